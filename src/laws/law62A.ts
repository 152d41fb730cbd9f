/**
 * Law 62A where people find afterwards when attention was drawn to a revoke. 2017, 2007. Guards and conclusion of `revoke`.
 */

import { sameSide } from '../domain/seat.ts';
import { fits, momentNamed } from './answers.ts';
import type { RevokeContext } from './case.ts';
import { mustCorrect } from './law62.ts';
import { claimsIn } from './law69.ts';
import type { Effect, Step, StepOf } from './step.ts';

/** The number of events before attention was drawn to the revoke: the director names the mark. Null for another answer. */
export function foundMoment({ seat, trick, openedAt }: RevokeContext, step: StepOf<'QuestionAnswered'>) {
  const { fact, ledger } = step;
  if (fact.question !== 'whenAttention' || !fits(fact, { seat, trick })) return null;
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
