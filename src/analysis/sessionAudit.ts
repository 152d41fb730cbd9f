/** What deserves a look in one recorded deal: findings of the Laws and of the record, each with its check and severity. */

import type { LawSet } from '../lawbook/editions.ts';
import type { AuditedDeal, AuditFinding } from './audited.ts';
import { checkDeal } from './checks/index.ts';
import { DealContext } from './context.ts';

export interface DealAudit {
  readonly findings: readonly AuditFinding[];
  /** Cards led or played. */
  readonly cards: number;
}

/** Audits one deal, by the Laws of the record's own edition unless others are given. */
export function auditDeal(deal: AuditedDeal, laws?: LawSet): DealAudit {
  const context = new DealContext(deal, laws);
  return { findings: checkDeal(context), cards: context.walk.cards };
}
