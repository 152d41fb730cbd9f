/** What every store keeps to, in the browser's database or in memory. */

import { afterEach, describe, expect, it } from 'vitest';
import type { StoreOutcome } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import { computer, forbidden, type Computer } from './fake.ts';
import { facts, headerNamed, why } from './sample.ts';

function good<T extends object>(outcome: StoreOutcome<T>): { readonly ok: true } & T {
  expect(outcome).toMatchObject({ ok: true });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

const factsOf = async (store: Store, stream: string) =>
  good(await store.read(stream)).events.map(({ event }) => event);

let machine: Computer;
const open = {
  durable: () => (machine = computer()).tab(),
  memory: () => (machine = computer()).tab({ indexedDB: forbidden }),
};
afterEach(() => machine.shutDown());

describe.each(['durable', 'memory'] as const)('a %s store', (kind) => {
  it('says what it is', async () => {
    const store = await open[kind]();
    expect(store.kind).toBe(kind);
    expect(store.problems.value.map(({ code }) => code)).toEqual(kind === 'memory' ? ['unavailable'] : []);
  });

  it('gives back what was put in, in order, numbered from 1', async () => {
    const store = await open[kind]();
    const header = headerNamed('First');
    const { stream, version } = good(
      await store.create({ header, events: facts(3), marks: { start: 0, here: 3 } }),
    );
    expect(version).toBe(3);
    expect(await store.append(stream, 3, facts(20, 3))).toEqual({ ok: true, version: 23 });
    const { deal, events } = good(await store.read(stream));
    expect(deal).toMatchObject({
      stream,
      header,
      state: 'live',
      version: 23,
      closings: [],
      marks: { start: 0, here: 3 },
    });
    expect(events.map((row) => row.version)).toEqual(Array.from({ length: 23 }, (_, n) => n + 1));
    expect(events.map((row) => row.event)).toEqual(facts(23));
    expect(good(await store.record(stream))).toEqual({
      ok: true,
      record: { header, events: facts(23), marks: { start: 0, here: 3 } },
    });
  });

  it('keeps no tie to the objects it was given', async () => {
    const store = await open[kind]();
    const given = facts(2);
    const { stream } = good(await store.create({ header: headerNamed('Tie') }));
    await store.append(stream, 0, given);
    (given[0] as { seat: string }).seat = 'W';
    expect(await factsOf(store, stream)).toEqual(facts(2));
  });

  it('lets one of eight writers add after the same event, and tells the others what is there now', async () => {
    const store = await open[kind]();
    const { stream } = good(await store.create({ header: headerNamed('Race'), events: facts(5) }));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, writer) => store.append(stream, 5, facts(4, writer * 4))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, version: 9 }]);
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toEqual(
      Array.from({ length: 7 }, () => ({ ok: false, code: 'versionConflict', stream, version: 9 })),
    );
    const winner = outcomes.findIndex(({ ok }) => ok);
    expect(await factsOf(store, stream)).toEqual([...facts(5), ...facts(4, winner * 4)]);
    expect(store.problems.value.filter(({ code }) => code !== 'unavailable')).toEqual([]);
  });

  it.each([0, 4, 6, -1, Number.NaN])('refuses facts after event %s of five', async (expected) => {
    const store = await open[kind]();
    const { stream } = good(await store.create({ header: headerNamed('Five'), events: facts(5) }));
    const refused = await store.append(stream, expected, facts(2), { later: 5 });
    expect(refused).toEqual({ ok: false, code: 'versionConflict', stream, version: 5 });
    const { deal, events } = good(await store.read(stream));
    expect([deal.version, events.length, deal.marks]).toEqual([5, 5, {}]);
  });

  it('knows only the deals it has', async () => {
    const store = await open[kind]();
    const refusal = { ok: false, code: 'unknownStream', stream: 'nobody' };
    expect(await store.append('nobody', 0, facts(1))).toEqual(refusal);
    expect(await store.read('nobody')).toEqual(refusal);
    expect(await store.record('nobody')).toEqual(refusal);
    expect(await store.close('nobody')).toEqual(refusal);
    expect(await store.reopen('nobody', why())).toEqual(refusal);
    expect(await store.remove(['nobody'])).toEqual(refusal);
  });

  it('creates all of a file or nothing of it', async () => {
    const store = await open[kind]();
    good(await store.create({ stream: 'b', header: headerNamed('B') }));
    const drafts = ['a', 'b', 'c'].map((stream) => ({
      stream,
      header: headerNamed(stream),
      events: facts(9),
    }));
    expect(await store.createAll(drafts)).toEqual({ ok: false, code: 'streamExists', stream: 'b' });
    expect(good(await store.list()).deals.map(({ stream }) => stream)).toEqual(['b']);
    expect(await store.read('a')).toMatchObject({ code: 'unknownStream' });
    const twice = drafts.slice(0, 1).concat(drafts.slice(0, 1));
    expect(await store.createAll(twice)).toEqual({ ok: false, code: 'streamExists', stream: 'a' });
    good(await store.createAll([...drafts.slice(0, 1), { ...drafts[2]!, closed: true }]));
    expect(await factsOf(store, 'c')).toEqual(facts(9));
  });

  it('lists the deal changed last first', async () => {
    const store = await open[kind]();
    for (const stream of ['a', 'b', 'c']) good(await store.create({ stream, header: headerNamed(stream) }));
    good(await store.append('a', 0, facts(1)));
    expect(good(await store.list()).deals.map(({ stream }) => stream)).toEqual(['a', 'c', 'b']);
  });

  describe('marks', () => {
    it('are set in the same moment as the facts that need them, and never moved', async () => {
      const store = await open[kind]();
      const { stream } = good(await store.create({ header: headerNamed('Marks'), events: facts(5) }));
      const amended = { type: 'Amended' as const, event: 'wrongCard', with: facts(1)[0]! };
      good(await store.append(stream, 5, [amended], { wrongCard: 4 }));
      expect(await store.append(stream, 6, facts(1), { wrongCard: 3 })).toMatchObject({ code: 'markTaken' });
      expect(await store.append(stream, 6, [], { wrongCard: 4, end: 6 })).toEqual({ ok: true, version: 6 });
      expect(good(await store.read(stream)).deal.marks).toEqual({ wrongCard: 4, end: 6 });
    });

    it.each([-1, 1.5, 8])('are refused at %s of seven events', async (at) => {
      const store = await open[kind]();
      const { stream } = good(await store.create({ header: headerNamed('Marks'), events: facts(5) }));
      expect(await store.append(stream, 5, facts(2), { there: at })).toMatchObject({ code: 'badMark' });
      expect(await store.create({ header: headerNamed('x'), events: facts(7), marks: { at } })).toMatchObject(
        { code: 'badMark' },
      );
      expect((await factsOf(store, stream)).length).toBe(5);
    });
  });

  describe('a closed deal', () => {
    async function closed(length = 80) {
      const store = await open[kind]();
      const made = good(
        await store.create({ header: headerNamed('Closed'), events: facts(length), marks: { m: 1 } }),
      );
      const before = good(await store.read(made.stream));
      const { digest } = good(await store.close(made.stream, length));
      return { store, stream: made.stream, before, digest };
    }

    it('reads exactly as before', async () => {
      const { store, stream, before, digest } = await closed();
      const after = good(await store.read(stream));
      expect(after.events).toEqual(before.events);
      expect(after.deal).toMatchObject({
        ...before.deal,
        state: 'closed',
        updatedAt: after.deal.updatedAt,
        closings: [{ version: 80, digest }],
      });
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
      expect(good(await store.record(stream)).record.events).toEqual(facts(80));
    });

    it('may be stored closed at once, in one row', async () => {
      const store = await open[kind]();
      const draft = { stream: 'd', header: headerNamed('At once'), events: facts(3) };
      expect(await store.create({ ...draft, closed: true })).toEqual({ ok: true, stream: 'd', version: 3 });
      const { deal } = good(await store.read('d'));
      expect(deal).toMatchObject({ state: 'closed', version: 3, closings: [{ version: 3 }] });
      expect(await factsOf(store, 'd')).toEqual(facts(3));
      expect(await store.append('d', 3, facts(1))).toMatchObject({ code: 'closed' });
    });

    it('takes nothing more', async () => {
      const { store, stream } = await closed(4);
      expect(await store.append(stream, 4, facts(1))).toEqual({
        ok: false,
        code: 'closed',
        stream,
        version: 4,
      });
      expect(await store.append(stream, 4, [], { x: 1 })).toMatchObject({ code: 'closed' });
      expect(await store.close(stream)).toEqual({ ok: false, code: 'closed', stream, version: 4 });
    });

    it('is reopened only by a statement of who and why, which stays in the record', async () => {
      const { store, stream, digest } = await closed(4);
      expect(await store.reopen(stream)).toMatchObject({ code: 'reasonMissing' });
      expect(await store.reopen(stream, why(' '))).toMatchObject({ code: 'reasonMissing' });
      expect(await store.reopen(stream, { ...why(), by: '' })).toMatchObject({ code: 'reasonMissing' });
      expect(await store.reopen(stream, why())).toEqual({ ok: true, version: 5 });
      expect(await store.reopen(stream, why())).toEqual({
        ok: false,
        code: 'notClosed',
        stream,
        version: 5,
      });
      good(await store.append(stream, 5, facts(2, 4)));
      const { deal, events } = good(await store.read(stream));
      expect(events.map(({ event }) => event)).toEqual([...facts(4), why(), ...facts(2, 4)]);
      expect(deal).toMatchObject({ state: 'live', version: 7, closings: [{ version: 4, digest }] });
      good(await store.close(stream));
      const again = good(await store.read(stream));
      expect(again.events).toEqual(events);
      expect(again.deal.closings.map(({ version }) => version)).toEqual([4, 7]);
    });

    it('is only unpacked where nobody finished it, into the same stream', async () => {
      const store = await open[kind]();
      const { stream } = good(
        await store.create({ header: headerNamed('Read from a file'), events: facts(4), closed: true }),
      );
      const before = good(await store.read(stream));
      expect(await store.reopen(stream)).toEqual({ ok: true, version: 4 });
      const after = good(await store.read(stream));
      expect(after.events).toEqual(before.events);
      expect(after.deal.state).toBe('live');
      good(await store.append(stream, 4, facts(1, 4)));
      expect(await factsOf(store, stream)).toEqual(facts(5));
      good(await store.close(stream));
      expect(await store.reopen(stream)).toMatchObject({ code: 'reasonMissing' });
    });

    it('is called otherwise without a change of what is recorded', async () => {
      const { store, stream, digest } = await closed(4);
      good(await store.rename(stream, 'East plays the four'));
      const { deal, events } = good(await store.read(stream));
      expect(deal).toMatchObject({ name: 'East plays the four', state: 'closed', closings: [{ digest }] });
      expect(events.map(({ event }) => event)).toEqual(facts(4));
      expect(good(await store.list()).deals[0]?.name).toBe('East plays the four');
      expect(await store.rename('nobody', 'x')).toMatchObject({ code: 'unknownStream' });
    });

    it('is not closed over events the person has not seen', async () => {
      const store = await open[kind]();
      const { stream } = good(await store.create({ header: headerNamed('Unseen'), events: facts(3) }));
      expect(await store.close(stream, 2)).toEqual({
        ok: false,
        code: 'versionConflict',
        stream,
        version: 3,
      });
      const [closing, adding] = await Promise.all([
        store.close(stream),
        store.append(stream, 3, facts(1, 3)),
      ]);
      expect([closing.ok, adding.ok].filter(Boolean)).toHaveLength(1);
      expect(await factsOf(store, stream)).toEqual(facts(adding.ok ? 4 : 3));
    });
  });

  describe('a branch', () => {
    it('reads as its parent up to the fork, then its own', async () => {
      const store = await open[kind]();
      const { stream } = good(
        await store.create({ header: headerNamed('Trunk'), events: facts(6), marks: { early: 2, late: 5 } }),
      );
      const branch = good(
        await store.create({ header: headerNamed('What if'), parent: stream, fork: 4, events: facts(2, 30) }),
      );
      const twig = good(await store.create({ header: headerNamed('Else'), parent: branch.stream, fork: 5 }));
      good(await store.append(twig.stream, 0, facts(1, 40), { end: 6 }));
      good(await store.close(stream));
      const { record } = good(await store.record(twig.stream));
      expect(record.events).toEqual([...facts(4), ...facts(1, 30), ...facts(1, 40)]);
      expect([record.header.title, record.marks]).toEqual(['Else', { early: 2, end: 6 }]);
      expect(await factsOf(store, stream)).toEqual(facts(6));
    });

    it('begins within its parent', async () => {
      const store = await open[kind]();
      const { stream } = good(await store.create({ header: headerNamed('Trunk'), events: facts(6) }));
      for (const fork of [7, -1, 0.5]) {
        expect(await store.create({ header: headerNamed('x'), parent: stream, fork })).toMatchObject({
          code: 'badFork',
        });
      }
      expect(await store.create({ header: headerNamed('x'), parent: 'gone', fork: 0 })).toMatchObject({
        code: 'badFork',
      });
      expect(good(await store.list()).deals).toHaveLength(1);
    });

    it('keeps its parent from being removed', async () => {
      const store = await open[kind]();
      const { stream } = good(await store.create({ header: headerNamed('Trunk'), events: facts(6) }));
      const branch = good(await store.create({ header: headerNamed('Branch'), parent: stream, fork: 6 }));
      expect(await store.remove([stream])).toEqual({ ok: false, code: 'hasBranches', stream });
      expect(await store.remove([branch.stream])).toMatchObject({ ok: true });
      expect(await store.remove([stream])).toMatchObject({ ok: true });
      expect(good(await store.list()).deals).toEqual([]);
      expect((await store.exportAll()).deals).toEqual([]);
    });
  });

  it('shows a deal as it grows, closes and goes', async () => {
    const store = await open[kind]();
    const { stream } = good(await store.create({ header: headerNamed('Live') }));
    const seen: string[] = [];
    const watching = store.live(stream).subscribe((found) => {
      const state = found.ok ? `${found.deal.state} ${found.events.length}` : found.code;
      if (seen.at(-1) !== state) seen.push(state);
    });
    const until = async (state: string) => {
      await expect.poll(() => seen.at(-1), { timeout: 2000 }).toBe(state);
    };
    await until('live 0');
    await store.append(stream, 0, facts(4));
    await until('live 4');
    await store.close(stream);
    await until('closed 4');
    await store.reopen(stream, why());
    await until('live 5');
    await store.remove([stream]);
    await until('unknownStream');
    watching.unsubscribe();
    expect(seen).toEqual(['live 0', 'live 4', 'closed 4', 'live 5', 'unknownStream']);
  });

  it('shows the list as it changes', async () => {
    const store = await open[kind]();
    let titles: string[] = [];
    const watching = store.liveList().subscribe((found) => {
      if (found.ok) titles = found.deals.map(({ header }) => header.title);
    });
    await store.create({ header: headerNamed('One') });
    await store.create({ header: headerNamed('Two') });
    await expect.poll(() => titles, { timeout: 2000 }).toEqual(['Two', 'One']);
    watching.unsubscribe();
  });

  it('exports everything, and the export makes the same deals again', async () => {
    const store = await open[kind]();
    good(
      await store.create({
        stream: 'trunk',
        header: headerNamed('Trunk'),
        events: facts(12),
        marks: { m: 3 },
      }),
    );
    good(
      await store.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(52), closed: true }),
    );
    good(
      await store.create({
        stream: 'branch',
        header: headerNamed('Branch'),
        parent: 'trunk',
        fork: 2,
        events: facts(1, 7),
      }),
    );
    const backup = await store.exportAll();
    expect(backup).toMatchObject({ format: 'dealtrail-backup/1', complete: true, stranded: [] });
    expect(JSON.parse(JSON.stringify(backup))).toEqual(backup);
    expect(backup.deals.map(({ stream, unsaved }) => [stream, unsaved])).toEqual([
      ['branch', 0],
      ['shut', 0],
      ['trunk', 0],
    ]);
    const other = await open[kind]();
    const drafts = backup.deals.map(({ stream, state, parent, fork, record }) => ({
      stream,
      ...record,
      ...(parent === undefined ? {} : { parent, fork: fork ?? 0 }),
      closed: state === 'closed',
    }));
    good(await other.createAll(drafts.reverse()));
    for (const stream of ['trunk', 'shut', 'branch']) {
      expect(good(await other.record(stream)).record).toEqual(good(await store.record(stream)).record);
    }
    other.end();
    store.end();
  });
});
