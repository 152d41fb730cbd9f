/**
 * Who led the tricks behind a missing card. The record does not say it, and a wrong leader turns a card that followed suit into a revoke.
 * So all ways are weighed in which the cards may have won, and the one with the fewest revokes is taken.
 */

import { suitOfNumber } from '../domain/numbers.ts';
import type { HandsReader } from './hands.ts';

/** The cards of a trick by seat number, -1 for none. */
export type SeatedCards = readonly number[];

/** The play behind a missing card. Seats, cards and suits by number. */
export interface GappedPlay {
  /** The cards whose hand is known. */
  readonly rows: readonly SeatedCards[];
  /** The first row that lacks a card, and the hand that led it. */
  readonly first: number;
  readonly leader: number;
  /** False if the record excludes it that this hand led the row, whoever won the one before. */
  readonly mayLead: (row: number, seat: number) => boolean;
  /** The row if that hand led it: with cards, too, whose place depends on the leader. */
  readonly ledBy: (row: number, leader: number) => SeatedCards;
  /** True if a card of that hand is missing in the row when that leader led it, because play goes on after it. */
  readonly lacks: (row: number, leader: number, seat: number) => boolean;
  readonly trump: number;
  readonly hands: HandsReader;
}

/** What a way costs: a sure revoke more than all that may be none, and those more than a winner whose card is missing. */
const COSTS = { sure: 10_000, perhaps: 100, unseen: 1 };

const SEAT_NUMBERS = [0, 1, 2, 3] as const;
const HIGHEST = 99;

/** A suit that may have been led, the hands that may have won the trick then (none if two cards are the same), and what its revokes cost. */
interface Way {
  readonly winners: readonly (typeof SEAT_NUMBERS)[number][];
  readonly cost: number;
}

/** The leader of each row from the first with a missing card on, by the number of the row. */
export function leadersBehind(play: GappedPlay): readonly number[] {
  const { rows, first, leader, mayLead } = play;
  const known = knownOf(play);
  let costs: number[] = SEAT_NUMBERS.map((seat) => (seat === leader ? 0 : Infinity));
  const before: number[][] = [];
  for (let row = first; row < rows.length; row++) {
    const next: number[] = [Infinity, Infinity, Infinity, Infinity];
    const from: number[] = [leader, leader, leader, leader];
    const able = SEAT_NUMBERS.filter((seat) => mayLead(row + 1, seat));
    for (const led of SEAT_NUMBERS) {
      const cost = costs[led] as number;
      if (cost === Infinity) continue;
      const cards = play.ledBy(row, led);
      for (const way of waysOf(play, known, row, led)) {
        const winners = way.winners.filter((seat) => able.includes(seat));
        for (const seat of winners.length > 0 ? winners : able) {
          const sum = cost + way.cost + (cards[seat] === -1 ? COSTS.unseen : 0);
          if (sum >= (next[seat] as number)) continue;
          next[seat] = sum;
          from[seat] = led;
        }
      }
    }
    costs = next;
    before.push(from);
  }
  const leaders: number[] = [];
  let seat = costs.indexOf(Math.min(...costs));
  for (let row = rows.length - 1; row >= first; row--) {
    seat = (before[row - first] as number[])[seat] as number;
    leaders[row] = seat;
  }
  return leaders;
}

/** What is known of the hands before anything is weighed. Numbers by seat and suit stand at four times the seat plus the suit. */
interface Known {
  /** Of the cards that a hand may have played in its gaps, the lowest and highest of each suit; -1 where there is none. */
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
  /** By row: what it costs if a hand did not follow to a suit. */
  readonly refusing: readonly (readonly number[])[];
}

function knownOf({ rows, ledBy, hands }: GappedPlay): Known {
  const listed = new Set(rows.flatMap((_cards, row) => ledBy(row, 0)));
  const lowest = Array<number>(16).fill(-1);
  const highest = Array<number>(16).fill(-1);
  const unseen = Array<number>(16).fill(0);
  for (let card = 0; card < 52; card++) {
    if (listed.has(card)) continue;
    for (const seat of SEAT_NUMBERS) {
      // A hidden hand may have been dealt all that no other hand was.
      if (!hands.mayHold(seat, card)) continue;
      const place = seat * 4 + suitOfNumber(card);
      if (lowest[place] === -1) lowest[place] = card % 13;
      highest[place] = card % 13;
      if (hands.holds(seat, card)) unseen[place] = (unseen[place] as number) + 1;
    }
  }
  return { lowest, highest, refusing: refusingOf(rows, unseen, hands) };
}

/** @param unseen how many cards of each suit each hand was dealt that stand nowhere in the play */
function refusingOf(rows: readonly SeatedCards[], unseen: readonly number[], hands: HandsReader): number[][] {
  const gaps = SEAT_NUMBERS.map((seat) => rows.filter((cards) => cards[seat] === -1).length);
  const later = Array<number>(16).fill(0);
  const refusing: number[][] = [];
  for (let row = rows.length - 1; row >= 0; row--) {
    refusing[row] = unseen.map((count, place) => {
      if ((later[place] as number) > 0 || count > (gaps[Math.floor(place / 4)] as number)) return COSTS.sure;
      return count > 0 ? COSTS.perhaps : 0;
    });
    for (const [seat, card] of (rows[row] as SeatedCards).entries()) {
      if (card === -1) gaps[seat] = (gaps[seat] as number) - 1;
      else if (hands.mayHold(seat, card)) later[seat * 4 + suitOfNumber(card)] = 1;
    }
  }
  return refusing;
}

/** The ways of a trick: one if the suit led is known, otherwise one for each suit that may have been led. */
function waysOf(play: GappedPlay, known: Known, row: number, leader: number): readonly Way[] {
  const cards = play.ledBy(row, leader);
  const lead = cards[leader] as number;
  const suits =
    lead === -1
      ? SEAT_NUMBERS.filter((suit) => known.lowest[leader * 4 + suit] !== -1)
      : [suitOfNumber(lead)];
  return (suits.length === 0 ? SEAT_NUMBERS : suits).map((led) => {
    const values = cards.map((card, seat) => {
      if (card === -1 && !play.lacks(row, leader, seat)) return null;
      return valueOf(card, seat, seat === leader ? [led] : SEAT_NUMBERS, led, play.trump, known);
    });
    const winners = SEAT_NUMBERS.filter((seat) => {
      const { most } = values[seat] ?? { most: -1 };
      return values.every((value, other) => other === seat || value === null || most > value.least);
    });
    const cost = values.reduce((sum, value, seat) => {
      if (seat === leader || value?.mayFollow !== false) return sum;
      return sum + ((known.refusing[row] as readonly number[])[seat * 4 + led] as number);
    }, 0);
    return { winners, cost };
  });
}

/** What the card of a hand is worth in the trick, at least and at most, and whether it may be of the suit led. */
interface Value {
  readonly least: number;
  readonly most: number;
  readonly mayFollow: boolean;
}

/** @param suits the suits of a missing card */
function valueOf(
  card: number,
  seat: number,
  suits: readonly number[],
  led: number,
  trump: number,
  { lowest, highest }: Known,
): Value {
  const worth = (suit: number, rank: number): number =>
    suit === trump ? 20 + rank : suit === led ? 1 + rank : 0;
  if (card !== -1) {
    const value = worth(suitOfNumber(card), card % 13);
    return { least: value, most: value, mayFollow: suitOfNumber(card) === led };
  }
  let least = HIGHEST;
  let most = -1;
  let mayFollow = false;
  for (const suit of suits) {
    const place = seat * 4 + suit;
    if (lowest[place] === -1) continue;
    least = Math.min(least, worth(suit, lowest[place] as number));
    most = Math.max(most, worth(suit, highest[place] as number));
    mayFollow ||= suit === led;
  }
  // A card that no hand can have played says nothing.
  return most === -1 ? { least: 0, most: HIGHEST, mayFollow: true } : { least, most, mayFollow };
}
