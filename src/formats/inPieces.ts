/** Reads a list of any length record by record; of a record longer than any real one only the beginning is read. */

import { LONGEST_RECORD, MIB } from './largest.ts';
import type { Problem, ProblemList } from './problem.ts';
import type { ReadDeal } from './readDeal.ts';

/** Reads the games or boards of one format. */
export interface RecordReader {
  readonly problems: ProblemList;
  /** The line where the unread text begins, from 1. */
  line: number;
  /** Reads the records of the text. Returns the text of the incomplete one at the end, unless this is the `last` text. */
  read(
    text: string,
    last: boolean,
    report: (problem: Problem) => void,
  ): Generator<ReadDeal, string, undefined>;
}

/** A record is read again only after the text has grown by this factor, so that the time stays linear. */
const GROWTH = 2;

/**
 * Reads record by record; no more than the record in hand and one chunk is kept. Returns the unread text at the end.
 * @param chunks the text in pieces of any size, cut anywhere
 * @param begins matches the place before a record
 * @param last false when another part of the file follows
 */
export function* readInPieces(
  chunks: Iterable<string>,
  reader: RecordReader,
  begins: RegExp,
  last: boolean,
  report: (problem: Problem) => void,
): Generator<ReadDeal, string, undefined> {
  let waiting: string[] = [];
  let length = 0;
  let wanted = 0;
  let passing: RestOfRecord | null = null;
  for (const piece of inPieces(chunks)) {
    const chunk: string | null = passing === null ? piece : passing.pass(piece);
    if (chunk === null) continue;
    reader.line += passing?.lines ?? 0;
    passing = null;
    waiting.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    const rest = yield* reader.read(waiting.length === 1 ? chunk : waiting.join(''), false, report);
    waiting = [rest];
    length = rest.length;
    wanted = Math.min(length * GROWTH, LONGEST_RECORD + 1);
    if (length <= LONGEST_RECORD) continue;
    reportTooLong(reader.problems, reader.line);
    yield* reader.read(rest, true, report);
    passing = new RestOfRecord(begins);
    waiting = [];
    length = wanted = 0;
  }
  reader.line += passing?.lines ?? 0;
  return yield* reader.read(waiting.join(''), last, report);
}

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
class RestOfRecord {
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
