/** Amendments: what the recorder corrected about the recording. The old entry stays in the record; the fold reads the new one. */

import type { Fact } from './event.ts';
import type { DealRecord } from './record.ts';

/** The events as amended, one for one: an amendment itself stays in its place and moves nothing. */
export function settled(record: DealRecord): readonly Fact[] {
  const { events, marks } = record;
  if (!events.some((event) => event.type === 'Amended')) return events;
  const result = [...events];
  for (const event of events) {
    if (event.type !== 'Amended') continue;
    const moment = marks?.[event.event];
    if (moment === undefined) continue;
    const place = placeOf(result, moment, event.with);
    if (place !== null) result[place] = event.with;
  }
  return result;
}

/** The entry the mark stands behind; the one it stands before where only that is of the amendment's kind and hand. */
function placeOf(events: readonly Fact[], moment: number, amended: Fact): number | null {
  const before = events[moment - 1];
  const after = events[moment];
  if (after !== undefined && isAlike(after, amended) && (before === undefined || !isAlike(before, amended)))
    return moment;
  return before === undefined ? null : moment - 1;
}

function isAlike(one: Fact, other: Fact): boolean {
  if (one.type !== other.type) return false;
  return !('seat' in one) || !('seat' in other) || one.seat === other.seat;
}
