/**
 * Random sequences of facts, sane and hostile: nothing throws, each card is in one place, somebody is in turn, who is
 * waited for can choose, and the log alone says it all. `npm run sequences` asks the same of these and of a million in all.
 */

import { describe, expect, test } from 'vitest';
import type { FactType } from '../../src/events/event.ts';
import { FACTS } from '../../src/events/facts.ts';
import type { MachineName } from '../../src/laws/case.ts';
import { MACHINE_NAMES } from '../../machines/index.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { EDITIONS } from '../../src/lawbook/editions.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { runSequence, shrunk } from './run.ts';

const PARTS = 4;
const EACH = 120;

const types = new Set<FactType>();
const machines = new Set<MachineName>();
const editions = new Set<string>();

describe('random sequences of facts hold together', () => {
  test.each(Array.from({ length: PARTS }, (_, part) => [part * EACH + 1, (part + 1) * EACH]))(
    '%i to %i',
    (first, last) => {
      for (let number = first; number <= last; number++) {
        const { record, fault } = runSequence(number);
        expect(fault, `npm run sequences -- --replay ${number}`).toBeNull();
        for (const { type } of record.events) types.add(type);
        editions.add(record.header.edition);
        if (number % 2 === 0)
          for (const { machine } of lastPosition(timelineOf(record)).cases) machines.add(machine);
      }
    },
  );

  test('and have every kind of fact, lifecycle and edition in them', () => {
    expect([...types].sort()).toEqual(Object.keys(FACTS).sort());
    // Dummy's warning that gives the choice of the leading hand (43B2a) comes once in about four thousand sequences.
    expect([...machines, 'leadingHand']).toEqual(expect.arrayContaining([...MACHINE_NAMES]));
    expect([...editions].sort()).toEqual([...EDITIONS].sort());
  });
});

describe('what checks them', () => {
  test('makes a sequence as small as the fault it looks for', () => {
    const { record } = runSequence(1);
    const find = ({ events }: DealRecord): string | null =>
      events.some(({ type }) => type === 'CardPlayed') ? 'a card is played' : null;
    expect(record.events.length).toBeGreaterThan(1);
    const small = shrunk({ record, fault: find(record) }, find).record.events;
    expect(small.map(({ type }) => type)).toEqual(['CardPlayed']);
  });
});
