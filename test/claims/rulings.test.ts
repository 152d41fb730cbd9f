/**
 * Published rulings on claims, from `fixtures/claims/rulings.jsonl`. What each of them found not to be normal is marked as it found it; then the
 * workbench finds a line that loses as many tricks as the ruling took, and none that loses more.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../src/analysis/claims/claimAt.ts';
import type { ClaimEnding } from '../../src/analysis/claims/ending.ts';
import { PLAY_FACTS, type PlayFact } from '../../src/analysis/claims/playFacts.ts';
import { losesOn, workOn, type Worked } from '../../src/analysis/claims/workbench.ts';
import { readHand } from '../../src/domain/deal.ts';
import { EMPTY_HAND } from '../../src/domain/hand.ts';
import { cardNumber, seatNumber } from '../../src/domain/numbers.ts';
import { clockwiseFrom, SEATS, type Seat } from '../../src/domain/seat.ts';
import { cardsTyped } from '../../src/formats/typed/cardsTyped.ts';

interface PublishedRuling {
  readonly id: string;
  readonly source: string;
  readonly happened: string;
  readonly ruling: string;
  /** As in a deal string, with the cards that are left; those of the trick in progress are in no hand. */
  readonly hands: string;
  readonly trump: 'C' | 'D' | 'H' | 'S' | 'NT';
  readonly leader: Seat;
  readonly played?: string;
  readonly by: Seat;
  readonly claimed: number;
  /** The line stated, or the line the ruling read into the statement. */
  readonly line?: string;
  /** What the ruling found not to be normal. */
  readonly notNormal: readonly PlayFact[];
  readonly ruled: number;
}

const rulings = readFileSync('fixtures/claims/rulings.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as PublishedRuling);

const typed = (line: string): readonly number[] => {
  const { cards, unread } = cardsTyped(line);
  if (unread !== null) throw new Error(`not cards: ${unread}`);
  return cards.map(cardNumber);
};

function endingOf({ hands, trump, leader, played = '' }: PublishedRuling): ClaimEnding {
  const first = hands.charAt(0) as Seat;
  const texts = hands.slice(2).split(' ');
  const order = clockwiseFrom(first);
  return {
    hands: SEATS.map((seat) => {
      const hand = readHand(texts[order.indexOf(seat)] ?? '') ?? EMPTY_HAND;
      return numbersOf(hand);
    }),
    trump: 'CDHS'.indexOf(trump),
    leader: seatNumber(leader),
    played: typed(played),
    rules: null,
  };
}

const worked = (one: PublishedRuling): Worked =>
  workOn({
    ending: endingOf(one),
    side: seatNumber(one.by) % 2,
    claimed: one.claimed,
    shownOut: [],
    stated: typed(one.line ?? ''),
    walked: [],
    facts: one.notNormal,
    cards: [],
  });

describe('published rulings', () => {
  test('each is told with its source, and deals different cards, as many to each hand', () => {
    expect(rulings.length).toBeGreaterThan(6);
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    for (const one of rulings) {
      const { hands, played, leader } = endingOf(one);
      const cards = [...hands.flat(), ...played];
      expect([one.id, new Set(cards).size, cards.length % 4]).toEqual([one.id, cards.length, 0]);
      const counts = clockwiseFrom(SEATS[leader] as Seat).map((seat, place) => {
        const hand = hands[seatNumber(seat)] as readonly number[];
        return hand.length + (place < played.length ? 1 : 0);
      });
      expect([one.id, new Set(counts).size]).toEqual([one.id, 1]);
      for (const text of [one.source, one.happened, one.ruling]) expect(text.length).toBeGreaterThan(10);
      for (const fact of one.notNormal) expect(PLAY_FACTS).toContain(fact);
    }
  });

  test.each(rulings.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const found = worked(one);
    // Of a claim with more tricks left not every line can be looked at: no line that loses more is found, which is no proof.
    expect(found.fewest.isWhole).toBe(one.claimed <= 9);
    expect(found.fewest.tricks).toBe(one.ruled);
    expect(losesOn(found, one.claimed)).toBe(one.ruled < one.claimed);
  });

  test('without what it found, a ruling that took nothing would have taken something', () => {
    const kept = rulings.filter((one) => one.ruled === one.claimed && one.notNormal.length > 0);
    expect(kept.length).toBeGreaterThan(1);
    for (const one of kept) expect(losesOn(worked({ ...one, notNormal: [] }), one.claimed)).toBe(true);
  });
});
