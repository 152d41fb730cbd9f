/** Opens the store: the browser's database, or else memory with the reason. Never rejects, and never waits for long. */

import { Copied } from './copy/copied.ts';
import type { CopyFiles } from './copy/files.ts';
import { CopyLog } from './copy/log.ts';
import { Marker } from './copy/marker.ts';
import { recover } from './copy/recover.ts';
import { showCopy } from './copy/shown.ts';
import type { Channel } from './changes.ts';
import { isStorageCode, type StorageCode } from './codes.ts';
import { DATABASE_NAME, Database } from './db.ts';
import { mayPass, meaningOf } from './failure.ts';
import { Health } from './health.ts';
import { Keeper } from './keeper.ts';
import { Memory } from './memory.ts';
import { bringOldMarks } from './oldMarks.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** The database's name. */
  readonly name?: string;
  /** Replacements for the browser's own, for tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  readonly channel?: (name: string) => Channel | null;
  /** Milliseconds to wait for the database before using memory. Opening took up to 0.4 s, on a busy machine more than 5 s. */
  readonly patience?: number;
  /** The place of the second copy; without it there is none. */
  readonly copy?: CopyFiles;
  /** The present moment, ISO 8601 in UTC. */
  readonly now?: () => string;
}

/** The store: the browser's database, or memory with the reason why. Never rejects because of the database. */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const { patience = 15_000, now = () => new Date().toISOString(), copy: files = null, ...where } = options;
  const marker = new Marker(options.name ?? DATABASE_NAME);
  const health = new Health();
  let opened = false;
  let blocked = false;
  let onlyMemory: StorageCode | null;
  let database: Database | null = null;
  try {
    database = new Database({
      ...where,
      onProblem: (code) => {
        blocked ||= code === 'blocked';
        // Before it is open, the result below says what is wrong.
        if (opened) health.lose(code);
      },
    });
    const outcome = await within(patience, openedIn(database, patience));
    onlyMemory = outcome === 'opened' ? null : (outcome ?? (blocked ? 'blocked' : 'unavailable'));
  } catch (error) {
    const code = meaningOf(error);
    onlyMemory = code !== null && isStorageCode(code) ? code : 'unavailable';
  }
  if (database && onlyMemory === null) {
    opened = true;
    const copy = new CopyLog(files, database);
    const dependencies = { storage: database, log: copy, marker, now };
    // Recovery comes before the list of deals is shown, so that restored deals don't look new.
    await within(patience, unlessItFails(recover(dependencies)));
    const storage = new Copied(dependencies);
    await within(patience, unlessItFails(bringOldMarks(storage, options.indexedDB ?? indexedDB)));
    const store = new Keeper({ storage, health, copy, marker, now, kind: 'durable' });
    store.marks.watch();
    await Promise.all([store.room(), store.marks.load()]);
    return store;
  }
  // A database that opens later must not block another tab.
  database?.end();
  const code = onlyMemory ?? 'unavailable';
  health.raise(code);
  const storage = new Memory();
  // The copy is not shown if another tab or a newer program has the data, because they show it.
  const isGone = code === 'unavailable' || code === 'full';
  const shown = isGone
    ? await within(patience, unlessItFails(showCopy(new CopyLog(files, storage), storage)))
    : null;
  files?.end();
  const copy = new CopyLog(null, storage);
  const store = new Keeper({ storage, health, copy, marker, now, kind: 'memory', shown: shown ?? null });
  await store.marks.load();
  return store;
}

/** Milliseconds between two attempts to open. */
const NEXT_ATTEMPT = 250;

/** Opens the database. Tries again, because after a crash of the browser its files may be locked or under repair for a moment. */
async function openedIn(database: Database, patience: number): Promise<'opened' | 'outdated'> {
  const last = performance.now() + patience - NEXT_ATTEMPT;
  for (;;) {
    try {
      return await database.open();
    } catch (error) {
      if (!mayPass(error) || performance.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, NEXT_ATTEMPT));
    }
  }
}

/** The error is ignored here: it will come again at the next use, and be reported then. */
async function unlessItFails<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (meaningOf(error) === null) throw error;
    return null;
  }
}

/** Null if the work takes too long. The work goes on, and its result is dropped. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
