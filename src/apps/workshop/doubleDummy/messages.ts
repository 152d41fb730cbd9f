/** The messages between the page and the worker that solves double dummy: plain numbers. */

import type { SolverStanding } from '../../../audit/doubleDummy/solver.ts';

/** Requests how many of the remaining tricks North–South win: after each of these cards, or from the position itself if there are none. */
export interface SolverRequest {
  readonly number: number;
  readonly standing: SolverStanding;
  /** Cards of the hand in turn; null for the position itself. */
  readonly cards: readonly number[] | null;
  /** The first guess. */
  readonly near: number;
  /** The hands as dealt, because results are kept for the whole play. */
  readonly dealt: readonly number[];
}

export interface SolverReply {
  readonly number: number;
  readonly tricks: readonly number[];
}
