/**
 * Law 71: concession cancelled; 69B: agreement withdrawn. 2017, 2007. Within the correction period (79C). A trick already won comes back
 * without a judgement; about other tricks people judge (`normalLine` for a concession, `wouldLikelyWin` for an agreement).
 */

import { sameSide } from '../domain/seat.ts';
import type { ClaimContext } from './case.ts';
import { cite, type Effect, type Step, type StepOf } from './step.ts';
import { answerTo } from './answers.ts';
import { isNumberGiven } from './law70.ts';
import type { Weighed } from './finding.ts';
import { aboutClaim } from './claimMade.ts';

/** The context's new fields: who wants to withdraw the agreement or concession, and that it is looked at again. */
export function withdrawnBy(
  _context: ClaimContext,
  { fact }: StepOf<'ClaimDoubted' | 'ConcessionObjected'>,
): Partial<ClaimContext> {
  return { doubtedBy: fact.by, reopened: true };
}

/** True when the side that agreed takes its agreement back (69B); false when the conceder takes back his concession (71). */
export function isOfAgreement(context: ClaimContext): boolean {
  return context.doubtedBy !== null && !sameSide(context.doubtedBy, context.by);
}

/** The conceder or claimer himself wants tricks back. */
export function isConcessionWithdrawn(
  { by }: ClaimContext,
  { fact }: StepOf<'ClaimDoubted' | 'ConcessionObjected'>,
): boolean {
  return sameSide(fact.by, by);
}

/**
 * 71: the conceder himself wants tricks back before anybody has agreed, within the correction period. Another player's word is a doubt
 * (68D2a).
 */
export function isWithdrawnByConceder(
  { by }: ClaimContext,
  { fact, ledger }: StepOf<'ClaimDoubted' | 'ConcessionObjected'>,
): boolean {
  return fact.by === by && ledger.correctionEndedAt === null;
}

/** 79C1: a wish voiced after the correction period. */
export function isTooLate(
  _context: ClaimContext,
  { ledger }: StepOf<'ClaimDoubted' | 'ConcessionObjected'>,
): boolean {
  return ledger.correctionEndedAt !== null;
}

const NOT_YET_LATE: Weighed = { law: '79C1', why: 'correctionPeriodOpen' };

/** 71, 79B1: the finding that the conceder wants tricks back within the correction period. */
export function reopenConcession(context: ClaimContext): Effect[] {
  return [
    cite({
      key: 'claim.concessionReopened',
      laws: ['71', '79B1'],
      ...aboutClaim(context),
      weighed: [NOT_YET_LATE],
    }),
  ];
}

/** 69B1, 71: true when the claim was for more tricks than were left. */
function claimsTooMany(context: ClaimContext): boolean {
  return (context.tricks ?? 0) > 14 - context.trick;
}

/** 69B, 79B1: the finding that the side that agreed wants a trick back: one it had won already (69B1), or would likely have won (69B2). */
export function reopenAgreement(context: ClaimContext): Effect[] {
  const already = claimsTooMany(context);
  return [
    cite({
      key: already ? 'claim.trickAlreadyWon' : 'claim.agreementReopened',
      laws: already ? ['69B', '69B1', '79B1'] : ['69B', '69B2', '79B1'],
      ...aboutClaim(context),
      weighed: already ? [NOT_YET_LATE, { law: '69B2', why: 'wonBeforeTheClaim' }] : [NOT_YET_LATE],
    }),
  ];
}

/** 79C1: the finding that the correction period is over and the agreement stands. */
export function tooLate71(context: ClaimContext): Effect[] {
  return [
    cite({
      key: 'claim.tooLate',
      laws: ['79C1'],
      ...aboutClaim(context),
      weighed: [{ law: '69B', why: 'correctionPeriodOver' }],
    }),
  ];
}

/** True when people have answered the question of a reopened claim, or answer it anew: 69B2 for an agreement, 71 for a concession. */
export function isReopenedSettled(context: ClaimContext, step: StepOf<'QuestionAnswered'>): boolean {
  if (context.reopened !== true) return false;
  return isOfAgreement(context) ? step.fact.question === 'wouldLikelyWin' : isNumberGiven(context, step);
}

/** 69B2, 71: the finding whether tricks are restored, as people judged. */
export function settleReopened(context: ClaimContext, step: StepOf<'QuestionAnswered'>): Effect[] {
  const { fact } = step;
  const agreement = fact.question === 'wouldLikelyWin';
  const { settled } = restoredTricks(context, step);
  return [
    cite({
      key: settled === null ? 'claim.reopened.stands' : 'claim.reopened.restored',
      laws: agreement ? ['69B2'] : ['71'],
      params: { by: context.by, tricks: typeof fact.answer === 'number' ? fact.answer : null },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

/** 69B2 gives the side that agreed one trick more; 71 may only give to the conceder, never take from him. */
export function restoredTricks(
  context: ClaimContext,
  { fact }: StepOf<'QuestionAnswered'>,
): Pick<ClaimContext, 'settled'> {
  const had = context.tricks;
  if (had === null) return { settled: null };
  if (typeof fact.answer === 'number') return { settled: fact.answer > had ? fact.answer : null };
  return { settled: fact.answer === true ? Math.max(0, had - 1) : null };
}

/** 69B2: people had judged the trick before the wish was voiced. */
export function isReopenedBefore({ openedAt }: ClaimContext, step: Step): boolean {
  return answerTo(step.ledger, 'wouldLikelyWin', { since: openedAt }) !== undefined;
}
