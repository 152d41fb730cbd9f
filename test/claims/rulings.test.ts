/**
 * Published rulings on claims, from `fixtures/claims/rulings.jsonl`. What each of them found not to be normal is marked as it found it; then the
 * workbench finds a line that loses as many tricks as the ruling took, and none that loses more. Where it comes to another number, the row says
 * so and why, and names what the workbench says it hangs on: marks are never fitted to a figure.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../src/audit/claims/claimAt.ts';
import type { ClaimEnding } from '../../src/audit/claims/ending.ts';
import { ruledOut, type LineMark } from '../../src/audit/claims/marks.ts';
import { PLAY_FACTS, type PlayFact } from '../../src/audit/claims/playFacts.ts';
import { losesOn, workOn, type Worked } from '../../src/audit/claims/workbench.ts';
import type { Card } from '../../src/domain/card.ts';
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
  /** Single cards, each behind the cards that lead to it. */
  readonly notNormalCards?: readonly { readonly card: Card; readonly after: string }[];
  /** What of the ruling the marks rest on, in our words. */
  readonly basis: string;
  /** Which cards the source does not tell. */
  readonly filled?: string;
  readonly ruled: number;
  /** The workbench comes to this number instead, and why. */
  readonly workbench?: number;
  readonly differs?: string;
  /** What the workbench then says the number hangs on, with what is left otherwise. */
  readonly dependsOn?: readonly { readonly fact: PlayFact; readonly tricks: number }[];
  /** What the ruling leaves to judge, with what it would take then: other cards marked. */
  readonly readings?: readonly {
    readonly with: string;
    readonly notNormalCards: NonNullable<PublishedRuling['notNormalCards']>;
    readonly tricks: number;
  }[];
  /** Not every line can be looked at. */
  readonly cut?: true;
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

function worked(one: PublishedRuling): Worked {
  const ending = endingOf(one);
  const cards = (one.notNormalCards ?? []).map(({ card, after }): LineMark => ({
    kind: 'notNormal',
    of: { card: cardNumber(card), after: typed(after) },
    by: '',
    why: '',
  }));
  return workOn(
    {
      ending,
      side: seatNumber(one.by) % 2,
      claimed: one.claimed,
      shownOut: [],
      stated: typed(one.line ?? ''),
      walked: [],
      facts: one.notNormal,
      cards: ruledOut(cards, ending).cards,
    },
    // What comes to no end with the usual limits comes to none with a tenth of them.
    ...(one.cut === true ? [15_000, 50_000] : []),
  );
}

describe('published rulings', () => {
  test('each is told with its source, and deals different cards, as many to each hand', () => {
    expect(rulings.length).toBe(40);
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
      for (const text of [one.source, one.happened, one.ruling, one.basis])
        expect(text.length).toBeGreaterThan(10);
      for (const fact of one.notNormal) expect(PLAY_FACTS).toContain(fact);
    }
  });

  test.each(rulings.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const found = worked(one);
    // Of the longest claims no line that loses more is found, which is no proof.
    expect(found.fewest.isWhole).toBe(one.cut !== true);
    expect(found.fewest.tricks).toBe(one.workbench ?? one.ruled);
    expect(losesOn(found, one.claimed)).toBe((one.workbench ?? one.ruled) < one.claimed);
  });

  test('where the ruling took something the workbench loses a trick, and where it took nothing none', () => {
    for (const one of rulings) {
      const comes = one.workbench ?? one.ruled;
      expect([one.id, comes < one.claimed]).toEqual([one.id, one.ruled < one.claimed]);
    }
  });

  test('it takes more than one of them, and says what that hangs on', () => {
    const others = rulings.filter(({ workbench }) => workbench !== undefined);
    expect(others.map(({ id }) => id)).toEqual(['nabc-2006-spring-n3-td']);
    for (const one of others) {
      expect([one.id, one.workbench]).not.toEqual([one.id, one.ruled]);
      expect((one.differs ?? '').length).toBeGreaterThan(30);
      expect(one.dependsOn?.length).toBeGreaterThan(0);
      expect(worked(one).depends?.facts).toEqual(
        one.dependsOn?.map((reading) => ({ ...reading, isWhole: true })),
      );
    }
  });

  test('what a ruling leaves to judge comes to what it says of it', () => {
    const open = rulings.flatMap((one) => (one.readings ?? []).map((reading) => ({ one, reading })));
    expect(open.length).toBeGreaterThan(0);
    for (const { one, reading } of open) {
      const found = worked({ ...one, notNormalCards: reading.notNormalCards });
      expect([one.id, reading.with, found.fewest.tricks]).toEqual([one.id, reading.with, reading.tricks]);
      expect(reading.tricks).not.toBe(one.ruled);
      // The screen names the card of the opponents with the number of the ruling.
      const [card] = one.notNormalCards ?? [];
      expect(found.depends?.opponents).toContainEqual({
        seat: expect.any(Number) as number,
        card: cardNumber((card as { readonly card: Card }).card),
        tricks: one.ruled,
      });
    }
  });

  test('without what it found, a ruling that took nothing would have taken something', () => {
    const kept = rulings.filter(
      (one) => one.workbench === undefined && one.ruled === one.claimed && one.notNormal.length > 0,
    );
    expect(kept.length).toBeGreaterThan(1);
    for (const one of kept) expect(losesOn(worked({ ...one, notNormal: [] }), one.claimed)).toBe(true);
  });
});
