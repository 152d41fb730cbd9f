/**
 * Reads DLM, the text file of a dealing machine: `Board 01=` and 26 letters, each for the holders of two cards, in the order of the pack
 * from the ace of spades down, then a checksum of three digits.
 */

import { HandsReader } from '../hands.ts';
import { withLeftOut } from '../leftOut.ts';
import { MOST_DEALS, tooManyDeals } from '../largest.ts';
import { excerpt, ProblemList } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import { dealOnly } from './dealOnly.ts';

/** Another setting of the machine: `Scoring=0`. */
const SETTING = /^\s{0,9}([a-z][\w ]{0,40})=/i;

/** Reads a whole file. Never throws. Boards outside the range the file gives are filling; if the last one is missing, the file is cut. */
export function parseDlm(text: string, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const deals: ReadDeal[] = [];
  const hands = new HandsReader();
  let from = 1;
  let to = Number.POSITIVE_INFINITY;
  let number = 0;
  let hasLast = false;
  const settings = new Map<string, number>();
  for (const raw of text.split(/\r\n|\n|\r/)) {
    number++;
    const match = /^\s*(From board|To board|Board\s+(\d{1,4}))\s*=(.*)$/i.exec(raw.slice(0, 200));
    if (match === null) {
      const name = SETTING.exec(raw.slice(0, 200))?.[1]?.trim();
      if (name !== undefined) settings.set(name, (settings.get(name) ?? 0) + 1);
      continue;
    }
    const [, key = '', board, value = ''] = match;
    if (board === undefined) {
      // `1e1` and `0x2` are no numbers of boards.
      const limit = /^\s*(\d{1,4})\s*$/.exec(value)?.[1];
      if (limit === undefined) problems.add('textIgnored', number, undefined, { text: excerpt(raw.trim()) });
      else if (/^from/i.test(key)) from = Number(limit) || from;
      else to = Number(limit) || to;
      continue;
    }
    if (Number(board) < from || Number(board) > to) continue;
    hasLast ||= Number(board) === to;
    if (deals.length === MOST_DEALS)
      return {
        deals,
        problems: [...problems.take(), tooManyDeals(number, MOST_DEALS), ...problems.finish()],
      };
    hands.clear();
    const letters = /^\s*([a-p]{26})(\d{1,3})?\s*$/i.exec(value);
    const index = deals.length;
    if (letters === null) problems.add('handsUnreadable', number, index, { text: excerpt(value) });
    else {
      readLetters((letters[1] as string).toLowerCase(), hands);
      const stated = letters[2];
      if (stated !== undefined && Number(stated) !== checksum(letters[1] as string, Number(board)))
        problems.add('checksumDiffers', number, index, { board: String(Number(board)) });
    }
    deals.push(dealOnly(index, number, String(Number(board)), hands, setting, problems));
  }
  if (!hasLast && Number.isFinite(to)) problems.add('fileCut', number);
  return {
    deals: withLeftOut(deals, 'settings', settings),
    problems: [...problems.take(), ...problems.finish()],
  };
}

/** The letters `a` to `p` number the pairs of holders: north twice, north and east, and so on. */
function readLetters(letters: string, hands: HandsReader): void {
  for (let at = 0; at < letters.length; at++) {
    const pair = letters.charCodeAt(at) - 97;
    hands.put(Math.floor(pair / 4), 51 - at * 2);
    hands.put(pair % 4, 50 - at * 2);
  }
}

/** The checksum of a board in a DLM file: all letters and the board's number, joined by exclusive or. */
export function checksum(letters: string, board: number): number {
  let sum = board % 256;
  for (let at = 0; at < letters.length; at++) sum = exclusiveOr(sum, letters.charCodeAt(at));
  return sum;
}

/** The exclusive or of two numbers below 256, bit by bit. */
export function exclusiveOr(one: number, other: number): number {
  let result = 0;
  for (let bit = 1; bit <= 128; bit *= 2)
    if (Math.floor(one / bit) % 2 !== Math.floor(other / bit) % 2) result += bit;
  return result;
}
