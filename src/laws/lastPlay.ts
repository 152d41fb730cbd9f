/** The latest card led or played, and whether dummy has put it after a call. */

import type { Placed } from '../domain/card.ts';
import { nextSeat, partnerOf, type Seat } from '../domain/seat.ts';
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
  /** It lies face down, though the hand was in turn (45A). */
  readonly faceDown: boolean;
}

/** What `evolve` knows of a lead or play, also of a card that nobody remembers. */
export interface PlayEntered {
  readonly seat: Seat;
  readonly card: Placed;
  readonly manner: string;
  readonly trick?: number;
  readonly faceDown?: boolean;
}

/** The latest play, before dummy has put the card if declarer `called` it. */
export function latestPlay(play: PlayEntered, at: number, called: boolean): LastPlay {
  const { seat, card, manner, trick = null, faceDown = false } = play;
  return { seat, card, at, manner, trick, called, answeredAt: null, faceDown };
}

/**
 * True for the card that its hand has just put face down in its turn: nobody has seen it, so that it is not played yet (45A). Once the next
 * hand has played to it, it counts as played.
 */
export function liesFaceDown(
  lastPlay: LastPlay | null,
  { trick }: Pick<Table, 'trick'>,
  seat: Seat,
  card: Placed,
): boolean {
  if (trick === null || trick[seat] !== card || !isPutFaceDown(lastPlay, seat, card)) return false;
  const next = nextSeat(seat);
  return next === trick.leader || trick[next] === null;
}

function isPutFaceDown(lastPlay: LastPlay | null, seat: Seat, card: Placed): boolean {
  return lastPlay?.faceDown === true && lastPlay.seat === seat && lastPlay.card === card;
}

/** The ledger after a card was faced: if it is the one that its hand had put face down, that one is played now (45A). */
export function turnedUp<Entered extends { readonly lastPlay: LastPlay | null }>(
  ledger: Entered,
  { seat, card }: { readonly seat: Seat; readonly card: Placed },
): Entered {
  const { lastPlay } = ledger;
  return lastPlay !== null && isPutFaceDown(lastPlay, seat, card)
    ? { ...ledger, lastPlay: { ...lastPlay, faceDown: false } }
    : ledger;
}

/** The latest play, with this event as dummy's answer where the card was called and dummy has put none since. */
export function answeredNow(lastPlay: LastPlay | null, at: number): LastPlay | null {
  return lastPlay?.called === true && lastPlay.answeredAt === null
    ? { ...lastPlay, answeredAt: at }
    : lastPlay;
}

/** The call before a play from declarer's own hand, while dummy has not put the card called; null in any other case. */
export function callLeftOpen(lastPlay: LastPlay | null, played: Seat): LastPlay | null {
  return lastPlay?.called === true && lastPlay.answeredAt === null && played === partnerOf(lastPlay.seat)
    ? lastPlay
    : null;
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
