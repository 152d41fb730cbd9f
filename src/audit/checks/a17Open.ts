/** A17: a matter to which somebody drew attention, and that the record leaves open. */

import { lastPosition } from '../../replay/timeline.ts';
import { openMatters, openQuestions } from '../../replay/view.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { mustBeCorrected } from '../../laws/states.ts';

const ATTENTION: ReadonlySet<string> = new Set([
  'AttentionDrawn',
  'DirectorCalled',
  'RulingGiven',
  'ClaimDoubted',
]);

/** A finding for each matter and each question that is still open at the end. Empty when nobody drew attention to anything. */
export function a17Open(context: DealContext): AuditFinding[] {
  const { record } = context;
  if (context.plain || !record.events.some(({ type }) => ATTENTION.has(type))) return [];
  const last = lastPosition(context.timeline);
  const at = record.events.length - 1;
  const matters = openMatters(last).filter((open) => open.machine !== 'revoke' || mustBeCorrected(open));
  return [
    ...matters.map(({ machine, state, id }) =>
      found('A17', 'audit.matterOpen', { severity: 'warning', at, params: { machine, state, case: id } }),
    ),
    ...openQuestions(last).map(({ question, law }) =>
      found('A17', 'audit.questionOpen', { severity: 'warning', at, laws: [law], params: { question } }),
    ),
  ];
}
