/** Whose eyes one looks through: which hands’ unplayed cards are visible. Changing it never moves the step. */

import { SEATS, type Seat } from '../../domain/seat.ts';
import { dummyOf, type Table } from '../../domain/table.ts';

export type Perspective = 'open' | 'table' | 'declarer' | Seat;

export const PERSPECTIVES: readonly Perspective[] = ['open', 'table', 'declarer', 'N', 'E', 'S', 'W'];

export function visibleSeats(perspective: Perspective, table: Table): readonly Seat[] {
  if (perspective === 'open') return SEATS;
  const dummy = dummyOf(table);
  const spread = dummy !== null && (table.dummySpread || table.trick !== null) ? [dummy] : [];
  if (perspective === 'table') return spread;
  if (perspective === 'declarer') return [table.declarer, dummy].filter((seat) => seat !== null);
  return [perspective, ...spread];
}

/** The seats at the top, right, bottom and left after so many quarter turns of the table. */
export function placesAfter(turns: number): readonly [Seat, Seat, Seat, Seat] {
  const at = (place: number): Seat => SEATS[(((place + turns) % 4) + 4) % 4] as Seat;
  return [at(0), at(1), at(2), at(3)];
}
