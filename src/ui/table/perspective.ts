/** How the table is turned, and whose eyes one looks through. */

import { SEATS, type Seat } from '../../domain/seat.ts';

export { PERSPECTIVES, visibleSeats, type Perspective } from '../../picture/perspective.ts';

/** The seats at the top, right, bottom and left after so many quarter turns of the table. */
export function placesAfter(turns: number): readonly [Seat, Seat, Seat, Seat] {
  const at = (place: number): Seat => SEATS[(((place + turns) % 4) + 4) % 4] as Seat;
  return [at(0), at(1), at(2), at(3)];
}
