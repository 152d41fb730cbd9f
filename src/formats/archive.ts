/** Records inside .zip and .tar archives and .gz files, and in archives inside those, with limits on the bytes unpacked for each entry and in all. */

import { problem, type Problem } from './problem.ts';
import { isArchive, isGzip, isNamedAsArchive, isNamedAsGzip, isTar } from './extensions.ts';
import { memberOfGzip } from './gzip.ts';
import { MIB } from './largest.ts';
import { isRecordInFolder } from './looksLike.ts';
import { filesOfTar } from './tar.ts';
import { directoryOf, type Directory, type ArchiveMember } from './zip.ts';

export interface ArchiveEntry {
  /** Its name in the archive, after the names of the archives around it, from the outermost. */
  readonly path: readonly string[];
  /** In bytes, unpacked. */
  readonly size: number;
}

export interface UnpackedEntry extends ArchiveEntry {
  readonly bytes: Uint8Array;
}

export interface ListedEntry extends ArchiveEntry {
  /** Unpacks it; null where that fails, which is reported. */
  readonly unpack: () => Uint8Array | null;
}

export interface Unpacking {
  readonly report: (problem: Problem) => void;
  /** The archive's own name or path, after which the file in a .gz file is named. */
  readonly name?: string;
  /** Called with the entries of unknown kinds (by name and content), each with the archives around it. */
  readonly leftAlone?: (paths: readonly string[]) => void;
  /** Unpacks only what may contain this entry. */
  readonly only?: readonly string[];
  readonly limits?: Limits;
}

/** An archive that exceeds these limits was made to fill the memory. */
export interface Limits {
  /** The most bytes of an entry, unpacked. */
  readonly entry: number;
  /** The most bytes of all entries, unpacked, also in inner archives; or {@link TIMES} the size of the archive, if that is less. */
  readonly inAll: number;
  /** The most entries that are read, and that are looked at. */
  readonly entries: number;
  readonly listed: number;
  /** The deepest nesting of archives. */
  readonly depth: number;
}

export const LIMITS: Limits = {
  entry: 64 * MIB,
  inAll: 512 * MIB,
  entries: 50_000,
  listed: 200_000,
  depth: 4,
};

/** The highest ratio of unpacked to packed bytes. Real records reach ten, some thirty. */
const TIMES = 100;
/** A small archive may unpack to this many bytes, whatever its ratio. */
const LEAST = 64 * MIB;

/** The most bytes unpacked to examine entries whose names don't tell their kind; other such entries are left alone. */
const MOST_SEEN = 64 * MIB;
/** What one examination costs at least, in bytes. */
const LEAST_SEEN = 1024;

/** What is left of the limits for an archive, together with all archives in it. */
interface Left {
  bytes: number;
  entries: number;
  /** How many more refusals are reported, because a hostile archive could cause any number. */
  refusals: number;
  /** How many more damaged entries are tried, because each may cost half a megabyte of work. */
  damaged: number;
  /** How many more bytes may be unpacked for examination. */
  seen: number;
  readonly inAll: number;
  readonly listing: boolean;
}

const MOST_REFUSALS = 100;
const MOST_DAMAGED = 1000;

/** The entries of the archive. What is wrong with it is reported; it never throws for what an archive holds. */
export function* unpack(bytes: Uint8Array, unpacking: Unpacking): Generator<UnpackedEntry> {
  for (const { path, unpack: unpacked } of entriesOf(bytes, unpacking, false)) {
    const content = unpacked();
    if (content !== null) yield { path, size: content.length, bytes: content };
  }
}

/**
 * Lists the entries without their bytes: only archives inside the archive are unpacked, to find their entries. Of several .gz files joined to
 * one the size is that of the last.
 */
export function listEntries(bytes: Uint8Array, unpacking: Unpacking): Generator<ListedEntry> {
  return entriesOf(bytes, unpacking, true);
}

/** @param listing true to unpack only archives inside the archive */
function entriesOf(bytes: Uint8Array, unpacking: Unpacking, listing: boolean): Generator<ListedEntry> {
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
): Generator<ListedEntry> {
  const { report, limits = LIMITS, only, leftAlone } = unpacking;
  const refuse = (
    code: 'archiveTooLarge' | 'archiveTooMany' | 'archiveTooDeep' | 'archiveUnreadable',
    name: string,
    limit: Readonly<Record<string, number>> = {},
  ): void => {
    const text = [...way, name].join('/').slice(-80);
    if (left.refusals-- > 0) report(problem(code, 1, undefined, { text, ...limit }));
  };
  const listed = isGzip(bytes)
    ? onlyMember(bytes, way.at(-1) ?? unpacking.name ?? '')
    : (isTar(bytes) ? filesOfTar : directoryOf)(bytes, limits.listed);
  if (typeof listed === 'string') {
    if (listed === 'damaged') refuse('archiveUnreadable', '');
    else refuse('archiveTooMany', '', { count: limits.listed });
    return;
  }
  const wanted: { readonly entry: ArchiveMember; readonly archive: boolean }[] = [];
  const others: string[] = [];
  let readable = 0;
  for (const entry of listed) {
    const { name, size } = entry;
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
    if (only !== undefined && only[way.length] !== name) continue;
    let archive = isNamedAsArchive(name) || isNamedAsGzip(name);
    const isRecord = isRecordInFolder(name, (length) => {
      left.seen -= Math.max(LEAST_SEEN, Math.min(length, size));
      const start = left.seen < 0 ? new Uint8Array() : entry.beginning(length);
      archive = isArchive(start);
      return start;
    });
    if (isRecord !== true) {
      if (isRecord === false) others.push([...way, name].join('/'));
      continue;
    }
    readable++;
    const most = Math.min(limits.entry, left.bytes);
    if (size > most) refuse('archiveTooLarge', name, mostOf(limits, left));
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
  if (readable === 0 && way.length === 0 && only === undefined) report(problem('archiveEmpty', null));
  const unpacked = (entry: ArchiveMember): Uint8Array | null => {
    let size = entry.size;
    const content = entry.content((more) => {
      size += more;
      left.bytes -= more;
      return size <= limits.entry && left.bytes >= 0;
    });
    if (content !== null && (!isNamedAsArchive(entry.name) || isArchive(content))) return content;
    if (size > limits.entry || left.bytes < 0) refuse('archiveTooLarge', entry.name, mostOf(limits, left));
    else refuse('archiveUnreadable', entry.name);
    return null;
  };
  for (const { entry, archive } of wanted) {
    const { name, size } = entry;
    const path = [...way, name];
    if (left.listing && !archive) {
      yield { path, size, unpack: () => unpacked(entry) };
      continue;
    }
    const content = unpacked(entry);
    if (content === null) {
      if (left.damaged-- > 0) continue;
      // After this problem no further entry is tried, so it is reported in any case.
      report(problem('archiveUnreadable', null, undefined, { text: way.join('/').slice(-80) }));
      return;
    } else if (!isArchive(content)) yield { path, size, unpack: () => content };
    else if (path.length < limits.depth) yield* inside(content, path, unpacking, left);
    else refuse('archiveTooDeep', name, { count: limits.depth });
  }
}

function onlyMember(bytes: Uint8Array, name: string): Directory {
  const member = memberOfGzip(bytes, name);
  return member === null ? 'damaged' : [member];
}

/** The limit that an entry has exceeded, in mebibytes. */
function mostOf({ entry }: Limits, { inAll }: Left): { readonly megabytes: number } {
  return { megabytes: Math.round(Math.min(entry, inAll) / MIB) };
}
