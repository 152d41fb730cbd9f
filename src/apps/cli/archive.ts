/** Records in .zip archives and .gz files on disk: first listed, then read one at a time, in any thread. */

import { readFileSync } from 'node:fs';
import {
  listEntries,
  LIMITS,
  unpack,
  type ArchiveEntry,
  type Limits,
  type UnpackedEntry,
  type Unpacking,
} from '../../formats/archive.ts';

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
      name: path,
      limits: ON_DISK,
      ...(leftAlone && { leftAlone }),
    }),
  ];
}

/** An archive that is read once from its first entry to its last. A search for each entry from the beginning would take quadratic time. */
class Reading {
  readonly path: string;
  readonly #entries: Iterator<UnpackedEntry>;
  #current: UnpackedEntry | null = null;

  constructor(path: string) {
    this.path = path;
    this.#entries = unpack(readFileSync(path), { report: () => {}, name: path, limits: ON_DISK });
  }

  isPast(entry: readonly string[]): boolean {
    return this.#current !== null && order(this.#current.path, entry) > 0;
  }

  /** Null for a damaged or missing entry. */
  read(entry: readonly string[]): Uint8Array | null {
    while (this.#current === null || order(this.#current.path, entry) < 0) {
      const step = this.#entries.next();
      if (step.done === true) return null;
      this.#current = step.value;
    }
    return order(this.#current.path, entry) === 0 ? this.#current.bytes : null;
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
 * @throws {Error} with the code `ARCHIVE` when the entry is damaged or missing; whatever the file system
 *   throws when the archive cannot be read
 */
export function readEntry(path: string, entry: readonly string[]): Uint8Array {
  if (latest?.path !== path || latest.isPast(entry)) latest = new Reading(path);
  const bytes = latest.read(entry);
  if (bytes === null) throw Object.assign(new Error(path), { code: 'ARCHIVE' });
  return bytes;
}
