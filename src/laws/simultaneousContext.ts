/** The context of two or more cards that a player plays at the same time (58B). 2017, 2007. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';

export interface SimultaneousContext {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly trick: number;
  /** The record itself says which of the two cards is played: the other card came along with it. */
  readonly presumed: boolean;
}
