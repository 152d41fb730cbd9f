/** Records inside .zip archives, and in archives inside them: one entry is unpacked at a time, and none that would not fit. */

import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';

export interface Entry {
  /** Names inside the archive, from the outermost. */
  readonly entry: readonly string[];
  /** Bytes, unpacked. */
  readonly size: number;
}

/** What unpacks to more is no file of a session, but an archive made to fill a disk. */
const LARGEST = 268_435_456;
/** Archives in archives in archives are no session, either. */
const DEEPEST = 3;

const ARCHIVE = /\.zip$/i;

let latest: { readonly path: string; readonly bytes: Uint8Array } | null = null;

/** Entries of one archive follow one another, so that it is read once. */
function bytesOf(path: string): Uint8Array {
  if (latest?.path !== path) latest = { path, bytes: readFileSync(path) };
  return latest.bytes;
}

export function isArchive(path: string): boolean {
  return ARCHIVE.test(path);
}

/** The wanted entries in the order of their names. Throws when the archive is damaged. */
export function entriesOf(path: string, wanted: (name: string) => boolean): readonly Entry[] {
  const bytes = bytesOf(path);
  try {
    return entriesIn(bytes, [], wanted);
  } catch (error) {
    // The library's own errors have codes of its own.
    throw Object.assign(new Error(path, { cause: error }), { code: 'ARCHIVE' });
  }
}

function entriesIn(bytes: Uint8Array, above: readonly string[], wanted: (name: string) => boolean): Entry[] {
  const found: { readonly name: string; readonly size: number }[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if ((wanted(name) || isArchive(name)) && originalSize <= LARGEST)
        found.push({ name, size: originalSize });
      return false;
    },
  });
  found.sort((one, other) => (one.name < other.name ? -1 : 1));
  return found.flatMap(({ name, size }): Entry[] => {
    const entry = [...above, name];
    if (!isArchive(name)) return [{ entry, size }];
    return entry.length < DEEPEST ? entriesIn(unpacked(bytes, name), entry, wanted) : [];
  });
}

export function readEntry(path: string, entry: readonly string[]): Uint8Array {
  return entry.reduce(unpacked, bytesOf(path));
}

function unpacked(bytes: Uint8Array, entry: string): Uint8Array {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === entry && originalSize <= LARGEST,
  });
  return files[entry] ?? new Uint8Array();
}
