/** Double-dummy tricks of a whole deal: for one contract, or for all twenty. Only for information: no player sees four hands. */

import { isCompleteDeal } from '../../domain/deal.ts';
import { STRAINS, type Strain } from '../../domain/contract.ts';
import type { Hand } from '../../domain/hand.ts';
import { seatNumber } from '../../domain/numbers.ts';
import { nextSeat, sideOf, type BySeat, type Seat } from '../../domain/seat.ts';
import { firstGuess } from './guess.ts';
import { isEnough, tricksOf } from './solver.ts';
import { masksOf } from './standing.ts';

/** Whether declarer’s side takes at least that many tricks. Later questions about the same hands and strain are faster. */
export type Enough = (need: number) => boolean;

/** Answers whether declarer takes at least a number of tricks at double dummy; null unless the hands are four of thirteen different cards. */
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

/** Declarer's tricks in one strain. */
type StrainResults = BySeat<number>;

/** Yields declarer's tricks one strain after the other, so that the page can show each at once. Yields nothing if a hand is not complete. */
export function* strainsOf(hands: BySeat<Hand | null>): Generator<readonly [Strain, StrainResults]> {
  if (!isCompleteDeal(hands)) return;
  const held = masksOf(hands);
  for (const strain of STRAINS) {
    const trump = trumpOf(strain);
    let near = firstGuess(held, trump);
    const tricks = { N: 0, E: 0, S: 0, W: 0 };
    for (const declarer of ['N', 'S', 'E', 'W'] as const) {
      near = tricksOf({ held, trump, leader: seatNumber(nextSeat(declarer)), played: [] }, near);
      tricks[declarer] = sideOf(declarer) === 'NS' ? near : 13 - near;
    }
    yield [strain, tricks];
  }
}

function trumpOf(strain: Strain): number {
  return strain === 'NT' ? -1 : 'CDHS'.indexOf(strain);
}
