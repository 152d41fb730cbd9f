/**
 * Reads BRI and DUP, the files of dealing machines: cards by number, from 01 for the ace of spades to 52 for the two of clubs, for North,
 * East and South; West has the rest. A DUP record repeats the hands as text.
 */

import { HandsReader, rankNumber } from '../hands.ts';
import type { ProblemList } from '../problem.ts';
import type { ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import { dealOnly } from './dealOnly.ts';

/** Three hands of thirteen two-digit numbers. */
const DIGITS = 78;
const BRI_RECORD = 128;
const DUP_RECORD = 156;
/** Four hands as text, each of four suit signs and thirteen ranks. */
const HAND_TEXT = 68;
/** Fills a BRI record behind its numbers. */
const BLANK = 32;

export type NumberedFormat = 'bri' | 'dup';

/**
 * The format, as the first record shows it, also of a file that is cut short; null for anything else. `size`: length of the file in
 * bytes, where `bytes` are only its beginning.
 */
export function numberedFormatOf(bytes: Uint8Array, size = bytes.length): NumberedFormat | null {
  if (bytes.length < BRI_RECORD || !areDigits(bytes.subarray(0, DIGITS))) return null;
  const sign = bytes[DIGITS] as number;
  if (bytes.length >= DUP_RECORD && sign >= 3 && sign <= 6) return 'dup';
  return sign === BLANK || size % BRI_RECORD === 0 ? 'bri' : null;
}

function areDigits(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 48 && byte <= 57);
}

/**
 * The deals of a BRI or DUP file in order, each read when it is asked for. A record that is cut short at the end of the file is
 * left out, and that is reported, as are boards that a DUP file counts and does not have. In a BRI file the boards count from 1, in a DUP file from the number it states.
 */
export function* readNumbered(
  format: NumberedFormat,
  bytes: Uint8Array,
  setting: RecordSetting,
  problems: ProblemList,
): Generator<ReadDeal, void, undefined> {
  const length = format === 'dup' ? DUP_RECORD : BRI_RECORD;
  const hands = new HandsReader();
  const first = (format === 'dup' && statedAt(2, bytes)) || 1;
  const count = Math.floor(bytes.length / length);
  for (let index = 0; index < count; index++) {
    const begin = index * length;
    hands.clear();
    readDigits(bytes, begin, hands, problems, index);
    hands.completeFourth();
    if (format === 'dup' && !isSameInText(bytes, begin + DIGITS, hands))
      problems.add('handsDiffer', 1, index, { board: String(first + index) });
    yield dealOnly(index, index + 1, String(first + index), hands, setting, problems);
  }
  const hasRest = bytes.subarray(count * length).some((byte) => byte > BLANK);
  if (hasRest || (format === 'dup' && count < statedAt(7, bytes)))
    problems.add('fileCut', Math.max(1, count));
}

function readDigits(
  bytes: Uint8Array,
  begin: number,
  hands: HandsReader,
  problems: ProblemList,
  index: number,
): void {
  for (let place = 0; place < 39; place++) {
    const number = ((bytes[begin + place * 2] ?? 0) - 48) * 10 + (bytes[begin + place * 2 + 1] ?? 0) - 48;
    if (number >= 1 && number <= 52) hands.put(Math.floor(place / 13), turnedNumber(number));
    else {
      const text = String.fromCharCode(...bytes.subarray(begin + place * 2, begin + place * 2 + 2));
      problems.add('handsUnreadable', index + 1, index, { text: text.replace(/\P{ASCII}|\p{Cc}/gu, '?') });
      return;
    }
  }
}

/** 1 the ace of spades, 52 the two of clubs, to a card's number in `CARDS`, and back. */
export function turnedNumber(number: number): number {
  return 52 - number;
}

/** A number in the last ten bytes of a record: two flags, the first board, and the number of boards. 0 where there is none. */
function statedAt(place: number, bytes: Uint8Array): number {
  const text = String.fromCharCode(...bytes.subarray(DIGITS + HAND_TEXT + place, DUP_RECORD));
  return Number(/^\d{1,3}/.exec(text)?.[0] ?? 0);
}

/** The codes of spade, heart, diamond and club in the oldest character set. */
export const SIGNS: readonly (readonly [sign: number, suit: 'S' | 'H' | 'D' | 'C'])[] = [
  [6, 'S'],
  [3, 'H'],
  [4, 'D'],
  [5, 'C'],
];

function isSameInText(bytes: Uint8Array, begin: number, hands: HandsReader): boolean {
  let seat = -1;
  let suit = 0;
  for (let at = begin; at < begin + HAND_TEXT; at++) {
    const byte = bytes[at] as number;
    const sign = SIGNS.find(([code]) => code === byte);
    if (sign !== undefined) {
      if (sign[1] === 'S') seat++;
      suit = 'CDHS'.indexOf(sign[1]) * 13;
      continue;
    }
    const rank = rankNumber(byte);
    if (rank < 0 || seat < 0 || !hands.holds(seat % 4, suit + rank)) return false;
  }
  return true;
}
