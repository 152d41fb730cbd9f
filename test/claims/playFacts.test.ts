/** What is said of a card: where it applies, and beside that its nearest neighbour, where it does not. */

import { describe, expect, test } from 'vitest';
import { claimBoard } from '../../src/audit/claims/board.ts';
import type { ClaimEnding } from '../../src/audit/claims/ending.ts';
import { playFactsOf, type PlayFact } from '../../src/audit/claims/playFacts.ts';
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
  return playFactsOf(claimBoard(ending), cardNumber(card));
};

describe('second to an opponent’s lead', () => {
  test('to ruff what partner wins is to beat partner, and not to ruff declines nothing', () => {
    expect(facts('SJ H5', 'D5 H9', 'DQ S4', 'SJ')).toEqual(['partnerBeaten']);
    expect(facts('SJ H5', 'D5 H9', 'DQ S4', 'H5')).toEqual([]);
  });

  test('not so where the opponent between can beat partner, with the suit or with a trump', () => {
    for (const east of ['DK H9', 'S5 H9']) {
      expect(facts('SJ H5', east, 'DQ S4', 'SJ')).toEqual([]);
      expect(facts('SJ H5', east, 'DQ S4', 'H5')).toContain('winDeclined');
    }
  });

  test('nor where partner has no diamond that wins, or none at all', () => {
    for (const south of ['D4 S4', 'C4 S4']) {
      expect(facts('SJ H5', 'D5 H9', south, 'SJ')).toEqual([]);
      expect(facts('SJ H5', 'D5 H9', south, 'H5')).toContain('winDeclined');
    }
  });
});

/** Spades are trumps unless it is said otherwise; South is on lead, or follows where cards lie in the trick. */
const factsOf = (
  hands: readonly [string, string, string, string],
  card: Card,
  change: Partial<ClaimEnding> = {},
): readonly PlayFact[] =>
  playFactsOf(
    claimBoard({ hands: hands.map(numbers), trump: 3, leader: 2, played: [], rules: null, ...change }),
    cardNumber(card),
  );

describe('a card led for partner to ruff', () => {
  test('is no loser, and is not led from below', () => {
    expect(factsOf(['S2 C3', 'HA D5', 'HJ H4', 'HT D6'], 'H4')).toEqual([]);
  });

  test('is one where an opponent without the suit has a higher trump, and where partner has none', () => {
    expect(factsOf(['S2 C3', 'S9 D5', 'HJ H4', 'HA HT'], 'H4')).toEqual(['fromBelow', 'loserLed']);
    expect(factsOf(['C2 C3', 'HA D5', 'HJ H4', 'HT D6'], 'H4')).toEqual(['fromBelow', 'loserLed']);
  });

  test('with a winner of the suit in hand the low card is led from below it', () => {
    expect(factsOf(['S2 C3', 'HQ D5', 'HA H4', 'HT D6'], 'H4')).toEqual(['fromBelow']);
  });
});

describe('a winner thrown away', () => {
  const toDiamond = (south: string, card: Card): readonly PlayFact[] =>
    factsOf(['D2 C3 C4', 'D5 C5 C6', south, 'C7 C8'], card, {
      leader: 3,
      played: [cardNumber('DK'), cardNumber('D3'), cardNumber('DT')],
    });

  test('is said where the hand has a card that is none, or a trump for the trick', () => {
    expect(toDiamond('HA H4 C2', 'HA')).toContain('winnerDiscarded');
    expect(toDiamond('HA S4 HK', 'HA')).toContain('winnerDiscarded');
  });

  test('is not said of a loser, nor of a hand that holds nothing but winners', () => {
    expect(toDiamond('HA H4 C2', 'C2')).not.toContain('winnerDiscarded');
    expect(toDiamond('HA HK CA', 'HA')).not.toContain('winnerDiscarded');
  });
});

describe('a winner wasted', () => {
  const apart = { trump: -1 };

  test('two tops of a suit in one trick: the queen led to the bare king, the king put under the ace', () => {
    expect(factsOf(['CK D2', 'CJ C8', 'CQ C9', 'CT C7'], 'CQ', apart)).toEqual(['winnerWasted']);
    const underAce = { ...apart, leader: 0, played: [cardNumber('CA'), cardNumber('C6')] };
    expect(factsOf(['CJ C3', 'C9 C7', 'CK CT C5', 'CQ C2'], 'CK', underAce)).toContain('winnerWasted');
  });

  test('not where the nine is led to the king, nor where a small card follows the ace', () => {
    expect(factsOf(['CK D2', 'CJ C8', 'CQ C9', 'CT C7'], 'C9', apart)).not.toContain('winnerWasted');
    const underAce = { ...apart, leader: 0, played: [cardNumber('CA'), cardNumber('C6')] };
    expect(factsOf(['CJ C3', 'C9 C7', 'CK CT C5', 'CQ C2'], 'C5', underAce)).not.toContain('winnerWasted');
  });

  test('nor where the suit has winners to spare, or the hand must follow with one', () => {
    expect(factsOf(['CK CT', 'C2 D8', 'CQ C9', 'D7 D9'], 'CQ', apart)).toEqual([]);
    const underAce = { ...apart, leader: 0, played: [cardNumber('CA'), cardNumber('C6')] };
    expect(factsOf(['C3 D2', 'C9 C7', 'CK D3 D4', 'CQ C2'], 'CK', underAce)).not.toContain('winnerWasted');
  });

  test('the ace put on a trick that an opponent has ruffed, where a small card would do', () => {
    const ruffed = { leader: 3, played: [cardNumber('C8'), cardNumber('C3'), cardNumber('S2')] };
    expect(factsOf(['C4 D2', 'D9 D8', 'CA C2 D4', 'CK C7'], 'CA', ruffed)).toContain('winnerWasted');
    expect(factsOf(['C4 D2', 'D9 D8', 'CA C2 D4', 'CK C7'], 'C2', ruffed)).not.toContain('winnerWasted');
  });
});

describe('the last entry thrown away', () => {
  const toDiamond = { trump: -1, leader: 3, played: [cardNumber('DK'), cardNumber('D3'), cardNumber('DT')] };

  test('the last card to which partner can cross, while a winner stays behind', () => {
    expect(factsOf(['H4 C3', 'D9 C8', 'HA SA C2', 'D8 C9'], 'HA', toDiamond)).toContain('entryDiscarded');
  });

  test('the last card with which the hand can cross to a winner of partner’s', () => {
    expect(factsOf(['HA C3', 'D9 H8', 'H4 S4 C2', 'D8 C9'], 'H4', toDiamond)).toContain('entryDiscarded');
  });

  test('not where another suit leads across, nor where no winner is left behind', () => {
    expect(factsOf(['H4 S3', 'D9 C8', 'HA SA C2', 'D8 C9'], 'HA', toDiamond)).not.toContain('entryDiscarded');
    expect(factsOf(['H4 C3', 'D9 C8', 'HA C2 C4', 'D8 S9'], 'HA', toDiamond)).not.toContain('entryDiscarded');
  });
});
