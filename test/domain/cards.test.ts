/** Cards, seats and hands: small tables. */

import { describe, expect, test } from 'vitest';
import {
  CARDS,
  isCard,
  isHonour,
  isRank,
  isSuit,
  rankIndex,
  rankOf,
  suitOf,
  suitSet,
  suitsIn,
  type Card,
} from '../../src/domain/card.ts';
import {
  cardsIn,
  cardsOf,
  commonCards,
  countCards,
  countIn,
  EMPTY_HAND,
  handOf,
  holds,
  isEmptyHand,
  isVoid,
  joinHands,
  withCard,
  withoutCard,
} from '../../src/domain/hand.ts';
import {
  clockwiseFrom,
  isSeat,
  isSide,
  nextSeat,
  otherSide,
  partnerOf,
  previousSeat,
  sameSide,
  SEATS,
  seatsOf,
  sideOf,
} from '../../src/domain/seat.ts';

describe('cards', () => {
  test('there are 52 of them', () => {
    expect(CARDS).toHaveLength(52);
    expect(new Set(CARDS).size).toBe(52);
    expect(CARDS.every(isCard)).toBe(true);
  });
  test.each([
    ['S2', 'S', '2', 0, false],
    ['H9', 'H', '9', 7, false],
    ['DT', 'D', 'T', 8, true],
    ['CJ', 'C', 'J', 9, true],
    ['SQ', 'S', 'Q', 10, true],
    ['HK', 'H', 'K', 11, true],
    ['DA', 'D', 'A', 12, true],
  ] as const)('%s', (card, suit, rank, index, honour) => {
    expect([suitOf(card), rankOf(card), rankIndex(card), isHonour(card)]).toEqual([
      suit,
      rank,
      index,
      honour,
    ]);
  });
  test.each(['', 'S', 'S1', 's7', 'S10', '7S', 'NT', 'toString', null, undefined, 7, ['S7']])(
    '%s is no card',
    (text) => {
      expect(isCard(text)).toBe(false);
    },
  );
  test('suits and ranks', () => {
    expect(['C', 'D', 'H', 'S', 'N', 'NT', '', null].filter(isSuit)).toEqual(['C', 'D', 'H', 'S']);
    expect(['2', 'T', 'A', '1', '10', 'TJ', '', 9].filter(isRank)).toEqual(['2', 'T', 'A']);
  });
  test('a set of suits has one spelling', () => {
    expect(suitSet(['H', 'D', 'H'])).toBe('DH');
    expect(suitSet([])).toBe('');
    expect(suitsIn('SHDC')).toEqual(['C', 'D', 'H', 'S']);
    expect(suitsIn('')).toEqual([]);
  });
});

describe('seats', () => {
  test.each([
    ['N', 'E', 'S', 'W', 'NS'],
    ['E', 'S', 'W', 'N', 'EW'],
    ['S', 'W', 'N', 'E', 'NS'],
    ['W', 'N', 'E', 'S', 'EW'],
  ] as const)('around %s', (seat, next, partner, previous, side) => {
    expect([nextSeat(seat), partnerOf(seat), previousSeat(seat), sideOf(seat)]).toEqual([
      next,
      partner,
      previous,
      side,
    ]);
    expect(clockwiseFrom(seat)).toEqual([seat, next, partner, previous]);
    expect(seatsOf(side)).toContain(seat);
    expect(seatsOf(otherSide(side))).not.toContain(seat);
    expect(SEATS.filter((other) => sameSide(seat, other)).toSorted()).toEqual([seat, partner].toSorted());
  });
  test('nothing else is a seat or a side', () => {
    expect(['N', 'E', 'S', 'W', 'n', 'NS', '', null].filter(isSeat)).toEqual(['N', 'E', 'S', 'W']);
    expect(['NS', 'EW', 'N', 'SN', 'both', null].filter(isSide)).toEqual(['NS', 'EW']);
  });
});

describe('hands', () => {
  const cards: Card[] = ['SA', 'S2', 'HT', 'C9', 'C3'];
  const hand = handOf(cards);

  test('are told from the top, spades first', () => {
    expect(cardsOf(hand)).toEqual(['SA', 'S2', 'HT', 'C9', 'C3']);
    expect(cardsIn(hand, 'C')).toEqual(['C9', 'C3']);
    expect(cardsOf(handOf(CARDS))).toHaveLength(52);
  });
  test('are counted', () => {
    expect([countCards(hand), countIn(hand, 'S'), countIn(hand, 'D')]).toEqual([5, 2, 0]);
    expect([isVoid(hand, 'D'), isVoid(hand, 'H')]).toEqual([true, false]);
    expect([isEmptyHand(EMPTY_HAND), isEmptyHand(hand)]).toEqual([true, false]);
    for (const card of ['S2', 'H2', 'D2', 'C2'] as const) expect(isEmptyHand(handOf([card]))).toBe(false);
  });
  test.each(CARDS)('%s goes out and comes back', (card) => {
    const without = withoutCard(hand, card);
    expect(holds(hand, card)).toBe(cards.includes(card));
    expect(holds(without, card)).toBe(false);
    expect(cardsOf(without)).toEqual(cardsOf(hand).filter((other) => other !== card));
    expect(withCard(without, card)).toEqual(handOf([...cards, card]));
    expect(withoutCard(without, card)).toEqual(without);
  });
  test('are joined and compared', () => {
    const other = handOf(['SA', 'DK', 'C3']);
    expect(cardsOf(commonCards(hand, other))).toEqual(['SA', 'C3']);
    expect(cardsOf(joinHands(hand, other))).toEqual(['SA', 'S2', 'HT', 'DK', 'C9', 'C3']);
  });
});
