/** Compares a ruling with what the Laws give: the program audits the director, too. It never rules itself. */

import { ruledUnder } from '../events/ruledUnder.ts';
import { cite, type Effect, type Step } from './step.ts';
import { outcomeOf, type RevokeOutcome } from './law64.ts';
import type { RevokeCase } from './case.ts';
import { mayBeRevoke } from './law61A.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import { claimsIn, isPlayOver } from './law69.ts';
import { isClaimReopened, isClaimSettled } from './states.ts';

/** The Laws before this one are about the boards, adjusted scores, information and the auction: they move no tricks, so people judge them. */
const FIRST_OF_PLAY = 41;
/** Conduct, deception and partnership understandings: only people judge what the score becomes. */
const JUDGED: ReadonlySet<number> = new Set([72, 73, 74, 75, 76]);
/** From here on the Laws are about the director, the sponsor and appeals. */
const FIRST_OF_DIRECTOR = 80;
/** Clauses about the play that leave the tricks to judgement. */
const JUDGED_CLAUSES = ['43B3', '45F', '47E2b', '50E', '55C', '62D2', '65D', '66D', '67B3', '79A2', '79B3'];
/** A claim contested, an agreement withdrawn, a concession cancelled: the director says what it gives, also where no doubt is recorded. */
const OF_CLAIMS = ['68', '69B', '70', '71'];

/**
 * The finding that the director's tricks differ from those computed under 64; none where nothing can be computed yet, where the
 * ruling decides a claim that is contested or withdrawn (70, 69B, 71), or where it is under a law that leaves the tricks to his judgement.
 */
export function watchRuling(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'RulingGiven' || fact.tricks === undefined) return [];
  const outcome = outcomeOf(step);
  const clause = ruledUnder(fact);
  if (outcome === null || isStillOpen(step) || isJudged(clause, outcome, step)) return [];
  if (outcome.finalTricks === undefined && isOfUncorrected(clause, step)) return [];
  const computed = outcome.finalTricks ?? outcome.adjustedTricks;
  if (computed === fact.tricks || isTransfer(clause, fact.tricks, outcome)) return [];
  return [
    cite({
      key: 'ruling.differs',
      laws: [...outcome.because],
      record: 'resultDiffers',
      params: { ruled: fact.tricks, computed, law: clause },
    }),
  ];
}

/**
 * C-3: true when a revoke was never corrected although attention had been drawn to it, and the ruling is under 61 to 64: whether the
 * revoke counts as established, and so what it cost, is for the director. True, too, when the record does not show a hand that may have
 * revoked.
 */
function isOfUncorrected(clause: string, step: Step): boolean {
  if (!/^6[1-4](?!\d)/.test(clause)) return false;
  return lifecyclesOf(step.cases, 'revoke').some(isLeftUncorrected) || mayBeRevoke(step);
}

function isLeftUncorrected({ context }: RevokeCase): boolean {
  return context.neverCorrected === true && !context.asIfEstablished;
}

/** True while play is not over, or while the director has still to judge a claim or concession that a side has withdrawn. */
function isStillOpen(step: Step): boolean {
  return !isPlayOver(step) || lifecyclesIn(step.cases, isClaimReopened).length > 0;
}

/**
 * True when the tricks are the director's judgement, or nobody knows by which law he ruled. Under 64C, 12 and the laws of claims he may
 * have given it as an answer before: then they are compared.
 */
function isJudged(clause: string, { finalTricks }: RevokeOutcome, { cases }: Step): boolean {
  const number = Number.parseInt(clause, 10);
  const isUnder = (law: string): boolean => clause.startsWith(law);
  if (number === 12 || isUnder('64C')) return finalTricks === undefined;
  if (OF_CLAIMS.some(isUnder)) return lifecyclesIn(cases, isClaimSettled).length === 0;
  return (
    Number.isNaN(number) ||
    number < FIRST_OF_PLAY ||
    number >= FIRST_OF_DIRECTOR ||
    JUDGED.has(number) ||
    JUDGED_CLAUSES.some(isUnder)
  );
}

/** True when the ruling, under 64A or 64B or 64 without a letter, gives the number of transferred tricks instead of declarer's tricks. */
function isTransfer(
  clause: string,
  tricks: number,
  { adjustedTricks, declarerTricks }: RevokeOutcome,
): boolean {
  return /^64(?!C)/.test(clause) && tricks === Math.abs(adjustedTricks - declarerTricks);
}

/** The finding that an answer names more tricks than anybody could take: nothing is computed from it. */
export function watchImpossibleAnswer(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'QuestionAnswered' || typeof fact.answer !== 'number') return [];
  const left = 14 - (claimsIn(step.cases).at(-1)?.context.trick ?? 1);
  const most = fact.question === 'normalLine' ? left : 13;
  if (fact.answer >= 0 && fact.answer <= most) return [];
  return [
    cite({
      key: 'answer.impossible',
      laws: [],
      record: 'resultDiffers',
      params: { tricks: fact.answer, left: most },
    }),
  ];
}
