/** A17: a matter to which somebody drew attention, and that the record leaves open. */

import { isRemembered } from '../../domain/card.ts';
import type { Case } from '../../laws/case.ts';
import { mustBeCorrected } from '../../laws/states.ts';
import { subjectOf } from '../../laws/subject.ts';
import { lastPosition } from '../../replay/timeline.ts';
import { openMatters, openQuestions } from '../../replay/view.ts';
import { found, type AuditFinding, type FindingDetails } from '../audited.ts';
import type { DealContext } from '../context.ts';

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
    ...matters.map((open) => {
      const { machine, state, id } = open;
      return about(open, 'audit.matterOpen', { at, params: { machine, state, case: id } });
    }),
    ...openQuestions(last).map(({ question, law, case: id }) => {
      const open = last.cases.find((each) => each.id === id);
      return about(open, 'audit.questionOpen', { at, laws: [law], params: { question } });
    }),
  ];
}

/** A warning that points to the player and the card of the lifecycle, if it is about one: two of them may ask the same question. */
function about(open: Case | undefined, key: string, details: FindingDetails): AuditFinding {
  if (open === undefined) return found('A17', key, { severity: 'warning', ...details });
  const { seat, card } = subjectOf(open);
  return found('A17', key, {
    ...details,
    severity: 'warning',
    seat,
    card: card !== null && isRemembered(card) ? card : null,
    params: { ...details.params, machine: open.machine, seat, card },
  });
}
