/** Law 70C: an outstanding trump. 2017, 2007. People judge whether the claimer had forgotten it (`trumpForgotten`). */

import { otherSide, seatsOf, sideOf, type Seat } from '../domain/seat.ts';
import { trumpAt, type Table, surelyHolds } from '../domain/table.ts';

/** True if an opponent holds a trump at the claim; later plays don't change this. */
export function isTrumpOut(by: Seat, table: Table): boolean {
  const trump = trumpAt(table);
  return trump !== null && seatsOf(otherSide(sideOf(by))).some((seat) => surelyHolds(table, seat, trump));
}
