/** Values that the published schema refuses but a reader lets pass; the replay tells them. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf } from '../../src/replay/timeline.ts';

/** The keys of what was found about these facts of the second trick. */
function found(...facts: readonly object[]): readonly string[] {
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      edition: '2017',
      deal: {
        dealer: 'S',
        hands: 'N:T74.AK92.AK53.Q8 QJ986.76.T92.972 A.JT543.76.AJT63 K532.Q8.QJ84.K54',
      },
      contract: '4H',
      declarer: 'S',
      events: ['W: DQ DA D2 D6', ...facts],
    }),
  );
  if (record === null) throw new Error('The case cannot be read.');
  return timelineOf(record).findings.map(({ key }) => key);
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
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      deal: { hands: 'N:- - - -' },
      events: [{ type: 'ScoreAssigned', by: 'director', side: 'NS', outcomes }],
    }),
  );
  expect(record && timelineOf(record).findings).toMatchObject([{ params: { sum: 110.3 } }]);
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
