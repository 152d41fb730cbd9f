/** The latest card led or played, wherever it went, and whether dummy has answered the call that played it. */

import type { Placed } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import { playedAfter } from '../domain/trick.ts';

export interface LastPlay {
  readonly seat: Seat;
  readonly card: Placed;
  readonly at: number;
  /** How it came to the table: a `Manner`. */
  readonly manner: string;
  /** The trick it went to, or would have gone to; null where nobody remembers the card. */
  readonly trick: number | null;
  /** By a call, which dummy answers with the first card he puts: number of that event (45B, 45D). */
  readonly called: boolean;
  readonly answeredAt: number | null;
}

/** The latest play, with this event as dummy's answer where the card was called and dummy has put none since. */
export function answeredNow(lastPlay: LastPlay | null, at: number): LastPlay | null {
  return lastPlay?.called === true && lastPlay.answeredAt === null
    ? { ...lastPlay, answeredAt: at }
    : lastPlay;
}

/** True when the card put just now answers the call: nobody has played after the card called. */
export function isAnswerToCall(lastPlay: LastPlay | null, { trick }: Table, at: number): boolean {
  return (
    lastPlay?.answeredAt === at &&
    trick?.[lastPlay.seat] === lastPlay.card &&
    playedAfter(trick, lastPlay.seat).length === 0
  );
}
