/** A card for which nothing has to be looked up comes to the same position as one for which everything is. */

import { expect, test } from 'vitest';
import { isKnownPlay } from '../../src/events/remembered.ts';
import { isClean } from '../../src/replay/clean.ts';
import { evolve } from '../../src/replay/evolve.ts';
import type { Position } from '../../src/replay/position.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { openMatters, openOptions, openQuestions } from '../../src/replay/view.ts';
import { expectSame } from '../same.ts';
import { times } from './invented.ts';
import { recordOfSequence } from '../sequences/run.ts';

/** What a person sees of a position, and what was found. */
function seen(position: Position) {
  const { table, cases, findings } = position;
  return {
    table,
    cases,
    findings,
    matters: openMatters(position),
    options: openOptions(position),
    questions: openQuestions(position),
  };
}

test('the short way and the long one lead to the same position, and on from there', () => {
  let looked = 0;
  let among = 0;
  for (let number = 5_000_000; number < 5_000_000 + times(300); number++) {
    const record = recordOfSequence(number);
    const { positions } = timelineOf(record);
    for (const [at, fact] of record.events.entries()) {
      const position = positions[at];
      if (position === undefined || !isKnownPlay(fact) || !isClean(position, fact)) continue;
      looked++;
      if (position.cases.length > 0) among++;
      const short = evolve(position, fact);
      const long = evolve(position, fact, () => false);
      expectSame(seen(short), seen(long), `sequence ${number}, fact ${at + 1}`);
      const next = record.events[at + 1];
      if (next !== undefined)
        expectSame(seen(evolve(short, next)), seen(evolve(long, next)), `sequence ${number}, fact ${at + 2}`);
    }
  }
  expect(looked).toBeGreaterThan(300);
  expect(among, 'with lifecycles that have ended').toBeGreaterThan(30);
});
