/** What counting through the play of a record finds. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';

export type PlayFaultKind = 'notHeld' | 'twice' | 'turn' | 'lead' | 'openingLead' | 'fifth' | 'revoke';

export interface PlayFault {
  readonly kind: PlayFaultKind;
  readonly seat: Seat;
  readonly card: Card;
  /** 1 to 13. */
  readonly trick: number;
  /** Number of the event, from 0. */
  readonly at: number;
  /** The hand whose turn it was; for a card not held, the hand that was dealt it. */
  readonly other: Seat | null;
  /** For a revoke: the cards of the suit led that the hand still held, from the highest down. */
  readonly could: readonly Card[];
}

export interface CountedPlay {
  readonly faults: readonly PlayFault[];
  /** The number of cards led or played, with those after a missing one. */
  readonly cards: number;
  /**
   * The number of full tricks; `won`: those of declarer's side, null without contract or declarer, or if full tricks follow a missing
   * card.
   */
  readonly tricks: number;
  readonly won: number | null;
  /** The number of full tricks from the first one whose winner is in doubt: each of them may have gone to the other side. */
  readonly doubtful: number;
  /** When each hand has one card left: the hand that will win the last trick. */
  readonly lastTrick: Seat | null;
  /** The number of events counted: all, or those before a missing card. */
  readonly events: number;
  /** All 52 cards are known, thirteen to each hand. */
  readonly complete: boolean;
}
