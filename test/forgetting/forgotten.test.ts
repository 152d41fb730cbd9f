import { expect, test } from 'vitest';
import { timelineIn } from '../fixtures.ts';
import { onlyForgotten } from './forgotten.ts';

const CASE = 'fixtures/law47/47F1-proper-lead-from-hand.json';

test('what only a forgotten card makes is found with the card and the place', () => {
  const found = onlyForgotten(timelineIn(CASE));
  expect(found).not.toEqual([]);
  const { source, findings } = timelineIn(CASE);
  const kinds = findings.map(({ key }) => key);
  for (const { event, key, at } of found) {
    expect(source.events[event]?.type).toBe('CardPlayed');
    expect(kinds).not.toContain(key);
    expect(at).toBeGreaterThan(event);
  }
});
