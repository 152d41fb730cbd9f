/** Functions and types that several readers use. */

import { conditionsOf } from '../domain/deal.ts';
import type { Vulnerability } from '../domain/score.ts';
import type { Seat } from '../domain/seat.ts';
import type { ProblemList } from './problem.ts';
import type { ReadCall, RowsReader } from './readDeal.ts';

/** Values that a record does not contain itself. */
export interface RecordSetting {
  readonly source?: string;
  /** Reads the rows of score tables. Only programs that compare results load it. */
  readonly rows?: RowsReader;
}

export type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** Passes that end the auction from here: four at its beginning, three after a bid. */
export function passesLeft(calls: readonly ReadCall[]): number {
  let passes = 0;
  for (let index = calls.length - 1; index >= 0 && calls[index]?.call === 'P'; index--) passes++;
  return Math.max(0, (passes === calls.length ? 4 : 3) - passes);
}

/** The vulnerability by the board's number (Law 2), if the record does not state it; null without a number. */
export function vulnerabilityFromBoard(
  board: string,
  problems: ProblemList,
  line: number,
  deal: number,
): Vulnerability | null {
  const conditions = conditionsOf(board);
  if (conditions !== null) problems.add('vulnerableFromBoard', line, deal);
  return conditions?.vulnerable ?? null;
}

/** Dealer by the board's number (Law 2), where the record leaves it out. */
export function dealerFromBoard(
  board: string,
  problems: ProblemList,
  line: number,
  deal: number,
): Seat | null {
  const conditions = conditionsOf(board);
  if (conditions !== null) problems.add('dealerFromBoard', line, deal);
  return conditions?.dealer ?? null;
}
