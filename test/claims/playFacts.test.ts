/** What is said of a card while partner, who plays last, wins the trick in any case. */

import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/analysis/claims/board.ts';
import type { ClaimEnding } from '../../src/analysis/claims/ending.ts';
import { playFactsOf, type PlayFact } from '../../src/analysis/claims/playFacts.ts';
import { cardNumber } from '../../src/domain/numbers.ts';
import type { Card } from '../../src/domain/card.ts';

const numbers = (cards: string): number[] =>
  cards
    .split(' ')
    .map((card) => cardNumber(card as Card))
    .sort((one, other) => other - one);

/** West has led the nine of diamonds; spades are trumps, and North, who has no diamond, is in turn. */
const facts = (north: string, east: string, south: string, card: Card): readonly PlayFact[] => {
  const ending: ClaimEnding = {
    hands: [north, east, south, 'C2'].map(numbers),
    trump: 3,
    leader: 3,
    played: [cardNumber('D9')],
    rules: null,
  };
  return playFactsOf(boardOf(ending), cardNumber(card));
};

describe('second to an opponent’s lead', () => {
  test('to ruff what partner wins is to beat partner, and not to ruff declines nothing', () => {
    expect(facts('SJ H5', 'D5 H9', 'DQ S4', 'SJ')).toEqual(['partnerBeaten']);
    expect(facts('SJ H5', 'D5 H9', 'DQ S4', 'H5')).toEqual([]);
  });

  test('not so where the opponent between can beat partner, with the suit or with a trump', () => {
    for (const east of ['DK H9', 'S5 H9']) {
      expect(facts('SJ H5', east, 'DQ S4', 'SJ')).toEqual([]);
      expect(facts('SJ H5', east, 'DQ S4', 'H5')).toEqual(['winDeclined']);
    }
  });

  test('nor where partner has no diamond that wins, or none at all', () => {
    for (const south of ['D4 S4', 'C4 S4']) {
      expect(facts('SJ H5', 'D5 H9', south, 'SJ')).toEqual([]);
      expect(facts('SJ H5', 'D5 H9', south, 'H5')).toEqual(['winDeclined']);
    }
  });
});
