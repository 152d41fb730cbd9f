/** Compares a deal of a backup with a deal of the store. */

import { isSame } from '../domain/json.ts';
import type { CopyOf, OpenedDeal, StoreOutcome } from './deal.ts';

/** The number of events in which the two are equal from the first on. */
function eventsInCommon(one: OpenedDeal, other: OpenedDeal): number {
  const differing = one.events.findIndex(({ event }, index) => !isSame(event, other.events[index]?.event));
  return differing < 0 ? one.events.length : differing;
}

/** True if the deal in the store equals the backup's, or goes on from it. */
export function holds(here: OpenedDeal, opened: OpenedDeal): boolean {
  const { header, marks } = opened.deal;
  const marked = Object.entries(marks).every(([name, at]) => here.deal.marks[name] === at);
  return marked && isSame(here.deal.header, header) && eventsInCommon(here, opened) === opened.events.length;
}

/**
 * True if the backup's deal goes on from a live one in the store. A finished one changes only when a person reopens it.
 * @param parent the name of the deal that the backup's one leaves, as the store has it
 */
export function goesOn(here: OpenedDeal, opened: OpenedDeal, parent: string | undefined): boolean {
  const { state, salvaged = opened.deal.salvaged } = here.deal;
  return state === 'live' && salvaged === undefined && here.deal.parent === parent && holds(opened, here);
}

/** True if the stored deal is the beginning that was salvaged from a damaged copy, and nobody has continued it. */
export function isOutdone(here: OpenedDeal, whole: OpenedDeal): boolean {
  if (here.deal.salvaged === undefined || whole.deal.salvaged !== undefined) return false;
  return eventsInCommon(here, whole) === here.events.length;
}

/** The first event in which the deal of the backup differs from the one that is here, where both can be read. */
export function firstDifference(
  here: StoreOutcome<OpenedDeal> | null,
  opened: OpenedDeal,
): Pick<CopyOf, 'from'> {
  if (!here?.ok) return {};
  const common = eventsInCommon(here, opened);
  const isEqual = common === here.events.length && common === opened.events.length;
  return isEqual ? {} : { from: (opened.deal.fork ?? 0) + common + 1 };
}
