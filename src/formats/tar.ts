/**
 * The files in a .tar archive (POSIX pax, ustar, GNU tar, and the older form of Version 7). They lie one after another, each behind a header of 512 bytes, so that none of
 * them can unpack to more bytes than the archive has.
 */

import { BLOCK, cutAtZero, FIELDS, isTarHeader, octal, textOf } from './tarHeader.ts';
import type { ArchiveMember, Directory } from './zip.ts';

/** Kinds of headers that stand for a file; older programs write none. */
const FILES = ['', '0', '7'];
/** A file with holes, whose bytes do not lie together. */
const WITH_HOLES = 'S';
/** Headers whose contents say more of the next file: GNU's for a long name, and the extended one of POSIX. */
const LONG_NAME = 'L';
const EXTENDED = 'x';
/** Headers of the whole archive and of the target of a link, which may stand between those and the file. */
const PASSED_OVER = ['g', 'K'];

const utf8 = new TextDecoder();

/**
 * The files of the archive, sorted by name; of several with one name the last. Folders, links and devices are passed over. An archive that
 * was cut off is damaged.
 * @param most more files than this give `tooMany`
 */
export function filesOfTar(bytes: Uint8Array, most: number): Directory {
  const found = new Map<string, ArchiveMember>();
  let extended: ReadonlyMap<string, string> = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK);
    // Blocks of zeros end the archive.
    if (header.every((byte) => byte === 0)) break;
    if (!isTarHeader(header)) return 'damaged';
    const long = extended.get('size');
    const size = long === undefined ? octal(header, FIELDS.size) : decimal(long);
    const from = at + BLOCK;
    const behind = from + Math.ceil(size / BLOCK) * BLOCK;
    if (!(size >= 0 && behind <= bytes.length)) return 'damaged';
    const content = bytes.subarray(from, from + size);
    const kind = textOf(header, FIELDS.kind);
    at = behind;
    if (kind === LONG_NAME) extended = new Map([...extended, ['path', cutAtZero(content)]]);
    else if (kind === EXTENDED) extended = new Map([...extended, ...recordsOf(content)]);
    else if (!PASSED_OVER.includes(kind)) {
      const name = extended.get('path') ?? nameIn(header);
      extended = new Map();
      const isFile = FILES.includes(kind);
      if (!isFile && kind !== WITH_HOLES) continue;
      found.set(name, memberOf(name, size, isFile ? content : null));
      if (found.size > most) return 'tooMany';
    }
  }
  return [...found.values()].sort((former, later) => (former.name < later.name ? -1 : 1));
}

function memberOf(name: string, size: number, content: Uint8Array | null): ArchiveMember {
  return {
    name,
    size,
    content: () => content,
    beginning: (length) => content?.subarray(0, length) ?? new Uint8Array(),
  };
}

/** A long name is in two parts, if the header is one of POSIX. GNU's has other things in the place of the first. */
function nameIn(header: Uint8Array): string {
  const name = textOf(header, FIELDS.name);
  const isPosix = header[262] === 0;
  const prefix = isPosix ? textOf(header, FIELDS.prefix) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** A number in decimal digits; NaN for anything else. */
function decimal(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

/** The name and size in records such as `20 path=may/a.pbn` with a line feed at the end; the number is the length of the record. */
function* recordsOf(content: Uint8Array): Generator<[key: string, value: string]> {
  for (let at = 0; at < content.length;) {
    const blank = content.indexOf(32, at);
    const length = decimal(utf8.decode(content.subarray(at, Math.max(at, blank))));
    if (!(length > 0)) return;
    const [key = '', ...value] = utf8.decode(content.subarray(blank + 1, at + length - 1)).split('=');
    if (key === 'path' || key === 'size') yield [key, value.join('=')];
    at += length;
  }
}
