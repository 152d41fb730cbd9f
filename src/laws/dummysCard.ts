/** 45D1: the card that dummy has put down to a trick on his turn, which nobody has called. 2017, 2007. */

import type { Card } from '../domain/card.ts';

/** What is kept of a card that a defender plays after such a card. */
export interface AfterDummysCard {
  /** The card that dummy, whose turn it was, had put down before without a call. */
  readonly dummyPut?: Card;
}
