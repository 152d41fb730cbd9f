/** Which side has led or played to the trick after another, as 45D1, 63A1 and 67A ask. 2017, 2007. */

import { clockwiseFrom, sideOf, type Side } from '../domain/seat.ts';
import { trickAt, waitingCards, type PlacedOfHand, type Table } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';

/** The cards of that side in the trick after that one, from its leader clockwise; then those that lie there as leads or plays to it. */
export function cardsAfter(table: Table, trick: number, side: Side): readonly PlacedOfHand[] {
  const next = trickAt(table, trick + 1);
  const lying = waitingCards(table).filter((loose) => sideOf(loose.seat) === side);
  if (next === null) {
    if (table.trick?.number !== trick) return [];
    // If the trick is full, a card laid down as a play belongs to the waiting lead.
    const toLead = isFull(table.trick) && table.loose.some(({ as }) => as === 'lead');
    return lying.filter(({ as }) => toLead || as === 'lead');
  }
  const standing = clockwiseFrom(next.leader).flatMap((seat) => {
    const card = next[seat];
    return card === null || sideOf(seat) !== side ? [] : [{ seat, card }];
  });
  return [...standing, ...lying];
}

/** True when the trick after that one has a card of that side, which stands in it or lies there as a lead or play to it. */
export function sidePlayedOn(table: Table, trick: number, side: Side): boolean {
  return cardsAfter(table, trick, side).length > 0;
}

/** Each side has a card in the trick after that one: too late for 45D1 and 67A. */
export function bothSidesPlayedOn(table: Table, trick: number): boolean {
  return sidePlayedOn(table, trick, 'NS') && sidePlayedOn(table, trick, 'EW');
}
