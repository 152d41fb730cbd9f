/** The Laws know no directions: a case whose players all move one seat on is ruled in the same way. */

import { expect, test } from 'vitest';
import type { DealRecord } from '../../src/events/record.ts';
import { isSeat, nextSeat, SIDES } from '../../src/domain/seat.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { oneOf, recordIn } from '../fixtures.ts';
import { inAnyOrder, ruled } from './ruled.ts';

/** Fields whose letter is a suit, or whose text is anybody's. */
const NO_SEAT = /suit|strain|require|forbid|trump|^call$|^led$|words|text|statement|note|title/i;

/** The value with each seat, and each side, one on. The four suits of a hand stay. */
function oneOn(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (NO_SEAT.test(field)) return value;
    if (isSeat(value)) return nextSeat(value);
    return value === 'NS' || value === 'EW' ? SIDES.find((side) => side !== value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => oneOn(each, field));
  if (typeof value !== 'object' || value === null) return value;
  const isOfSuits = 'C' in value || 'D' in value || 'H' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      isOfSuits ? name : String(oneOn(name)),
      oneOn(held, isSeat(name) ? field : name),
    ]),
  );
}

/** Tricks that nobody remembers and that do not add up to the score: who leads then is anybody's guess, and the program takes North. */
const GUESSED = /tricks-not-told/;

test.each(oneOf(18).filter((path) => !GUESSED.test(path)))('%s, one seat on', (path) => {
  const record = recordIn(path);
  const here = timelineOf(record).positions.map((position) => inAnyOrder(oneOn(ruled(position))));
  const there = timelineOf(oneOn(record) as DealRecord).positions.map((position) =>
    inAnyOrder(ruled(position)),
  );
  expect(there).toEqual(here);
});
