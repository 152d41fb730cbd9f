/** A18: compares the file's own marks of irregularities (PBN `^R`, `^L`) with its cards. */

import type { Fact } from '../../events/event.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** A finding for each card that is marked as a revoke or as a lead out of turn, but by the hands is neither. */
export function a18Marks(context: DealContext): AuditFinding[] {
  const { record, play } = context;
  const findings: AuditFinding[] = [];
  for (let at = 0; at < play.events; at++) {
    const event = record.events[at] as Fact;
    if (event.type !== 'CardPlayed' || event.note === undefined) continue;
    const fault = play.faults.find((each) => each.at === at)?.kind;
    const revoke = context.isMarked(event.note, 'R') && fault !== 'revoke';
    const lead = context.isMarked(event.note, 'L') && fault !== 'lead' && fault !== 'openingLead';
    if (!revoke && !lead) continue;
    const { seat, card } = event;
    if (card === undefined) continue;
    const params = { seat, card, mark: revoke ? 'R' : 'L' };
    findings.push(
      found('A18', revoke ? 'audit.markedRevokeNotSeen' : 'audit.markedLeadInTurn', {
        severity: 'warning',
        seat,
        card,
        at,
        params,
      }),
    );
  }
  return findings;
}
