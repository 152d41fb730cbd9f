/** What deserves a look in one recorded deal: findings of the Laws and of the record, each with its check and severity. */

import type { LawSet } from '../lawbook/editions.ts';
import type { AuditedDeal, AuditFinding } from './audited.ts';
import { checkDeal } from './checks/index.ts';
import { DealContext } from './context.ts';

export interface DealAudit {
  readonly findings: readonly AuditFinding[];
  /** Cards led or played. */
  readonly cards: number;
  /** True when all 52 cards are recorded and nothing is wrong with their play, so that the result is beyond doubt. */
  readonly proven: boolean;
}

/** Audits one deal, by the Laws of the record's own edition unless others are given. */
export function auditDeal(deal: AuditedDeal, laws?: LawSet): DealAudit {
  const context = new DealContext(deal, laws);
  const { cards, faults } = context.walk;
  return { findings: checkDeal(context), cards, proven: cards === 52 && faults.length === 0 };
}
