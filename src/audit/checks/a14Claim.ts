/** A14: claims. Only people can judge which lines are normal: a claim is listed for review if the record shows a doubt. */

import { partnerOf } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** A finding for each agreed claim with a statement, for a person to look at (68C, 70). Dummy's claims are left out (43A1c). */
export function a14Claim({ record }: DealContext): AuditFinding[] {
  const findings: AuditFinding[] = [];
  const { declarer } = record.header;
  for (let at = 0; at < record.events.length; at++) {
    const event = record.events[at] as Fact;
    if (event.type !== 'ClaimMade' || event.statement === undefined) continue;
    // Claims by dummy don't count (43A1c).
    if (declarer !== null && event.by === partnerOf(declarer)) continue;
    const after = record.events.slice(at + 1);
    if (!after.some(({ type }) => type === 'ClaimAgreed')) continue;
    findings.push(
      found('A14', 'audit.claimStatement', {
        severity: 'review',
        laws: ['68C', '70'],
        seat: event.by,
        at,
        params: { by: event.by, tricks: event.tricks, statement: event.statement },
      }),
    );
  }
  return findings;
}
