/** What a file of a session holds: itself, or the records in an archive; and the deals of each, only inside a worker. */

import { decodeBytes, decodeChunks } from '../../../formats/bytes.ts';
import { formatOf } from '../../../formats/formatOf.ts';
import type { Problem } from '../../../formats/problem.ts';
import { readDeals } from '../../../formats/read.ts';
import { readScoreTable } from '../../../formats/pbn/scoreTable.ts';
import { readAnyFile } from '../../../formats/readAny.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import { FOREIGN, openArchive } from '../openers.ts';
import { isArchive } from '../../../formats/extensions.ts';
import type { SessionFile } from './messages.ts';

/** One mebibyte at a time. */
const CHUNK = 1_048_576;
/** A larger file is read in pieces, deal by deal, so that its size never matters to the memory. */
const WHOLE = 8_388_608;
/** A larger archive, document or database is not opened. */
const LARGEST = 268_435_456;
/** So much shows what kind of file it is. */
const SAMPLE = 65_536;

/** One record: a file of its own, or an entry of an archive. */
export interface Part {
  /** With its folders, and with the archives it was found in. */
  readonly name: string;
  /** Names inside the archive, from the outermost; empty for a file of its own. */
  readonly inside: readonly string[];
  readonly content: Blob | Uint8Array;
}

export interface Heard {
  readonly tell: (problem: Problem) => void;
  /** Which entries of an archive are of no kind that is read. */
  readonly leftAlone?: (paths: readonly string[]) => void;
}

/** Part of the worker’s scope that the types of a page do not know. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

function bytesOf(content: Blob): Uint8Array {
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(content));
}

function* chunksOf(content: Blob, heard: (bytes: number) => void): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += CHUNK) {
    const to = Math.min(from + CHUNK, content.size);
    yield bytesOf(content.slice(from, to));
    heard(to);
  }
}

/** @param only the one wanted, when the others need not be unpacked */
export async function* partsOf(
  { name, content }: SessionFile,
  { tell, leftAlone }: Heard,
  only?: readonly string[],
): AsyncGenerator<Part> {
  if (content.size > LARGEST || !isArchive(bytesOf(content.slice(0, 4)))) {
    yield { name, inside: [], content };
    return;
  }
  const unpack = await openArchive();
  const asked = { tell, ...(leftAlone && { leftAlone }), ...(only && { only }) };
  for (const { path, bytes } of unpack(bytesOf(content), asked))
    yield { name: [name, ...path].join('/'), inside: path, content: bytes };
}

/**
 * Problems are told no later than with the deal they belong to.
 * @param heard hears how many bytes of a large file have been read
 */
export async function dealsOf(
  { name, content }: Part,
  tell: (problem: Problem) => void,
  heard: (bytes: number) => void = () => {},
): Promise<Iterable<ReadDeal>> {
  if (!(content instanceof Uint8Array) && isReadInPieces(name, content))
    return readDeals(name, decodeChunks(chunksOf(content, heard), tell), tell, { rows: readScoreTable });
  const bytes = content instanceof Uint8Array ? content : bytesOf(content);
  const { deals, problems } = await readAnyFile(name, bytes, { ...FOREIGN, rows: readScoreTable });
  for (const problem of problems) tell(problem);
  return deals;
}

/** Only PBN and LIN can be; whatever is too large for anything else is told there, too. */
function isReadInPieces(name: string, content: Blob): boolean {
  if (content.size <= WHOLE || content.size > LARGEST) return content.size > WHOLE;
  const format = formatOf(name, decodeBytes(bytesOf(content.slice(0, SAMPLE))).text);
  return format === 'pbn' || format === 'lin';
}
