/** Deals added to the audit of their file one at a time, each as a part of its own. */

import type { DealCheck } from '../../src/audit/checks/index.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { FileAudit } from '../../src/audit/run/file.ts';
import { PartAudit } from '../../src/audit/run/partAudit.ts';
import { contentOf } from '../../src/formats/open.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';

/** What stands beside the deals of a part; it is not the last. */
export const MORE_TO_COME = { bytes: 0, last: false, end: null } as const;

/** The audit of a file whose parts are given, so that its content is never read. */
export function fileAudit(most?: number): FileAudit {
  return new FileAudit(contentOf('a.pbn', new Uint8Array()), [], most);
}

export function addedDeals(
  audit: FileAudit,
  deals: readonly ReadDeal[],
  more: readonly DealCheck[] = [],
): LocatedFinding[] {
  const part = new PartAudit(more);
  return deals.flatMap((deal) => {
    part.add(deal);
    return audit.add(part.take(MORE_TO_COME));
  });
}
