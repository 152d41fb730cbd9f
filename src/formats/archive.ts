/** Records inside .zip archives, and in archives inside those. So much is unpacked at a time, so much in all, and no more. */

import { unzipSync, type UnzipFileInfo } from 'fflate';
import { problem, type Problem } from './problem.ts';
import { isArchive, isNamedAsArchive, isReadable } from './extensions.ts';

export interface Entry {
  /** Its name inside the archive; before it those of the archives it was found in, from the outermost. */
  readonly path: readonly string[];
  /** Bytes, unpacked. */
  readonly size: number;
}

export interface Unpacked extends Entry {
  readonly bytes: Uint8Array;
}

export interface Unpacking {
  readonly tell: (problem: Problem) => void;
  /** Hears how many entries of an archive are of no kind that is read. */
  readonly leftAlone?: (count: number) => void;
  /** Unpacks only what can hold this entry. */
  readonly only?: readonly string[];
  readonly limits?: Limits;
}

/** Bytes, unpacked; what goes beyond is no session, but an archive made to fill a memory. */
export interface Limits {
  readonly entry: number;
  readonly inAll: number;
  /** Unpacked together, so that the archive need not be searched once an entry. */
  readonly atOnce: number;
  readonly entries: number;
  /** Archives in archives. */
  readonly depth: number;
}

const MIB = 1_048_576;
export const LIMITS: Limits = {
  entry: 64 * MIB,
  inAll: 512 * MIB,
  atOnce: 32 * MIB,
  entries: 50_000,
  depth: 4,
};

/** What is left of the limits, for an archive and all archives in it together. */
interface Left {
  bytes: number;
  entries: number;
  /** How many more refusals are told: a hostile archive could have any number. */
  refusals: number;
  readonly opened: Opened;
}

const MOST_REFUSALS = 100;

/** Never throws for what an archive holds: problems are told. */
export function* unpack(bytes: Uint8Array, unpacking: Unpacking): Generator<Unpacked> {
  for (const { bytes: content, ...entry } of entriesOf(bytes, unpacking, () => true))
    if (content !== null) yield { ...entry, bytes: content };
}

/** The same without the records themselves: only archives inside the archive are unpacked, to look into them. */
export function* listEntries(bytes: Uint8Array, unpacking: Unpacking): Generator<Entry> {
  for (const { path, size } of entriesOf(bytes, unpacking, isNamedAsArchive)) yield { path, size };
}

/** An entry as it is found; without its bytes when it is only to be listed. */
interface Found extends Entry {
  readonly bytes: Uint8Array | null;
}

/** Which entries are opened, by their names. */
type Opened = (name: string) => boolean;

function entriesOf(bytes: Uint8Array, unpacking: Unpacking, opened: Opened): Generator<Found> {
  const { inAll, entries } = unpacking.limits ?? LIMITS;
  return inside(bytes, [], unpacking, { bytes: inAll, entries, refusals: MOST_REFUSALS, opened });
}

function* inside(
  bytes: Uint8Array,
  way: readonly string[],
  unpacking: Unpacking,
  left: Left,
): Generator<Found> {
  const { tell, limits = LIMITS, only, leftAlone } = unpacking;
  const refuse = (code: 'archiveTooLarge' | 'archiveUnreadable', name: string): void => {
    if (left.refusals-- > 0) tell(problem(code, 1, undefined, { text: [...way, name].join('/').slice(-80) }));
  };
  const listed = listOf(bytes);
  if (listed === null) {
    refuse('archiveUnreadable', '');
    return;
  }
  const wanted: UnzipFileInfo[] = [];
  let others = 0;
  let readable = 0;
  for (const entry of listed) {
    if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue;
    if (!isReadable(entry.name)) {
      others++;
      continue;
    }
    readable++;
    if (only !== undefined && only[way.length] !== entry.name) continue;
    else if (entry.originalSize > limits.entry || entry.originalSize > left.bytes || left.entries === 0)
      refuse('archiveTooLarge', entry.name);
    else {
      left.bytes -= entry.originalSize;
      left.entries--;
      wanted.push(entry);
    }
  }
  leftAlone?.(others);
  if (readable === 0 && way.length === 0) tell(problem('archiveEmpty', 1));
  for (const some of portions(wanted, limits.atOnce)) {
    const names = new Set(some.map(({ name }) => name).filter(left.opened));
    const unpacked = unzipped(bytes, names, limits.entry);
    for (const { name, originalSize: size } of some) {
      const path = [...way, name];
      if (!names.has(name)) {
        yield { path, size, bytes: null };
        continue;
      }
      const content = unpacked === null ? one(bytes, name, limits.entry) : unpacked[name];
      if (content === undefined || (isNamedAsArchive(name) && !isArchive(content)))
        refuse('archiveUnreadable', name);
      else if (!isArchive(content)) yield { path, size, bytes: content };
      else if (path.length < limits.depth) yield* inside(content, path, unpacking, left);
      else refuse('archiveTooLarge', name);
    }
  }
}

/** Null when the archive is damaged. */
function listOf(bytes: Uint8Array): readonly UnzipFileInfo[] | null {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        entries.push(entry);
        return false;
      },
    });
    return entries.sort((former, later) => (former.name < later.name ? -1 : 1));
  } catch {
    return null;
  }
}

function portions(entries: readonly UnzipFileInfo[], most: number): UnzipFileInfo[][] {
  const all: UnzipFileInfo[][] = [];
  let size = Infinity;
  for (const entry of entries) {
    if (size + entry.originalSize > most) {
      all.push([]);
      size = 0;
    }
    size += entry.originalSize;
    all.at(-1)?.push(entry);
  }
  return all;
}

/** Null when one of them is damaged: then each has to be tried alone. An entry is never unpacked beyond its stated size. */
function unzipped(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
  largest: number,
): Readonly<Record<string, Uint8Array>> | null {
  if (names.size === 0) return {};
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => names.has(name) && originalSize <= largest,
    });
  } catch {
    return null;
  }
}

function one(bytes: Uint8Array, name: string, largest: number): Uint8Array | undefined {
  return unzipped(bytes, new Set([name]), largest)?.[name];
}
