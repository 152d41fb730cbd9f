/**
 * Reads the directory of a .zip archive and unpacks its entries. An entry is never unpacked beyond its stated size, and no byte of the
 * archive is used by two entries, so a small archive can't become a huge one.
 */

import { strictUtf8 } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { inflated } from './inflate.ts';

/** A file in an archive, and the way to its bytes. */
export interface ArchiveMember {
  readonly name: string;
  /** Unpacked, in bytes, as the archive states it. */
  readonly size: number;
  /**
   * The unpacked bytes; null for a file that is damaged, encrypted, packed in an unknown way, or not of the stated checksum.
   * @param mayGrow whether so many more bytes than stated may be unpacked, where the archive does not know how many there are
   */
  readonly content: (mayGrow: (bytes: number) => boolean) => Uint8Array | null;
  /**
   * The first `length` of the unpacked bytes, or all of them where there are fewer; empty for a file that can't be read. Damage further on
   * is not noticed.
   */
  readonly beginning: (length: number) => Uint8Array;
}

/** An entry of the directory of a .zip archive. */
interface Entry {
  readonly name: string;
  /** `packed`: in the archive, in bytes. `size`: unpacked, as the directory states it. */
  readonly packed: number;
  readonly size: number;
  /** The offset of the entry's local header; its bytes follow. */
  readonly at: number;
  readonly method: number;
  /** The CRC-32 of the unpacked bytes, as the directory states it. */
  readonly checksum: number;
  readonly encrypted: boolean;
}

/** `damaged`: there is no directory, or it is inconsistent. `tooMany`: it lists more entries than are looked at. */
export type Directory = readonly ArchiveMember[] | 'damaged' | 'tooMany';

const SIGNATURES = { entry: 0x02014b50, heading: 0x04034b50, end: 0x06054b50, wideEnd: 0x06064b50 };
/** The length of the directory's end record without its comment, and the longest comment. */
const END = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 46;
const HEADING = 30;
/** A marker for a number that needs more than four bytes and is stored elsewhere. */
const ELSEWHERE = 0xffffffff;

const utf8 = new TextDecoder();
const latin = new TextDecoder('latin1');

/**
 * The entries of the archive, sorted by name; of several with one name the last.
 * @param most more entries than this give `tooMany`
 * @throws {Error} never for what the bytes hold; an error of the program itself is passed on
 */
export function directoryOf(bytes: Uint8Array, most: number): Directory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // When a file in an archive is replaced, some programs add the new one and leave the old one in place.
    const listed = new Map<string, Entry>();
    let { at, count } = centralDirectory(view);
    if (count > most) return 'tooMany';
    let packed = 0;
    for (; count > 0; count--) {
      if (view.getUint32(at, true) !== SIGNATURES.entry) return 'damaged';
      const entry = listedAt(bytes, view, at);
      listed.set(entry.name, entry);
      packed += entry.packed;
      at += ENTRY + [28, 30, 32].reduce((sum, offset) => sum + view.getUint16(at + offset, true), 0);
    }
    // The entries have more bytes than the archive: several share theirs.
    if (packed > bytes.length) return 'damaged';
    return [...listed.values()]
      .sort((former, later) => (former.name < later.name ? -1 : 1))
      .map((entry) => memberOf(bytes, entry));
  } catch (error) {
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}

function centralDirectory(view: DataView): { at: number; count: number } {
  const first = Math.max(0, view.byteLength - END - LONGEST_COMMENT);
  let end = view.byteLength - END;
  while (view.getUint32(end, true) !== SIGNATURES.end) if (--end < first) throw new RangeError();
  const count = view.getUint16(end + 10, true);
  const at = view.getUint32(end + 16, true);
  if (count !== 65_535 && at !== ELSEWHERE) return { at, count };
  // Before the end record is the locator of a directory with 64-bit numbers (Zip64).
  const wide = end < 20 ? -1 : long(view, end - 12);
  if (wide < 0 || wide + 56 > end || view.getUint32(wide, true) !== SIGNATURES.wideEnd) return { at, count };
  return { at: long(view, wide + 48), count: long(view, wide + 32) };
}

function listedAt(bytes: Uint8Array, view: DataView, at: number): Entry {
  const [flags, method, nameLength, extraLength] = [8, 10, 28, 30].map((offset) =>
    view.getUint16(at + offset, true),
  ) as [number, number, number, number];
  const name = bytes.subarray(at + ENTRY, at + ENTRY + nameLength);
  const numbers = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
  const [size, packed, header] = widened(view, numbers, at + ENTRY + nameLength, extraLength) as [
    number,
    number,
    number,
  ];
  return {
    // Flag 11 says that the name is in UTF-8. Many programs write UTF-8 without it.
    name: Math.floor(flags / 2048) % 2 === 1 ? utf8.decode(name) : (strictUtf8(name) ?? latin.decode(name)),
    packed,
    size,
    at: header,
    method,
    checksum: view.getUint32(at + 16, true),
    encrypted: flags % 2 === 1,
  };
}

/** Numbers of more than four bytes are in the extra field of kind 1, one after another (Zip64). */
function widened(view: DataView, numbers: readonly number[], from: number, length: number): number[] {
  if (!numbers.includes(ELSEWHERE)) return [...numbers];
  let at = from;
  while (view.getUint16(at, true) !== 1) {
    at += 4 + view.getUint16(at + 2, true);
    if (at >= from + length) throw new RangeError();
  }
  at += 4;
  return numbers.map((number) => {
    if (number !== ELSEWHERE) return number;
    const wide = long(view, at);
    at += 8;
    return wide;
  });
}

/** Exact for the length of any file. */
function long(view: DataView, at: number): number {
  return view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}

function memberOf(bytes: Uint8Array, entry: Entry): ArchiveMember {
  const { name, size, method, checksum } = entry;
  const unpacked = (most: number): Uint8Array | null => {
    const packed = packedBytes(bytes, entry);
    if (packed === null) return null;
    if (method === 0) return packed.length === size ? packed.slice(0, most) : null;
    return method === 8 ? inflated(packed, size, most) : null;
  };
  return {
    name,
    size,
    beginning: (length) => unpacked(Math.min(length, size)) ?? new Uint8Array(),
    content: () => {
      const content = unpacked(size);
      // Without this, a card that a fault of the disk has changed would be read as it stands now. Some programs state no checksum.
      const isAsStated = content?.length === size && (checksum === 0 || crc32(content) === checksum);
      return isAsStated ? content : null;
    },
  };
}

/** The bytes of an entry in the archive. */
function packedBytes(bytes: Uint8Array, { at, packed, encrypted }: Entry): Uint8Array | null {
  if (encrypted || at + HEADING > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, HEADING);
  if (view.getUint32(0, true) !== SIGNATURES.heading) return null;
  const from = at + HEADING + view.getUint16(26, true) + view.getUint16(28, true);
  return from + packed > bytes.length ? null : bytes.subarray(from, from + packed);
}
