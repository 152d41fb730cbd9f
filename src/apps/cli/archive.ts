/** Records in .zip archives and .gz files on disk: first listed, then read one at a time, in any thread. */

import { readFileSync } from 'node:fs';
import {
  listEntries,
  LIMITS,
  type ArchiveEntry,
  type Limits,
  type ListedEntry,
  type Unpacking,
} from '../../formats/archive.ts';
import type { Problem } from '../../formats/problem.ts';
import { nameOrInput } from './standardInput.ts';

/** Only one entry is in memory at a time, so only its own size is limited; a larger one was made to fill a disk. */
const ON_DISK: Limits = {
  ...LIMITS,
  entry: 2 * LIMITS.entry,
  inAll: 8 * LIMITS.inAll,
  entries: LIMITS.listed,
};

/** Every record in the archive, in the order of their names; what can't be unpacked is reported. */
export function entriesOf(path: string, { report, leftAlone }: Unpacking): readonly ArchiveEntry[] {
  return [
    ...listEntries(readFileSync(path), {
      report,
      name: nameOrInput(path),
      limits: ON_DISK,
      ...(leftAlone && { leftAlone }),
    }),
  ].map(({ path: entry, size }) => ({ path: entry, size }));
}

/** An archive that is read once from its first entry to its last. A search for each entry from the beginning would take quadratic time. */
class Reading {
  readonly path: string;
  readonly #entries: Iterator<ListedEntry>;
  #current: ListedEntry | null = null;
  #bytes: Uint8Array | null = null;
  #problem: Problem | undefined;

  constructor(path: string) {
    this.path = path;
    const report = (problem: Problem): void => {
      this.#problem = problem;
    };
    this.#entries = listEntries(readFileSync(path), { report, name: nameOrInput(path), limits: ON_DISK });
  }

  isPast(entry: readonly string[]): boolean {
    return this.#current !== null && order(this.#current.path, entry) > 0;
  }

  /** @throws {Error} as {@link readEntry} does */
  read(entry: readonly string[]): Uint8Array {
    while (this.#current === null || order(this.#current.path, entry) < 0) {
      this.#bytes = null;
      this.#problem = undefined;
      const step = this.#entries.next();
      if (step.done === true) break;
      this.#current = step.value;
    }
    if (this.#current !== null && order(this.#current.path, entry) === 0)
      this.#bytes ??= this.#current.unpack();
    if (this.#bytes !== null) return this.#bytes;
    const isTooLarge = this.#problem?.code === 'archiveTooLarge';
    throw Object.assign(new Error(this.path), isTooLarge ? { problem: this.#problem } : { code: 'ARCHIVE' });
  }
}

/** Negative if the first entry comes before the second in an archive. */
function order(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((name, index) => name !== other[index]);
  if (at === -1) return one.length - other.length;
  const [former = '', later = ''] = [one[at], other[at]];
  return former < later ? -1 : 1;
}

let latest: Reading | null = null;

/**
 * The bytes of one record in an archive on the disk. Ask for the entries in the archive's own order: an
 * earlier one starts the reading anew.
 * @throws {Error} with the code `ARCHIVE` when the entry is damaged or missing; with the `problem` when it is too large;
 *   whatever the file system throws when the archive cannot be read
 */
export function readEntry(path: string, entry: readonly string[]): Uint8Array {
  if (latest?.path !== path || latest.isPast(entry)) latest = new Reading(path);
  return latest.read(entry);
}
