/** Values that the published schema refuses but a reader lets pass; the replay tells them. */

import { expect, test } from 'vitest';
import { secondTrickWith } from './secondTrick.ts';

/** The keys of what was found about these facts of the second trick. */
function found(...facts: readonly object[]): readonly string[] {
  return secondTrickWith(facts).findings.map(({ key }) => key);
}

test.each([
  [-1, ['record.noSuchTricks']],
  [0, []],
  [13, []],
  [14, ['record.noSuchTricks']],
] as const)('a ruling that gives declarer %d tricks', (tricks, keys) => {
  expect(found({ type: 'RulingGiven', by: 'director', law: '70A', tricks })).toEqual(keys);
});

test.each([
  [[150, -50], ['record.weightsDoNotAdd']],
  [[150], ['record.weightsDoNotAdd']],
  [[0, 0], ['record.weightsDoNotAdd']],
  [[50, 49], []],
  [[50, 48.9], ['record.weightsDoNotAdd']],
  // Weights that nobody has stated yet.
  [[50, null], []],
  [[null], []],
  [[], []],
] as const)('an assigned score with the weights %j', (weights, keys) => {
  const outcomes = weights.map((weight) => ({ contract: '4H', declarer: 'S', tricks: 9, weight }));
  expect(found({ type: 'ScoreAssigned', by: 'director', side: 'both', outcomes })).toEqual(keys);
});

test('weights that come to a hundred only by one below nothing are named for it', () => {
  const outcomes = [150, -50].map((weight) => ({ contract: '4H', declarer: 'S', tricks: 9, weight }));
  const { findings } = secondTrickWith([{ type: 'ScoreAssigned', by: 'director', side: 'NS', outcomes }]);
  expect(findings).toMatchObject([{ params: { sum: 100, negative: true } }]);
});

test('the sum of weights is told without the dust of its last digits', () => {
  const outcomes = [70.1, 40.2].map((weight) => ({ contract: '4H', declarer: 'S', tricks: 9, weight }));
  const { findings } = secondTrickWith([{ type: 'ScoreAssigned', by: 'director', side: 'NS', outcomes }]);
  expect(findings).toMatchObject([{ params: { sum: 110.3 } }]);
});

test('an entry can be taken back by the mark before which it stands', () => {
  expect(found({ mark: 'none' }, { type: 'Undone', event: 'none' }, { type: 'Undone' })).toEqual([]);
});

test.each([
  [{ suit: 'H' }, []],
  [{ suit: 'S' }, ['record.namesTwoCards']],
  [{ rank: 'A' }, []],
  [{ rank: 'K' }, ['record.namesTwoCards']],
])('the ace of hearts called as %j', (beside, keys) => {
  expect(found({ type: 'CardCalled', by: 'S', card: 'HA', ...beside })).toEqual(keys);
});

test.each([
  ['H', []],
  ['S', ['record.namesTwoCards']],
])('the ace of hearts played as a card of suit %s', (suit, keys) => {
  expect(found({ type: 'CardPlayed', seat: 'N', card: 'HA', suit })).toEqual(keys);
});

test.each([
  ['1', null],
  ['93', null],
  ['0', '0'],
  ['94', '94'],
  ['12C1c', null],
  ['Law 95C1(C)', '95C1c'],
  [' l. 64h', '64H'],
  ['LAWS 12 h 1 a (III)', '12H1aiii'],
  // Words that are more than the number of a clause.
  ['White Book 8012', null],
  ['8012 White Book', null],
  ['100 fourteenth', null],
  ['100 law', null],
  ['in law', null],
])('a ruling under “%s”', (law, number) => {
  const { findings } = secondTrickWith([{ type: 'RulingGiven', by: 'director', law }]);
  expect(findings.map(({ key, params }) => [key, params])).toEqual(
    number === null ? [] : [['record.noSuchLaw', { law: number }]],
  );
});

test.each([
  [{ type: 'HandRecorded', seat: 'W', hand: 'K532.Q8.QJ84.K54' }, []],
  [{ type: 'BoardRecorded', contract: '4H', declarer: 'S' }, []],
  [{ type: 'CardPlayed', seat: 'S', card: 'D7' }, ['record.noSuchMoment']],
])('%j in place of an entry that the record does not have', (right, keys) => {
  expect(found({ type: 'Amended', event: 'nowhere', with: right })).toEqual(keys);
});

// North was not dealt the queen of hearts; West has put another card to the first trick, and dummy's next card is to come.
test.each([
  [true, 'N', 'HQ', undefined, ['record.answerUnfit']],
  [true, 'N', 'HQ', 3, ['record.answerUnfit']],
  [false, 'N', 'HQ', 1, ['answer.kept']],
  [true, 'W', 'DJ', 1, ['record.answerUnfit']],
  [true, 'W', 'DJ', undefined, ['answer.kept']],
] as const)('the answer %s about a missing card: %s %s in trick %s', (answer, seat, card, trick, keys) => {
  const question = { type: 'QuestionAnswered', question: 'defectiveTrick', by: 'director' };
  expect(found({ ...question, answer, seat, card, ...(trick && { trick }) })).toEqual(keys);
});
