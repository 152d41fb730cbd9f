/** Reads LIN in all its dialects: text to deals, at once, or board by board in constant memory. */

import { LONGEST_RECORD } from '../largest.ts';
import { FilePart } from '../filePart.ts';
import type { Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import { inPieces, RestOfRecord, reportTooLong } from '../tooLong.ts';
import { BoardReader } from './boards.ts';
import { decodePercent, isPercentEncoded } from './decode.ts';

/** Reads a whole file. Never throws; time is linear in the length of the text. */
export function parseLin(text: string, setting: RecordSetting = {}): Parsed {
  const problems: Problem[] = [];
  const deals = [...readLin([text], setting, (problem) => problems.push(problem))];
  return { deals, problems };
}

/** The place before a board: a line that begins with its heading, names or hands. */
const BOARD_BEGINS = /\n(?=(?:qx|pn|md)\|)/;

/** An incomplete pair is read again only after the text has grown by this factor, so that the time stays linear. */
const GROWTH = 2;

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
  let waiting: string[] = [];
  let length = 0;
  let wanted = 0;
  let encoded: boolean | null = null;
  let passing: RestOfRecord | null = null;
  for (const piece of inPieces(chunks)) {
    const chunk: string | null = passing === null ? piece : passing.pass(piece);
    if (chunk === null) continue;
    reader.passOver(passing);
    passing = null;
    waiting.push(chunk);
    length += chunk.length;
    encoded ??= encodingOf(waiting, length);
    // An encoded text is a single record.
    if (encoded && length > LONGEST_RECORD) {
      reportTooLong(reader.problems, 1);
      break;
    }
    if (encoded !== false || length < wanted) continue;
    const rest = yield* reader.read(waiting.length === 1 ? chunk : waiting.join(''), false, report);
    waiting = [rest];
    length = rest.length;
    wanted = Math.min(length * GROWTH, LONGEST_RECORD + 1);
    if (length <= LONGEST_RECORD) continue;
    reportTooLong(reader.problems, reader.line);
    yield* reader.read(rest, true, report);
    passing = new RestOfRecord(BOARD_BEGINS);
    waiting = [];
    length = wanted = 0;
  }
  reader.passOver(passing);
  const rest = waiting.join('');
  encoded ??= isPercentEncoded(rest);
  if (encoded) reader.problems.add('percentEncoded', 1);
  const unread = yield* reader.read(encoded ? decodePercent(rest) : rest, part.last, report);
  const open = reader.finish(unread);
  for (const problem of reader.problems.take()) report(problem);
  if (open !== null) yield open;
  if (part.first && part.last) for (const problem of reader.problems.finish()) report(problem);
}

/** The number of characters without a bar that show whether a text is encoded. */
const SAMPLE = 65_536;

/** Null while it is not known. */
function encodingOf(waiting: readonly string[], length: number): boolean | null {
  if (waiting.at(-1)?.includes('|')) return false;
  return length < SAMPLE ? null : isPercentEncoded(waiting.join(''));
}
