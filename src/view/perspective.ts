/** The viewer's perspective: the hands whose unplayed cards are visible. A change of it never changes the step. */

import { partnerOf, SEATS, type Seat } from '../domain/seat.ts';

export type Perspective = 'open' | 'table' | 'declarer' | Seat;

export const PERSPECTIVES: readonly Perspective[] = ['open', 'table', 'declarer', ...SEATS];

/**
 * The seats whose cards may be seen from there.
 * @param isSpread dummy's cards lie on the table
 */
export function visibleSeats(
  perspective: Perspective,
  declarer: Seat | null,
  isSpread: boolean,
): readonly Seat[] {
  const dummy = declarer && partnerOf(declarer);
  const spread = dummy && isSpread ? [dummy] : [];
  if (perspective === 'open') return SEATS;
  if (perspective === 'table') return spread;
  if (perspective === 'declarer') return declarer && dummy ? [declarer, dummy] : [];
  return [perspective, ...spread];
}
