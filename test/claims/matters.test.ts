/**
 * One ending stands for many: the search over lines keeps what it finds by the ranks that mattered. Held against the same search with a mark on a
 * single card, by which every ending is kept card by card, and against known answers.
 */

import { describe, expect, test } from 'vitest';
import { claimBoard } from '../../src/audit/claims/board.ts';
import type { ClaimEnding } from '../../src/audit/claims/ending.ts';
import { searchLines } from '../../src/audit/claims/least.ts';
import { endingKey, knownEndings, noRanks } from '../../src/audit/claims/matters.ts';
import { markOf } from '../../src/audit/claims/open.ts';
import { PLAY_FACTS, playFactsOf } from '../../src/audit/claims/playFacts.ts';
import { legalIn } from '../../src/audit/claims/ending.ts';
import { chance, numbers, randomEnding } from './endings.ts';

const NO_CARDS: ClaimEnding = { hands: [[], [], [], []], trump: -1, leader: 0, played: [], rules: null };
/** No line leads to it before the end, but as long as it may come no ending stands for another. */
const LAST = new Set([markOf(NO_CARDS, 0)]);
const MANY = 1_000_000;

describe('the fewest tricks', () => {
  const seeds = Array.from({ length: 120 }, (_unused, seed) => seed + 1);

  /** Each of the last ones comes to another number where one thing that a result rests on is forgotten: the equals of a card, or what was asked of it. */
  test.each([
    [4, seeds],
    [5, [...seeds, 470, 2587]],
    [6, [...seeds.slice(0, 60), 888, 1286, 1446, 1588, 2956]],
    [7, [318]],
  ])('of endings with %i cards are those of a search that keeps each card', (cards, tried) => {
    for (const seed of tried) {
      const below = chance(seed * 17 + 3);
      const ending = randomEnding(seed, cards);
      const side = below(2);
      const held = [...(ending.hands[side] ?? []), ...(ending.hands[side + 2] ?? [])];
      const most = below(3);
      const facts = new Set(PLAY_FACTS.filter(() => below(3) <= most));
      const stated = below(3) === 0 ? held.filter(() => below(3) === 0) : [];
      const found = searchLines(side, stated, { facts, cards: new Set() }).least({ ending, next: 0 }, MANY);
      const exact = searchLines(side, stated, { facts, cards: LAST }).least({ ending, next: 0 }, MANY);
      expect([seed, found.tricks, found.isWhole]).toEqual([seed, exact.tricks, true]);
    }
  });

  test('are found with fewer cards tried', () => {
    let [shared, exact] = [0, 0];
    for (const seed of seeds) {
      const ending = randomEnding(seed, 6);
      const least = (cards: ReadonlySet<string>): boolean =>
        searchLines(0, [], { facts: new Set(['loserLed', 'winDeclined', 'finesse']), cards }).least(
          { ending, next: 0 },
          600,
        ).isWhole;
      if (least(new Set())) shared++;
      if (least(LAST)) exact++;
    }
    expect(shared).toBeGreaterThan(exact);
  });
});

test('an answer holds where what mattered is alike, and not where it is not', () => {
  const board = (east: string, west: string) =>
    endingKey(
      claimBoard({
        ...NO_CARDS,
        hands: [numbers('SA S4'), numbers(east), numbers('SK SQ'), numbers(west)],
      }),
      '',
    );
  const known = knownEndings();
  const ranks = noRanks();
  // The ace, the king and the queen of spades.
  known.keep(board('S9 S3', 'S8 S2'), 1, false, Int8Array.of(13, 13, 13, 10));
  expect(known.find(board('S8 S2', 'S9 S3'), 1, ranks)).toBe(false);
  expect([...ranks]).toEqual([13, 13, 13, 10]);
  // Lower cards are no other ending, one more of them would be.
  expect(known.find(board('S9 S3', 'S8 S2'), 2, ranks)).toBeNull();
  expect(known.find(board('S9 H3', 'S8 S2'), 1, ranks)).toBeNull();
});

test('what is asked of a card is answered as when everything is', () => {
  for (let seed = 1; seed < 200; seed++) {
    const ending = randomEnding(seed, 6);
    const board = claimBoard(ending);
    for (const card of legalIn(ending)) {
      const all = playFactsOf(board, card);
      for (const fact of PLAY_FACTS)
        expect(playFactsOf(board, card, new Set([fact]))).toEqual(all.filter((one) => one === fact));
    }
  }
});
