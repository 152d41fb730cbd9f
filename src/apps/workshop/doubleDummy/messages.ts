/** The messages between the page and the worker that solves double dummy: plain numbers. */

import type { SolverStanding } from '../../../audit/doubleDummy/solver.ts';

/** Asks how many of the tricks left North–South win: after each of these cards, or from the position itself when none is named. */
export interface SolverRequest {
  readonly number: number;
  readonly standing: SolverStanding;
  /** Cards of the hand in turn; null for the position itself. */
  readonly cards: readonly number[] | null;
  /** Where to begin looking. */
  readonly near: number;
  /** The hands as dealt: what is found is kept for the whole play. */
  readonly dealt: readonly number[];
}

export interface SolverReply {
  readonly number: number;
  readonly tricks: readonly number[];
}
