/**
 * Law 71: concession cancelled; with 69B, withdrawal of agreement. 2017, 2007. Within the correction period (79C): a trick already
 * won comes back by itself; otherwise people judge (`normalLine` for a concession, `wouldLikelyWin` for an agreement).
 */

import { sameSide } from '../domain/seat.ts';
import { claimsTooMany } from './law68.ts';
import type { ClaimContext } from './case.ts';
import { cite, type Effect, type Heard } from './heard.ts';
import { answerTo } from './answers.ts';

/** The conceder or claimer himself wants tricks back. */
export function isConcessionWithdrawn(context: ClaimContext, heard: Heard): boolean {
  const { fact, ledger } = heard;
  return fact.type === 'ClaimDoubted' && sameSide(fact.by, context.by) && !ledger.correctionPeriodEnded;
}

/** Before anybody has agreed only the conceder's own word is such a wish; anybody else's is a doubt (68D2a). */
export function isWithdrawnByConceder(context: ClaimContext, heard: Heard): boolean {
  return (
    isConcessionWithdrawn(context, heard) &&
    heard.fact.type === 'ClaimDoubted' &&
    heard.fact.by === context.by
  );
}

/** The side that agreed wants its agreement back (69B). */
export function isAgreementWithdrawn(context: ClaimContext, heard: Heard): boolean {
  const { fact, ledger } = heard;
  return fact.type === 'ClaimDoubted' && !sameSide(fact.by, context.by) && !ledger.correctionPeriodEnded;
}

export function isTooLate(_context: ClaimContext, heard: Heard): boolean {
  return heard.fact.type === 'ClaimDoubted' && heard.ledger.correctionPeriodEnded;
}

export function reopenConcession(context: ClaimContext): Effect[] {
  return [
    cite({
      key: 'claim.concessionReopened',
      laws: ['71', '79B1'],
      params: { by: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

export function reopenAgreement(context: ClaimContext): Effect[] {
  const already = claimsTooMany(context);
  return [
    cite({
      key: already ? 'claim.trickAlreadyWon' : 'claim.agreementReopened',
      laws: already ? ['69B', '69B1', '79B1'] : ['69B', '69B2', '79B1'],
      params: { by: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

export function tooLate71(context: ClaimContext): Effect[] {
  return [
    cite({
      key: 'claim.tooLate',
      laws: ['79C1'],
      params: { by: context.by },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

export function isReopenedSettled(_context: ClaimContext, heard: Heard): boolean {
  const { fact } = heard;
  return (
    fact.type === 'QuestionAnswered' && (fact.question === 'wouldLikelyWin' || fact.question === 'normalLine')
  );
}

export function settleReopened(context: ClaimContext, heard: Heard): Effect[] {
  const { fact } = heard;
  if (fact.type !== 'QuestionAnswered') return [];
  const agreement = fact.question === 'wouldLikelyWin';
  return [
    cite({
      key: fact.answer === false ? 'claim.reopened.stands' : 'claim.reopened.restored',
      laws: agreement ? ['69B2'] : ['71'],
      params: { by: context.by, tricks: typeof fact.answer === 'number' ? fact.answer : null },
      seat: context.by,
      because: [context.openedAt],
    }),
  ];
}

export function restoredTricks(context: ClaimContext, heard: Heard): Partial<ClaimContext> {
  const { fact } = heard;
  if (fact.type !== 'QuestionAnswered') return {};
  if (typeof fact.answer === 'number') return { settled: fact.answer };
  if (fact.question === 'wouldLikelyWin' && fact.answer === true && context.tricks !== null) {
    return { settled: Math.max(0, (context.settled ?? context.tricks) - 1) };
  }
  return {};
}

/** The claimer gave tricks away. */
export function isOwnConcession(context: ClaimContext): boolean {
  return context.kind === 'concession' || (context.tricks !== null && context.tricks < 14 - context.trick);
}

/** 69B2: people had judged the trick before the wish was voiced. */
export function isReopenedBefore(_context: ClaimContext, heard: Heard): boolean {
  return answerTo(heard.ledger, 'wouldLikelyWin') !== undefined;
}
