/** The latest card led or played, and whether dummy has put it after a call. */

import type { Placed } from '../domain/card.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';

export interface LastPlay {
  readonly seat: Seat;
  readonly card: Placed;
  readonly at: number;
  /** How it came to the table: a `Manner`. */
  readonly manner: string;
  /** The trick to which the card went or would have gone; null where nobody remembers the card. */
  readonly trick: number | null;
  /** Declarer called the card, and dummy answers with the first card he puts: the number of that event (45B, 45D). */
  readonly called: boolean;
  readonly answeredAt: number | null;
}

/** The latest play, with this event as dummy's answer where the card was called and dummy has put none since. */
export function answeredNow(lastPlay: LastPlay | null, at: number): LastPlay | null {
  return lastPlay?.called === true && lastPlay.answeredAt === null
    ? { ...lastPlay, answeredAt: at }
    : lastPlay;
}

/**
 * True when the card put just now answers the call: the next hand has not played to the card called. Declarer may have played from his own
 * hand too soon (57C3).
 */
export function isAnswerToCall(lastPlay: LastPlay | null, { trick }: Table, at: number): boolean {
  if (lastPlay?.answeredAt !== at || trick?.[lastPlay.seat] !== lastPlay.card) return false;
  const next = nextSeat(lastPlay.seat);
  return next === trick.leader || trick[next] === null;
}
