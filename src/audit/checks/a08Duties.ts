/** A08: duties from penalty cards and lead restrictions that were not met. The fold finds them; a record with nothing but cards has none. */

import type { Finding } from '../../laws/finding.ts';
import { isFindingIfSo } from '../../replay/ifSo.ts';
import { lastPosition, type Timeline } from '../../replay/timeline.ts';
import type { AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { revokes } from '../../replay/view.ts';
import { fromFinding, listed, withLastAdjustments } from './lawFindings.ts';

/** For a record with more than cards: all findings of the Laws, with those about duties. */
export function a08Duties(context: DealContext): AuditFinding[] {
  if (context.plain) return [];
  return withLastAdjustments(listed(context.timeline.findings), revokes(lastPosition(context.timeline)))
    .map((finding) => doubted(fromFinding(finding), finding, context.timeline))
    .filter(({ check, key }) => check !== 'A01' && check !== 'A04' && key !== 'record.contractDiffers');
}

/** Marks a finding that holds only if a disputed fact is true. */
function doubted(audited: AuditFinding, finding: Finding, { record, positions }: Timeline): AuditFinding {
  return isFindingIfSo(finding, { record, cases: positions.at(-1)?.cases ?? [] })
    ? { ...audited, params: { ...audited.params, ifSo: true } }
    : audited;
}
