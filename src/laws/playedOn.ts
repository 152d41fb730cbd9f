/** Which side has led or played to the trick after another, as 45D1, 63A1 and 67A ask. 2017, 2007. */

import { seatsOf, sideOf, type Side } from '../domain/seat.ts';
import { trickAt, waitingCards, type Table } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';

/** True when the trick after that one has a card of that side, which stands in it or lies there as a lead or play to it. */
export function sidePlayedOn(table: Table, trick: number, side: Side): boolean {
  const next = trickAt(table, trick + 1);
  if (next !== null && seatsOf(side).some((seat) => next[seat] !== null)) return true;
  const lying = waitingCards(table).filter((loose) => sideOf(loose.seat) === side);
  if (next === null) {
    if (table.trick?.number !== trick) return false;
    // If the trick is full, a card laid down as a play belongs to the waiting lead.
    const toLead = isFull(table.trick) && table.loose.some(({ as }) => as === 'lead');
    return lying.some(({ as }) => toLead || as === 'lead');
  }
  return lying.length > 0;
}

/** Each side has a card in the trick after that one: too late for 45D1 and 67A. */
export function bothSidesPlayedOn(table: Table, trick: number): boolean {
  return sidePlayedOn(table, trick, 'NS') && sidePlayedOn(table, trick, 'EW');
}
