/** A fact added without asking first, and heard without reading again; and what happens when another tab was there meanwhile. */

import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredEvent } from '../../src/events/record.ts';
import type { StoreOutcome, OpenedDeal, StoredDeal } from '../../src/store/deal.ts';
import type { Store } from '../../src/store/store.ts';
import type { StoreLedger } from '../../src/store/tables.ts';
import { computer, type Computer } from './fake.ts';
import { facts, headerNamed } from './sample.ts';

let machine: Computer;
beforeEach(() => {
  machine = computer();
});
afterEach(() => {
  vi.restoreAllMocks();
  machine.shutDown();
});

async function twoTabs(length = 2): Promise<[here: Store, there: Store]> {
  const here = await machine.tab();
  const there = await machine.tab();
  await here.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(length) });
  return [here, there];
}

/** What is asked of the database from now on, in order. */
function asked(): string[] {
  const calls: string[] = [];
  for (const name of ['get', 'getAll', 'openCursor', 'add', 'put', 'delete'] as const) {
    const own = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      calls.push(`${name} ${this.name}`);
      return own.apply(this, args);
    } as never);
  }
  return calls;
}

const versions = async () => (await machine.rows<StoredEvent>('events')).map(({ version }) => version);
const stored = async () => (await machine.rows<StoredDeal>('deals'))[0];

describe('a fact added by the page that wrote last', () => {
  it('is one row of its own, and one question to the database', async () => {
    const [here] = await twoTabs();
    const calls = asked();
    expect(await here.append('deal', 2, facts(1, 2))).toEqual({ ok: true, version: 3 });
    expect(calls).toEqual(['get state', 'add events', 'put state']);
    expect(await versions()).toEqual([1, 2, 3]);
    expect(await here.read('deal')).toMatchObject({ ok: true, deal: { version: 3, state: 'live' } });
  });

  it('leaves the deal’s own row behind, and every tab and every later start has the deal as it is', async () => {
    const [here, there] = await twoTabs();
    await here.append('deal', 2, facts(2, 2));
    expect(await stored()).toMatchObject({ version: 2 });
    const [{ storedAt } = { storedAt: '' }] = (await machine.rows<StoredEvent>('events')).slice(-1);
    here.end();
    for (const tab of [there, await machine.tab()]) {
      expect((await tab.list()).ok && (await tab.list())).toMatchObject({
        deals: [{ version: 4, updatedAt: storedAt }],
      });
      expect(await tab.read('deal')).toMatchObject({ deal: { version: 4 }, events: { length: 4 } });
      expect(tab.loss.value).toBeNull();
    }
    expect(await there.append('deal', 4, facts(1, 4))).toEqual({ ok: true, version: 5 });
  });

  it.each<[string, (store: Store) => Promise<unknown>]>([
    ['a name', (store) => store.rename('deal', 'Ours')],
    ['another deal', (store) => store.create({ stream: 'other', header: headerNamed('Other') })],
    [
      'a mark of a finding',
      (store) => store.marks.give([{ type: 'FindingMarked', finding: 'a', mark: 'fixed' }]),
    ],
    ['a mark of a moment', (store) => store.append('deal', 4, [], { here: 4 })],
  ])('has its deal’s row set right by the next other write: %s', async (_, write) => {
    const [here] = await twoTabs();
    await here.append('deal', 2, facts(2, 2));
    await write(here);
    const row = (await machine.rows<StoredDeal>('deals')).find(({ stream }) => stream === 'deal');
    expect(row).toMatchObject({ version: 4 });
    expect(await machine.rows('state')).toMatchObject([{ grown: {} }]);
  });

  it('is missed when it is gone, or another before it, and nothing is closed over the gap', async () => {
    const [here] = await twoTabs();
    await here.append('deal', 2, facts(3, 2));
    for (const gone of [5, 3]) {
      await machine.tamper('events', (rows) => void rows.delete(['deal', gone]));
      expect(await here.read('deal')).toMatchObject({ ok: false, code: 'corrupt' });
      expect(await here.close('deal')).toMatchObject({ ok: false, code: 'corrupt' });
    }
  });

  it('says nothing of a deal that takes the name of a removed one', async () => {
    const [here] = await twoTabs();
    await here.append('deal', 2, facts(3, 2));
    await here.remove(['deal']);
    await here.create({ stream: 'deal', header: headerNamed('Again'), events: facts(1) });
    expect(await here.read('deal')).toMatchObject({ ok: true, deal: { version: 1 } });
  });

  it('in many deals by turns keeps what is written with each fact short', async () => {
    const [here] = await twoTabs(0);
    const streams = Array.from({ length: 9 }, (_, n) => `deal${n}`);
    for (const stream of streams) await here.create({ stream, header: headerNamed(stream) });
    for (let n = 0; n < 3; n++)
      for (const stream of streams) {
        await here.read(stream);
        expect(await here.append(stream, n, facts(1, n))).toEqual({ ok: true, version: n + 1 });
        const [ledger] = await machine.rows<StoreLedger>('state');
        expect(Object.keys(ledger?.grown ?? {}).length).toBeLessThan(5);
      }
    here.end();
    const listed = await (await machine.tab()).list();
    expect(listed.ok && listed.deals.map(({ version }) => version)).toEqual([...streams.map(() => 3), 0]);
  });

  it('is found again by the facts themselves where the count of writes is gone', async () => {
    const [here] = await twoTabs();
    await here.append('deal', 2, facts(3, 2));
    here.end();
    await machine.tamper('state', (rows) => void rows.clear());
    expect(await (await machine.tab()).read('deal')).toMatchObject({ ok: true, deal: { version: 5 } });
  });

  it('is so in a page that has only read the deal, and takes the long way once another has written', async () => {
    const [here, there] = await twoTabs();
    await there.read('deal');
    const calls = asked();
    expect(await there.append('deal', 2, facts(1, 2))).toEqual({ ok: true, version: 3 });
    expect(calls).toEqual(['get state', 'add events', 'put state']);
    const [before] = await machine.rows<{ writes: number }>('state');
    await here.append('deal', 3, facts(1, 3));
    expect(await there.append('deal', 3, facts(1, 3))).toMatchObject({ code: 'versionConflict', version: 4 });
    expect(await there.append('deal', 4, facts(1, 4))).toEqual({ ok: true, version: 5 });
    expect(await versions()).toEqual([1, 2, 3, 4, 5]);
    const [after] = await machine.rows<{ writes: number }>('state');
    expect(after!.writes).toBe(before!.writes + 2);
  });

  it('is counted as every other write', async () => {
    const [here] = await twoTabs();
    const [before] = await machine.rows<{ writes: number }>('state');
    for (let n = 2; n < 7; n++) await here.append('deal', n, facts(1, n), { [`n${n}`]: n });
    const [after] = await machine.rows<{ writes: number }>('state');
    expect(after!.writes).toBe(before!.writes + 5);
    expect((await stored())!.marks).toEqual({ n2: 2, n3: 3, n4: 4, n5: 5, n6: 6 });
    here.end();
    const again = await machine.tab();
    expect(again.loss.value).toBeNull();
    expect(await again.read('deal')).toMatchObject({ ok: true, deal: { version: 7 } });
  });

  it('is refused as before where it does not fit', async () => {
    const [here] = await twoTabs();
    expect(await here.append('deal', 1, facts(1, 1))).toMatchObject({ code: 'versionConflict', version: 2 });
    expect(await here.append('deal', 3, facts(1, 3))).toMatchObject({ code: 'versionConflict', version: 2 });
    expect(await here.append('deal', 2, facts(1, 2), { late: 9 })).toMatchObject({ code: 'badMark' });
    expect(await versions()).toEqual([1, 2]);
  });

  it('waits in memory when the disk is full, and is stored once there is room', async () => {
    const [here] = await twoTabs();
    const { add } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'events') throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, row);
    });
    expect(await here.append('deal', 2, facts(1, 2))).toMatchObject({ code: 'full' });
    expect([here.unsaved.value, await versions()]).toEqual([1, [1, 2]]);
    full.mockRestore();
    expect(await here.append('deal', 3, facts(1, 3))).toEqual({ ok: true, version: 4 });
    expect([here.unsaved.value, await versions()]).toEqual([0, [1, 2, 3, 4]]);
  });
});

describe('what another tab wrote meanwhile', () => {
  it('is not written over: a name', async () => {
    const [here, there] = await twoTabs();
    await there.rename('deal', 'Ours');
    expect(await here.append('deal', 2, facts(1, 2))).toEqual({ ok: true, version: 3 });
    expect(await stored()).toMatchObject({ name: 'Ours' });
    expect(await here.read('deal')).toMatchObject({ ok: true, deal: { name: 'Ours', version: 3 } });
  });

  it('is not written over: a mark', async () => {
    const [here, there] = await twoTabs();
    await there.append('deal', 2, [], { here: 2 });
    expect(await here.append('deal', 2, facts(1, 2), { here: 1 })).toMatchObject({ code: 'markTaken' });
    expect((await stored())!.marks).toEqual({ here: 2 });
  });

  it.each<[string, string, (there: Store) => Promise<unknown>]>([
    ['closed', 'closed', (there) => there.close('deal')],
    ['removed', 'unknownStream', (there) => there.remove(['deal'])],
    ['gone on', 'versionConflict', (there) => there.append('deal', 2, facts(2, 2))],
  ])('is found: %s', async (_, code, write) => {
    const [here, there] = await twoTabs();
    await write(there);
    const before = [await versions(), await stored()];
    expect(await here.append('deal', 2, facts(1, 2))).toMatchObject({ ok: false, code });
    expect([await versions(), await stored()]).toEqual(before);
  });

  it('in another deal leaves this one as it is, and every write has its number', async () => {
    const [here, there] = await twoTabs();
    await there.create({ stream: 'other', header: headerNamed('Other') });
    const [before] = await machine.rows<{ writes: number }>('state');
    for (let n = 0; n < 6; n++) {
      expect(await here.append('deal', n + 2, facts(1, n + 2))).toMatchObject({ ok: true });
      expect(await there.append('other', n, facts(1, n))).toMatchObject({ ok: true });
    }
    await Promise.all([here.append('deal', 8, facts(1, 8)), there.append('other', 6, facts(1, 6))]);
    expect(await machine.rows('state')).toMatchObject([{ writes: before!.writes + 14, deals: 2 }]);
    expect(await versions()).toHaveLength(16);
  });
});

describe('who follows a deal', () => {
  const following = (store: Store) => {
    const seen: StoreOutcome<OpenedDeal>[] = [];
    store.live('deal').subscribe((found) => seen.push(found));
    const until = (events: number) =>
      expect
        .poll(() => seen.at(-1), { timeout: 5000 })
        .toMatchObject({ ok: true, events: { length: events } });
    return { seen, until };
  };

  it('hears each fact from either tab, and reads nothing for it', async () => {
    const [here, there] = await twoTabs();
    const [ours, theirs] = [following(here), following(there)];
    await Promise.all([ours.until(2), theirs.until(2)]);
    const modes: (string | undefined)[] = [];
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...wanted
    ) {
      modes.push(wanted[1]);
      return transaction.apply(this, wanted);
    });
    for (let n = 2; n < 5; n++) await here.append('deal', n, facts(1, n));
    await Promise.all([ours.until(5), theirs.until(5)]);
    expect(modes).toEqual(['readwrite', 'readwrite', 'readwrite']);
    const [mine, other] = [ours.seen.at(-1)!, theirs.seen.at(-1)!];
    expect(mine).toEqual(await here.read('deal'));
    expect(other).toEqual(mine);
    // Each fact once, and what was known before is the same still.
    expect(ours.seen).toHaveLength(4);
    const [first] = ours.seen;
    expect(mine.ok && first?.ok && mine.events[0] === first.events[0]).toBe(true);
  });

  it('reads only the rows behind those that are known, where it was not told them', async () => {
    const [here, there] = await twoTabs(40);
    const theirs = following(there);
    await theirs.until(40);
    const rows: number[] = [];
    const { getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...wanted
    ) {
      const request = getAll.apply(this, wanted);
      if (this.name === 'events') request.addEventListener('success', () => rows.push(request.result.length));
      return request;
    });
    // A name changes the deal, and nobody says what of it.
    await here.append('deal', 40, facts(1, 40));
    await here.rename('deal', 'Ours');
    await expect.poll(() => theirs.seen.at(-1), { timeout: 5000 }).toMatchObject({ deal: { name: 'Ours' } });
    // On a busy machine the row may be read for the new fact and for the new name, but never the forty before it.
    expect(new Set(rows)).toEqual(new Set([1]));
    await theirs.until(41);
  });

  it('reads all again when what is known is no longer what is stored', async () => {
    const [here, there] = await twoTabs(3);
    const theirs = following(there);
    await theirs.until(3);
    await machine.tamper('events', (rows) => {
      rows.put({ stream: 'deal', version: 3, event: facts(9)[8], storedAt: '' });
    });
    await here.rename('deal', 'Ours');
    await expect.poll(() => theirs.seen.at(-1), { timeout: 5000 }).toEqual(await here.read('deal'));
    expect(theirs.seen.at(-1)).toMatchObject({ events: [{}, {}, { event: facts(9)[8] }] });
  });

  it('keeps the list in order, with how far each deal has come', async () => {
    const [here, there] = await twoTabs();
    await here.create({ stream: 'other', header: headerNamed('Other') });
    let list: string[] = [];
    there.liveList().subscribe((found) => {
      if (found.ok) list = found.deals.map(({ stream, version }) => `${stream} ${version}`);
    });
    await expect.poll(() => list, { timeout: 5000 }).toEqual(['other 0', 'deal 2']);
    await here.append('deal', 2, facts(3, 2));
    await expect.poll(() => list, { timeout: 5000 }).toEqual(['deal 5', 'other 0']);
    await here.remove(['deal']);
    await expect.poll(() => list, { timeout: 5000 }).toEqual(['other 0']);
  });
});
