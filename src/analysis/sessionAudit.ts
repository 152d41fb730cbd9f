/** What deserves a look in one recorded deal: findings of the Laws and of the record, each with its check and severity. */

import type { LawSet } from '../lawbook/editions.ts';
import type { AuditedDeal, AuditFinding } from './audited.ts';
import { checkDeal, checkRow, type DealCheck } from './checks/index.ts';
import { DealContext } from './context.ts';

export interface DealAudit {
  readonly findings: readonly AuditFinding[];
  /** Cards led or played. */
  readonly cards: number;
}

/**
 * Audits one deal, by the Laws of the record's own edition unless others are given.
 * @param more checks that are made only when they are asked for
 */
export function auditDeal(deal: AuditedDeal, laws?: LawSet, more?: readonly DealCheck[]): DealAudit {
  const context = new DealContext(deal, laws);
  return { findings: checkDeal(context, more), cards: context.walk.cards };
}

/** The same for a result that stands in a table beside a deal: contract, lead and score. */
export function auditRow(row: AuditedDeal, more?: readonly DealCheck[]): DealAudit {
  const context = new DealContext(row);
  return { findings: checkRow(context, more), cards: context.walk.cards };
}
