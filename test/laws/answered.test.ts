/** What is kept of answers and of what is told again and again: no case can tell, for nothing follows from what is dropped. */

import { expect, test } from 'vitest';
import type { QuestionAnswered } from '../../src/events/event.ts';
import { MOST_MATTERS, answersAfter, isNumberOfTricks, namedAfter } from '../../src/laws/answered.ts';
import { withFirst, withLatest } from '../../src/laws/repeats.ts';
import { tableWith, tricksWonBy } from './situation.ts';

const table = { ...tableWith({}), ...tricksWonBy('NES') };

const answer = (more: Partial<QuestionAnswered>): QuestionAnswered => ({
  type: 'QuestionAnswered',
  question: 'partnerCouldSee',
  answer: true,
  by: 'director',
  ...more,
});

test('a number of tricks is one that a deal can have', () => {
  const answers = [-1, 0, 13, 14, '7', true];
  expect(answers.filter(isNumberOfTricks)).toEqual([0, 13]);
});

test('an answer of more tricks than a deal has is not kept', () => {
  const slip = answer({ question: 'withoutRevoke', answer: 14 });
  expect(answersAfter([], slip, table)).toEqual([]);
  expect(answersAfter([], { ...slip, answer: 9 }, table)).toEqual([{ ...slip, answer: 9 }]);
});

test('which card came first is found of the trick about to be led, unless the answer names one', () => {
  const order = answer({ question: 'order', answer: 'E' });
  expect(answersAfter([], order, table)).toEqual([{ ...order, trick: 4 }]);
  expect(answersAfter([], { ...order, trick: 2 }, table)).toEqual([{ ...order, trick: 2 }]);
  expect(answersAfter([], answer({}), table)).toEqual([answer({})]);
});

test('an answer that names the hand is kept once for two matters which only the hand tells apart', () => {
  const abouts = [
    { seat: 'E', card: 'S7' },
    { seat: 'W', card: 'S7' },
  ] as const;
  const kept = answersAfter([], answer({ seat: 'E' }), table, abouts);
  expect(kept).toEqual([{ ...answer({ seat: 'E', card: 'S7' }), asked: true }]);
});

test('an answer is kept for each matter that it is about, and of very many matters for the latest', () => {
  const given = answer({ seat: 'E', card: 'S7' });
  const one = answersAfter([], given, table, [{ since: 4 }]);
  expect(answersAfter(one, { ...given, answer: false }, table, [{ since: 9 }])).toEqual([
    { ...given, since: 4, asked: true },
    { ...given, answer: false, since: 9, asked: true },
  ]);
  const many = Array.from({ length: MOST_MATTERS + 3 }, (_none, since) => ({ since }));
  const sinces = answersAfter([], given, table, many).map(({ since }) => since);
  expect(sinces).toEqual(many.slice(3).map(({ since }) => since));
  expect(Object.keys(answersAfter([], given, table, [{ since: undefined }])[0] ?? {})).not.toContain('since');
  // Those about another card stay.
  const other = answer({ seat: 'E', card: 'S8' });
  expect(answersAfter([other], given, table, many)).toHaveLength(MOST_MATTERS + 1);
});

/** The answers that are kept after the given ones were recorded, one after another. */
const kept = (told: readonly QuestionAnswered[]) =>
  told.reduce<readonly QuestionAnswered[]>((list, each) => answersAfter(list, { ...each }, table), []);

test('of the same question only the latest two answers are kept', () => {
  const told = [true, false, true, false].map((each) => answer({ answer: each, seat: 'E', card: 'S7' }));
  expect(kept(told)).toEqual(told.slice(-2));
});

test.each<[string, readonly Partial<QuestionAnswered>[]]>([
  ['question', [{ question: 'waive' }, { question: 'inadvertent' }, { question: 'partnerCouldSee' }]],
  ['hand', [{ seat: 'N' }, { seat: 'E' }, { seat: 'W' }]],
  ['card', [{ card: 'S7' }, { card: 'S8' }, { card: 'S9' }]],
  ['trick', [{ trick: 1 }, { trick: 2 }, { trick: 3 }]],
])('answers about another %s are all kept', (_what, abouts) => {
  const told = abouts.map((about) =>
    answer({ question: 'waive', seat: 'E', card: 'D2', trick: 5, ...about }),
  );
  expect(kept(told)).toEqual(told);
  expect(kept([...told, ...told, ...told])).toEqual([...told, ...told]);
});

test('a card is named as missing, or too many, where the answer says all of it', () => {
  const found = answer({ question: 'defectiveTrick', seat: 'E', card: 'S7', trick: 2 });
  const named = { seat: 'E', card: 'S7', trick: 2, at: 30 } as const;
  const before = { seat: 'W', card: 'H3', trick: 1, at: 20 } as const;
  expect(namedAfter(before, found, 30)).toEqual(named);
  for (const other of [
    answer({ seat: 'E', card: 'S7', trick: 2 }),
    { ...found, answer: false },
    answer({ question: 'defectiveTrick', card: 'S7', trick: 2 }),
    answer({ question: 'defectiveTrick', seat: 'E', trick: 2 }),
    answer({ question: 'defectiveTrick', seat: 'E', card: 'S7' }),
    answer({ question: 'defectiveTrick', trick: 2 }),
    answer({ question: 'defectiveTrick' }),
  ])
    expect(namedAfter(before, other, 30)).toBe(before);
});

const isSame = (one: { readonly of: string }, other: { readonly of: string }): boolean => one.of === other.of;
const said = (of: string, time: number) => ({ of, time });

test('of what is told over and over the latest two stay, the oldest goes', () => {
  const list = [said('a', 1), said('b', 2), said('a', 3)];
  expect(withLatest(list, said('c', 4), isSame)).toEqual([...list, said('c', 4)]);
  expect(withLatest(list, said('b', 4), isSame)).toEqual([...list, said('b', 4)]);
  expect(withLatest(list, said('a', 4), isSame)).toEqual([said('b', 2), said('a', 3), said('a', 4)]);
});

test('of what counts the first time only that stays', () => {
  const list = [said('a', 1), said('b', 2)];
  expect(withFirst(list, said('a', 3), isSame)).toBe(list);
  expect(withFirst(list, said('c', 3), isSame)).toEqual([...list, said('c', 3)]);
  expect(withFirst(['N'], 'N')).toEqual(['N']);
  expect(withFirst(['N'], 'E')).toEqual(['N', 'E']);
});
