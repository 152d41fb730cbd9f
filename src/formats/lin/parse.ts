/** Reads LIN in all its dialects: text to deals, at once, or board by board in constant memory. */

import { FilePart } from '../filePart.ts';
import { readInPieces } from '../inPieces.ts';
import type { Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import { BoardReader } from './boards.ts';
import { decoded } from './decode.ts';

/** Reads a whole file. Never throws; time is linear in the length of the text. */
export function parseLin(text: string, setting: RecordSetting = {}): Parsed {
  const problems: Problem[] = [];
  const deals = [...readLin([text], setting, (problem) => problems.push(problem))];
  return { deals, problems };
}

/** The place before a board: a line that begins with its heading, names or hands. */
const BOARD_BEGINS = /\n(?=(?:qx|pn|md)\|)/;

/**
 * Reads board by board; no more than the board in hand and one chunk is kept. Text that travels percent-encoded is a
 * link and is decoded as a whole.
 * @param chunks the text in pieces of any size, cut anywhere
 * @param report is called with each problem no later than with the deal it belongs to; of the file's problems at the end
 * @param part when the text is not the whole file; then the next one begins with a board
 */
export function* readLin(
  chunks: Iterable<string>,
  setting: RecordSetting,
  report: (problem: Problem) => void,
  part = new FilePart(),
): Generator<ReadDeal, void, undefined> {
  const reader = new BoardReader(setting, part);
  const text = decoded(chunks, reader.problems);
  const unread = yield* readInPieces(text, reader, BOARD_BEGINS, part.last, report);
  const open = reader.finish(unread);
  for (const problem of reader.problems.take()) report(problem);
  if (open !== null) yield open;
  if (part.first && part.last) for (const problem of reader.problems.finish()) report(problem);
}
