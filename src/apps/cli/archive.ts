/** Records inside .zip archives: one entry is unpacked at a time, and none that would not fit. */

import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';

export interface Entry {
  readonly entry: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** What unpacks to more is no file of a session, but an archive made to fill a disk. */
const LARGEST = 268_435_456;

let latest: { readonly path: string; readonly bytes: Uint8Array } | null = null;

/** Entries of one archive follow one another, so that it is read once. */
function bytesOf(path: string): Uint8Array {
  if (latest?.path !== path) latest = { path, bytes: readFileSync(path) };
  return latest.bytes;
}

export function isArchive(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** The wanted entries in the order of their names; nothing is unpacked. Throws when the archive is damaged. */
export function entriesOf(path: string, wanted: (name: string) => boolean): readonly Entry[] {
  const entries: Entry[] = [];
  unzipSync(bytesOf(path), {
    filter: ({ name, originalSize }) => {
      if (wanted(name) && originalSize <= LARGEST) entries.push({ entry: name, size: originalSize });
      return false;
    },
  });
  return entries.sort((one, other) => (one.entry < other.entry ? -1 : 1));
}

export function readEntry(path: string, entry: string): Uint8Array {
  const unpacked = unzipSync(bytesOf(path), {
    filter: ({ name, originalSize }) => name === entry && originalSize <= LARGEST,
  });
  return unpacked[entry] ?? new Uint8Array();
}
