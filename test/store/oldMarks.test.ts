/** Marks of the version before, which stood in a database of their own. */

import { Dexie } from 'dexie';
import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { computer, type Computer } from './fake.ts';

let machine: Computer;
beforeEach(() => {
  machine = computer();
});
afterEach(() => {
  vi.restoreAllMocks();
  machine.shutDown();
});

/** As that version made it. */
async function oldDatabase(rows: readonly object[]): Promise<void> {
  const dexie = new Dexie('dealtrail-marks', {
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    indexedDB: machine.factory,
    IDBKeyRange,
  });
  dexie.version(1).stores({ marks: '++version' });
  await dexie.open();
  for (const row of rows) await dexie.table('marks').add(row);
  dexie.close();
}

const marked = (finding: string, mark: string | null, at: number, undoes?: number): object => ({
  type: 'FindingMarked',
  finding,
  mark,
  storedAt: `2026-11-0${at}T20:00:00.000Z`,
  ...(undoes === undefined ? {} : { undoes }),
});

const shown = (store: Store) =>
  store.marks.state.value.stored.map(({ finding, mark, undoes }) => [finding, mark, undoes]);
const names = async () => (await machine.factory.databases()).map(({ name }) => name);

describe('marks of the version before', () => {
  it('are there, in their order, with what took one back; and their database is gone', async () => {
    await oldDatabase([marked('a', 'fixed', 1), marked('b', 'fine', 2), marked('a', null, 3, 1)]);
    const store = await machine.tab();
    const all = [
      ['a', 'fixed', undefined],
      ['b', 'fine', undefined],
      ['a', null, 1],
    ];
    expect(shown(store)).toEqual(all);
    await expect.poll(names).toEqual(['dealtrail']);
    store.end();
    expect(shown(await machine.tab())).toEqual(all);
  });

  it('stand before those of today, and are told by the ledger as kept', async () => {
    const before = await machine.tab({ now: () => '2026-11-09T20:00:00.000Z' });
    await before.marks.give([{ type: 'FindingMarked', finding: 'a', mark: 'askPlayers' }]);
    before.end();
    await oldDatabase([marked('a', 'fixed', 1)]);
    expect(shown(await machine.tab())).toEqual([
      ['a', 'fixed', undefined],
      ['a', 'askPlayers', undefined],
    ]);
    expect((await machine.rows<{ marks: number }>('state'))[0]!.marks).toBe(2);
  });

  it('are taken over once, though their database could not be deleted', async () => {
    await oldDatabase([marked('a', 'fixed', 1)]);
    vi.spyOn(machine.factory, 'deleteDatabase').mockImplementation(() => ({}) as IDBOpenDBRequest);
    (await machine.tab()).end();
    expect(await names()).toContain('dealtrail-marks');
    expect(shown(await machine.tab())).toEqual([['a', 'fixed', undefined]]);
  });

  it('stay where they are while there is no room here, and when one of them can’t be read', async () => {
    await oldDatabase([marked('a', 'fixed', 1), { finding: 7 }]);
    const none = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const full = await machine.tab();
    expect([full.kind, shown(full)]).toEqual(['durable', []]);
    full.end();
    none.mockRestore();
    expect(shown(await machine.tab())).toEqual([['a', 'fixed', undefined]]);
    expect(await names()).toContain('dealtrail-marks');
  });

  it('are not asked for where there are none: no such database is made', async () => {
    const { databases } = machine.factory;
    (await machine.tab()).end();
    expect(await names()).toEqual(['dealtrail']);
    Object.defineProperty(machine.factory, 'databases', { value: undefined, configurable: true });
    expect((await machine.tab()).kind).toBe('durable');
    Object.defineProperty(machine.factory, 'databases', { value: databases });
    expect(await names()).toEqual(['dealtrail']);
  });
});
