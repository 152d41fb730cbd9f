/** An answer to a question that nobody has had is kept, and changes nothing by itself. */

import { describe, test } from 'vitest';
import { QUESTIONS } from '../../src/lawbook/choices.ts';
import { append, lastPosition } from '../../src/replay/timeline.ts';
import { openQuestions } from '../../src/replay/view.ts';
import { oneOf, timelineIn } from '../fixtures.ts';
import { expectSame } from '../same.ts';

describe('an answer nobody asked for', () => {
  test.each(oneOf(8))('%s', (path) => {
    const timeline = timelineIn(path);
    const before = lastPosition(timeline);
    const asked = new Set(timeline.positions.flatMap(openQuestions).map(({ question }) => question));
    // Another answer to a question answered beforehand corrects the first.
    for (const event of timeline.record.events)
      if (event.type === 'QuestionAnswered') asked.add(event.question);
    for (const question of QUESTIONS) {
      if (asked.has(question)) continue;
      for (const answer of [true, false]) {
        const after = lastPosition(
          append(timeline, { type: 'QuestionAnswered', question, answer, by: 'director' } as never),
        );
        expectSame(after.cases, before.cases, `${question} ${answer}`);
        expectSame(after.table, before.table, `${question} ${answer}`);
      }
    }
  });
});
