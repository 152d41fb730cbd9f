/** One file to be audited, on disk or inside an archive, and its deals one after the other. */

import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { decodeChunks } from '../../formats/bytes.ts';
import type { Problem } from '../../formats/problem.ts';
import { readDeals, readFile } from '../../formats/read.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { readEntry } from './archive.ts';

export interface Source {
  /** As it is told: the path, and behind it the path inside the archive. */
  readonly name: string;
  readonly path: string;
  /** Inside a .zip archive. */
  readonly entry?: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** One mebibyte at a time. */
const CHUNK = 1_048_576;
/** A larger file is read in pieces, deal by deal. */
const WHOLE = 8_388_608;

/** The file in pieces: its size never matters to the memory. */
function* bytesOf(file: string, heard: (bytes: number) => void): Generator<Uint8Array> {
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const piece = new Uint8Array(CHUNK);
      const count = readSync(handle, piece, 0, CHUNK, null);
      if (count === 0) return;
      heard(count);
      yield piece.subarray(0, count);
    }
  } finally {
    closeSync(handle);
  }
}

/**
 * The deals of one file; problems are told no later than with the deal they belong to.
 * @param heard how many more bytes of a large file have been read
 */
export function* dealsOf(
  source: Source,
  tell: (problem: Problem) => void,
  heard: (bytes: number) => void = () => {},
): Generator<ReadDeal> {
  const { name, path, entry } = source;
  if (entry === undefined && statSync(path).size > WHOLE) {
    yield* readDeals(name, decodeChunks(bytesOf(path, heard), tell), tell);
    return;
  }
  const read = readFile(name, entry === undefined ? readFileSync(path) : readEntry(path, entry));
  for (const problem of read.problems) tell(problem);
  yield* read.deals;
}
