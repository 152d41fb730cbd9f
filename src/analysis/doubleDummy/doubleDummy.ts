/** Tricks at double dummy for a contract, from the hands as dealt. */

import { isCompleteDeal } from '../../domain/deal.ts';
import { SUITS } from '../../domain/card.ts';
import type { Strain } from '../../domain/contract.ts';
import type { Hand } from '../../domain/hand.ts';
import { seatNumber } from '../../domain/numbers.ts';
import { SEATS, nextSeat, type BySeat, type Seat } from '../../domain/seat.ts';
import { Solver } from './solver.ts';

const solver = new Solver();

/** Whether declarer’s side takes at least so many tricks; asked of the same hands and strain again, it is quicker. */
export type Enough = (need: number) => boolean;

/** Null when the hands are not four of thirteen different cards. */
export function doubleDummyOf(hands: BySeat<Hand | null>, declarer: Seat, strain: Strain): Enough | null {
  if (!isCompleteDeal(hands)) return null;
  const held = SEATS.flatMap((seat) => SUITS.map((suit) => hands[seat]?.[suit] ?? 0));
  const leader = seatNumber(nextSeat(declarer));
  solver.begin(held, strain === 'NT' ? -1 : 'CDHS'.indexOf(strain));
  const northSouth = declarer === 'N' || declarer === 'S';
  return (need) => (northSouth ? solver.isEnough(leader, need) : !solver.isEnough(leader, 14 - need));
}

/** Declarer's tricks exactly. `near`: where to begin looking. */
export function tricksOf(enough: Enough, near: number): number {
  let tricks = Math.min(13, Math.max(0, near));
  if (enough(tricks)) {
    while (tricks < 13 && enough(tricks + 1)) tricks++;
    return tricks;
  }
  do tricks--;
  while (tricks > 0 && !enough(tricks));
  return tricks;
}
