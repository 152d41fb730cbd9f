/** Tricks at double dummy at each position of a play, as far as a solver that knows no irregularity can tell. */

import { isRemembered, rankIndex, suitOf, SUITS, type Card } from '../../domain/card.ts';
import { isCompleteDeal, type Deal } from '../../domain/deal.ts';
import { countCards, type Hand } from '../../domain/hand.ts';
import { seatNumber, trumpNumber } from '../../domain/numbers.ts';
import { clockwiseFrom, SEATS, sideOf, type BySeat } from '../../domain/seat.ts';
import { isFull, type Trick } from '../../domain/trick.ts';
import type { Table } from '../../domain/table.ts';
import type { Position } from '../../replay/position.ts';
import { openMatters } from '../../replay/view.ts';
import { tricksOf } from './doubleDummy.ts';
import { Solver } from './solver.ts';

/** Tricks that declarer's side takes in all when nobody errs from here; null where that can't be told. */
export type AlongThePlay = (position: Position) => number | null;

/**
 * Positions of one deal, asked for in any order. Null in the auction and when play is over, and wherever the Laws ask
 * something of somebody: a solver knows neither a penalty card nor a choice.
 */
export function doubleDummyAlong({ hands }: Deal): AlongThePlay {
  const solver = new Solver();
  let begun: number | null = null;
  let near = 7;
  return (position) => {
    const { table } = position;
    const { contract, declarer, turn, trick } = table;
    if (contract === null || declarer === null || turn === null || !isCompleteDeal(hands)) return null;
    if (openMatters(position).length > 0 || !isRegular(table)) return null;
    const trump = trumpNumber(contract);
    if (begun !== trump) solver.begin(masksOf(hands), trump);
    begun = trump;
    const inProgress = trick === null || isFull(trick) ? null : trick;
    const side = sideOf(declarer);
    const taken = table.won[side];
    const left = 13 - table.won.NS - table.won.EW;
    const cards = inProgress === null ? [] : cardsInOrder(inProgress);
    const leader = seatNumber(inProgress?.leader ?? turn);
    const isEnough = (need: number): boolean => {
      solver.goOn(masksOf(table.hands));
      return cards.length === 0
        ? solver.isEnough(leader, need)
        : solver.isEnoughWithin(leader, cards.map(numbersOf), need);
    };
    const enough = (need: number): boolean => {
      const more = need - taken;
      if (more <= 0) return true;
      if (more > left) return false;
      return side === 'NS' ? isEnough(more) : !isEnough(left - more + 1);
    };
    near = tricksOf(enough, near);
    return near;
  };
}

/** Every hand holds as many cards as it should, and every card lies where it was played. */
function isRegular({
  forgotten,
  hands,
  trick,
  earlier,
  loose,
  openPlaces,
  faceDownLead,
  phase,
}: Table): boolean {
  if (forgotten !== null || phase === 'auction' || phase === 'over') return false;
  if (loose.length > 0 || openPlaces.length > 0 || faceDownLead !== null) return false;
  if (!earlier.every(isFull)) return false;
  return SEATS.every((seat) => {
    const played = earlier.length + (trick !== null && trick[seat] !== null ? 1 : 0);
    return countCards(hands[seat]) === 13 - played;
  });
}

function masksOf(hands: BySeat<Hand | null>): number[] {
  return SEATS.flatMap((seat) => SUITS.map((suit) => hands[seat]?.[suit] ?? 0));
}

function numbersOf(card: Card): readonly [suit: number, rank: number] {
  return [SUITS.indexOf(suitOf(card)), rankIndex(card)];
}

function cardsInOrder(trick: Trick): Card[] {
  return clockwiseFrom(trick.leader).flatMap((seat) => {
    const card = trick[seat];
    return isRemembered(card) ? [card] : [];
  });
}
