/** A finding with its file, for reports. The fields and their order are a contract. */

import type { LocatedFinding } from '../../audit/located.ts';
import { numbersIn } from '../../lawbook/catalogue.ts';

export interface AuditLine {
  readonly file: string;
  /** The number of the deal in the file, from 0; null for the file itself. */
  readonly deal: number | null;
  readonly board: string | null;
  readonly room: string | null;
  readonly check: string;
  readonly severity: LocatedFinding['severity'];
  /** Clauses as numbered in the edition that governs the deal. */
  readonly laws: readonly string[];
  readonly seat: string | null;
  readonly trick: number | null;
  readonly card: string | null;
  readonly line: number | null;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The number shown to people, from 1, on the page and in reports; null for the file itself. */
  readonly dealNumber: number | null;
}

/** The line of a finding in the file of that name. */
export function lineOf(file: string, finding: LocatedFinding): AuditLine {
  const { deal, board, room, check, severity, seat, trick, card, line, key, params } = finding;
  const laws = numbersIn(finding.laws, finding.edition);
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
