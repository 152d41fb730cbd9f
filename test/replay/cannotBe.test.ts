/** Answers of a kind that the case format does not have for their question; a reader of files lets them pass, and the replay tells them. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { lastPosition } from '../../src/replay/timeline.ts';
import { openQuestions } from '../../src/replay/view.ts';
import { secondTrickWith } from './secondTrick.ts';

const CLAIM = [
  { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 12 },
  { type: 'ClaimDoubted', by: 'E' },
];
const DROPPED = [{ type: 'CardExposed', seat: 'E', card: 'C9', manner: 'dropped' }];

/** The questions that are open after these facts of the second trick, and the keys of what was found about the last of them. */
function after(facts: readonly object[]) {
  const last = lastPosition(secondTrickWith(facts));
  return {
    asks: openQuestions(last).map(({ question }) => question),
    found: last.findings.map(({ key }) => key),
  };
}

function answer(question: string, given: Extract<Fact, { type: 'QuestionAnswered' }>['answer']): object {
  return { type: 'QuestionAnswered', question, answer: given, by: 'director' };
}

test.each([
  ['normalLine', true, CLAIM],
  ['normalLine', 'five', CLAIM],
  ['normalLine', 2.5, CLAIM],
  ['inadvertent', 'yes', DROPPED],
  ['inadvertent', 7, DROPPED],
  ['partnerCouldSee', 'E', DROPPED],
] as const)('%s answered by %s changes nothing and is told', (question, given, facts) => {
  const { asks, found } = after([...facts, answer(question, given)]);
  expect(found).toEqual(['record.answerUnfit']);
  expect(asks).toContain(question);
});

test.each([
  ['normalLine', 5, CLAIM],
  ['inadvertent', false, DROPPED],
] as const)('%s answered by %s is an answer', (question, given, facts) => {
  const { asks, found } = after([...facts, answer(question, given)]);
  expect(found).not.toContain('record.answerUnfit');
  expect(asks).not.toContain(question);
});
