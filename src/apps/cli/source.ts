/** One file to be audited, on disk or inside an archive, and its deals one after the other. */

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeBytes, decodeChunks } from '../../formats/bytes.ts';
import { isLikeCase } from '../../formats/case/likeness.ts';
import { formatOfName } from '../../formats/extensions.ts';
import { formatOf } from '../../formats/formatOf.ts';
import { tooLarge } from '../../formats/largest.ts';
import type { Part } from '../../formats/part.ts';
import { problem, type Problem } from '../../formats/problem.ts';
import { kindOf, readDeals, type ReadResult } from '../../formats/read.ts';
import { readScoreTable } from '../../formats/pbn/scoreTable.ts';
import { openDeals, readAnyFile } from '../../formats/readAny.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { readEntry } from './archive.ts';
import { BESIDES } from './besides.ts';

export interface Source {
  /** As it is told: the path, and behind it the path inside the archive. */
  readonly name: string;
  readonly path: string;
  /** Inside a .zip archive; several names when archives stand in archives. */
  readonly entry?: readonly string[];
  /** Bytes, unpacked. */
  readonly size: number;
  /** Nobody named it: it stands in a folder or an archive, where not every file need be a record. */
  readonly found?: true;
}

/** One mebibyte at a time. */
const CHUNK = 1_048_576;
/** A larger file is read in pieces, deal by deal. */
const WHOLE = 8_388_608;

/** So much of a file shows what kind it is. */
const SAMPLE = 65_536;

/** Read again and again: its pieces are decoded before the next ones come. */
const buffer = new Uint8Array(CHUNK);

/** The bytes of a file in pieces, each good only until the next: its size never matters to the memory. */
function* bytesOf(path: string, from = 0, to = Infinity): Generator<Uint8Array> {
  const handle = openSync(path, 'r');
  try {
    for (let at = from; at < to;) {
      const count = readSync(handle, buffer, 0, Math.min(CHUNK, to - at), at);
      if (count === 0) return;
      at += count;
      yield buffer.subarray(0, count);
    }
  } finally {
    closeSync(handle);
  }
}

/** The text of a part of a file. */
export function textOf(
  { path }: Source,
  from: number,
  to: number,
  tell: (problem: Problem) => void,
  part: Part,
): Iterable<string> {
  return decodeChunks(bytesOf(path, from, to), tell, part);
}

/**
 * The deals of one file; problems are told no later than with the deal they belong to.
 * @param heard how many more bytes of a large file have been read
 */
export async function openSource(
  { name, path, entry, size, found }: Source,
  tell: (problem: Problem) => void,
  heard: (bytes: number) => void = () => {},
): Promise<Iterable<ReadDeal>> {
  if (entry === undefined && size > WHOLE) {
    const { format } = kindOf(name, beginningOf(path, SAMPLE), size);
    if (format === 'pbn' || format === 'lin')
      return readDeals(name, decodeChunks(counted(bytesOf(path), heard), tell), tell, {
        rows: readScoreTable,
      });
    const refusal = refusalOf(name, path, size, found);
    if (refusal !== null) {
      tell(refusal);
      return [];
    }
  }
  const content = contentOf({ path, entry });
  if (isOtherJson(name, content)) {
    tell(otherJson(found));
    return [];
  }
  return openDeals(name, content, tell, { ...BESIDES, rows: readScoreTable });
}

/** Why a file is better not even loaded; null when it may be. */
function refusalOf(name: string, path: string, size: number, found?: Source['found']): Problem | null {
  const start = beginningOf(path, SAMPLE);
  const { format, encoding } = kindOf(name, start, size);
  const refusal = tooLarge(format, size);
  if (refusal !== null)
    return format === 'case' && !isLikeCase(new TextDecoder().decode(start)) ? otherJson(found) : refusal;
  if (format !== 'unknown' || size <= WHOLE) return null;
  return problem(encoding === 'binary' ? 'fileBinary' : 'formatUnknown', 1);
}

/** Some JSON that shows nothing of a case: settings or data of another program. */
function isOtherJson(name: string, content: Uint8Array): boolean {
  if (formatOfName(name) !== 'case') return false;
  const { text } = decodeBytes(content);
  return text.trim() !== '' && formatOf(name, text) === 'case' && !isLikeCase(text);
}

/** Worth a note where nobody named it, and no damaged case anywhere. */
function otherJson(found: Source['found']): Problem {
  return problem(found === true ? 'fileOfOtherKind' : 'caseNotObject', 1);
}

/** The whole file at once, as it came. `heard`: how much more of a long list has been read. */
export async function readSource(
  { name: told, path, entry, size }: Source,
  heard: (characters: number) => void = () => {},
): Promise<ReadResult> {
  const name = basename(entry?.at(-1) ?? told);
  const refusal = entry === undefined ? refusalOf(name, path, size) : null;
  if (refusal !== null)
    return { ...NOTHING, format: kindOf(name, beginningOf(path, SAMPLE), size).format, problems: [refusal] };
  return readAnyFile(name, contentOf({ path, entry }), { ...BESIDES, rows: readScoreTable, heard });
}

const NOTHING = { encoding: 'binary', deals: [], text: '', bytes: new Uint8Array() } as const;

function contentOf({ path, entry }: Pick<Source, 'path' | 'entry'>): Uint8Array {
  return entry === undefined ? readFileSync(path) : readEntry(path, entry);
}

function* counted(pieces: Iterable<Uint8Array>, heard: (bytes: number) => void): Generator<Uint8Array> {
  for (const piece of pieces) {
    heard(piece.length);
    yield piece;
  }
}

/** The first bytes of a file, at most so many. */
export function beginningOf(path: string, length: number, from = 0): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, from));
  } finally {
    closeSync(handle);
  }
}
