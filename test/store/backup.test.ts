/** A saved copy of everything: into a file, and back on this or on another machine. */

import { beforeEach, describe, expect, it } from 'vitest';
import { backupText, readBackup } from '../../src/store/backupFile.ts';
import type { Backup } from '../../src/store/backup.ts';
import type { Store } from '../../src/store/store.ts';
import type { PackedDeal } from '../../src/store/tables.ts';
import { shutDownAfterEach } from './fake.ts';
import { facts, headerNamed, why } from './sample.ts';

const { machines, machine } = shutDownAfterEach();

const fixed = (finding: string) => ({ type: 'FindingMarked' as const, finding, mark: 'fixed' as const });

async function filled(): Promise<Store> {
  const store = await machine().tab();
  await store.create({
    stream: 'live',
    header: headerNamed('Live'),
    events: facts(7),
    marks: { m: 2, '7': 7 },
  });
  await store.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(30), closed: true });
  await store.create({ stream: 'again', header: headerNamed('Again'), events: facts(5) });
  await store.close('again');
  await store.reopen('again', why());
  await store.create({
    stream: 'twig',
    header: headerNamed('Twig'),
    parent: 'live',
    fork: 3,
    events: facts(2, 30),
  });
  await store.marks.give([fixed('a')]);
  await store.marks.give([{ ...fixed('b'), comment: 'ask East' }]);
  await store.marks.undo(0);
  return store;
}

async function contents(store: Store) {
  const { deals, marks } = await store.exportAll();
  return { deals: deals.toSorted((a, b) => a.stream.localeCompare(b.stream)), marks };
}

async function saved(store: Store): Promise<string> {
  return backupText({ ...(await store.exportAll()), settings: { theme: 'dark' } });
}

async function restored(store: Store, text: string) {
  const read = readBackup(text);
  if (read === null) throw new Error('no backup');
  const done = await store.restore(read.backup);
  if (!done.ok) throw new Error(done.code);
  return { ...read, done };
}

describe('a saved copy', () => {
  let store: Store;
  beforeEach(async () => {
    store = await filled();
  });

  it('restored on another machine is equal', async () => {
    const there = await machine().tab({ now: () => '2026-11-02T00:00:00.000Z' });
    const { done, backup, spoilt, damaged } = await restored(there, await saved(store));
    expect(done).toMatchObject({ added: 4, known: 0, beside: 0, marks: 3, spoilt: [] });
    expect([spoilt, damaged, backup.settings]).toEqual([[], false, { theme: 'dark' }]);
    expect(await contents(there)).toEqual(await contents(store));
    expect(await there.record('twig')).toEqual(await store.record('twig'));
    expect(await there.append('live', 7, facts(1, 7))).toEqual({ ok: true, version: 8 });
  });

  it('restored on a machine whose clock is behind has no deal that was changed later than now', async () => {
    const now = '2026-10-31T00:00:00.000Z';
    const there = await machine().tab({ now: () => now });
    await restored(there, await saved(store));
    const { deals } = await there.exportAll();
    expect(deals.map(({ updatedAt }) => updatedAt)).toEqual(deals.map(() => now));
    expect(deals.map(({ record }) => record.events.length)).toContain(30);
  });

  it('restored where it was saved changes nothing', async () => {
    const before = await contents(store);
    const { done } = await restored(store, await saved(store));
    expect(done).toMatchObject({ added: 0, known: 4, beside: 0, marks: 0 });
    expect(await contents(store)).toEqual(before);
  });

  it('that is older than the deal here leaves it as it is', async () => {
    const text = await saved(store);
    await store.append('live', 7, facts(2, 7));
    const { done } = await restored(store, text);
    expect(done).toMatchObject({ known: 4, beside: 0 });
    expect(await store.read('live')).toMatchObject({ deal: { version: 9 } });
  });

  it('of the same name and other content is kept beside, told apart, and only once', async () => {
    const there = await machine().tab();
    await there.create({ stream: 'live', header: headerNamed('Another'), events: facts(3, 20) });
    await there.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(30, 1), closed: true });
    const before = [await there.read('live'), await there.read('shut')];
    const text = await saved(store);
    expect((await restored(there, text)).done).toMatchObject({ added: 2, beside: 2 });
    expect([await there.read('live'), await there.read('shut')]).toEqual(before);
    const listed = await there.list();
    const copies = listed.ok ? listed.deals.filter(({ copyOf }) => copyOf !== undefined) : [];
    expect(
      copies.map(({ copyOf }) => copyOf?.stream).toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['live', 'shut']);
    for (const { stream, copyOf } of copies) {
      const copy = await there.record(stream);
      const original = await store.record(copyOf!.stream);
      expect(copy.ok && original.ok && copy.record).toEqual(original.ok && original.record);
    }
    // The branch leaves the copy, whose events it has.
    const twig = await there.record('twig');
    expect(twig).toMatchObject({ ok: true, record: { events: [...facts(3), ...facts(2, 30)] } });
    const again = await restored(there, text);
    expect(again.done).toMatchObject({ added: 0, beside: 0, known: 4 });
    expect((await contents(there)).deals).toHaveLength(6);
  });

  it('kept beside another says from which event on they differ, in a branch too, and after another backup', async () => {
    const there = await machine().tab();
    await there.create({
      stream: 'live',
      header: headerNamed('Live'),
      events: [...facts(4), ...facts(2, 20)],
    });
    await there.create({
      stream: 'twig',
      header: headerNamed('Twig'),
      parent: 'live',
      fork: 3,
      events: facts(1, 30),
    });
    await there.create({ stream: 'again', header: headerNamed('Again'), events: facts(5) });
    await there.create({ stream: 'shut', header: headerNamed('Other'), events: facts(30), closed: true });
    await restored(there, await saved(store));
    const last = await machine().tab();
    await restored(last, await saved(there));
    for (const one of [there, last]) {
      const listed = await one.list();
      const copies = listed.ok ? listed.deals.flatMap(({ copyOf }) => copyOf ?? []) : [];
      const from = Object.fromEntries(copies.map((copy) => [copy.stream, copy.from]));
      // Of the last only the header differs.
      expect(from).toStrictEqual({ live: 5, twig: 5, shut: undefined });
    }
  });

  it('replaces a deal that is damaged here', async () => {
    const text = await saved(store);
    const [one] = machines;
    await one!.tamper('deals', (rows) => void rows.put({ stream: 'live', header: null }));
    expect((await restored(store, text)).done).toMatchObject({ added: 1, known: 3 });
    expect(await store.read('live')).toMatchObject({ ok: true, deal: { version: 7 } });
  });

  it('lets the later mark count, on whichever machine it was given', async () => {
    const there = await machine().tab();
    await there.marks.give([{ ...fixed('a'), mark: 'fine' }]);
    await restored(there, await saved(store));
    expect(there.marks.state.value.stored).toHaveLength(4);
    const times = there.marks.state.value.stored.map(({ storedAt }) => storedAt);
    expect(times).toEqual(times.toSorted());
    const again = await restored(there, await saved(store));
    expect(again.done.marks).toBe(0);
  });

  it('cut anywhere is read up to there, and says so', async () => {
    const text = await saved(store);
    const counts = new Set<number>();
    const lengths = new Set<number>();
    for (let length = 200; length < text.length - 20; length += 131) {
      const read = readBackup(text.slice(0, length));
      expect(read?.damaged, `cut at ${length}`).toBe(true);
      const { deals } = read!.backup;
      counts.add(deals.length);
      // Those not read are told, as soon as the file has said how many there were.
      expect(deals.length + read!.spoilt.length).toBe(4);
      const there = await machine().tab();
      const done = await there.restore(read!.backup);
      if (!done.ok) throw new Error(done.code);
      // A branch from behind the cut is told as not readable.
      expect(done.added + done.salvaged.length + done.spoilt.length).toBe(deals.length);
      // What is cut is one deal, up to the cut; never a fact behind it, and never another than was written.
      expect(done.salvaged.length).toBeLessThan(2);
      for (const { stream, version, salvaged } of done.salvaged) {
        const [was, is] = [await store.read(stream), await there.read(stream)];
        if (!was.ok || !is.ok) throw new Error(stream);
        expect(salvaged).toEqual({ had: was.events.length });
        expect(is.events.map(({ event }) => event)).toEqual(
          was.events.slice(0, version).map(({ event }) => event),
        );
        lengths.add(version);
      }
    }
    expect([...lengths].filter((length) => length > 4 && length < 30).length).toBeGreaterThan(5);
    expect([...counts]).toEqual(expect.arrayContaining([0, 1, 2, 3]));
  });

  it('spoilt in one place keeps what stands before it, and loses a deal without hands by name', async () => {
    const text = await saved(store);
    const at = text.indexOf('"Shut"') + 2;
    // The fifth fact of all that are written in the file like this one.
    const fifth = JSON.stringify(facts(5)[4]);
    const inShut = text.indexOf(fifth, at);
    for (const [spoilt, whole, left] of [
      [text.replace('"dealer":"E"', '"dealer":9'), 3, null],
      [`${text.slice(0, at)}X${text.slice(at + 1)}`, 3, 30],
      // Another card than was written, a name of a field that is none, and a quotation mark that is not there.
      [`${text.slice(0, inShut)}${text.slice(inShut).replace('"seat":"N"', '"seat":"S"')}`, 3, 4],
      [`${text.slice(0, inShut)}${text.slice(inShut).replace('"type"', '"tape"')}`, 3, 4],
      [`${text.slice(0, inShut)}${text.slice(inShut).replace('"type"', '"type')}`, 3, 4],
    ] as const) {
      const read = readBackup(spoilt)!;
      expect(read.backup.deals.filter((deal) => !deal.salvaged)).toHaveLength(whole);
      expect(read.damaged).toBe(true);
      const [deal] = read.backup.deals.filter((one) => one.salvaged);
      expect([deal?.record.events.length ?? null, read.spoilt.length]).toEqual([left, left === null ? 1 : 0]);
      if (left !== null) expect(deal!.record.events).toEqual(facts(left));
    }
  });

  it('of a deal that was damaged where it was kept holds it up to the gap', async () => {
    const [one] = machines;
    await one!.tamper('events', (rows) => void rows.delete(['live', 5]));
    expect(await store.read('live')).toMatchObject({ ok: false, code: 'corrupt' });
    const text = await saved(store);
    const there = await machine().tab();
    const { done, spoilt } = await restored(there, text);
    expect(spoilt).toEqual([]);
    expect(done).toMatchObject({
      added: 3,
      salvaged: [{ stream: 'live', version: 4, salvaged: { had: 7 } }],
    });
    const live = await there.record('live');
    expect(live.ok && live.record.events).toEqual(facts(4));
    expect(live.ok && live.record.marks).toEqual({ m: 2 });
    // Where it is damaged it stays as it is, since it may be mended, and what was salvaged stands beside it, once.
    expect((await restored(store, text)).done.salvaged).toMatchObject([{ copyOf: { stream: 'live' } }]);
    expect(await store.read('live')).toMatchObject({ ok: false, code: 'corrupt' });
    expect((await restored(store, text)).done).toMatchObject({ salvaged: [], beside: 0 });
  });

  it('of a closed deal whose row was damaged holds it as far as the row can be read', async () => {
    const [one] = machines;
    const [row] = await one!.rows<PackedDeal>('closed');
    await one!.tamper('closed', (rows) => void rows.put({ ...row, text: row!.text.slice(0, 1200) }));
    const there = await machine().tab();
    const { done } = await restored(there, await saved(store));
    expect(done).toMatchObject({
      added: 3,
      salvaged: [{ stream: 'shut', state: 'live', salvaged: { had: 30 } }],
    });
    const shut = await there.record('shut');
    const left = shut.ok ? shut.record.events : [];
    expect(left.length).toBeGreaterThan(3);
    expect(left).toEqual(facts(left.length));
  });

  it('leaves out a branch from behind what could be read of its parent, by name', async () => {
    const [one] = machines;
    await one!.tamper('events', (rows) => void rows.delete(['live', 3]));
    const there = await machine().tab();
    const { done } = await restored(there, await saved(store));
    expect(done.salvaged.map(({ stream }) => stream)).toEqual(['live']);
    expect(done.spoilt.map(({ stream }) => stream)).toEqual(['twig']);
  });

  it('that is whole replaces what a damaged one left, unless somebody has gone on with that', async () => {
    const text = await saved(store);
    const cut = text.slice(0, text.lastIndexOf(JSON.stringify(facts(7)[6])) + 3);
    for (const goneOn of [false, true]) {
      const there = await machine().tab();
      const { done } = await restored(there, cut);
      expect(done.salvaged).toMatchObject([{ stream: 'live', version: 6 }]);
      if (goneOn) await there.append('live', 6, facts(1, 40));
      const whole = await restored(there, text);
      expect(whole.done).toMatchObject(goneOn ? { beside: 1 } : { beside: 0 });
      const read = await there.read('live');
      expect(read.ok && [read.deal.version, read.deal.salvaged]).toEqual(
        goneOn ? [7, { had: 7 }] : [7, undefined],
      );
    }
  });

  it('nested deeper than anything that is kept is damaged, whatever its texts look like', () => {
    const head = '{"format":"dealtrail-backup/1","exportedAt":"","complete":true,"counts":{},"deals":';
    expect(readBackup(`${head}[],"settings":${'['.repeat(90)}${']'.repeat(90)}}`)).toMatchObject({
      damaged: false,
    });
    expect(readBackup(`${head}[],"settings":${'['.repeat(110)}${']'.repeat(110)}}`)).toMatchObject({
      damaged: true,
    });
    const text = JSON.stringify(`"${'[{'.repeat(200)}\\`);
    expect(readBackup(`${head}[],"settings":${text}}`)).toMatchObject({ damaged: false });
  });

  it('written otherwise by another program is still itself', async () => {
    const text = JSON.stringify(JSON.parse(await saved(store)), null, 2);
    expect(readBackup(text)).toMatchObject({ damaged: false, spoilt: [] });
    expect(readBackup(`\uFEFF${text}`)?.backup.deals).toHaveLength(4);
  });

  it('whose closed deal was changed together with its checksum is not believed', async () => {
    const backup = await store.exportAll();
    const forged: Backup = {
      ...backup,
      deals: backup.deals.map((deal) =>
        deal.stream === 'shut' ? { ...deal, record: { ...deal.record, events: facts(30, 2) } } : deal,
      ),
    };
    const there = await machine().tab();
    const { done } = await restored(there, backupText(forged));
    expect(done.added).toBe(3);
    expect(done.spoilt.map(({ stream }) => stream)).toEqual(['shut']);
  });

  it('holds facts that no longer fitted their deal, as a deal of their own', async () => {
    const backup = await store.exportAll();
    const stranded = [{ stream: 'live', after: 5, facts: facts(2, 50), code: 'versionConflict' as const }];
    const there = await machine().tab();
    const { done } = await restored(there, backupText({ ...backup, stranded }));
    expect(done).toMatchObject({ added: 4, beside: 1 });
    const { deals } = await contents(there);
    expect(
      deals.some(
        ({ record }) => JSON.stringify(record.events) === JSON.stringify([...facts(5), ...facts(2, 50)]),
      ),
    ).toBe(true);
  });

  it.each(['', '{}', '[]', '{"format":"dealtrail-case/1"}', 'null', '{"format":"dealtrail-backup/1"'])(
    'is not seen where there is none: %s',
    (text) => {
      const read = readBackup(text);
      expect(read === null || read.backup.deals.length === 0).toBe(true);
    },
  );

  it.each([
    '{"format":"dealtrail-backup/1","deals":7,"marks":"x","stranded":null,"unreadable":3}',
    '{"format":"dealtrail-backup/1","deals":[null,7,"x",[],{},{"record":null},{"stream":"a","record":{"events":[{}]}}]}',
    '{"format":"dealtrail-backup/1","deals":[{"stream":"__proto__","closings":{"at":0}}],"marks":[{"version":"1"}]}',
  ])('of anything at all is refused piece by piece: %s', async (text) => {
    const read = readBackup(text)!;
    expect(read.backup.deals).toEqual([]);
    expect(await store.restore(read.backup)).toMatchObject({ ok: true, added: 0 });
  });
});
