/** A browser's database without a browser: one `computer` for each test, any number of tabs on it. */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach } from 'vitest';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** Two computers never hear of one another. */
let computers = 0;

export interface Computer {
  readonly factory: IDBFactory;
  tab(options?: StoreOptions): Promise<Store>;
  /** Changes rows behind the store's back. */
  tamper(table: string, change: (rows: IDBObjectStore) => void): Promise<void>;
  rows<T>(table: string): Promise<T[]>;
  shutDown(): void;
}

export function computer(): Computer {
  const factory = new IDBFactory();
  const number = computers++;
  const channel = (name: string) => {
    const one = new BroadcastChannel(`${name}.${number}`);
    // A test that fails before its end keeps no process alive.
    (one as unknown as { unref(): void }).unref();
    return one;
  };
  const tabs: Store[] = [];
  let tick = 0;
  const now = () => new Date(Date.UTC(2026, 10, 1) + tick++ * 1000).toISOString();

  async function raw<T>(
    table: string,
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => T,
  ): Promise<T> {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open('dealtrail');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = work(transaction.objectStore(table));
    await done;
    database.close();
    return result;
  }

  return {
    factory,
    async tab(options = {}) {
      const store = await openStore({ indexedDB: factory, IDBKeyRange, channel, now, ...options });
      tabs.push(store);
      return store;
    },
    tamper: (table, change) => raw(table, 'readwrite', change),
    async rows<T>(table: string) {
      const request = await raw(table, 'readonly', (rows) => rows.getAll());
      return request.result as T[];
    },
    shutDown: () => tabs.forEach((store) => store.end()),
  };
}

/** A frame that may not have a database, as a sandboxed one in Chromium: the object is there, and opening throws. */
export const forbidden = {
  databases: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  open() {
    throw new DOMException('denied', 'SecurityError');
  },
  deleteDatabase() {
    throw new DOMException('denied', 'SecurityError');
  },
  cmp: () => 0,
} as unknown as IDBFactory;

/** Computers that are shut down after each test of the file. */
export function shutDownAfterEach(): {
  /** Those of the running test, in the order in which they were made. */
  readonly machines: readonly Computer[];
  readonly machine: () => Computer;
  /** The first tab of a computer of its own. */
  readonly tab: () => Promise<Store>;
} {
  const machines: Computer[] = [];
  const machine = (): Computer => {
    const one = computer();
    machines.push(one);
    return one;
  };
  afterEach(() => machines.splice(0).forEach((one) => one.shutDown()));
  return { machines, machine, tab: () => machine().tab() };
}
