/** An answer or choice that changes nothing when it is recorded is told what became of it. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { informationIn } from '../../src/laws/law50E.ts';
import type { Position } from '../../src/replay/position.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { caseIn } from '../fixtures.ts';

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
  ['of one card after one of all', [answer(false), answer(false, { card: 'H7' })], ['answer.repeated']],
  ['of all cards after one of one', [answer(false, { card: 'H7' }), answer(false)], ['answer.kept']],
] as const)('an answer %s', (_when, events, keys) => {
  expect(keysOf(...events)).toEqual(keys);
});

test('an answer that has an effect is told by its effect only', () => {
  expect(keysOf(shown, answer(false)).filter((key) => key.startsWith('answer.'))).toEqual([]);
});

test.each([
  ['law64/64C1-innocent-judged-twice-while-play-is-on', 18, 'answer.changed'],
  ['records/trick-found-defective-without-its-card', 25, 'answer.namesNoCard'],
  ['records/innocent-call-refused-twice', 5, 'choice.changesNothing'],
  ['records/ruling-about-a-call-that-the-record-does-not-have', 6, 'record.rulingOfNoCall'],
] as const)('%s: entry %i has its word', (name, entry, key) => {
  const { record } = caseIn(`fixtures/${name}.json`);
  if (record === null) throw new Error('The case has no record.');
  expect(timelineOf(record).positions[entry]?.findings.map((finding) => finding.key)).toEqual([key]);
});

test('an answer that changes who may use the information of a card is not said to be kept (16D1)', () => {
  const { record } = caseIn('fixtures/law16/16D1-two-cards-and-partner-could-see-none.json');
  if (record === null) throw new Error('The case has no record.');
  const { positions, findings } = timelineOf(record);
  expect(informationIn(positions[3] as Position)).not.toEqual(informationIn(positions[2] as Position));
  expect(findings.map(({ key }) => key)).not.toContain('answer.kept');
});
