/** The result of every reader: a recorded deal, with the lines of the file at which its events stand. */

import type { Call } from '../domain/contract.ts';
import type { Seat } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { Problem, ProblemList } from './problem.ts';
import type { CaseExtras } from './case/extras.ts';
import type { LeftOut } from './leftOut.ts';

/**
 * How much of a deal the record holds. `endPosition`: hands of fewer than thirteen cards. `movie`: a teaching file that shows, hides and
 * takes back cards freely, so it is no record of play and can only be replayed. `damaged`: a sealed record lacks events, so nobody is
 * accused because of the others.
 */
export type DealKind =
  | 'played'
  | 'auctionOnly'
  | 'dealOnly'
  | 'passedOut'
  | 'endPosition'
  | 'movie'
  | 'damaged';

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

/** The line of each field in the deal itself, from 1; undefined if the file has it elsewhere, such as in a list of results, or not at all. */
type FieldLines = Readonly<Record<'Dealer' | 'Vulnerable' | 'Result', number | undefined>>;

/** What was read of a whole file. */
export interface Parsed {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
}

export interface ReadDeal {
  /** The number in the file, from 0. Games without deal, auction or play are counted, too. */
  readonly index: number;
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly kind: DealKind;
  readonly record: DealRecord;
  /** The line of each event, from 1; as many as `record.events`. */
  readonly lines: readonly number[];
  readonly calls: readonly ReadCall[];
  /** PBN: rows of play were turned against their columns. The cards are assigned to the hands that were dealt them. */
  readonly rotated?: true;
  /** The number of cards before the first one that is missing or could not be read, if play goes on after it. */
  readonly cardsBeforeGap?: number;
  /** The file states that the board was passed out, whatever auction and play say. */
  readonly statedPassedOut?: true;
  /** Reading of the auction stopped at an unreadable call, which is reported. */
  readonly auctionCut?: true;
  /** PBN: every tag of the game by name, with inherited values. Other formats: values without a field of the record, by the names of PBN's tags. */
  readonly tags?: ReadonlyMap<string, string>;
  /** PBN: the line of each tag, from 1, in the order of `tags`. Inherited values come last and have no line. */
  readonly tagLines?: readonly number[];
  /** LIN and RBN: the lines of fields in the deal itself. */
  readonly fieldLines?: FieldLines;
  /** PBN: the rows of every supplemental section, by the name of its tag. */
  readonly tables?: ReadonlyMap<string, readonly string[]>;
  /** PBN: the results of other tables on this board, from its score table. */
  readonly rows?: readonly ReadRow[];
  /** Parts of the file in or before the deal that say nothing about it, and that no reader keeps. */
  readonly leftOut?: LeftOut;
  /** Case files: checks and top-level keys to keep. */
  readonly extras?: CaseExtras;
}

/** Reads the rows of a score table. `lines`: their lines in the file. */
export type RowsReader = (
  deal: ReadDeal,
  columns: string,
  rows: readonly string[],
  lines: readonly number[],
  problems: ProblemList,
) => readonly ReadRow[];

/** A row of a score table: a deal without cards of its own, with the number of its game. */
export interface ReadRow extends ReadDeal {
  /** The number of tables with this result. */
  readonly times: number;
}
