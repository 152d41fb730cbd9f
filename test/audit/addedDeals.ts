/** Deals added to the audit of their file one at a time, each as a part of its own. */

import type { DealCheck } from '../../src/audit/checks/index.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';
import type { FileAudit } from '../../src/audit/run/file.ts';
import { PartAudit } from '../../src/audit/run/partAudit.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';

/** What stands beside the deals of a part; it is not the last. */
export const MORE_TO_COME = { bytes: 0, last: false, end: null } as const;

export function addedDeals(
  audit: FileAudit,
  deals: readonly ReadDeal[],
  more: readonly DealCheck[] = [],
): LocatedFinding[] {
  const part = new PartAudit(more);
  return deals.flatMap((deal) => {
    part.add(deal);
    return audit.add(part.take(MORE_TO_COME), null);
  });
}
