/** Where stepping stops: at cards, tricks, events, or irregularities. Pure. */

import { cardsInTrick, isFull, type Trick } from '../domain/trick.ts';
import type { FactType } from '../events/event.ts';

export type StepBy = 'card' | 'trick' | 'event';
export type Stops = Readonly<Record<StepBy | 'mark', readonly number[]>>;

/**
 * Facts that move or show a card. Dummy is seen from the opening lead on, so spreading it shows nothing new. Questions, calls for the
 * director and rulings are stops of the event mode only.
 */
const MOVES_CARD = /^(?:Card.+|LeadFaced|HandFaced|TricksSkipped|ChoiceMade|ClaimMade)$/;

export interface Steps {
  /** The highest position: the number of events. */
  readonly last: number;
  /** The event that led to a position. */
  fact(at: number): FactType | undefined;
  /** True if there is a finding. */
  hasFinding(at: number): boolean;
  /** The tricks so far. */
  tricks(at: number): readonly Trick[];
  readonly marks: readonly number[];
}

/** Positions to stop at, in order, the start and the end included. */
export function stopsIn(steps: Steps): Stops {
  const { last } = steps;
  const event = Array.from({ length: last + 1 }, (_unused, at) => at);
  const laid = (at: number): number => steps.tricks(at).reduce((sum, trick) => sum + cardsInTrick(trick), 0);
  const card = event.filter((at) => {
    const fact = steps.fact(at);
    const isShown = fact !== undefined && MOVES_CARD.test(fact);
    // 46B: that declarer meant a card of dummy's beyond dispute may have played it.
    return at === 0 || at === last || steps.hasFinding(at) || isShown || laid(at) !== laid(at - 1);
  });
  const full = (at: number): number => steps.tricks(at).filter(isFull).length;
  const trick = event.filter((at) => at === 0 || at === last || full(at) > full(at - 1));
  return { card, trick, event, mark: [...new Set(steps.marks)].sort((one, other) => one - other) };
}

/** The next stop in that direction; the position itself when there is none. */
export function stopFrom(stops: readonly number[], at: number, direction: number): number {
  const next = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? at;
}
