/** Facts that the sides dispute. A finding that rests on one holds only if the fact is true. */

import type { DealRecord } from './record.ts';
import { settled } from './settle.ts';
import { vouchingOf } from './vouching.ts';

const known = new WeakMap<DealRecord, ReadonlySet<number>>();

/** Numbers of the events that the sides dispute, from 0, as the record stands after its corrections. */
export function disputedIn(record: DealRecord): ReadonlySet<number> {
  const before = known.get(record);
  if (before !== undefined) return before;
  const disputed = new Set<number>();
  for (const [at, fact] of settled(record).events.entries())
    if (vouchingOf(fact)?.status === 'disputed') disputed.add(at);
  known.set(record, disputed);
  return disputed;
}
