/** Every trick that a side has won in play or by a claim that counts. Law 64 transfers them. */

import { nextSeat, sideOf, SIDES, type Seat, type Side } from '../domain/seat.ts';
import { allTricks, trumpAt, undecidedTricks } from '../domain/table.ts';
import { hasUnremembered, isFull, sideThatWon, winnerOf, wonTogether } from '../domain/trick.ts';
import type { Situation } from './step.ts';
import { surelyWins } from './surelyWins.ts';
import { claimedTricks } from './law69.ts';

/** A trick and the side that won it; tricks of a claim carry no winner's hand. */
export interface Won {
  readonly trick: number;
  readonly side: Side;
  readonly hand: string | null;
}

/** Every trick won, in play or by a claim that counts. `reading`: the assumed winner of tricks whose winner is unknown. */
export function tricksWon(situation: Situation, reading?: Seat): Won[] {
  const { table } = situation;
  const won = wonInPlay(situation, reading);
  const claimed = claimedTricks(situation.cases);
  if (claimed !== null) {
    const played = won.filter((each) => each.trick < claimed.from);
    const surely = table.trick?.number === claimed.from ? winsTrickInProgress(situation, reading) : null;
    const first = surely !== null && claimed[sideOf(surely)] > 0 ? sideOf(surely) : null;
    const rest: Won[] = first === null ? [] : [{ trick: 0, side: first, hand: surely }];
    for (const side of SIDES) {
      for (let count = side === first ? 1 : 0; count < claimed[side]; count++)
        rest.push({ trick: 0, side, hand: null });
    }
    return [...played, ...rest.map((each, index) => ({ ...each, trick: claimed.from + index }))];
  }
  return won;
}

/** The hand that wins the trick in progress whatever is still played to it; if a card of it is forgotten, the hand that is assumed. */
function winsTrickInProgress({ table }: Situation, reading: Seat | undefined): Seat | null {
  if (table.trick !== null && hasUnremembered(table.trick)) return reading ?? null;
  return surelyWins(table);
}

function wonInPlay({ table }: Situation, reading: Seat | undefined): Won[] {
  const trump = trumpAt(table);
  const won: Won[] = [];
  const left = { NS: 0, EW: 0 };
  for (const trick of allTricks(table)) {
    if (trick === table.trick && !isFull(trick)) continue;
    const { number, skipped } = trick;
    if (skipped?.from === number) Object.assign(left, skipped.won ?? {});
    const hand = winnerOf(trick, trump);
    if (wonTogether(trick) !== null) {
      // The record tells how many of these tricks each side won, but not which.
      const side = left.NS > 0 ? 'NS' : 'EW';
      left[side]--;
      won.push({ trick: number, side, hand: null });
    } else if (hand !== null) won.push({ trick: number, side: sideOf(hand), hand });
    else {
      const side = sideThatWon(trick, trump) ?? (reading === undefined ? null : sideOf(reading));
      if (side !== null) won.push({ trick: number, side, hand: oneOf(side, reading) });
    }
  }
  return won;
}

function oneOf(side: Side, reading: Seat | undefined): Seat | null {
  if (reading === undefined) return null;
  return sideOf(reading) === side ? reading : nextSeat(reading);
}

/** True when a trick has been won and nobody can tell by which side. */
export function hasUndecidedTricks({ table }: Situation): boolean {
  return table.forgotten !== null && undecidedTricks(table).length > 0;
}
