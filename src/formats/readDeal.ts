/** What every reader hands on: a recorded deal with the places in the file where its parts stand. */

import type { Call } from '../domain/contract.ts';
import type { Seat } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { ProblemList } from './problem.ts';
import type { CaseExtras } from './case/extras.ts';
import type { LeftOut } from './leftOut.ts';

/**
 * How much of a deal the record holds. `endPosition`: hands of fewer than thirteen cards. `movie`: a teaching file that
 * shows, hides and takes back cards at will, so that it is no record of play: replay only. `damaged`: of a sealed record events are
 * missing, so that nobody is to be accused of what the others seem to say.
 */
export type DealKind =
  'played' | 'auctionOnly' | 'dealOnly' | 'passedOut' | 'endPosition' | 'movie' | 'damaged';

export interface ReadCall {
  readonly seat: Seat;
  readonly call: Call;
  /** From 1. */
  readonly line: number;
  readonly alert?: true;
  readonly explanation?: string;
  /** Suffix, glyphs, comments and irregularity token, as plain text. */
  readonly note?: string;
}

/** Line, from 1, on which a deal itself states these; undefined for what stands elsewhere, such as in a list of results, or nowhere. */
type FieldLines = Readonly<Record<'Dealer' | 'Vulnerable' | 'Result', number | undefined>>;

export interface ReadDeal {
  /** Number in the file, from 0; games that hold no deal, auction or play are counted, too. */
  readonly index: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly kind: DealKind;
  readonly record: DealRecord;
  /** Line of each event, from 1: as many as `record.events`. */
  readonly places: readonly number[];
  readonly calls: readonly ReadCall[];
  /** PBN: rows of the play section were turned against their columns; the cards stand with those who were dealt them. */
  readonly rotated?: true;
  /** PBN: how many cards stand before the first one that is missing though play goes on. */
  readonly cardsBeforeGap?: number;
  /** The file states that the board was passed out, whatever auction and play say. */
  readonly statedPassedOut?: true;
  /** A call could not be read, and reading of the auction stopped there: the reader reports it. */
  readonly auctionCut?: true;
  /** PBN: every tag of the game by name, inherited values included. */
  readonly tags?: ReadonlyMap<string, string>;
  /** PBN: line of each tag, from 1, in the order of `tags`; values taken from other games come last and have none. */
  readonly tagLines?: readonly number[];
  /** LIN and RBN: lines of what the deal itself states. */
  readonly fieldLines?: FieldLines;
  /** PBN: the rows of every supplemental section, under the name of its tag. */
  readonly tables?: ReadonlyMap<string, readonly string[]>;
  /** PBN: the results of other tables on this board, as its score table has them. */
  readonly rows?: readonly ReadRow[];
  /** What stands in the file before or in it and no reader takes, since it says nothing of a deal. */
  readonly leftOut?: LeftOut;
  /** Case files: checks and top-level keys to carry through. */
  readonly extras?: CaseExtras;
}

/** Reads the rows of a score table; `lines` are theirs in the file. */
export type RowsReader = (
  deal: ReadDeal,
  columns: string,
  rows: readonly string[],
  lines: readonly number[],
  problems: ProblemList,
) => readonly ReadRow[];

/** A row of a score table: a deal without cards of its own, numbered as the game it stands in. */
export interface ReadRow extends ReadDeal {
  /** At how many tables this was the result. */
  readonly times: number;
}
