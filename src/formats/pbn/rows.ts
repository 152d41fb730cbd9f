/**
 * Converts rows of a play section to cards by hand. The columns belong to seats, whoever led. Some programs rotate rows, leave out
 * fillers or write one row on several lines; the dealt hands show which reading is right.
 */

import type { HandsReader } from '../hands.ts';
import { CARD_NEXT, CARD_UNKNOWN, PLAY_ENDS, type RawSection } from './rawGame.ts';

/** One trick by seat number: the index of each word, -1 for no card. */
export type SeatedWords = readonly [number, number, number, number];

export interface RowsRead {
  readonly rows: readonly SeatedWords[];
  /** Some rows fit the hands only if turned, so the columns are not in one order. */
  readonly rotated: boolean;
  /** The number of seats by which all rows are turned, because the tag names the wrong first seat; 0 for none. */
  readonly shift: number;
  /** The section ends with an asterisk: the index of that word, or of the card it touches; -1 for none. */
  readonly endsAt: number;
  /** A plus says that play goes on elsewhere. */
  readonly goesOn: boolean;
}

/**
 * The rows of the section by seat. Rows that fit the hands only when they are turned are turned.
 * @param first seat number of the first column
 * @param rotatedBefore an earlier deal of the file had turned rows, so that a single card may be in one
 */
export function readRows(
  section: RawSection<number>,
  first: number,
  hands: HandsReader,
  rotatedBefore: () => boolean,
): RowsRead {
  const { words } = section;
  const asterisk = words.indexOf(PLAY_ENDS);
  const endsAt = asterisk === -1 ? section.asteriskAt : asterisk;
  const end = asterisk === -1 ? words.length : asterisk;
  const goesOn = words.includes(CARD_NEXT);
  const byFour = inFours(end);
  let columns = byFour;
  if (!isLinesOfFour(section, end)) {
    const byLine = lineByLine(section, end);
    if (misfits(byLine, section, first, hands) < misfits(byFour, section, first, hands)) columns = byLine;
  }
  const turns = columns.map((cells) => turnOf(cells, section, first, hands));
  const shift = commonTurn(turns);
  const rotated = shift === 0 && turns.some((turn) => turn !== 'late' && turn !== 0);
  const rows = columns.map((cells, index) => {
    const turn = turns[index] as number | 'late';
    if (turn !== 'late') return seated(cells, section, first + turn);
    // A single card proves no rotation by itself, but it counts if other rows prove it.
    if (shift !== 0) return seated(cells, section, first + shift);
    const counts = rotated || rotatedBefore();
    return seated(cells, section, first + (counts ? fittingTurn(cells, section, first, hands) : 0));
  });
  return { rows, rotated, shift, endsAt, goesOn };
}

/** The turn of every row, if all rows are turned by the same number of seats; otherwise 0. */
function commonTurn(turns: readonly (number | 'late')[]): number {
  let common = 0;
  for (const turn of turns) {
    if (turn === 'late') continue;
    if (turn === 0 || (common !== 0 && turn !== common)) return 0;
    common = turn;
  }
  return common;
}

/** The indexes of the words in the four columns of a row; -1 for none. */
type Cells = [number, number, number, number];

function inFours(end: number): Cells[] {
  const rows: Cells[] = [];
  for (let index = 0; index < end; index += 4)
    rows.push([
      index,
      index + 1 < end ? index + 1 : -1,
      index + 2 < end ? index + 2 : -1,
      index + 3 < end ? index + 3 : -1,
    ]);
  return rows;
}

/** True when every line but the last holds a multiple of four words. */
function isLinesOfFour(section: RawSection<number>, end: number): boolean {
  const { lines } = section;
  for (let index = 1; index < end; index++)
    if (lines[index] !== lines[index - 1] && index % 4 !== 0) return false;
  return true;
}

/** Makes a row of each line, and several rows of a long line. Extra plus signs are left out. */
function lineByLine(section: RawSection<number>, end: number): Cells[] {
  const { lines, words } = section;
  const rows: Cells[] = [];
  let begin = 0;
  while (begin < end) {
    let after = begin + 1;
    while (after < end && lines[after] === lines[begin]) after++;
    const cells: number[] = [];
    for (let index = begin; index < after; index++)
      if (after - begin !== 5 || words[index] !== CARD_NEXT) cells.push(index);
    for (let index = 0; index < cells.length; index += 4)
      rows.push([cells[index] ?? -1, cells[index + 1] ?? -1, cells[index + 2] ?? -1, cells[index + 3] ?? -1]);
    begin = after;
  }
  return rows;
}

function misfits(
  rows: readonly Cells[],
  section: RawSection<number>,
  first: number,
  hands: HandsReader,
): number {
  let count = 0;
  for (const cells of rows) count += misfitsOfRow(cells, section, first, hands);
  return count;
}

function misfitsOfRow(cells: Cells, section: RawSection<number>, first: number, hands: HandsReader): number {
  const { words } = section;
  let count = 0;
  for (let column = 0; column < 4; column++) {
    const index = cells[column] as number;
    const card = index === -1 ? CARD_UNKNOWN : (words[index] as number);
    if (card < CARD_UNKNOWN && !hands.mayHold((first + column) % 4, card)) count++;
  }
  return count;
}

/** The number of seats by which the row is turned: 0 if it fits as it is, or in no way; `late` if a single card must decide. */
function turnOf(
  cells: Cells,
  section: RawSection<number>,
  first: number,
  hands: HandsReader,
): number | 'late' {
  if (misfitsOfRow(cells, section, first, hands) === 0 || !hands.complete) return 0;
  const turn = fittingTurn(cells, section, first, hands);
  if (turn === 0) return 0;
  let cards = 0;
  for (const index of cells) if (index !== -1 && (section.words[index] as number) < CARD_UNKNOWN) cards++;
  return cards === 1 ? 'late' : turn;
}

function fittingTurn(cells: Cells, section: RawSection<number>, first: number, hands: HandsReader): number {
  for (let turn = 1; turn < 4; turn++)
    if (misfitsOfRow(cells, section, first + turn, hands) === 0) return turn;
  return 0;
}

function seated(cells: Cells, section: RawSection<number>, first: number): SeatedWords {
  const row: [number, number, number, number] = [-1, -1, -1, -1];
  for (let column = 0; column < 4; column++) {
    const index = cells[column] as number;
    if (index !== -1 && (section.words[index] as number) < CARD_UNKNOWN) row[(first + column) % 4] = index;
  }
  return row;
}
