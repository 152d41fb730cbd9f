/** Tricks at double dummy for a contract, from the hands as dealt. Advice only: nobody sees four hands. */

import { isCompleteDeal } from '../../domain/deal.ts';
import type { Strain } from '../../domain/contract.ts';
import type { Hand } from '../../domain/hand.ts';
import { seatNumber } from '../../domain/numbers.ts';
import { nextSeat, sideOf, type BySeat, type Seat } from '../../domain/seat.ts';
import { isEnough } from './solver.ts';
import { masksOf } from './standing.ts';

/** Whether declarer’s side takes at least so many tricks; asked of the same hands and strain again, it is quicker. */
export type Enough = (need: number) => boolean;

/** Null when the hands are not four of thirteen different cards. */
export function doubleDummyOf(hands: BySeat<Hand | null>, declarer: Seat, strain: Strain): Enough | null {
  if (!isCompleteDeal(hands)) return null;
  const standing = {
    held: masksOf(hands),
    trump: trumpOf(strain),
    leader: seatNumber(nextSeat(declarer)),
    played: [],
  };
  return sideOf(declarer) === 'NS'
    ? (need) => isEnough(standing, need)
    : (need) => !isEnough(standing, 14 - need);
}

/** Declarer's tricks exactly. `near`: where to begin looking. */
export function tricksAtLeast(enough: Enough, near: number): number {
  let tricks = Math.min(13, Math.max(0, near));
  if (enough(tricks)) {
    while (tricks < 13 && enough(tricks + 1)) tricks++;
    return tricks;
  }
  do tricks--;
  while (tricks > 0 && !enough(tricks));
  return tricks;
}

function trumpOf(strain: Strain): number {
  return strain === 'NT' ? -1 : 'CDHS'.indexOf(strain);
}
