/** Double-dummy tricks along a play, at each position and for each card of the hand in turn. For information: no player sees four hands. */

import type { Card } from '../../domain/card.ts';
import type { Deal } from '../../domain/deal.ts';
import { cardNumber } from '../../domain/numbers.ts';
import type { Position } from '../../replay/position.ts';
import { legalCards } from '../../replay/view.ts';
import { firstGuess } from './guess.ts';
import { tricksAfter, tricksOf } from './solver.ts';
import { masksOf, ofDeclarer, standingAt } from './standing.ts';

/** All tricks of declarer's side with best play by all from here; null if they can't be computed. */
export type AlongThePlay = (position: Position) => number | null;

/** Positions of one deal, asked for in any order; along a play it is quicker. Null wherever {@link standingAt} is. */
export function doubleDummyAlong(deal: Deal): AlongThePlay {
  let near: number | null = null;
  return (position) => {
    const standing = standingAt(position, deal);
    if (standing === null) return null;
    near ??= firstGuess(masksOf(deal.hands), standing.trump);
    const { NS } = position.table.won;
    near = NS + tricksOf(standing, near - NS);
    return ofDeclarer(near, position.table);
  };
}

/** A legal card, with all tricks of declarer's side if it is played, with best play by all afterwards. */
interface CardAtDoubleDummy {
  readonly card: Card;
  readonly tricks: number;
}

/** Every card that the Laws let the hand in turn play, spades first, each suit from the top. Null wherever {@link standingAt} is. */
export function cardsAtDoubleDummy(position: Position, deal: Deal): readonly CardAtDoubleDummy[] | null {
  const standing = standingAt(position, deal);
  const { turn, won } = position.table;
  if (standing === null || turn === null) return null;
  const cards = legalCards(position, turn);
  const tricks = tricksAfter(standing, cards.map(cardNumber), 7 - won.NS);
  return cards.map((card, index) => ({
    card,
    tricks: ofDeclarer(won.NS + (tricks[index] as number), position.table),
  }));
}
