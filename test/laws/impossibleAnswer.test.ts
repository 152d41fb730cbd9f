/** A number of tricks that no deal has: a record may say it, nothing is computed from it. Cases cannot: the schema ends at thirteen. */

import { expect, test } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { openQuestions, resultAt } from '../../src/replay/view.ts';
import { textOf } from '../fixtures.ts';

function played(): Timeline {
  const { record } = readCase(textOf('fixtures/law64/64A1-ruff-on-the-table-wins-whatever-is-played.json'));
  if (record === null) throw new Error('no case');
  return timelineOf(record);
}

function answered(answer: number): Timeline {
  return append(played(), { type: 'QuestionAnswered', question: 'withoutRevoke', answer, by: 'director' });
}

test.each([-1, 14, 20])('%i tricks without the revoke', (answer) => {
  const timeline = answered(answer);
  expect(timeline.findings.at(-1)).toMatchObject({
    key: 'answer.impossible',
    record: 'resultDiffers',
    params: { tricks: answer, left: 13 },
  });
  expect(resultAt(lastPosition(timeline))).toEqual(resultAt(lastPosition(played())));
  expect(openQuestions(lastPosition(timeline)).map(({ question }) => question)).toContain('withoutRevoke');
});

test.each([0, 8, 13])('%i tricks without the revoke are possible', (answer) => {
  const timeline = answered(answer);
  expect(timeline.findings.map(({ key }) => key)).not.toContain('answer.impossible');
  expect(resultAt(lastPosition(timeline))).toMatchObject({ finalTricks: Math.min(answer, 9) });
});
