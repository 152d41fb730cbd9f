/** The context of a lead or play before partner, or at the right-hand opponent's turn (57). 2017, 2007. */

import type { Card, Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Option } from '../lawbook/choices.ts';

export interface PrematurePlayContext {
  readonly offender: Seat;
  readonly partner: Seat;
  readonly card: Card;
  readonly as: 'lead' | 'play';
  readonly trick: number;
  readonly suitLed: Suit;
  readonly choice: Option | null;
  /** Declarer has asked for what he could not ask for: the partner need not wait longer. */
  readonly misled?: true;
  /** The card was led at the same moment as the proper lead (58A): what people find of the order is about these two leads. */
  readonly besideLead?: true;
  /** The card that dummy, whose turn it was, had put down before without a call (45D1). */
  readonly dummyPut?: Card;
  readonly openedAt?: number;
}
