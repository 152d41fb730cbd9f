/** The hands that are back in the board. */

import { SEATS } from '../domain/seat.ts';
import type { Ledger } from './ledger.ts';

/** True when all four hands are back in the board (62D1). */
export function allHandsReturned({ handsReturned }: Pick<Ledger, 'handsReturned'>): boolean {
  return SEATS.every((seat) => handsReturned.includes(seat));
}
