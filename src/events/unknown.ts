/** What was played and nobody remembers: a card, or whole tricks. */

import type { Suit } from '../domain/card.ts';
import type { Seat, Side } from '../domain/seat.ts';
import type { VouchedBy } from './vouched.ts';

/** A card was played, and nobody remembers which. */
export interface UnknownPlayed extends VouchedBy {
  readonly type: 'CardPlayed';
  readonly seat: Seat;
  readonly card?: undefined;
  /** Where that much of the card is remembered. */
  readonly suit?: Suit;
  readonly as?: 'lead' | 'play';
  readonly faceDown?: boolean;
  readonly together?: boolean;
  /** An earlier trick in which the hand has no card yet. */
  readonly trick?: number;
}
/** Tricks that were played and are not told card by card. */
export interface TricksSkipped extends VouchedBy {
  readonly type: 'TricksSkipped';
  /** The first of them and the last, 1 to 13. */
  readonly from: number;
  readonly through: number;
  /** The side that won `won` of them, and the other the rest; left out where nobody remembers. */
  readonly side?: Side;
  readonly won?: number;
}
