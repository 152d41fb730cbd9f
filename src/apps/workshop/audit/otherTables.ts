/** The other tables of a board from a session, kept while its record is on screen. */

import { comparisonOf } from '../../../audit/scoring/ownField.ts';
import type { Comparison } from '../../../events/comparison.ts';
import type { DealRecord } from '../../../events/record.ts';
import { fieldOf } from '../../../ui/audit-page/field.ts';
import type { AuditSession } from '../../../ui/audit-page/session.ts';

const known = new WeakMap<DealRecord, Comparison>();

/**
 * Keeps the other results of this record's board for `otherTables`. Keeps nothing when nobody else in the
 * session played the board.
 * @param result the number of the record's own result in the session
 */
export function rememberOthers(record: DealRecord, result: number, session: AuditSession): void {
  const { boards, boardIndex, insteadOf } = fieldOf(session);
  const own = insteadOf.get(result) ?? result;
  const board = boards[boardIndex.get(own) ?? -1];
  const comparison = board === undefined ? null : comparisonOf(board.results, ({ number }) => number === own);
  if (comparison !== null) known.set(record, comparison);
}

/** The results of the other tables; null for a record that is not from a session, or whose board nobody else has played. */
export function otherTables(record: DealRecord): Comparison | null {
  return known.get(record) ?? null;
}
