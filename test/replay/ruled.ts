/** What the Laws say of a position, in a form in which two readings of one case can be compared. */

import { openOptions, openQuestions, resultAt, waitsFor } from '../../src/replay/view.ts';
import type { Position } from '../../src/replay/position.ts';

/** Everything that is ruled, offered and asked at the position. */
export const ruled = (position: Position): unknown => ({
  findings: position.findings,
  cases: position.cases,
  turn: position.table.turn,
  trick: position.table.trick,
  options: openOptions(position),
  questions: openQuestions(position),
  result: resultAt(position),
  waitsFor: waitsFor(position),
});

/** As JSON in which the order of fields and of lists says nothing. The lifecycles that one event opened are counted from North. */
export function inAnyOrder(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(@\d+)\.\d+$/, '$1');
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(inAnyOrder(each))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, held]) => [name, inAnyOrder(held)]),
  );
}
