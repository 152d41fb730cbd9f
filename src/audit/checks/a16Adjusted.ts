/** A16: an adjusted score without a ruling that explains it. */

import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** A finding when a score was assigned and the record has no ruling (12C1, 83). */
export function a16Adjusted({ record, plain }: DealContext): AuditFinding[] {
  if (plain) return [];
  const ruled = record.events.some(({ type }) => type === 'RulingGiven');
  const at = record.events.findIndex(({ type }) => type === 'ScoreAssigned');
  if (ruled || at === -1) return [];
  return [found('A16', 'audit.adjustedWithoutRuling', { severity: 'warning', laws: ['12C1', '83'], at })];
}
