/** What stands wrong with the storage, kept until it is right again: the page shows it with a way to save everything. */

import { BehaviorSubject, type Observable } from 'rxjs';
import { STORAGE_CODES, type StorageProblemCode, type StorageCode } from './codes.ts';
import { meaningOf } from './failure.ts';

export interface StorageProblem {
  readonly code: StorageProblemCode;
  /** The deal concerned, where it is one. */
  readonly stream?: string;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

/** Bytes, as the browser estimates them; null where it does not say. */
export interface StorageRoom {
  readonly used: number | null;
  readonly granted: number | null;
  /** True when the browser has promised not to clear the data by itself. */
  readonly lasting: boolean;
}

/** A value that changes, with its present state at hand. */
export interface Current<T> extends Observable<T> {
  readonly value: T;
}

/** Share of the granted room from which the person is warned. */
const NEARLY = 0.9;

export class Health {
  readonly #problems = new BehaviorSubject<readonly StorageProblem[]>([]);
  readonly problems: Current<readonly StorageProblem[]> = this.#problems;
  /** Why the database is gone for the rest of this page's life; null while it is there. */
  readonly lost = new BehaviorSubject<StorageCode | null>(null);
  readonly #now: () => string;

  constructor(now: () => string) {
    this.#now = now;
  }

  raise(code: StorageProblemCode, stream?: string): void {
    if (this.#problems.value.some((problem) => problem.code === code && problem.stream === stream)) return;
    const problem: StorageProblem = { code, ...(stream === undefined ? {} : { stream }), since: this.#now() };
    this.#problems.next([...this.#problems.value, problem]);
  }

  lose(code: StorageCode): void {
    const reason = this.why(code);
    this.raise(reason);
    this.lost.next(reason);
  }

  /** There is no room; a database that was closed for that is not gone. */
  fill(): void {
    this.settle('unavailable');
    this.raise('full');
    if (this.lost.value === 'unavailable') this.lost.next('full');
  }

  /** A database without room is closed by the browser, and every call after that says no more than that. */
  why(code: StorageCode): StorageCode {
    if (code !== 'unavailable') return code;
    if (this.#problems.value.some((problem) => problem.code === 'full')) return 'full';
    return this.lost.value ?? code;
  }

  /** The storage was found not to take what it was given, and nothing has shown since that it does. */
  get isIll(): boolean {
    return this.#problems.value.some(({ code }) => STORAGE_CODES.some((storage) => storage === code));
  }

  /** The database is there again. */
  regain(): void {
    const code = this.lost.value;
    this.lost.next(null);
    if (code !== null) this.settle(code);
  }

  /** Of one deal, where it is named. */
  settle(code: StorageProblemCode, stream?: string): void {
    const left = this.#problems.value.filter(
      (problem) => problem.code !== code || (stream !== undefined && problem.stream !== stream),
    );
    if (left.length < this.#problems.value.length) this.#problems.next(left);
  }

  /** How much room there is; a warning comes before it is full. */
  async room(): Promise<StorageRoom> {
    const room = await roomNow();
    if (isNearlyFull(room)) this.raise('nearlyFull');
    else this.settle('nearlyFull');
    return room;
  }

  /** Something was written, so there is room and a way in. */
  wrote(): void {
    this.settle('full');
    this.settle('blocked');
    if (this.lost.value === null) this.settle('unavailable');
  }
}

/** How much room there is. Asks nobody's permission and never rejects. */
async function roomNow(): Promise<StorageRoom> {
  try {
    // Absent without a secure connection, and outside a browser.
    const manager = globalThis.navigator.storage as StorageManager | undefined;
    const { usage = null, quota = null } = (await manager?.estimate()) ?? {};
    return { used: usage, granted: quota, lasting: (await manager?.persisted()) ?? false };
  } catch {
    return { used: null, granted: null, lasting: false };
  }
}

/** So little is left that a database can't even keep its own books. Bytes. */
const NO_ROOM = 1_000_000;

/**
 * Whether nothing more can be kept. A browser estimates what it may use, not what the disk still has: a file beside the database
 * tells that.
 */
export async function hasNoRoom(): Promise<boolean> {
  const { used, granted } = await roomNow();
  const isGranted = used === null || granted === null || granted - used >= NO_ROOM;
  return !isGranted || !(await diskTakes(NO_ROOM));
}

const PROBE = 'is-there-room';

/** False only where the disk says that it is full. In bytes; nothing of it stays. */
async function diskTakes(length: number): Promise<boolean> {
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await globalThis.navigator.storage.getDirectory();
  } catch {
    return true; // There is no such file system, so it can tell nothing.
  }
  try {
    const file = await folder.getFileHandle(PROBE, { create: true });
    const writing = await file.createWritable();
    await writing.write(new Uint8Array(length));
    await writing.close();
    return true;
  } catch (error) {
    return meaningOf(error) !== 'full';
  } finally {
    await folder.removeEntry(PROBE).catch(() => undefined);
  }
}

function isNearlyFull({ used, granted }: StorageRoom): boolean {
  return used !== null && granted !== null && granted > 0 && used > granted * NEARLY;
}

/** Asks the browser not to clear the data by itself; some ask the person. False where it can't be asked. */
export async function askToLast(): Promise<boolean> {
  try {
    const manager = globalThis.navigator.storage as StorageManager | undefined;
    return (await manager?.persist()) ?? false;
  } catch {
    return false;
  }
}
