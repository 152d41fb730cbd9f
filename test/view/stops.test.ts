/** Where stepping stops: by card, no press of the key passes over a change of the tricks. */

import { describe, expect, test } from 'vitest';
import { allTricks } from '../../src/domain/table.ts';
import type { Timeline } from '../../src/replay/timeline.ts';
import { stopsIn, type Stops } from '../../src/view/stops.ts';
import { oneOf, timelineIn } from '../fixtures.ts';

const stopsOf = ({ positions, record }: Timeline): Stops =>
  stopsIn({
    last: positions.length - 1,
    fact: (at) => record.events[at - 1]?.type,
    hasFinding: (at) => positions[at]!.findings.length > 0,
    tricks: (at) => allTricks(positions[at]!.table),
    marks: [],
  });
const tricksAt = ({ positions }: Timeline, at: number): string =>
  JSON.stringify(allTricks(positions[at]!.table));

const FACED = 'fixtures/law41/41A-innocent-lead-face-down-in-turn.json';
const SKIPPED = 'fixtures/law70/70-innocent-tricks-before-the-claim-are-not-known.json';
const MEANT = 'fixtures/law46/46B-card-meant-where-the-words-name-none.json';

describe('stepping by card', () => {
  const paths = oneOf(20, (path) => [FACED, SKIPPED, MEANT].includes(path));

  test('stops wherever a card has come to a trick or gone from it', () => {
    const passedOver = paths.flatMap((path) => {
      const timeline = timelineIn(path);
      const { card } = stopsOf(timeline);
      return timeline.positions.flatMap((_position, at) =>
        at === 0 || card.includes(at) || tricksAt(timeline, at) === tricksAt(timeline, at - 1)
          ? []
          : [`${path} at ${at}: ${timeline.record.events[at - 1]?.type}`],
      );
    });
    expect(passedOver).toEqual([]);
  });

  test('stops where stepping by trick does', () => {
    for (const path of paths) {
      const { card, trick } = stopsOf(timelineIn(path));
      expect(card, path).toEqual(expect.arrayContaining([...trick]));
    }
  });

  test('passes over the spreading of dummy, which everybody has seen since the lead, and over questions', () => {
    const facts = ['CardPlayed', 'DummySpread', 'QuestionAsked', 'CardPlayed'] as const;
    const { card, event } = stopsIn({
      last: facts.length,
      fact: (at) => facts[at - 1],
      hasFinding: () => false,
      tricks: () => [],
      marks: [],
    });
    expect(card).toEqual([0, 1, 4]);
    expect(event).toEqual([0, 1, 2, 3, 4]);
  });
});
