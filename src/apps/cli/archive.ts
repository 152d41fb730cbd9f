/** Records inside .zip archives on the disk: listed first, then read one at a time, in any thread. */

import { readFileSync } from 'node:fs';
import { listEntries, LIMITS, unpack, type Entry, type Limits } from '../../formats/archive.ts';
import type { Problem } from '../../formats/problem.ts';

/** One entry is in memory at a time, so that only its own size counts; what is larger was made to fill a disk. */
const ON_DISK: Limits = { ...LIMITS, entry: 4 * LIMITS.entry, inAll: Infinity, atOnce: 0, entries: Infinity };

let latest: { readonly path: string; readonly bytes: Uint8Array } | null = null;

/** Entries of one archive follow one another, so that it is read once. */
function bytesOf(path: string): Uint8Array {
  if (latest?.path !== path) latest = { path, bytes: readFileSync(path) };
  return latest.bytes;
}

/** Every record in the archive, in the order of their names; what can't be unpacked is told. */
export function entriesOf(path: string, tell: (problem: Problem) => void): readonly Entry[] {
  return [...listEntries(bytesOf(path), { tell, limits: ON_DISK })];
}

/** Throws when the entry is damaged. */
export function readEntry(path: string, entry: readonly string[]): Uint8Array {
  const asked = { tell: () => {}, limits: ON_DISK, only: entry };
  for (const { bytes } of unpack(bytesOf(path), asked)) return bytes;
  throw Object.assign(new Error(path), { code: 'ARCHIVE' });
}
