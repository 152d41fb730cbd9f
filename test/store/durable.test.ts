/** What only the browser's database can do, or do wrong: outlive the page, be tampered with, be half-written. */

import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredEvent } from '../../src/events/record.ts';
import { askToLast, hasNoRoom } from '../../src/store/health.ts';
import type { StoredDeal } from '../../src/store/deal.ts';
import type { AddedHere, Store } from '../../src/store/store.ts';
import type { PackedDeal } from '../../src/store/tables.ts';
import { computer, type Computer } from './fake.ts';
import { facts, headerNamed, why } from './sample.ts';

let machine: Computer;
beforeEach(() => {
  machine = computer();
});
afterEach(() => {
  vi.restoreAllMocks();
  machine.shutDown();
});

const codes = (store: Store) => store.problems.value.map(({ code }) => code);

async function withDeal(length: number, closed = false) {
  const store = await machine.tab();
  await store.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(length), closed });
  return store;
}

describe('rows', () => {
  it('are one an event while the deal is live, one a deal once it is closed', async () => {
    const store = await withDeal(80);
    expect(await machine.rows<StoredEvent>('events')).toEqual(
      facts(80).map((event, n) => ({ stream: 'deal', version: n + 1, event, storedAt: expect.any(String) })),
    );
    await store.close('deal');
    expect(await machine.rows('events')).toEqual([]);
    const [row, ...more] = await machine.rows<PackedDeal>('closed');
    expect(more).toEqual([]);
    expect(JSON.parse(row!.text).events).toEqual(facts(80));
    await store.reopen('deal', why());
    expect(await machine.rows('closed')).toEqual([]);
    expect(await machine.rows('events')).toHaveLength(81);
  });

  it('outlive the page', async () => {
    const before = await withDeal(80);
    await before.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(52), closed: true });
    const read = [await before.read('deal'), await before.read('shut'), await before.list()];
    before.end();
    const after = await machine.tab();
    expect(after.kind).toBe('durable');
    expect([await after.read('deal'), await after.read('shut'), await after.list()]).toEqual(read);
  });
});

describe('a conflict', () => {
  it('in the middle of a batch leaves nothing half-written', async () => {
    const store = await withDeal(5);
    // Somebody else's event 8, as no writer of ours would leave it: the batch meets it after writing 6 and 7.
    await machine.tamper('events', (rows) => {
      rows.add({ stream: 'deal', version: 8, event: facts(1)[0], storedAt: '' });
    });
    const before = await machine.rows('deals');
    expect(await store.append('deal', 5, facts(5, 5), { there: 7 })).toMatchObject({
      ok: false,
      code: 'versionConflict',
    });
    const rows = await machine.rows<StoredEvent>('events');
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 8]);
    expect(await machine.rows('deals')).toEqual(before);
    // And nobody takes the stray row for part of the deal.
    expect(await store.read('deal')).toEqual({ ok: false, code: 'corrupt', stream: 'deal' });
    const backup = await store.exportAll();
    expect(backup.deals[0]?.damaged?.events).toEqual([...facts(5), ...facts(1)]);
  });

  it('between tabs is told to one of them, and to nobody else', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => machine.tab()));
    await tabs[0]!.create({ stream: 'deal', header: headerNamed('Deal'), events: facts(2) });
    const outcomes = await Promise.all(tabs.map((tab, n) => tab.append('deal', 2, facts(3, n))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code)))).toEqual(
      new Set(['ok', 'versionConflict']),
    );
    expect(await machine.rows('events')).toHaveLength(5);
  });
});

describe('a row that was tampered with', () => {
  const tampering: Record<string, [string, (row: never) => unknown]> = {
    'a card in the text': [
      'closed',
      ({ text, ...row }: PackedDeal) => ({ ...row, text: text.replace('"C2"', '"CA"') }),
    ],
    'a white space': ['closed', ({ text, ...row }: PackedDeal) => ({ ...row, text: `${text} ` })],
    'text that is no JSON': ['closed', (row: PackedDeal) => ({ ...row, text: row.text.slice(0, -9) })],
    'the digest': ['closed', (row: PackedDeal) => ({ ...row, digest: '0'.repeat(64) })],
    'who held the cards': [
      'deals',
      (row: StoredDeal) => ({ ...row, header: { ...row.header, title: 'Another' } }),
    ],
    'a mark': ['deals', (row: StoredDeal) => ({ ...row, marks: { start: 3 } })],
    'the number of events': ['deals', (row: StoredDeal) => ({ ...row, version: 79 })],
    'the closings': ['deals', (row: StoredDeal) => ({ ...row, closings: [] })],
  };

  it.each(Object.entries(tampering))('is not believed: %s', async (_, [table, change]) => {
    const store = await withDeal(80, true);
    expect(await store.read('deal')).toMatchObject({ ok: true });
    const [row] = await machine.rows<never>(table);
    await machine.tamper(table, (rows) => void rows.put(change(row!)));
    const refusal = { ok: false, code: 'corrupt', stream: 'deal' };
    expect(await store.read('deal')).toEqual(refusal);
    expect(await store.record('deal')).toEqual(refusal);
    expect(await store.reopen('deal', why())).toEqual(refusal);
    expect(store.problems.value).toMatchObject([{ code: 'corrupt', stream: 'deal' }]);
    // What is there can still be saved, as it is.
    const [entry] = (await store.exportAll()).deals;
    expect(entry?.damaged?.packed).toEqual((await machine.rows('closed'))[0]);
    expect(await machine.rows('events')).toEqual([]);
  });

  it('is not believed when it is gone', async () => {
    const store = await withDeal(3, true);
    await machine.tamper('closed', (rows) => void rows.clear());
    expect(await store.read('deal')).toMatchObject({ code: 'corrupt' });
  });

  it('is not believed when the last event of a live deal is gone', async () => {
    const store = await withDeal(3);
    await machine.tamper('events', (rows) => void rows.delete(['deal', 3]));
    expect(await store.read('deal')).toMatchObject({ code: 'corrupt' });
  });

  it('is not closed over', async () => {
    const store = await withDeal(3);
    await machine.tamper('events', (rows) => void rows.delete(['deal', 2]));
    expect(await store.close('deal')).toMatchObject({ code: 'corrupt' });
    expect(await machine.rows('events')).toHaveLength(2);
  });
});

describe('a damaged row', () => {
  type Row = Record<string, unknown>;
  const without = (name: string) => (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
  const damages: Record<string, [table: string, change: (row: Row) => Row]> = {
    'without its header': ['deals', without('header')],
    'with a header of another type': ['deals', (row) => ({ ...row, header: 7 })],
    'without its date': ['deals', without('updatedAt')],
    'with a date of another type': ['deals', (row) => ({ ...row, updatedAt: null })],
    'without its closings': ['deals', without('closings')],
    'with closings of another type': ['deals', (row) => ({ ...row, closings: [null] })],
    'with marks of another type': ['deals', (row) => ({ ...row, marks: 'm' })],
    'with a version of another type': ['deals', (row) => ({ ...row, version: '80' })],
    'with a state there is not': ['deals', (row) => ({ ...row, state: 'open' })],
    'with hands that are none': [
      'deals',
      (row) => ({
        ...row,
        header: { ...(row['header'] as object), deal: { board: '1', dealer: 'N', vulnerable: 'None' } },
      }),
    ],
    'packed, cut': ['closed', (row) => ({ ...row, text: String(row['text']).slice(0, 60) })],
    'packed, of another type': ['closed', (row) => ({ ...row, text: new Uint8Array([1, 2, 3]) })],
    'packed, without its digest': ['closed', without('digest')],
  };

  it.each(Object.entries(damages))('hides no other deal: %s', async (_, [table, change]) => {
    const store = await withDeal(80, true);
    await store.create({ stream: 'good', header: headerNamed('Good'), events: facts(4), closed: true });
    const row = (await machine.rows<Row>(table)).find(({ stream }) => stream === 'deal')!;
    await machine.tamper(table, (rows) => void rows.put(change(row)));
    const listed = await store.list();
    if (!listed.ok) throw new Error(listed.code);
    const all = [...listed.deals, ...listed.damaged].map(({ stream }) => stream).sort();
    expect(all).toEqual(['deal', 'good']);
    expect(listed.damaged.length).toBe(table === 'deals' ? 1 : 0);
    expect(await store.read('good')).toMatchObject({ ok: true });
    const refusal = { ok: false, code: 'corrupt', stream: 'deal' };
    expect(await store.read('deal')).toEqual(refusal);
    expect(await store.record('deal')).toEqual(refusal);
    expect(await store.close('deal')).toEqual(refusal);
    expect(await store.reopen('deal', why())).toEqual(refusal);
    expect(await store.append('deal', 80, facts(1))).toMatchObject({ ok: false });
    const { deals, unreadable } = await store.exportAll();
    expect(deals.length + unreadable.length).toBe(2);
    // It can be removed, and that can be undone.
    const gone = await store.remove(['deal']);
    if (!gone.ok) throw new Error(gone.code);
    expect(await store.read('deal')).toMatchObject({ code: 'unknownStream' });
    expect(await store.putBack(gone.removed)).toEqual({ ok: true });
    expect(await store.read('deal')).toEqual(refusal);
  });

  it.each([
    ['without its fact', (row: Row) => ({ ...row, event: undefined })],
    ['with a fact of another type', (row: Row) => ({ ...row, event: 'CardPlayed' })],
    [
      'with a card there is not',
      (row: Row) => ({ ...row, event: { type: 'CardPlayed', seat: 'N', card: 1 } }),
    ],
    ['without its time', (row: Row) => ({ ...row, storedAt: 3 })],
  ])('of a live deal makes that one damaged: an event %s', async (_, change) => {
    const store = await withDeal(6);
    await store.create({ stream: 'good', header: headerNamed('Good'), events: facts(4) });
    const row = (await machine.rows<Row>('events')).find(
      ({ stream, version }) => stream === 'deal' && version === 3,
    )!;
    await machine.tamper('events', (rows) => void rows.put(change(row)));
    expect(await store.read('deal')).toEqual({ ok: false, code: 'corrupt', stream: 'deal' });
    expect(await store.read('good')).toMatchObject({ ok: true });
  });
});

describe('a deal that was removed', () => {
  it('is put back exactly as it was, alone or with the whole list', async () => {
    const store = await withDeal(6);
    await store.create({ stream: 'shut', header: headerNamed('Shut'), events: facts(9), closed: true });
    const before = await store.exportAll();
    const gone = await store.remove(['deal', 'shut']);
    if (!gone.ok) throw new Error(gone.code);
    expect((await store.exportAll()).deals).toEqual([]);
    expect(await store.putBack(gone.removed)).toEqual({ ok: true });
    expect((await store.exportAll()).deals).toEqual(before.deals);
    expect(await store.putBack(gone.removed)).toMatchObject({ ok: false, code: 'streamExists' });
  });

  it('counts as changed since a file that was saved before it was put back', async () => {
    const store = await withDeal(6);
    const later = () => new Promise((resolve) => setTimeout(resolve, 5));
    await later();
    store.saved(await store.exportAll());
    const gone = await store.remove(['deal']);
    if (!gone.ok) throw new Error(gone.code);
    await later();
    expect(store.saved(await store.exportAll())).toBe(true);
    await later();
    await store.putBack(gone.removed);
    const found = await store.read('deal');
    if (!found.ok) throw new Error(found.code);
    expect(found.deal.updatedAt > store.savedAt).toBe(true);
    expect(found.events.map(({ event }) => event)).toEqual(facts(6));
  });

  it('goes with its branches, or not at all', async () => {
    const store = await withDeal(6);
    await store.create({ stream: 'twig', header: headerNamed('Twig'), parent: 'deal', fork: 2 });
    expect(await store.remove(['deal'])).toMatchObject({ code: 'hasBranches' });
    expect(await store.remove(['deal', 'twig'])).toMatchObject({ ok: true });
    expect(await store.remove(['deal'])).toMatchObject({ code: 'unknownStream' });
  });
});

describe('two tabs of one deal', () => {
  it('see what the other adds', async () => {
    const [here, there] = [await withDeal(0), await machine.tab()];
    let seen = 0;
    const watching = there.live('deal').subscribe((found) => (seen = found.ok ? found.events.length : -1));
    await here.append('deal', 0, facts(4));
    await expect.poll(() => seen, { timeout: 1000 }).toBe(4);
    watching.unsubscribe();
  });
});

describe('no room left', () => {
  let full = true;
  /** Rows the browser takes within one transaction before it gives up. */
  let taken = 2;
  beforeEach(() => {
    full = true;
    taken = 2;
    const { add } = IDBObjectStore.prototype;
    const count = new WeakMap<object, number>();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      const before = count.get(this.transaction) ?? 0;
      if (full && before >= taken) throw new DOMException('no room', 'QuotaExceededError');
      count.set(this.transaction, before + 1);
      return add.apply(this, row);
    });
  });

  async function filled() {
    full = false;
    const store = await withDeal(3);
    full = true;
    return store;
  }

  it('is told, nothing is half-written, and the facts can be exported', async () => {
    const store = await filled();
    expect(await store.append('deal', 3, facts(4, 3), { here: 7 })).toEqual({ ok: false, code: 'full' });
    expect(await machine.rows('events')).toHaveLength(3);
    expect(codes(store)).toEqual(['full']);
    expect(store.unsaved.value).toBe(4);
    const backup = await store.exportAll();
    expect(backup).toMatchObject({
      complete: true,
      stranded: [],
      deals: [{ unsaved: 4, record: { marks: { here: 7 } } }],
    });
    expect(backup.deals[0]?.record.events).toEqual(facts(7));
    expect(backup.deals[0]?.storedAt).toHaveLength(3);
  });

  it('is heard as it goes on, although nothing of it is stored', async () => {
    const store = await filled();
    taken = 0;
    const counts: number[] = [];
    const watching = store
      .live('deal')
      .subscribe((found) => counts.push(found.ok ? found.events.length : -1));
    await expect.poll(() => counts.at(-1)).toBe(3);
    await store.append('deal', 3, facts(2, 3));
    await store.append('deal', 5, facts(1, 5));
    await expect.poll(() => counts.at(-1)).toBe(6);
    full = false;
    expect(await store.append('deal', 6, facts(1, 6))).toEqual({ ok: true, version: 7 });
    await expect.poll(() => counts.at(-1)).toBe(7);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    full = true;
    const begun = await store.create({ header: headerNamed('another'), events: facts(2) });
    expect(begun).toMatchObject({ ok: false, code: 'full' });
    let events = 0;
    watching.unsubscribe();
    const another = store
      .live(begun.stream!)
      .subscribe((found) => (events = found.ok ? found.events.length : -1));
    await expect.poll(() => events).toBe(2);
    await store.append(begun.stream!, 2, facts(1, 2));
    await expect.poll(() => events).toBe(3);
    another.unsubscribe();
  });

  it('lets the recording go on in memory, and stores all of it in order once there is room', async () => {
    const store = await filled();
    taken = 0;
    const added: AddedHere[] = [];
    store.added.subscribe((one) => added.push(one));
    for (const n of [3, 4, 5])
      expect(await store.append('deal', n, facts(1, n))).toMatchObject({ code: 'full' });
    expect((await store.exportAll()).deals[0]?.record.events).toEqual(facts(6));
    expect(await store.retry()).toMatchObject({ code: 'full' });
    expect(added).toEqual([]);
    full = false;
    expect(await store.append('deal', 6, facts(1, 6))).toEqual({ ok: true, version: 7 });
    expect((await machine.rows<StoredEvent>('events')).map(({ event }) => event)).toEqual(facts(7));
    expect([codes(store), store.unsaved.value]).toEqual([[], 0]);
    // Whoever follows what is added hears of each fact once, when it is stored.
    expect(added).toEqual([4, 5, 6, 7].map((version) => ({ stream: 'deal', version, count: 1 })));
  });

  it('does not store twice what is tried twice', async () => {
    const store = await filled();
    await store.append('deal', 3, facts(4, 3));
    await store.append('deal', 3, facts(4, 3));
    expect(store.unsaved.value).toBe(4);
    full = false;
    expect(await store.append('deal', 3, facts(4, 3))).toEqual({ ok: true, version: 7 });
    expect((await machine.rows<StoredEvent>('events')).map(({ event }) => event)).toEqual(facts(7));
    expect(store.unsaved.value).toBe(0);
  });

  it('keeps apart what no longer fits, because another tab has added in its place', async () => {
    const store = await filled();
    await store.append('deal', 3, facts(4, 3));
    full = false;
    const other = await machine.tab();
    await other.append('deal', 3, facts(1, 50));
    expect(await store.retry()).toEqual({ ok: false, code: 'versionConflict', stream: 'deal' });
    expect(codes(store)).toContain('stranded');
    const backup = await store.exportAll();
    expect(backup.stranded).toEqual([
      { stream: 'deal', after: 3, facts: facts(4, 3), code: 'versionConflict' },
    ]);
    expect(backup.deals[0]?.record.events).toEqual([...facts(3), ...facts(1, 50)]);
    // It stands in nobody's way.
    expect(await store.append('deal', 4, facts(1, 51))).toEqual({ ok: true, version: 5 });
    expect(codes(store)).toEqual(['stranded']);
    store.discardUnsaved();
    expect([codes(store), store.unsaved.value, await store.retry()]).toEqual([[], 0, { ok: true }]);
  });

  it('keeps a deal that could not be created, and what is added to it', async () => {
    const store = await machine.tab();
    taken = 1;
    const made = await store.create({ header: headerNamed('New'), events: facts(2) });
    expect(made).toMatchObject({ ok: false, code: 'full', stream: expect.any(String) });
    const stream = made.ok ? '' : (made.stream ?? '');
    expect(await store.append(stream, 2, facts(2, 2))).toMatchObject({ code: 'full' });
    const backup = await store.exportAll();
    expect(backup.deals).toMatchObject([
      { stream, unsaved: 4, record: { header: { title: 'New' }, events: facts(4) } },
    ]);
    full = false;
    expect(await store.retry()).toEqual({ ok: true });
    expect(await store.record(stream)).toMatchObject({ ok: true, record: { events: facts(4) } });
    expect([codes(store), store.unsaved.value]).toEqual([[], 0]);
  });

  it('leaves a deal live that could not be compacted', async () => {
    const store = await filled();
    taken = 0;
    expect(await store.close('deal')).toMatchObject({ ok: false, code: 'full' });
    full = false;
    expect(await store.read('deal')).toMatchObject({ ok: true, deal: { state: 'live', version: 3 } });
  });
});

describe('a newer program in another tab', () => {
  const upgrade = () =>
    new Promise<void>((resolve, reject) => {
      const request = machine.factory.open('dealtrail', 90);
      request.onupgradeneeded = () => request.result.createObjectStore('tomorrow');
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
      request.onerror = () => reject(request.error);
    });

  it('is let through, told, and nothing recorded meanwhile is lost', async () => {
    const store = await withDeal(5);
    const seen: (number | string)[] = [];
    let ended = false;
    store.live('deal').subscribe({
      next: (found) => seen.push(found.ok ? found.events.length : found.code),
      complete: () => (ended = true),
    });
    // Writes of other test files are heard, too: Dexie tells every thread of them.
    await expect.poll(() => seen, { timeout: 15_000 }).toContain(5);
    await upgrade();
    expect(codes(store)).toEqual(['outdated']);
    expect([seen.filter((one) => one !== 5), ended]).toEqual([[], false]);
    expect(await store.append('deal', 5, facts(2, 5))).toEqual({ ok: false, code: 'outdated' });
    // Whoever records sees it go on in memory.
    expect(seen.at(-1)).toBe(7);
    expect(await store.list()).toEqual({ ok: false, code: 'outdated' });
    const backup = await store.exportAll();
    expect(backup).toMatchObject({ complete: false, deals: [{ unsaved: 2 }] });
    expect(backup.deals[0]?.record.events).toEqual(facts(7));
    expect(backup.deals[0]?.record.header).toEqual(headerNamed('Deal'));
    // A file without the deals that can't be read is no copy of everything.
    expect([store.saved(backup), store.savedAt]).toEqual([false, '']);
  });

  it('that was here before is not written over', async () => {
    (await withDeal(5)).end();
    await upgrade();
    const store = await machine.tab();
    expect([store.kind, codes(store)]).toEqual(['memory', ['outdated']]);
    const memory = await store.exportAll();
    expect([store.saved(memory), store.savedAt]).toEqual([true, memory.exportedAt]);
    expect((await machine.tab()).savedAt).toBe('');
    await store.create({ header: headerNamed('x') });
    expect(await machine.rows('tomorrow')).toEqual([]);
    expect(await machine.rows('events')).toHaveLength(5);
    // Also where the browser can't list its databases beforehand.
    Object.defineProperty(machine.factory, 'databases', { value: undefined });
    expect(codes(await machine.tab())).toEqual(['outdated']);
  });
});

describe('a newer database without our tables', () => {
  it('is left as it is', async () => {
    const stores = () =>
      new Promise<string[]>((resolve) => {
        const request = machine.factory.open('dealtrail', 90);
        request.onupgradeneeded = () => request.result.createObjectStore('tomorrow');
        request.onsuccess = () => {
          resolve([...request.result.objectStoreNames]);
          request.result.close();
        };
      });
    expect(await stores()).toEqual(['tomorrow']);
    expect(codes(await machine.tab())).toEqual(['outdated']);
    expect(await stores()).toEqual(['tomorrow']);
    expect(await machine.factory.databases()).toEqual([{ name: 'dealtrail', version: 90 }]);
  });
});

describe('a database that another tab deletes', () => {
  it('is let go, and what this page knows can be exported', async () => {
    const store = await withDeal(5);
    await new Promise((resolve) => {
      machine.factory.deleteDatabase('dealtrail').onsuccess = resolve;
    });
    expect(codes(store)).toEqual(['unavailable']);
    expect(await store.append('deal', 5, facts(1, 5))).toEqual({ ok: false, code: 'unavailable' });
    const backup = await store.exportAll();
    expect([backup.complete, backup.deals[0]?.record.events]).toEqual([false, facts(6)]);
  });
});

describe('a database that can not be opened', () => {
  it('because another tab holds on to it: memory, and said so', async () => {
    // A tab of some older program that does not let go.
    const stubborn = await new Promise<IDBDatabase>((resolve) => {
      const request = machine.factory.open('dealtrail', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const store = await machine.tab({ patience: 100 });
    expect([store.kind, codes(store)]).toEqual(['memory', ['blocked']]);
    expect(await store.create({ stream: 'a', header: headerNamed('A'), events: facts(3) })).toMatchObject({
      ok: true,
    });
    expect(store.unsaved.value).toBe(4);
    expect((await store.exportAll()).deals).toHaveLength(1);
    stubborn.close();
  });

  it('at the first two attempts, its files being locked: opened at the third, with what it held', async () => {
    await withDeal(3);
    const { factory } = machine;
    const locked = Object.create(factory) as IDBFactory;
    let attempts = 0;
    locked.open = (...asked) => {
      attempts++;
      if (attempts <= 2) throw new DOMException('Internal error opening backing store.', 'UnknownError');
      return factory.open(...asked);
    };
    locked.databases = () => factory.databases();
    const store = await machine.tab({ indexedDB: locked });
    expect([attempts, store.kind, codes(store)]).toEqual([3, 'durable', []]);
    expect(await store.read('deal')).toMatchObject({ ok: true, deal: { version: 3 } });
  });

  it('because it never answers: memory, and said so', async () => {
    const silent = new IDBFactory();
    silent.open = () => ({}) as never;
    const store = await machine.tab({ indexedDB: silent, patience: 50 });
    expect([store.kind, codes(store)]).toEqual(['memory', ['unavailable']]);
  });

  it('because there is none: memory, and said so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { openStore } = await import('../../src/store/open.ts');
    const store = await openStore();
    vi.unstubAllGlobals();
    expect([store.kind, codes(store)]).toEqual(['memory', ['unavailable']]);
  });
});

describe('a page without a secure connection', () => {
  it('can not close a deal, and keeps it live', async () => {
    const store = await withDeal(3);
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(await store.close('deal')).toEqual({ ok: false, code: 'digestUnavailable', stream: 'deal' });
    expect(await store.create({ header: headerNamed('x'), closed: true })).toMatchObject({
      code: 'digestUnavailable',
    });
    expect(await store.append('deal', 3, facts(1, 3))).toEqual({ ok: true, version: 4 });
  });
});

describe('an error of our own', () => {
  it('does not pass for a full disk', async () => {
    const store = await withDeal(1);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new TypeError('a mistake in the program');
    });
    await expect(store.append('deal', 1, facts(1))).rejects.toThrow('a mistake in the program');
    expect(codes(store)).toEqual([]);
  });
});

describe('the room there is', () => {
  it('is told where the browser knows it, and a warning comes before it is full', async () => {
    const store = await machine.tab();
    const estimate = vi.fn(async () => ({ usage: 95, quota: 100 }));
    vi.stubGlobal('navigator', {
      storage: { estimate, persisted: async () => true, persist: async () => true },
    });
    expect(await store.room()).toEqual({ used: 95, granted: 100, lasting: true });
    expect(codes(store)).toEqual(['nearlyFull']);
    expect(await askToLast()).toBe(true);
    estimate.mockResolvedValue({ usage: 5, quota: 100 });
    await store.room();
    expect(codes(store)).toEqual([]);
    vi.stubGlobal('navigator', {});
    expect(await store.room()).toEqual({ used: null, granted: null, lasting: false });
    expect(await askToLast()).toBe(false);
    vi.unstubAllGlobals();
  });

  it.each([
    ['a full disk', 'QuotaExceededError', true],
    ['a file that is locked', 'NoModificationAllowedError', false],
  ])(
    'is asked of the disk itself, which may be full although room was granted: %s',
    async (_name, error, isFull) => {
      const removeEntry = vi.fn(async () => undefined);
      const write = vi.fn(async () => Promise.reject(new DOMException('', error)));
      const file = { createWritable: async () => ({ write, close: async () => undefined }) };
      const getDirectory = async () => ({ getFileHandle: async () => file, removeEntry });
      const estimate = async () => ({ usage: 5, quota: 1_000_000_000 });
      vi.stubGlobal('navigator', { storage: { estimate, persisted: async () => true, getDirectory } });
      expect(await hasNoRoom()).toBe(isFull);
      expect(removeEntry).toHaveBeenCalledOnce();
      write.mockResolvedValue(undefined as never);
      expect(await hasNoRoom()).toBe(false);
      vi.stubGlobal('navigator', { storage: { estimate, persisted: async () => true } });
      expect(await hasNoRoom()).toBe(false);
      vi.unstubAllGlobals();
    },
  );
});
