/** Findings about one of the results of a board. */

import { found, type AuditFinding, type CheckId } from '../audited.ts';
import type { InField } from '../field.ts';

export interface OfResult {
  readonly result: InField;
  readonly finding: AuditFinding;
}

/** With the name of the board. */
export interface OfOneBoard extends OfResult {
  readonly board: string;
}

/** A finding about a result, at its line; its severity is `review` by default. */
export function ofResult(
  result: InField,
  check: CheckId,
  key: string,
  details: Parameters<typeof found>[2],
): OfResult {
  return { result, finding: found(check, key, { severity: 'review', line: result.line, ...details }) };
}

/** Where the other one of two results stands: its deal, and its file if this is a different one. */
export function elsewhere(
  { file }: InField,
  other: InField,
): { readonly otherDeal: number; readonly otherFile: string | null } {
  return { otherDeal: other.deal, otherFile: other.file === file ? null : other.fileName };
}
