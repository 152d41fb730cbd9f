/** Far more facts than any table sees: what is open stays as much as can be open at one table, so that a long record folds like a short one. */

import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { FACTS, type FactType } from '../../src/events/facts.ts';
import type { Case } from '../../src/laws/case.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { MANY, manyOf, mixed, TAKEN_BACK, takenBackByTurns } from '../bench/manyFacts.ts';

/** Claims are matters of their own each time: their list grows with them, and nothing else does. */
const isListening = ({ ended, machine, state }: Case) =>
  !ended && machine !== 'claim' && !(machine === 'penaltyCard' && state === 'played');

const openAfter = (kind: (index: number) => Fact, count: number): number =>
  lastPosition(timelineOf(manyOf(kind, count, true))).cases.filter(isListening).length;

describe('a fact done over and over', () => {
  test.each(Object.entries({ ...MANY, mixed }))('%s', (_name, kind) => {
    expect(openAfter(kind, 300)).toBeLessThan(150);
  });

  test.each(Object.entries({ ...TAKEN_BACK, takenBackByTurns }))('%s', (_name, kind) => {
    expect(openAfter(kind, 300)).toBeLessThan(150);
  });

  test('a hand that revokes and takes the card back is told each time, of that card only', () => {
    const revokes = TAKEN_BACK['revokes and corrections'] as (index: number) => Fact;
    const { findings } = timelineOf(manyOf(revokes, 900, true));
    const told = (key: string) => findings.filter((one) => one.key === key);
    expect(told('revoke.corrected.penaltyCard')).toHaveLength(1);
    expect(told('revoke.corrected.replaced')).toHaveLength(449);
    const putRight = told('revoke.substituted');
    expect(putRight).toHaveLength(449);
    expect(new Set(putRight.map(({ at }) => at)).size).toBe(449);
    expect(putRight.every(({ at, because }) => because?.[0] === at - 2)).toBe(true);
  });

  test('of every type there is', () => {
    const told = new Set(Object.values(MANY).flatMap((kind) => [0, 1, 2].map((index) => kind(index).type)));
    expect(Object.keys(FACTS).filter((type) => !told.has(type as FactType))).toEqual([]);
  });

  test('a lead out of turn told a hundred times is one matter', () => {
    const lead = MANY['leads out of turn'] as (index: number) => Fact;
    expect(openAfter(lead, 26)).toBe(openAfter(lead, 260));
    expect(openAfter(lead, 26)).toBeGreaterThan(10);
  });
});
