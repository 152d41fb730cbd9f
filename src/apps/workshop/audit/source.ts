/** The deals of one file, one after the other; only inside a worker, which may wait for a file. */

import { decodeChunks } from '../../../formats/bytes.ts';
import type { Problem } from '../../../formats/problem.ts';
import { readDeals, readFile } from '../../../formats/read.ts';
import type { ReadDeal } from '../../../formats/readDeal.ts';
import type { SessionFile } from './messages.ts';

/** One mebibyte at a time. */
const CHUNK = 1_048_576;
/** A larger file is read in pieces, deal by deal, so that its size never matters to the memory. */
const WHOLE = 8_388_608;

/** Part of the worker’s scope that the types of a page do not know. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

function* bytesOf(content: Blob, heard: (bytes: number) => void): Generator<Uint8Array> {
  for (let from = 0; from < content.size; from += CHUNK) {
    const to = Math.min(from + CHUNK, content.size);
    yield new Uint8Array(new FileReaderSync().readAsArrayBuffer(content.slice(from, to)));
    heard(to);
  }
}

/**
 * Problems are told no later than with the deal they belong to.
 * @param heard hears how many bytes of a large file have been read
 */
export function* dealsOf(
  { name, content }: SessionFile,
  tell: (problem: Problem) => void,
  heard: (bytes: number) => void = () => {},
): Generator<ReadDeal> {
  if (content.size > WHOLE) {
    yield* readDeals(name, decodeChunks(bytesOf(content, heard), tell), tell);
    return;
  }
  const read = readFile(name, new Uint8Array(new FileReaderSync().readAsArrayBuffer(content)));
  for (const problem of read.problems) tell(problem);
  yield* read.deals;
}
