/**
 * Opens a file of any size from any place: its deals one after another, and the problems. A large list of PBN or LIN is read in pieces,
 * so that memory use does not depend on its size.
 */

import type { Unpacking } from './archive.ts';
import { decodeBytes, decodeChunks, SAMPLE } from './bytes.ts';
import { isLikeCase } from './case/likeness.ts';
import { ARCHIVE_SHOWN, isArchive } from './extensions.ts';
import { MIB, tooLarge } from './largest.ts';
import { readLin } from './lin/parse.ts';
import type { FilePart, PartRange } from './filePart.ts';
import { readPbn } from './pbn/parse.ts';
import { problem, type Problem } from './problem.ts';
import { isOtherJson } from './otherJson.ts';
import { extensionProblem, kindOf, readDeals, settingOf } from './read.ts';
import { openDeals, type AnySetting } from './readAny.ts';
import type { ReadDeal, RowsReader } from './readDeal.ts';

export type { Unpacking } from './archive.ts';
export { decodeBytes } from './bytes.ts';
export type { ReadResult } from './read.ts';

/** The bytes of a file: on a disk, in a page, or from an archive. */
export interface Content {
  /** The name for messages; its ending may tell the format. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** At most `length` bytes from the beginning, or from `from` on. */
  readonly beginning: (length: number, from?: number) => Uint8Array;
  /** All bytes in pieces of {@link PIECE} bytes. Each piece is valid only until the next one is requested. */
  readonly pieces: () => Iterable<Uint8Array>;
  readonly whole: () => Uint8Array;
  /** The bytes between two offsets, in pieces, if several threads may read the file at once. */
  readonly part?: (from: number, to: number) => Iterable<Uint8Array>;
  /** Nobody named the file: it is in a folder or an archive, where not every file need be a record. */
  readonly found?: boolean;
}

/** One mebibyte at a time. */
export const PIECE = MIB;
/** In bytes: larger files are read in pieces, deal by deal. */
const WHOLE = 8_388_608;

/** A file whose bytes are in memory: unpacked, or read completely. */
export function contentOf(name: string, bytes: Uint8Array, found = false): Content {
  return {
    name,
    size: bytes.length,
    beginning: (length, from = 0) => bytes.subarray(from, from + length),
    pieces: () => [bytes],
    whole: () => bytes,
    found,
  };
}

/** True for an archive of records, or a .gz file. */
export function isPacked({ beginning }: Pick<Content, 'beginning'>): boolean {
  return isArchive(beginning(ARCHIVE_SHOWN));
}

export interface ContentInside {
  /** Names in the archives around it, from the outermost; empty for a file outside archives. */
  readonly inside: readonly string[];
  readonly content: Content;
}

/** The records of a file: itself, or what an archive unpacks to, one at a time. The library that unpacks is loaded with the first archive. */
export async function* recordsIn(
  content: Content,
  unpacking: Unpacking,
): AsyncGenerator<ContentInside, void, undefined> {
  if (!isPacked(content)) {
    yield { inside: [], content };
    return;
  }
  const { unpack } = await import('./archive.ts');
  for (const { path, bytes } of unpack(content.whole(), { ...unpacking, name: content.name }))
    yield { inside: path, content: contentOf([content.name, ...path].join('/'), bytes, true) };
}

/** True for a file that nobody named and that has settings or data of another program. */
export function isOtherKind({ name, whole, found }: Content): boolean {
  return found === true && isOtherJson(name, whole);
}

/** Reads a list of deals of any size deal by deal; a file of another format gives only a problem. `text` gets each decoded piece. */
export function streamed(
  { name, pieces }: Pick<Content, 'name' | 'pieces'>,
  report: (problem: Problem) => void,
  text: (piece: string) => void,
): Iterable<ReadDeal> {
  function* decoded(): Generator<string> {
    for (const piece of decodeChunks(pieces(), report)) {
      text(piece);
      yield piece;
    }
  }
  return readDeals(name, decoded(), report);
}

/** Problems are reported no later than with the deal they belong to. What a file holds throws nothing; reading its bytes may. */
export async function openContent(
  content: Content,
  report: (problem: Problem) => void,
  setting: AnySetting,
): Promise<Iterable<ReadDeal>> {
  const { name, found } = content;
  if (content.size > WHOLE) {
    const { format } = kindIn(content);
    if (format === 'pbn' || format === 'lin')
      return readDeals(name, decodeChunks(content.pieces(), report), report, setting);
  }
  const refusal = refusalOf(content);
  if (refusal !== null) {
    report(refusal);
    return [];
  }
  const bytes = content.whole();
  if (!isOtherJson(name, () => bytes)) return openDeals(name, bytes, report, setting);
  report(otherJson(found));
  return [];
}

/** The deals of one part. Problems are reported no later than with the deal they belong to. */
export function openPart(
  { name, part: bytesOf = () => [] }: Content,
  { format, from, to }: PartRange,
  report: (problem: Problem) => void,
  part: FilePart,
  rows: RowsReader,
): Iterable<ReadDeal> {
  if (from === 0) for (const one of extensionProblem(name, format)) report(one);
  const text = decodeChunks(bytesOf(from, to), report, part);
  return (format === 'pbn' ? readPbn : readLin)(text, settingOf(name, rows), report, part);
}

/** The kind of file, as far as its beginning shows it. */
export function kindIn({ name, size, beginning }: Content): ReturnType<typeof kindOf> {
  return kindOf(name, beginning(SAMPLE), size);
}

/** Why a file is better not even loaded; null when it may be. */
export function refusalOf(content: Content): Problem | null {
  const { size, beginning, found } = content;
  if (size <= WHOLE) return null;
  const { format, encoding } = kindIn(content);
  const refusal = tooLarge(format, size);
  if (refusal !== null)
    return format === 'case' && !isLikeCase(new TextDecoder().decode(beginning(SAMPLE)))
      ? otherJson(found)
      : refusal;
  if (format !== 'unknown') return null;
  const [binary = problem('fileBinary', null)] = decodeBytes(beginning(SAMPLE)).problems;
  return encoding === 'binary' ? binary : problem('formatUnknown', null);
}

/** A note if the file was found in a folder or archive, otherwise an error. */
function otherJson(found = false): Problem {
  return problem(found ? 'fileOfOtherKind' : 'caseNotObject', 1);
}
