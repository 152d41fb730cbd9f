/** A branch as every other part reads it: what came before the fork, and what is its own. */

import type { DealRecord } from '../events/record.ts';
import type { OpenedDeal } from './deal.ts';

/** A deal with its own events only. */
export function recordOf({ deal: { header, marks }, events }: OpenedDeal): DealRecord {
  return { header, events: events.map(({ event }) => event), marks };
}

/** The branch's own head; its parent's events and marks before the fork, then its own. */
export function branchOf(trunk: DealRecord, opened: OpenedDeal): DealRecord {
  const { header, events, marks } = recordOf(opened);
  const { fork = 0 } = opened.deal;
  const before = Object.entries(trunk.marks ?? {}).filter(([, at]) => at <= fork);
  return {
    header,
    events: [...trunk.events.slice(0, fork), ...events],
    marks: { ...Object.fromEntries(before), ...marks },
  };
}
