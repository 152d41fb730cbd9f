/** Findings about one of the results of a board. */

import { found, type AuditFinding, type CheckId } from '../audited.ts';
import type { FieldResult } from '../field.ts';

export interface OfResult {
  /** Number of its deal in the file. */
  readonly deal: number;
  readonly finding: AuditFinding;
}

/** A finding that stands where the result does; for a person to judge, unless it says otherwise. */
export function ofResult(
  { deal, line }: FieldResult,
  check: CheckId,
  key: string,
  place: Parameters<typeof found>[2],
): OfResult {
  return { deal, finding: found(check, key, { severity: 'review', line, ...place }) };
}
