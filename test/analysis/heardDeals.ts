/** Deals heard by the audit of their file one at a time, each as a part of its own. */

import type { DealCheck } from '../../src/analysis/checks/index.ts';
import type { FileAudit } from '../../src/analysis/fileAudit.ts';
import { PartListener } from '../../src/analysis/heard.ts';
import type { PlacedDeal, PlacedFinding } from '../../src/analysis/placed.ts';

export function heardDeals(
  audit: FileAudit,
  deals: readonly PlacedDeal[],
  more: readonly DealCheck[] = [],
): PlacedFinding[] {
  return deals.flatMap((deal) => {
    const part = new PartListener(more);
    part.hear(deal, true);
    return audit.hearPart(part.end(), 0, 0);
  });
}
