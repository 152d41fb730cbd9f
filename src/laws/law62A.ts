/**
 * Law 62A where people find afterwards when attention was drawn to a revoke, and where nobody has corrected it before play is over.
 * 2017, 2007. Guards and conclusions of `revoke`.
 */

import { sameSide } from '../domain/seat.ts';
import { isAbout, momentNamed } from './answers.ts';
import type { RevokeContext } from './case.ts';
import { mustCorrect } from './law62.ts';
import { claimsIn } from './law69.ts';
import { allHandsReturned } from './handsReturned.ts';
import { aboutRevoke } from './revokes.ts';
import { cite, type Effect, type Step, type StepOf } from './step.ts';

/** The number of events before attention was drawn to the revoke: the director names the mark. Null for another answer. */
export function foundMoment({ seat, trick, openedAt }: RevokeContext, step: StepOf<'QuestionAnswered'>) {
  const { fact, ledger } = step;
  if (fact.question !== 'whenAttention' || !isAbout(fact, { seat, trick })) return null;
  const moment = momentNamed(fact, ledger);
  return moment !== undefined && moment > openedAt ? moment : null;
}

/** 62A: it is found that attention has been drawn, and nothing has established the revoke. */
export function wasNoticed(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  return revoke.attentionAt === null && foundMoment(revoke, step) !== null;
}

/** 62A: it is found that attention came before the play, word or claim that established the revoke; an agreement stays. */
export function wasNoticedBefore(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { by, attentionAt, establishedAt } = revoke;
  const moment = foundMoment(revoke, step);
  return (
    !step.laws.elections.announcedRevokeEstablished &&
    moment !== null &&
    moment <= Math.min(establishedAt ?? -1, attentionAt ?? Infinity) &&
    (by === '63A1' || by === '63A2' || (by === '63A3' && wasOwnClaim(revoke, step)))
  );
}

/** 63A3: a claim of the revoker's side established the revoke; in 2007 the same limb is that of agreeing to one. */
function wasOwnClaim({ establishedAt, seat }: RevokeContext, { cases, laws }: Step): boolean {
  return (
    !laws.agreeingEstablishesAtOnce ||
    claimsIn(cases).some(({ context }) => context.openedAt === establishedAt && sameSide(context.by, seat))
  );
}

/** 62A, C-3: the revoke must be corrected, for what was played, named or claimed came after attention. */
export function noticedBeforeIt(revoke: RevokeContext, step: Step): Effect[] {
  return mustCorrect(revoke, step, 'C-3');
}

/**
 * C-3: the last card has been played, and nobody has corrected the revoke to which attention was drawn. One of trick twelve may still be
 * corrected until all four hands are back in the board (62D1), and Law 64 applies in any case to one that counts as established (43B2b).
 */
export function isNeverCorrected(
  { trick, asIfEstablished, neverCorrected }: RevokeContext,
  { table, ledger }: Step,
): boolean {
  if (table.phase !== 'over' || asIfEstablished || neverCorrected === true) return false;
  return trick < 12 || allHandsReturned(ledger);
}

/** 43B2b: the last card has been played, and Law 64 applies to a revoke that nobody has corrected. */
export function countsUncorrected({ asIfEstablished, neverCorrected }: RevokeContext, step: Step): boolean {
  return step.table.phase === 'over' && asIfEstablished && neverCorrected !== true;
}

/** C-3: the finding that the revoke can no longer be corrected (62A): the director decides whether it counts as established, and what it cost. */
export function leftUncorrected(revoke: RevokeContext): Effect[] {
  return [
    cite({
      key: 'revoke.neverCorrected',
      laws: revoke.trick === 12 ? ['62D1', '64B6', '64C1'] : ['62A', '63A1', '64C1'],
      params: { seat: revoke.seat, trick: revoke.trick },
      ...aboutRevoke(revoke),
      disputed: 'C-3',
    }),
  ];
}
