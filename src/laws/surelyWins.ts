/** Laws 44E, 44F: the winner of a trick in progress, where the cards still to come can't change it. 2017, 2007. */

import { cardsOf } from '../domain/hand.ts';
import { suitOf } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { isKnownHand, trumpAt, type Table } from '../domain/table.ts';
import { isFull, suitLed, winnerOf } from '../domain/trick.ts';

/** 44E, 44F: the hand that wins the trick in progress whatever the others still play to it by 44C and 44D; null while that is open. */
export function surelyWins(table: Table): Seat | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null || isFull(trick)) return null;
  const winner = winnerOf(trick, trump);
  const led = suitLed(trick);
  const isBeaten = SEATS.filter((seat) => trick[seat] === null).some((seat) => {
    if (!isKnownHand(table, seat)) return true;
    const held = cardsOf(table.hands[seat]);
    const inSuit = held.filter((card) => suitOf(card) === led);
    return (inSuit.length > 0 ? inSuit : held).some(
      (card) => winnerOf({ ...trick, [seat]: card }, trump) !== winner,
    );
  });
  return isBeaten ? null : winner;
}
