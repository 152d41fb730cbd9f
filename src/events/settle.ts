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
    if (moment !== undefined && moment >= 1 && moment <= result.length) result[moment - 1] = event.with;
  }
  return result;
}
