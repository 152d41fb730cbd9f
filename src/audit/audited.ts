/** A file that is through. */

import type { OfBoard } from '../analysis/field.ts';
import type { FileAudit } from '../analysis/fileAudit.ts';

/** What one file adds to the summary. */
export interface FileCounts {
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
}

/** What it adds to the summary, and the results its boards are compared by. */
export interface AuditedFile {
  readonly counts: FileCounts;
  readonly results: readonly OfBoard[];
}

export function through({ deals, playedDeals, cards, results }: FileAudit): AuditedFile {
  return { counts: { deals, playedDeals, cards }, results };
}
