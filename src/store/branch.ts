/** A branch as a whole record: the events before the fork, and its own. */

import type { DealRecord } from '../events/record.ts';
import type { OpenedDeal, StoreOutcome } from './deal.ts';

/** The record of a deal with its own events only. */
export function recordOf({ deal: { header, marks }, events }: OpenedDeal): DealRecord {
  return { header, events: events.map(({ event }) => event), marks };
}

/** The record of a branch: its own header, then the events and marks of its parent before the fork, then its own. */
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

/** What reading a record gives. */
export type WholeRecord = StoreOutcome<{ record: DealRecord }>;

/** The record of a deal, with that of its parent where it is a branch; `read` gives the parent's. */
export async function wholeOf(
  own: OpenedDeal,
  read: (parent: string) => Promise<WholeRecord>,
): Promise<WholeRecord> {
  const { parent } = own.deal;
  if (parent === undefined) return { ok: true, record: recordOf(own) };
  const trunk = await read(parent);
  return trunk.ok ? { ok: true, record: branchOf(trunk.record, own) } : trunk;
}
