/** An answer or choice that changes nothing when it is recorded is told what became of it. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf } from '../../src/replay/timeline.ts';

const answer = (value: boolean, more: object = {}) => ({
  type: 'QuestionAnswered',
  question: 'partnerCouldSee',
  answer: value,
  by: 'director',
  ...more,
});
const shown = { type: 'CardExposed', seat: 'E', card: 'S2', manner: 'dropped' };
const DEAL = 'N:974.QJ6.K853.AQ4 AK82.K75.T94.863 QT3.T84.AQ6.KJ75 J65.A932.J72.T92';

function keysOf(...events: readonly unknown[]): readonly string[] {
  const { record, problems } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'A case',
      edition: '2017',
      deal: { board: 1, dealer: 'N', vulnerable: 'None', hands: DEAL },
      contract: '2NT',
      declarer: 'S',
      events: ['W: D2 D3', ...events],
    }),
  );
  expect(problems).toEqual([]);
  if (record === null) throw new Error('The case has no record.');
  const timeline = timelineOf(record);
  return (timeline.positions.at(-1)?.findings ?? []).map(({ key }) => key);
}

test.each([
  ['before its matter', [answer(false)], ['answer.kept']],
  ['in time, as is presumed', [shown, answer(true)], []],
  ['about another card', [shown, answer(false, { card: 'H7' })], ['answer.kept']],
  ['once more', [shown, answer(true), answer(true)], ['answer.repeated']],
  ['once more before its matter', [answer(false), answer(false)], ['answer.repeated']],
  ['otherwise before its matter', [answer(false), answer(true)], ['answer.changed']],
] as const)('an answer %s', (_when, events, keys) => {
  expect(keysOf(...events)).toEqual(keys);
});

test('an answer that has an effect is told by its effect only', () => {
  expect(keysOf(shown, answer(false)).filter((key) => key.startsWith('answer.'))).toEqual([]);
});
