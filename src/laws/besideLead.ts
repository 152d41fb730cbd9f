/** Law 58A: a card that came at the same moment as the lead of the trick in progress. 2017, 2007. */

import { suitOf } from '../domain/card.ts';
import { sameSide } from '../domain/seat.ts';
import { isDefender, openPlaceOf, surelyHolds, type Table } from '../domain/table.ts';
import { cardsInTrick, suitLed, type Trick } from '../domain/trick.ts';
import type { CardPlayed } from '../events/event.ts';

/** A card led at the same moment as the single card in the trick is no lead to the next trick. */
export function isBesideLead(table: Table, trick: Trick, { seat, together }: CardPlayed): boolean {
  return (
    together === true &&
    cardsInTrick(trick) === 1 &&
    trick[seat] === null &&
    openPlaceOf(table, seat) === null
  );
}

/**
 * True for a card of declarer's other hand beside the right lead that is in another suit, though the hand holds the suit led: it was meant
 * as a lead, and not to follow, unless the record says so. Which of the two the record has first makes no difference.
 */
export function isOtherHandsLead(table: Table, trick: Trick, fact: CardPlayed): boolean {
  const { seat, card, as } = fact;
  if (!isBesideLead(table, trick, fact) || !sameSide(seat, trick.leader) || isDefender(table, seat))
    return false;
  if (as === 'play') return false;
  const led = suitLed(trick);
  return led !== null && led !== suitOf(card) && surelyHolds(table, seat, led);
}
