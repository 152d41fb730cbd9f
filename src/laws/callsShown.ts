/** Law 26: which suits the calls of the auction that counts have named. 2017, 2007. */

import { isBid, strainOf } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';

export interface SuitShown {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A call that takes the place of one taken back also takes the suit it showed. */
export function shownAfter(
  shown: readonly SuitShown[],
  fact: CallMade,
  lastCaller: Seat | null,
): readonly SuitShown[] {
  const kept =
    lastCaller === fact.seat
      ? shown.filter((each, index) => each.seat !== fact.seat || index < shown.length - 1)
      : shown;
  const suit = suitOfCall(fact);
  return suit === null ? kept : [...kept, { seat: fact.seat, suit }];
}

export function suitOfCall({ call }: CallMade): Suit | null {
  const strain = isBid(call) ? strainOf(call) : null;
  return strain === 'NT' ? null : strain;
}
