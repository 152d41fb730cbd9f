import type { AuditFinding } from '../audited.ts';

/** A finding about one of the results of a board, with the number of its deal in the file. */
export interface OfResult {
  readonly deal: number;
  readonly finding: AuditFinding;
}
