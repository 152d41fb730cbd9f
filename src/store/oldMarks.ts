/** Marks of an earlier version, which had a database of their own: they are moved once, and that database is deleted. */

import { addMarks } from './merge.ts';
import { isStoredMark } from './shape.ts';
import type { Storage } from './tables.ts';

const NAME = 'dealtrail-marks';
const TABLE = 'marks';

/**
 * Moves marks from an older database into the storage. It deletes nothing before it is stored here; what can't be read as marks
 * stays where it is. Rejects when a database fails.
 */
export async function bringOldMarks(storage: Storage, factory: IDBFactory): Promise<void> {
  const database = await opened(factory);
  if (database === null) return;
  let rows: readonly unknown[];
  try {
    rows = await rowsIn(database);
  } finally {
    database.close();
  }
  const marks = rows.filter(isStoredMark);
  if (marks.length > 0) await storage.write((tables) => addMarks(tables, marks));
  if (marks.length === rows.length) factory.deleteDatabase(NAME);
}

/** Null if there is no such database. A request must not create it. */
async function opened(factory: IDBFactory): Promise<IDBDatabase | null> {
  // Missing in older browsers.
  const known = typeof factory.databases === 'function' ? await factory.databases() : [{ name: NAME }];
  if (!known.some(({ name }) => name === NAME)) return null;
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME);
    let isNew = false;
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      isNew ? resolve(null) : reject(request.error ?? new Error(NAME)),
    );
  });
}

function rowsIn(database: IDBDatabase): Promise<readonly unknown[]> {
  if (!database.objectStoreNames.contains(TABLE)) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const request = database.transaction(TABLE).objectStore(TABLE).getAll();
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(TABLE)));
  });
}
