/** The order in which a screen reader says what is new at a step: in the app, in an article and on the command line. */

import { inOrder } from './inOrder.ts';

/** Sentences in the language of the reader; those without a full stop get one. */
export interface StepNews {
  /** Said before the step: the contract at the start of the deal, or that a choice is being tried. */
  readonly heading?: readonly string[];
  /** What happened, then who says so and the notes on it. */
  readonly step: readonly string[];
  /** Who won the trick; null unless this step completed it. */
  readonly winner: string | null;
  /** What the Laws say that is new. */
  readonly findings: readonly string[];
  /** Who may choose now. */
  readonly choices: readonly string[];
}

/** The news of a step as one text. */
export function stepNews({ heading = [], step, winner, findings, choices }: StepNews): string {
  return inOrder([...heading, ...step, ...(winner === null ? [] : [winner]), ...findings, ...choices]);
}
