/** Law 46: which card of dummy's a call designates, by which paragraph, or who must choose. South declares, North is dummy. */

import { describe, expect, test } from 'vitest';
import type { CardCalled, QuestionAnswered } from '../../src/events/event.ts';
import { calledPlay, designationOf } from '../../src/laws/law46.ts';
import { EMPTY_LEDGER } from '../../src/laws/ledger.ts';
import { situation, tableWith, trickOf } from './situation.ts';

const DUMMY = 'SK S9 S4 HA HQ H6 D8 D3 CQ C8 C2';

interface Row {
  readonly call: Omit<CardCalled, 'type' | 'by'>;
  /** West led these; North plays next. Nothing: North leads. */
  readonly trick?: string;
  readonly hand?: string;
  readonly contract?: string;
  readonly card: string | null;
  readonly clause: string;
  readonly choosers?: string;
  readonly candidates?: string;
}

const ROWS: readonly Row[] = [
  { call: { card: 'S9' }, trick: 'S2', card: 'S9', clause: '46A' },
  { call: { suit: 'S', rank: '9' }, trick: 'S2', card: 'S9', clause: '46A' },
  { call: { words: 'nine of spades' }, trick: 'S2', card: 'S9', clause: '46A' },
  { call: { words: 'h6' }, trick: 'H2', card: 'H6', clause: '46A' },
  { call: { words: ' H6 ' }, trick: 'H2', card: 'H6', clause: '46A' },
  { call: { card: 'S9', words: 'high heart' }, trick: 'S2', card: 'S9', clause: '46A' },
  { call: { words: 'the K of hearts' }, hand: 'SK HK H6', card: 'HK', clause: '46A' },
  { call: { words: 'A of hearts' }, trick: 'H2', card: 'HA', clause: '46A' },
  { call: { words: 'Q♥' }, trick: 'H2', card: 'HQ', clause: '46A' },
  { call: { words: '♠ A' }, hand: 'SA S2', trick: 'S5', card: 'SA', clause: '46A' },
  { call: { words: 'S10' }, hand: 'ST S2', trick: 'S5', card: 'ST', clause: '46A' },
  { call: { words: 'A' }, trick: 'H2', card: 'HA', clause: '46B3b' },
  { call: { words: 'JUST LOW' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'heart J, no, the ten' }, hand: 'HJ HT', card: 'HJ', clause: '46A' },
  {
    call: { words: 'ruff with the 8' },
    trick: 'S5',
    hand: 'D8 D3 C8',
    contract: '4D',
    card: 'D8',
    clause: '46A',
  },
  // Off suit, and yet called: a revoke of dummy's, but a call.
  { call: { card: 'D3' }, trick: 'S2', card: 'D3', clause: '46A' },
  // B1: high, win, low.
  { call: { words: 'high' }, trick: 'S2', card: 'SK', clause: '46B1a' },
  { call: { words: 'Top, please' }, trick: 'H2', card: 'HA', clause: '46B1a' },
  { call: { words: 'low' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'small' }, trick: 'C3', card: 'C2', clause: '46B1c' },
  { call: { words: 'win it' }, trick: 'S5', card: 'S9', clause: '46B1b' },
  { call: { words: 'cover' }, trick: 'HJ', card: 'HQ', clause: '46B1b' },
  { call: { words: 'ruff' }, trick: 'S5', hand: 'H6 D8 D3 C2', contract: '4D', card: 'D3', clause: '46B1b' },
  {
    call: { words: 'win it' },
    trick: 'SA',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'SK S9 S4',
  },
  // Void of the suit led, dummy has neither a high nor a low card of it.
  {
    call: { words: 'high' },
    trick: 'S2',
    hand: 'H6 D8',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'H6 D8',
  },
  {
    call: { words: 'low' },
    trick: 'S2',
    hand: 'H6 D8',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'H6 D8',
  },
  // B2: a suit.
  { call: { suit: 'S' }, trick: 'S2', card: 'S4', clause: '46B2' },
  { call: { words: 'spade' }, trick: 'S2', card: 'S4', clause: '46B2' },
  {
    call: { words: 'a trump' },
    trick: 'S5',
    hand: 'H6 D8 D3 C2',
    contract: '4D',
    card: 'D3',
    clause: '46B2',
  },
  { call: { suit: 'D' }, card: 'D3', clause: '46B2' },
  {
    call: { suit: 'D' },
    trick: 'S2',
    hand: 'S4 S3',
    card: null,
    clause: '46B4',
    choosers: 'S',
    candidates: 'S4 S3',
  },
  // B3: a rank.
  { call: { rank: '9' }, trick: 'S2', card: 'S9', clause: '46B3b' },
  { call: { words: 'queen' }, trick: 'H2', card: 'HQ', clause: '46B3b' },
  { call: { rank: 'Q' }, card: null, clause: '46B3b', choosers: 'S', candidates: 'HQ CQ' },
  { call: { rank: 'J' }, card: null, clause: '46B4', choosers: 'S', candidates: DUMMY },
  { call: { rank: 'A' }, trick: 'S2', card: null, clause: '46B4', choosers: 'S', candidates: 'SK S9 S4' },
  // B4: not there.
  { call: { card: 'SA' }, trick: 'S2', card: null, clause: '46B4', choosers: 'S', candidates: 'SK S9 S4' },
  {
    call: { card: 'SA' },
    trick: 'S2',
    hand: 'H6 C2',
    card: null,
    clause: '46B4',
    choosers: 'S',
    candidates: 'H6 C2',
  },
  // An article, a full stop and an apostrophe do not make a rank.
  { call: { words: 'A heart' }, trick: 'H2', card: 'H6', clause: '46B2' },
  { call: { words: 'O.K., low' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'I DON’T MIND' }, card: null, clause: '46B5', choosers: 'EW', candidates: DUMMY },
  // Words that are not understood.
  { call: { words: 'το ίδιο' }, card: null, clause: '46B', choosers: 'S', candidates: DUMMY },
  // B5: anything.
  {
    call: { words: 'anything' },
    trick: 'S2',
    card: null,
    clause: '46B5',
    choosers: 'EW',
    candidates: 'SK S9 S4',
  },
  { call: { words: 'play' }, card: null, clause: '46B5', choosers: 'EW', candidates: DUMMY },
  {
    call: { words: 'discard something' },
    trick: 'D2',
    hand: 'H6 C2',
    card: null,
    clause: '46B5',
    choosers: 'EW',
    candidates: 'H6 C2',
  },
  { call: {}, card: null, clause: '46B5', choosers: 'EW', candidates: DUMMY },
  // A card that the words exclude is not called.
  ...[
    'not the ace',
    'keep the ace',
    'don’t ruff',
    'Anything but the king',
    'anything, but not the king',
    'nothing but spades',
    'anything, but the king',
  ].map((words) => ({ call: { words }, card: null, clause: '46B', choosers: 'S', candidates: DUMMY })),
  { call: { words: 'not '.repeat(100_000) }, card: null, clause: '46B', choosers: 'S', candidates: DUMMY },
  { call: { words: 'not the ace, the king' }, trick: 'S2', card: 'SK', clause: '46B3b' },
  { call: { words: 'the nine, not the king' }, trick: 'S2', card: 'S9', clause: '46B3b' },
  { call: { words: 'low, keep the king' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'a spade, but not the king' }, trick: 'S2', card: 'S4', clause: '46B2' },
  { call: { words: 'I’m not sure, low' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'not the ace, no, the nine' }, trick: 'S2', card: 'S9', clause: '46B3b' },
  { call: { words: 'a spade other than the king' }, trick: 'S2', card: 'S4', clause: '46B2' },
  ...['low rather than the king', 'low instead of the king', 'it matters: low'].map((words) => ({
    call: { words },
    trick: 'S2',
    card: 'S4',
    clause: '46B1c',
  })),
  ...[
    'a spade, not the four',
    'low, not the four',
    'not low, low',
    'no spade',
    'don’t play the king',
    'it matters',
    'play that card',
    'up to the ace',
  ].map((words) => ({
    call: { words },
    trick: 'S2',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'SK S9 S4',
  })),
  // A condition, an alternative or a card in between needs a question.
  ...[
    'second highest',
    'next lowest',
    'third-highest spade',
    'the middle one',
    'an honour',
    'high or low',
    'high low',
    'the king or the nine',
    'the king if he plays low',
    'king of spades unless he covers',
    'higher than the ten',
    'take the finesse',
    'take your time',
    'play the one',
    'play the other one',
    'discard the loser',
    'same suit as before, like I said',
    'ruff',
    'ruff high',
    'trump it',
  ].map((words) => ({
    call: { words },
    trick: 'S2',
    contract: '4D',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'SK S9 S4',
  })),
  { call: { words: 'ruff' }, trick: 'S2', card: null, clause: '46B', choosers: 'S', candidates: 'SK S9 S4' },
  // A card that lies there or is hoped for is not the card called.
  { call: { words: 'cover the jack' }, trick: 'HJ', card: 'HQ', clause: '46B1b' },
  { call: { words: 'cover with the ace' }, trick: 'HJ', card: 'HA', clause: '46B3b' },
  { call: { words: 'beat the 10 of hearts' }, trick: 'HT', card: 'HQ', clause: '46B1b' },
  ...['cover the ♥J', 'cover the J♥', 'cover the heart jack', 'cover his jack of'].map((words) => ({
    call: { words },
    trick: 'HJ',
    card: 'HQ',
    clause: '46B1b',
  })),
  { call: { words: 'cover the jack high' }, trick: 'HJ', card: 'HA', clause: '46B1a' },
  { call: { words: 'cover an honour' }, trick: 'HJ', card: 'HQ', clause: '46B1b' },
  { call: { words: 'low heart to the king' }, card: 'H6', clause: '46B2' },
  { call: { words: 'a club to my jack' }, card: 'C2', clause: '46B2' },
  { call: { words: 'queen from the table' }, trick: 'H2', card: 'HQ', clause: '46B3b' },
  { call: { words: 'hearts from the top' }, card: 'HA', clause: '46B1a' },
  { call: { words: 'take it, please' }, trick: 'S5', card: 'S9', clause: '46B1b' },
  { call: { words: 'take' }, trick: 'S5', card: 'S9', clause: '46B1b' },
  { call: { words: 'take the trick' }, trick: 'S5', card: 'S9', clause: '46B1b' },
  { call: { words: 'win it low' }, trick: 'S5', card: 'S9', clause: '46B1b' },
  // What is said after “no” would be a change.
  { call: { words: 'low, no, high' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'spade, I mean heart' }, trick: 'S2', card: 'S4', clause: '46B2' },
  { call: { words: 'spade, sorry, the king' }, trick: 'S2', card: 'S4', clause: '46B2' },
  { call: { words: 'spade, make that the nine' }, trick: 'S2', card: 'S4', clause: '46B2' },
  { call: { words: 'king, no, a club' }, trick: 'S2', card: 'SK', clause: '46B3b' },
  ...['high, no the king', 'high no wait the king', 'high no sorry the nine'].map((words) => ({
    call: { words },
    trick: 'S2',
    card: 'SK',
    clause: '46B1a',
  })),
  { call: { words: 'No, low' }, trick: 'S2', card: 'S4', clause: '46B1c' },
  { call: { words: 'oops, sorry, the nine' }, trick: 'S2', card: 'S9', clause: '46B3b' },
  { call: { words: 'spade, the nine' }, trick: 'S2', card: 'S9', clause: '46A' },
  { call: { words: '10h' }, hand: 'HT H2', card: 'HT', clause: '46A' },
  { call: { words: 'Ks' }, card: 'SK', clause: '46A' },
  // A void dummy ruffs high or low, but covers nothing.
  ...(
    [
      ['ruff high', 'D8', '46B1a'],
      ['low ruff', 'D3', '46B2'],
      ['trump it high', 'D8', '46B1a'],
      ['trump high', 'D8', '46B1a'],
      ['ruff the spade', 'D3', '46B1b'],
      ['ruff the ace', 'D3', '46B1b'],
      ['ruff a spade', 'D3', '46B1b'],
      ['trump the queen', 'D3', '46B1b'],
      ['ruff with a diamond', 'D3', '46B2'],
      ['ruff the ace high', 'D8', '46B1a'],
      ['ruff the king of spades', 'D3', '46B1b'],
      ['ruff the ♠K', 'D3', '46B1b'],
      ['trumps', 'D3', '46B2'],
      ['trump, wait, the 8', 'D3', '46B2'],
      ['ruff 8', 'D8', '46A'],
      ['ruff the 8 of trumps', 'D8', '46A'],
      ['ruff the 8 of diamonds', 'D8', '46A'],
      ['ruff the ♦8', 'D8', '46A'],
      ['ruff the diamond 8', 'D8', '46A'],
      ['ruff with the 8 of trumps', 'D8', '46A'],
    ] as const
  ).map(([words, card, clause]) => ({
    call: { words },
    trick: 'S5',
    hand: 'H6 D8 D3 C2',
    contract: '4D',
    card,
    clause,
  })),
  {
    call: { words: 'cover' },
    trick: 'S5',
    hand: 'H6 D8 D3',
    contract: '4D',
    card: null,
    clause: '46B',
    choosers: 'S',
    candidates: 'H6 D8 D3',
  },
  // Words that leave the card to others.
  ...[
    'up to you',
    'It doesn’t really matter',
    'never mind',
    'it does not matter',
    'nobody cares',
    'your call',
    'your pick',
    ' ',
    'no matter',
    'who cares',
    'as you like',
    'you pick',
    'your choice',
    'all the same to me',
    'ditch one',
    'throw one away',
    'play a card',
    'play, please',
    'either',
  ].map((words) => ({ call: { words }, card: null, clause: '46B5', choosers: 'EW', candidates: DUMMY })),
];

describe('a call', () => {
  test.each(ROWS)(
    '$call to $trick: $clause',
    ({ call, trick, hand = DUMMY, contract, card, clause, choosers = '', candidates = '' }) => {
      const table = {
        ...tableWith({ N: hand }, contract),
        turn: 'N' as const,
        trick: trick === undefined ? null : trickOf(1, 'W', trick),
      };
      const got = designationOf(situation(table), 'S', { type: 'CardCalled', by: 'S', ...call });
      expect(got).toMatchObject({ card, clause });
      expect([...got.choosers].sort().join('')).toBe(choosers);
      expect([...got.candidates].sort()).toEqual(candidates.split(' ').filter(Boolean).sort());
    },
  );

  test('by rank alone goes on with the suit dummy has just won', () => {
    const table = { ...tableWith({ N: DUMMY }), turn: 'N' as const, trick: trickOf(1, 'W', 'C5 CA C3 C4') };
    expect(designationOf(situation(table), 'S', { type: 'CardCalled', by: 'S', rank: 'Q' })).toMatchObject({
      card: 'CQ',
      clause: '46B3a',
    });
    // Declarer won it: dummy does not go on with anything.
    const other = { ...table, turn: 'N' as const, trick: trickOf(1, 'W', 'C5 C7 C3 CA') };
    expect(designationOf(situation(other), 'S', { type: 'CardCalled', by: 'S', rank: 'Q' })).toMatchObject({
      card: null,
      clause: '46B3b',
    });
  });

  test('gives way to an intention beyond dispute', () => {
    const answer: QuestionAnswered = {
      type: 'QuestionAnswered',
      question: 'intentIncontrovertible',
      answer: true,
      card: 'S9',
      by: 'director',
    };
    const table = { ...tableWith({ N: DUMMY }), turn: 'N' as const, trick: trickOf(1, 'W', 'S2') };
    const asked = (answers: readonly QuestionAnswered[]) =>
      designationOf(situation(table, { ledger: { ...EMPTY_LEDGER, answers } }), 'S', {
        type: 'CardCalled',
        by: 'S',
        suit: 'S',
      });
    expect(asked([answer])).toMatchObject({ card: 'S9', clause: '46B' });
    expect(asked([{ ...answer, answer: false }])).toMatchObject({ card: 'S4', clause: '46B2' });
    expect(asked([{ ...answer, card: 'SA' }])).toMatchObject({ card: 'S4', clause: '46B2' });
    const named = { type: 'CardCalled', by: 'S', card: 'S9' } as const;
    expect(
      designationOf(situation(table, { ledger: { ...EMPTY_LEDGER, answers: [answer] } }), 'S', named),
    ).toMatchObject({ card: 'S9', clause: '46A' });
  });

  test('needs a dummy', () => {
    const table = { ...tableWith({ N: DUMMY }), declarer: null };
    expect(calledPlay(situation(table), { type: 'CardCalled', by: 'S', suit: 'S' })).toBeNull();
  });

  test('is chosen for by North and South when East declares', () => {
    const table = { ...tableWith({ W: DUMMY }, '3NT', 'E'), turn: 'W' as const };
    expect(
      designationOf(situation(table), 'E', { type: 'CardCalled', by: 'E', words: 'anything' }).choosers,
    ).toEqual(['N', 'S']);
  });
});
