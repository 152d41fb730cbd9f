/**
 * The play of a record, read by counting alone: who held the cards, whose turn it was, who could have followed. It knows no law but the
 * order of play: a second opinion beside the fold, without findings in a clean deal.
 */

import { countCards } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import type { CardPlayed, UnknownPlayed } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import type { DealRecord } from '../events/record.ts';
import { PlayCounter } from './playCounter.ts';
import type { CountedPlay } from './playFault.ts';

const counter = new PlayCounter();

/**
 * True for a record of plain cards, which can be counted without folding it.
 * @param withGap a card that the file lacks is plain, too: nothing behind it is counted
 */
export function isPlain(record: DealRecord, withGap = false): boolean {
  for (const event of record.events) {
    if (event.type === 'ClaimMade' || event.type === 'ClaimAgreed' || event.type === 'CallMade') continue;
    if (event.type !== 'CardPlayed' || (event.card === undefined && !withGap)) return false;
    if (event.as !== undefined || event.faceDown === true || event.together === true) return false;
    if (event.trick !== undefined) return false;
  }
  return true;
}

/**
 * Counts through the play of a record; `declarer` and contract as it states them.
 * @param until cards to count, where one is missing after them: from there on nobody can say whose trick it was
 * @param trumpsInDoubt the auction names another strain, so that a reader of rows may have found the wrong order: no trick is sure
 */
export function countedPlay(record: DealRecord, until = Infinity, trumpsInDoubt = false): CountedPlay {
  counter.begin(record, trumpsInDoubt);
  const { events } = record;
  let limit = until;
  let end = events.length;
  let cards = 0;
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as CardPlayed | UnknownPlayed;
    if (event.type !== 'CardPlayed') continue;
    if (isKnownPlay(event) && cards < limit) counter.add(event, at);
    else {
      // A card that nobody remembers counts as missing.
      limit = Math.min(limit, cards);
      end = Math.min(end, at);
      counter.skip();
    }
    cards++;
  }
  return counter.counted(end, cards >= limit + 4);
}

/** The number of cards each hand was dealt, where it is shown. */
export function dealtCounts(record: DealRecord): readonly { readonly seat: Seat; readonly count: number }[] {
  return SEATS.flatMap((seat) => {
    const hand = record.header.deal.hands[seat];
    return hand === null ? [] : [{ seat, count: countCards(hand) }];
  });
}
