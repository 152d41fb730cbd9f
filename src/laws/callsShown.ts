/** Law 26: which suits the calls of the auction that counts have named. 2017, 2007. */

import { isBid, strainOf } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';

export interface SuitShown {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A call that takes the place of one taken back also takes the suit that one showed: `replaced`, null where there is none. */
export function shownAfter(
  shown: readonly SuitShown[],
  fact: CallMade,
  replaced: Suit | null,
): readonly SuitShown[] {
  const kept = replaced === null ? shown : shown.slice(0, -1);
  const suit = suitOfCall(fact);
  return suit === null ? kept : [...kept, { seat: fact.seat, suit }];
}

export function suitOfCall({ call }: CallMade): Suit | null {
  const strain = isBid(call) ? strainOf(call) : null;
  return strain === 'NT' ? null : strain;
}
