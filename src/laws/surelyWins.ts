/** Laws 44E, 44F: the winner of a trick in progress, where the cards still to come can't change it. 2017, 2007. */

import { cardsOf } from '../domain/hand.ts';
import { suitOf } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { surelyHolds, trumpAt, type Table } from '../domain/table.ts';
import { isFull, suitLed, winnerOf } from '../domain/trick.ts';

/** 44E, 44F: the hand that wins the trick in progress whatever the others still play to it by 44C and 44D; null while that is open. */
export function surelyWins(table: Table): Seat | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null || isFull(trick)) return null;
  const winner = winnerOf(trick, trump);
  const led = suitLed(trick);
  const isBeaten = SEATS.filter((seat) => trick[seat] === null).some((seat) => {
    if (table.deal.hands[seat] === null) return true;
    const follows = led !== null && surelyHolds(table, seat, led);
    // A forgotten card has not left the hand here: at worst the hand seems to have a card that beats the winner and is gone.
    return cardsOf(table.hands[seat]).some(
      (card) => (!follows || suitOf(card) === led) && winnerOf({ ...trick, [seat]: card }, trump) !== winner,
    );
  });
  return isBeaten ? null : winner;
}
