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

test('the sum of weights is told without the dust of its last digits', () => {
  const outcomes = [70.1, 40.2].map((weight) => ({ contract: '4H', declarer: 'S', tricks: 9, weight }));
  const { findings } = secondTrickWith([{ type: 'ScoreAssigned', by: 'director', side: 'NS', outcomes }]);
  expect(findings).toMatchObject([{ params: { sum: 110.3 } }]);
});

test('an entry can be taken back by the mark before which it stands', () => {
  expect(found({ mark: 'none' }, { type: 'Undone', event: 'none' }, { type: 'Undone' })).toEqual([]);
});

test.each([
  ['H', 'A', 'H', []],
  ['H', 'A', 'S', ['record.namesTwoCards']],
])('the card %s%s played as a card of suit %s', (suit, rank, beside, keys) => {
  expect(found({ type: 'CardPlayed', seat: 'N', card: suit + rank, suit: beside })).toEqual(keys);
});
