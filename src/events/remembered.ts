/** Whether a fact names the card that was played. */

import { suitShown, type Placed, type Unremembered } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { CardPlayed, Fact, TricksSkipped, UnknownPlayed } from './event.ts';

/** True for a card played of which the record says which one it was. */
export function isKnownPlay(fact: Fact): fact is CardPlayed {
  return fact.type === 'CardPlayed' && fact.card !== undefined;
}

/** True for a card played of which the record says at most the suit. */
export function isUnknownPlay(fact: Fact): fact is UnknownPlayed {
  return fact.type === 'CardPlayed' && fact.card === undefined;
}

/** The fact that this hand played a card of which no more than this is remembered. */
export function unknownPlay(seat: Seat, card: Unremembered): UnknownPlayed {
  const suit = suitShown(card);
  return { type: 'CardPlayed', seat, ...(suit === null ? {} : { suit }) };
}

/** What lies in the trick after that play: the card, `H?` where only its suit is known, else `??`. */
export function cardOf(fact: CardPlayed | UnknownPlayed): Placed {
  if (fact.card !== undefined) return fact.card;
  return fact.suit === undefined ? '??' : `${fact.suit}?`;
}

/** True for a fact that does not tell which card was played, or which cards. */
export function isGap(fact: Fact): fact is UnknownPlayed | TricksSkipped {
  return fact.type === 'TricksSkipped' || isUnknownPlay(fact);
}
