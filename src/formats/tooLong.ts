/** For lists that are read in pieces: a record longer than any real one is never kept whole. */

import { LONGEST_RECORD, MIB } from './largest.ts';
import type { ProblemList } from './problem.ts';

/** The chunks, cut into pieces no longer than a record may be, so that a record that is too long is noticed in time. */
export function* inPieces(chunks: Iterable<string>): Generator<string, void, undefined> {
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += LONGEST_RECORD) yield chunk.slice(at, at + LONGEST_RECORD);
}

/**
 * Reports `recordTooLong` with the limit in mebibytes.
 * @param line where the record begins
 */
export function reportTooLong(problems: ProblemList, line: number): void {
  problems.add('recordTooLong', line, undefined, { megabytes: LONGEST_RECORD / MIB });
}

/** The number of characters kept from a piece, because the beginning of a record may cross its end. */
const OVERLAP = 3;

/** Skips the rest of a record, up to the next one. */
export class RestOfRecord {
  readonly #begins: RegExp;
  #tail = '';
  /** The number of line ends skipped. */
  lines = 0;

  /** @param begins matches the place before a record */
  constructor(begins: RegExp) {
    this.#begins = begins;
  }

  /** The part of the piece that belongs to the next record; null if that has not begun. */
  pass(piece: string): string | null {
    const text = this.#tail + piece;
    const found = this.#begins.exec(text);
    const end = found === null ? Math.max(0, text.length - OVERLAP) : found.index + found[0].length;
    for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) this.lines++;
    this.#tail = text.slice(end);
    return found === null ? null : this.#tail;
  }
}
