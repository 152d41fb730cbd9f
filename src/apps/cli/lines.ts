/** One file audited: its lines as it is read, and what it adds to the whole. */

import type { DealCheck } from '../../analysis/checks/index.ts';
import type { OfBoard } from '../../analysis/field.ts';
import { FileAudit } from '../../analysis/fileAudit.ts';
import { lineOf, type AuditLine } from '../../report/line.ts';
import { openSource, type Source } from './source.ts';

/** What one file adds to the summary. */
export interface FileCounts {
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
}

/** A file that is through: what it adds to the summary, and the results its boards are compared by. */
export interface AuditedFile {
  readonly counts: FileCounts;
  readonly results: readonly OfBoard[];
}

/** Audits one file and tells its lines as it is read. `heard`: bytes of a large file as they come. */
export async function auditFile(
  source: Source,
  tell: (line: AuditLine) => void,
  heard?: (bytes: number) => void,
  more?: readonly DealCheck[],
): Promise<AuditedFile> {
  const audit = new FileAudit(more);
  for (const deal of await openSource(source, (problem) => audit.hearProblem(problem), heard))
    for (const finding of audit.hear(deal)) tell(lineOf(source.name, finding));
  for (const finding of audit.finish()) tell(lineOf(source.name, finding));
  const { deals, playedDeals, cards, results } = audit;
  return { counts: { deals, playedDeals, cards }, results };
}
