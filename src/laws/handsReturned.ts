/** The hands that are back in the board, and what else ends the play of it. */

import { SEATS } from '../domain/seat.ts';
import type { Ledger } from './ledger.ts';

/** True when all four hands are back in the board (62D1). */
export function allHandsReturned({ handsReturned }: Pick<Ledger, 'handsReturned'>): boolean {
  return SEATS.every((seat) => handsReturned.includes(seat));
}

/** True when nobody plays on: the hands are back in the board, somebody has called on the next one, or the round is over. */
export function isBoardLeft(
  ledger: Pick<Ledger, 'handsReturned' | 'nextBoardCalledBy' | 'roundEndedAt'>,
): boolean {
  return allHandsReturned(ledger) || ledger.nextBoardCalledBy.length > 0 || ledger.roundEndedAt !== null;
}
