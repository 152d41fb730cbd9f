/** Problems of the storage, kept until they are solved: the page shows them with a way to save everything. */

import { BehaviorSubject, type Observable } from 'rxjs';
import { STORAGE_CODES, type StorageProblemCode, type StorageCode } from './codes.ts';
import { meaningOf } from './failure.ts';

export interface StorageProblem {
  readonly code: StorageProblemCode;
  /** The deal, if the problem is about one. */
  readonly stream?: string;
}

/** In bytes, as estimated by the browser; null if it does not say. */
export interface StorageRoom {
  readonly used: number | null;
  readonly granted: number | null;
  /** True if the browser has promised not to clear the data by itself. */
  readonly lasting: boolean;
}

/** An observable with its current value. */
export interface Current<T> extends Observable<T> {
  readonly value: T;
}

/** The share of the granted space from which the person is warned. */
const NEARLY = 0.9;

export class Health {
  readonly #problems = new BehaviorSubject<readonly StorageProblem[]>([]);
  readonly problems: Current<readonly StorageProblem[]> = this.#problems;
  /** Why the database is gone until the page is reloaded; null while it is available. */
  readonly lost = new BehaviorSubject<StorageCode | null>(null);

  raise(code: StorageProblemCode, stream?: string): void {
    if (this.#problems.value.some((problem) => problem.code === code && problem.stream === stream)) return;
    this.#problems.next([...this.#problems.value, { code, ...(stream === undefined ? {} : { stream }) }]);
  }

  lose(code: StorageCode): void {
    const reason = this.why(code);
    this.raise(reason);
    this.lost.next(reason);
  }

  /** There is no space. A database that was closed for this reason is not gone. */
  fill(): void {
    this.settle('unavailable');
    this.raise('full');
    if (this.lost.value === 'unavailable') this.lost.next('full');
  }

  /** The browser closes a database without space, and every later call only reports that it is closed. */
  why(code: StorageCode): StorageCode {
    if (code !== 'unavailable') return code;
    if (this.#problems.value.some((problem) => problem.code === 'full')) return 'full';
    return this.lost.value ?? code;
  }

  /** True if the storage did not accept a write, and no write has succeeded since. */
  get isIll(): boolean {
    return this.#problems.value.some(({ code }) => STORAGE_CODES.some((storage) => storage === code));
  }

  /** The database is available again. */
  regain(): void {
    const code = this.lost.value;
    this.lost.next(null);
    if (code !== null) this.settle(code);
  }

  /** Solves the problem; with `stream`, only for that deal. */
  settle(code: StorageProblemCode, stream?: string): void {
    const left = this.#problems.value.filter(
      (problem) => problem.code !== code || (stream !== undefined && problem.stream !== stream),
    );
    if (left.length < this.#problems.value.length) this.#problems.next(left);
  }

  /** The space that is used and granted. Raises a warning before it is full. */
  async room(): Promise<StorageRoom> {
    const room = await roomNow();
    if (isNearlyFull(room)) this.raise('nearlyFull');
    else this.settle('nearlyFull');
    return room;
  }

  /** A write succeeded, so there is space and access. */
  wrote(): void {
    this.settle('full');
    this.settle('blocked');
    if (this.lost.value === null) this.settle('unavailable');
  }
}

/** The space that is used and granted. It asks the person nothing, and never rejects. */
async function roomNow(): Promise<StorageRoom> {
  try {
    // Missing without a secure connection, and outside a browser.
    const manager = globalThis.navigator.storage as StorageManager | undefined;
    const { usage = null, quota = null } = (await manager?.estimate()) ?? {};
    return { used: usage, granted: quota, lasting: (await manager?.persisted()) ?? false };
  } catch {
    return { used: null, granted: null, lasting: false };
  }
}

/** In bytes: with less space a database can't maintain even its own files. */
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

/** False only if the disk reports that it is full. Writes that many bytes and removes them. */
async function diskTakes(length: number): Promise<boolean> {
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await globalThis.navigator.storage.getDirectory();
  } catch {
    return true; // Without such a file system nothing can be found out.
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
