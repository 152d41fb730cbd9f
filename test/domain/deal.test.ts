/** Deal strings, boards and tricks as tables. */

import { describe, expect, test } from 'vitest';
import type { Card, Suit } from '../../src/domain/card.ts';
import { boardConditions, formatHands, isCompleteDeal, readHands } from '../../src/domain/deal.ts';
import { cardsOf, countCards, EMPTY_HAND } from '../../src/domain/hand.ts';
import type { Seat } from '../../src/domain/seat.ts';
import {
  cardsInTrick,
  firstWithoutCard,
  isFull,
  ledTrick,
  suitLed,
  winnerOf,
  withPlay,
  type Trick,
} from '../../src/domain/trick.ts';

const DEAL = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

describe('a deal string', () => {
  test('is read and written alike', () => {
    const { hands, problems } = readHands(DEAL);
    expect(problems).toEqual([]);
    expect(isCompleteDeal(hands)).toBe(true);
    expect(formatHands(hands)).toBe(DEAL);
    expect(formatHands(hands, 'W')).toBe(
      'W:KQ6532.8.QJ84.54 T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63',
    );
    expect(cardsOf(hands.S ?? EMPTY_HAND).join(' ')).toBe('SA HQ HT H5 H4 H3 D7 D6 CA CJ CT C6 C3');
  });
  test('starts with any seat, in small letters and with 10', () => {
    expect(readHands('e: j98.kj76.1092.q92 - - -').hands.E).toEqual(readHands(DEAL).hands.E);
  });
  test('may hide hands', () => {
    const { hands, problems } = readHands('S:- KQ6532.8.QJ84.54 - -');
    expect([problems, hands.S, hands.N, hands.E]).toEqual([[], null, null, null]);
    expect(formatHands(hands)).toBe('N:- - - KQ6532.8.QJ84.54');
    expect(isCompleteDeal(hands)).toBe(false);
  });
  test.each([
    ['', ['handsUnreadable']],
    ['X:- - - -', ['handsUnreadable']],
    ['N:T74.A92.AK53 - - -', ['handsUnreadable', 'wrongCount']],
    ['N:T74.A92.AK53.K8Z - - -', ['handsUnreadable', 'wrongCount']],
    ['N:T74.A92.AK53.K8 - - -', ['wrongCount']],
    ['N:TT4.A92.AK53.K87 - - -', ['cardTwice']],
    ['N:T74.A92.AK53.K87 T98.KJ76.T92.Q92 - -', ['cardTwice']],
    [`${DEAL} AKQ...`, ['handsUnreadable']],
  ])('%s', (text, codes) => {
    expect(readHands(text).problems.map(({ code }) => code)).toEqual(codes);
  });
  test('with a card dealt twice is not complete', () => {
    expect(isCompleteDeal(readHands(DEAL.replace('KQ6532', 'KQ6542')).hands)).toBe(false);
    expect(isCompleteDeal(readHands(DEAL.replace('KQ6532', 'KQ653')).hands)).toBe(false);
  });
  test('knows empty hands at the end of play', () => {
    const { hands } = readHands('N:... A... - -');
    expect(countCards(hands.N ?? readHands(DEAL).hands.S ?? EMPTY_HAND)).toBe(0);
  });
});

describe('a board', () => {
  // Law 2, written out.
  const boards: [number, Seat, string][] = [
    [1, 'N', 'None'],
    [2, 'E', 'NS'],
    [3, 'S', 'EW'],
    [4, 'W', 'All'],
    [5, 'N', 'NS'],
    [6, 'E', 'EW'],
    [7, 'S', 'All'],
    [8, 'W', 'None'],
    [9, 'N', 'EW'],
    [10, 'E', 'All'],
    [11, 'S', 'None'],
    [12, 'W', 'NS'],
    [13, 'N', 'All'],
    [14, 'E', 'None'],
    [15, 'S', 'NS'],
    [16, 'W', 'EW'],
    [17, 'N', 'None'],
    [32, 'W', 'EW'],
    [36, 'W', 'All'],
  ];
  test.each(boards)('%i', (board, dealer, vulnerable) => {
    expect(boardConditions(board)).toEqual({ dealer, vulnerable });
  });
});

/** A trick from its cards in order of play. */
function played(leader: Seat, ...cards: Card[]): Trick {
  const [lead, ...rest] = cards as [Card, ...Card[]];
  let trick = ledTrick(1, leader, lead);
  for (const card of rest) trick = withPlay(trick, firstWithoutCard(trick) ?? leader, card);
  return trick;
}

describe('a trick', () => {
  const winners: [leader: Seat, cards: string, trump: Suit | null, winner: Seat][] = [
    ['W', 'SK S4 S8 S2', null, 'W'],
    ['W', 'SK S4 SA S2', null, 'E'],
    ['N', 'H5 HT HJ HA', 'S', 'W'],
    ['S', 'D2 C2 H2 S2', null, 'S'],
    ['S', 'D2 C2 H2 S2', 'C', 'W'],
    ['E', 'DA C2 C5 DK', 'C', 'W'],
    ['E', 'DA C5 C2 DK', 'C', 'S'],
    ['N', 'C2 CA SA C3', 'C', 'E'],
    ['N', 'CA SA HA DA', 'H', 'S'],
  ];
  test.each(winners)('%s leads %s, trumps %s', (leader, cards, trump, winner) => {
    const trick = played(leader, ...(cards.split(' ') as Card[]));
    expect(winnerOf(trick, trump)).toBe(winner);
    expect([isFull(trick), cardsInTrick(trick), firstWithoutCard(trick)]).toEqual([true, 4, null]);
  });
  test('in progress', () => {
    const trick = played('S', 'D2', 'D9');
    expect([
      isFull(trick),
      cardsInTrick(trick),
      firstWithoutCard(trick),
      suitLed(trick),
      winnerOf(trick, null),
    ]).toEqual([false, 2, 'N', 'D', 'W']);
  });
  test('whose lead was taken back', () => {
    const trick = withPlay(played('S', 'D2', 'D9'), 'S', null);
    expect([suitLed(trick), winnerOf(trick, null), firstWithoutCard(trick), cardsInTrick(trick)]).toEqual([
      null,
      null,
      'S',
      1,
    ]);
  });
});
