/** The yardstick: who holds what as bits, who follows, who wins. No objects, no laws, nothing kept. */

import type { DealRecord } from '../../src/events/record.ts';

export interface BareDeal {
  /** 52 plays as suit * 16 + rank. */
  readonly cards: Int32Array;
  /** 52 plays: seat 0 to 3. */
  readonly seats: Int32Array;
  /** 16 masks: seat * 4 + suit. */
  readonly hands: Int32Array;
  readonly trump: number;
}

const SUITS = 'CDHS';
const RANKS = '23456789TJQKA';
const SEATS = 'NESW';

export function bareDeal(record: DealRecord): BareDeal {
  const plays = record.events.flatMap((event) => (event.type === 'CardPlayed' ? [event] : []));
  const hands = new Int32Array(16);
  for (const [seat, letter] of [...SEATS].entries()) {
    const hand = record.header.deal.hands[letter as 'N'];
    for (const [suit, name] of [...SUITS].entries()) hands[seat * 4 + suit] = hand?.[name as 'C'] ?? 0;
  }
  return {
    cards: Int32Array.from(
      plays,
      (play) =>
        SUITS.indexOf((play.card as string)[0] as string) * 16 +
        RANKS.indexOf((play.card as string)[1] as string),
    ),
    seats: Int32Array.from(plays, (play) => SEATS.indexOf(play.seat)),
    hands,
    trump: SUITS.indexOf(record.header.contract?.strain ?? 'NT'),
  };
}

const held = new Int32Array(16);

/** Number of plays that break the turn or fail to follow: 0 for a clean deal. */
export function bareLoop(deal: BareDeal): number {
  const { cards, seats, hands, trump } = deal;
  held.set(hands);
  let faults = 0;
  let led = 0;
  let best = 0;
  let winner = seats[0] as number;
  for (let at = 0; at < cards.length; at++) {
    const seat = seats[at] as number;
    const card = cards[at] as number;
    const suit = card >> 4;
    const bit = 1 << (card & 15);
    const place = seat * 4 + suit;
    if (((held[place] as number) & bit) === 0) faults++;
    if ((at & 3) === 0) {
      if (seat !== winner) faults++;
      led = suit;
      best = card;
      winner = seat;
    } else {
      if (suit !== led && held[seat * 4 + led] !== 0) faults++;
      if (best >> 4 === suit ? card > best : suit === trump) {
        best = card;
        winner = seat;
      }
    }
    held[place] = (held[place] as number) & ~bit;
  }
  return faults;
}
