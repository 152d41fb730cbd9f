/** The report, line by line: one finding with its file. The fields and their order are a contract. */

import type { DealCheck } from '../../analysis/checks/index.ts';
import type { OfBoard } from '../../analysis/field.ts';
import type { PlacedFinding } from '../../analysis/placed.ts';
import { FileAudit } from '../../analysis/fileAudit.ts';
import { openSource, type Source } from './source.ts';

export interface AuditLine {
  readonly file: string;
  /** Number of the deal in the file, from 0; null for the file itself. */
  readonly deal: number | null;
  readonly board: string | null;
  readonly room: string | null;
  readonly check: string;
  readonly severity: PlacedFinding['severity'];
  readonly laws: readonly string[];
  readonly seat: string | null;
  readonly trick: number | null;
  readonly card: string | null;
  readonly line: number | null;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The number people see, from 1, on the page and in every report; null for the file itself. */
  readonly dealNumber: number | null;
}

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

export function lineOf(file: string, finding: PlacedFinding): AuditLine {
  const { deal, board, room, check, severity, laws, seat, trick, card, line, key, params } = finding;
  const at = line ?? null;
  const dealNumber = deal === null ? null : deal + 1;
  return {
    file,
    deal,
    board,
    room,
    check,
    severity,
    laws,
    seat,
    trick,
    card,
    line: at,
    key,
    params,
    dealNumber,
  };
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
