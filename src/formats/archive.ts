/** Records inside .zip archives, and in archives inside those. So much is unpacked of each, so much in all, and no more. */

import { problem, type Problem } from './problem.ts';
import { isArchive, isNamedAsArchive } from './extensions.ts';
import { isRecordInFolder } from './looksLike.ts';
import { beginningOf, contentOf, directoryOf, type ZipMember } from './zip.ts';

export interface ArchiveEntry {
  /** Its name inside the archive; before it those of the archives it was found in, from the outermost. */
  readonly path: readonly string[];
  /** Bytes, unpacked. */
  readonly size: number;
}

export interface UnpackedEntry extends ArchiveEntry {
  readonly bytes: Uint8Array;
}

export interface Unpacking {
  readonly report: (problem: Problem) => void;
  /** Called with the entries of an archive that are of no kind that is read, by their names or by what they hold, each with the archives inside which it stands. */
  readonly leftAlone?: (paths: readonly string[]) => void;
  /** Unpacks only what can hold this entry. */
  readonly only?: readonly string[];
  readonly limits?: Limits;
}

/** What goes beyond is no session, but an archive made to fill a memory. */
export interface Limits {
  /** Bytes of an entry, unpacked. */
  readonly entry: number;
  /** Bytes of all entries, unpacked, also of those in archives inside; {@link TIMES} the archive’s own, if that is less. */
  readonly inAll: number;
  /** Entries that are read, and entries that are looked at. */
  readonly entries: number;
  readonly listed: number;
  /** Archives in archives. */
  readonly depth: number;
}

const MIB = 1_048_576;
export const LIMITS: Limits = {
  entry: 64 * MIB,
  inAll: 512 * MIB,
  entries: 50_000,
  listed: 200_000,
  depth: 4,
};

/** Records become ten times smaller, some thirty. What unpacks to more than so many times itself was made to. */
const TIMES = 100;
/** A small archive may unpack to so many bytes in any case. */
const LEAST = 64 * MIB;

/** So much is unpacked of all entries together whose names say nothing, to see what they hold; the rest is left alone. Bytes. */
const MOST_SEEN = 64 * MIB;
/** What a look costs, however short the entry. Bytes. */
const LEAST_SEEN = 1024;

/** What is left of the limits, for an archive and all archives in it together. */
interface Left {
  bytes: number;
  entries: number;
  /** How many more refusals are reported: a hostile archive could have any number. */
  refusals: number;
  /** How many more damaged entries are tried: each may have taken half a megabyte of work for nothing. */
  damaged: number;
  /** How much more is unpacked to see what it is. Bytes. */
  seen: number;
  readonly inAll: number;
  readonly listing: boolean;
}

const MOST_REFUSALS = 100;
const MOST_DAMAGED = 1000;

/** The entries of the archive. What is wrong with it is reported; it never throws for what an archive holds. */
export function* unpack(bytes: Uint8Array, unpacking: Unpacking): Generator<UnpackedEntry> {
  for (const { bytes: content, ...entry } of entriesOf(bytes, unpacking, false))
    if (content !== null) yield { ...entry, bytes: content };
}

/** The same without the records themselves: only archives inside the archive are unpacked, to look into them. */
export function* listEntries(bytes: Uint8Array, unpacking: Unpacking): Generator<ArchiveEntry> {
  for (const { path, size } of entriesOf(bytes, unpacking, true)) yield { path, size };
}

/** An entry as it is found; without its bytes when it is only to be listed. */
interface Found extends ArchiveEntry {
  readonly bytes: Uint8Array | null;
}

/** @param listing only archives inside the archive are unpacked */
function entriesOf(bytes: Uint8Array, unpacking: Unpacking, listing: boolean): Generator<Found> {
  const { inAll: most, entries } = unpacking.limits ?? LIMITS;
  const inAll = Math.min(most, Math.max(LEAST, TIMES * bytes.length));
  return inside(bytes, [], unpacking, {
    bytes: inAll,
    entries,
    refusals: MOST_REFUSALS,
    damaged: MOST_DAMAGED,
    seen: MOST_SEEN,
    inAll,
    listing,
  });
}

function* inside(
  bytes: Uint8Array,
  way: readonly string[],
  unpacking: Unpacking,
  left: Left,
): Generator<Found> {
  const { report, limits = LIMITS, only, leftAlone } = unpacking;
  const refuse = (
    code: 'archiveTooLarge' | 'archiveTooMany' | 'archiveTooDeep' | 'archiveUnreadable',
    name: string,
    limit: Readonly<Record<string, number>> = {},
  ): void => {
    const text = [...way, name].join('/').slice(-80);
    if (left.refusals-- > 0) report(problem(code, 1, undefined, { text, ...limit }));
  };
  const listed = directoryOf(bytes, limits.listed);
  if (typeof listed === 'string') {
    if (listed === 'damaged') refuse('archiveUnreadable', '');
    else refuse('archiveTooMany', '', { count: limits.listed });
    return;
  }
  const wanted: { readonly entry: ZipMember; readonly archive: boolean }[] = [];
  const others: string[] = [];
  let readable = 0;
  for (const entry of listed) {
    const { name, size } = entry;
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
    if (only !== undefined && only[way.length] !== name) continue;
    let archive = isNamedAsArchive(name);
    const isRecord = isRecordInFolder(name, (length) => {
      left.seen -= Math.max(LEAST_SEEN, Math.min(length, size));
      const start = left.seen < 0 ? new Uint8Array() : beginningOf(bytes, entry, length);
      archive = isArchive(start);
      return start;
    });
    if (isRecord !== true) {
      if (isRecord === false) others.push([...way, name].join('/'));
      continue;
    }
    readable++;
    const most = Math.min(limits.entry, left.bytes);
    if (size > most)
      refuse('archiveTooLarge', name, { megabytes: megabytes(Math.min(limits.entry, left.inAll)) });
    else if (left.entries === 0) {
      refuse('archiveTooMany', name, { count: limits.entries });
      break;
    } else {
      left.bytes -= size;
      left.entries--;
      wanted.push({ entry, archive });
    }
  }
  leftAlone?.(others);
  if (readable === 0 && way.length === 0 && only === undefined) report(problem('archiveEmpty', 1));
  for (const { entry, archive } of wanted) {
    const { name, size } = entry;
    const path = [...way, name];
    if (left.listing && !archive) {
      yield { path, size, bytes: null };
      continue;
    }
    const content = contentOf(bytes, entry);
    if (content === null || (isNamedAsArchive(name) && !isArchive(content))) {
      refuse('archiveUnreadable', name);
      if (left.damaged-- > 0) continue;
      // Nothing of the rest is tried, and that is reported, whatever has been.
      report(problem('archiveUnreadable', 1, undefined, { text: way.join('/').slice(-80) }));
      return;
    } else if (!isArchive(content)) yield { path, size, bytes: content };
    else if (path.length < limits.depth) yield* inside(content, path, unpacking, left);
    else refuse('archiveTooDeep', name, { count: limits.depth });
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MIB);
}
