/** The cards to print for a hand: those dealt, and others that the record shows it playing. */

import { isRemembered, type Card } from '../../domain/card.ts';
import { cardsOf, handOf } from '../../domain/hand.ts';
import type { Seat } from '../../domain/seat.ts';
import { allTricks, type Table } from '../../domain/table.ts';

/** Spades first, each suit from the top. */
export function printedHand(table: Table, seat: Seat): readonly Card[] {
  const dealt = table.deal.hands[seat];
  const cards = new Set<Card>(dealt === null ? [] : cardsOf(dealt));
  for (const trick of allTricks(table)) {
    const card = trick[seat];
    if (isRemembered(card)) cards.add(card);
  }
  return cardsOf(handOf(cards));
}
