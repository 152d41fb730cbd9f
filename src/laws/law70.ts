/**
 * Law 70: contested claim or concession. 2017, 2007. People decide which lines of play are normal: the program counts the outstanding
 * cards and asks `normalLine` and `trumpForgotten`; the answer settles the claim. Law 79B refers disputes here.
 */

import { sameSide } from '../domain/seat.ts';
import type { QuestionAnswered } from '../events/event.ts';
import type { ClaimContext } from './case.ts';
import { cite, clauses, type Effect, type Step, type StepOf } from './step.ts';
import type { Clause } from './finding.ts';
import { answers, answerTo } from './answers.ts';
import { choosers } from './law68D2.ts';
import { NO_AGREEMENT, aboutClaim } from './claimMade.ts';

/** True for a number of tricks that the claimer's side can still take; any other number is a slip of the recorder. */
function isPossible(answer: unknown, context: ClaimContext): answer is number {
  return typeof answer === 'number' && answer >= 0 && answer <= 14 - context.trick;
}

/** The answer is about the claimer's side: it names no hand, or one of that side. A number for the other side is none for this claim. */
function isForClaimer({ seat }: Pick<QuestionAnswered, 'seat'>, { by }: ClaimContext): boolean {
  return seat === undefined || sameSide(seat, by);
}

/** The director says how many of the tricks left the claimer's side takes. */
export function isNumberGiven(context: ClaimContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  return fact.question === 'normalLine' && isPossible(fact.answer, context) && isForClaimer(fact, context);
}

/** 70: his number settles the claim, but not one that was looked at again (69B, 71). */
export function isSettled(context: ClaimContext, step: StepOf<'QuestionAnswered'>): boolean {
  return context.reopened !== true && isNumberGiven(context, step);
}

/** 68D2: the other side prefers the director to adjudicate. */
export function isAdjudicationWanted(context: ClaimContext, { fact, before }: StepOf<'ChoiceMade'>): boolean {
  return fact.option === 'adjudicate' && choosers(context, before).includes(fact.by);
}

/** 68D2a, 70A: the finding that the director has to decide the claim. */
export function adjudicate(context: ClaimContext): Effect[] {
  const about = aboutClaim(context);
  return [
    cite({
      key: 'claim.toBeAdjudicated',
      laws: ['68D2a', '70A'],
      ...about,
      params: { ...about.params, concession: context.kind === 'concession' },
      weighed: NO_AGREEMENT,
    }),
  ];
}

/**
 * The clauses by which the claimer's side takes that many tricks. What it claimed is contested (70A, 70C). What it conceded stands, or comes
 * back as a trick that no normal play could lose (71). A lower number may rest on several parts of 70D or 70E: only the director knows
 * which, so no part is cited.
 * @param refused true if these are fewer tricks than were claimed
 */
function lawsOfSettling(
  { kind, tricks: claimed, openedAt }: ClaimContext,
  tricks: number,
  refused: boolean,
  { ledger }: Step,
): readonly Clause[] {
  const forgotten = answerTo(ledger, 'trumpForgotten', { since: openedAt })?.answer === true;
  return clauses(
    '70A',
    refused && forgotten && '70C',
    !refused && (kind === 'concession' || (claimed !== null && tricks > claimed)) && '71',
  );
}

/** 70A, 70C, 71: the finding how many tricks the claimer's side takes, as the director says. */
export function settle(context: ClaimContext, step: StepOf<'QuestionAnswered'>): Effect[] {
  const tricks = Number(step.fact.answer);
  const refused = tricks < (context.tricks ?? 0);
  return [
    cite({
      key: refused ? 'claim.settled.fewer' : 'claim.settled',
      laws: lawsOfSettling(context, tricks, refused, step),
      params: { by: context.by, tricks, claimed: context.tricks, concession: context.kind === 'concession' },
      seat: context.by,
      because: [context.openedAt],
      weighed: NO_AGREEMENT,
    }),
  ];
}

/** The context's new field: the tricks of the claimer's side, as the director found. */
export function settledTricks(
  _context: ClaimContext,
  { fact }: StepOf<'QuestionAnswered'>,
): Partial<ClaimContext> {
  return { settled: Number(fact.answer) };
}

/** The director had said what the normal line brings before anybody asked. */
export function isSettledBefore(context: ClaimContext, step: Step): boolean {
  const given = answerTo(step.ledger, 'normalLine', { since: context.openedAt });
  return given !== undefined && isPossible(given.answer, context) && isForClaimer(given, context);
}

/** 70C2 found only after the tricks had been settled. */
export function isForgottenLater(_context: ClaimContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  return answers(fact, 'trumpForgotten', true);
}

/** 70C: the finding that the claimer had forgotten a trump; the tricks settled before stay. */
export function forgottenLater(context: ClaimContext): Effect[] {
  return [
    cite({
      key: 'claim.trumpForgotten',
      laws: ['70C'],
      ...aboutClaim(context),
    }),
  ];
}
