/** Compares a ruling with what the Laws give: the program audits the director, too. It never rules itself. */

import type { FactOf } from '../events/event.ts';
import { cite, type Effect, type Step } from './step.ts';
import { outcomeOf, type RevokeOutcome } from './law64.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { claimsIn, isPlayOver } from './law69.ts';
import { isClaimReopened } from './states.ts';

/** The Laws before this one are about the boards, adjusted scores, information and the auction: they move no tricks, so people judge them. */
const FIRST_OF_PLAY = 41;
/** Conduct, deception and partnership understandings: only people judge what the score becomes. */
const JUDGED: ReadonlySet<number> = new Set([72, 73, 74, 75, 76]);
/** From here on the Laws are about the director, the sponsor and appeals. */
const FIRST_OF_DIRECTOR = 80;
/** Clauses about the play that leave the tricks to judgement. */
const JUDGED_CLAUSES = ['43B3', '45F', '47E2b', '50E', '55C', '62D2', '65D', '66D', '67B3', '79A2', '79B3'];

/**
 * The finding that the director's tricks differ from those computed under 64; none where nothing can be computed yet, where the
 * ruling decides a claim that is contested or withdrawn (70, 69B, 71), or where it is under a law that leaves the tricks to his judgement.
 */
export function watchRuling(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'RulingGiven' || fact.tricks === undefined) return [];
  const outcome = outcomeOf(step);
  if (outcome === null || isStillOpen(step) || isJudged(fact.law, outcome)) return [];
  const computed = outcome.finalTricks ?? outcome.adjustedTricks;
  if (computed === fact.tricks || isTransfer(fact, outcome)) return [];
  return [
    cite({
      key: 'ruling.differs',
      laws: [...outcome.because],
      record: 'resultDiffers',
      params: { ruled: fact.tricks, computed, law: fact.law },
    }),
  ];
}

/** True while play is not over, or while the director has still to judge a claim or concession that a side has withdrawn. */
function isStillOpen(step: Step): boolean {
  return !isPlayOver(step) || lifecyclesIn(step.cases, isClaimReopened).length > 0;
}

/** True when the tricks are the director's judgement. Under 64C and 12 he may have given it as an answer before: then they are compared. */
function isJudged(law: string, { finalTricks }: RevokeOutcome): boolean {
  // `Law 12C1` as well as `12C1`.
  const clause = law.replace(/^\D*/, '');
  const number = Number.parseInt(clause, 10);
  if (number === 12 || clause.startsWith('64C')) return finalTricks === undefined;
  return (
    number < FIRST_OF_PLAY ||
    number >= FIRST_OF_DIRECTOR ||
    JUDGED.has(number) ||
    JUDGED_CLAUSES.some((judged) => clause.startsWith(judged))
  );
}

/** True when the ruling, under 64A or 64B, gives the number of transferred tricks instead of declarer's tricks. */
function isTransfer(
  { law, tricks }: FactOf<'RulingGiven'>,
  { adjustedTricks, declarerTricks }: RevokeOutcome,
): boolean {
  return /^64[AB]/.test(law) && tricks === Math.abs(adjustedTricks - declarerTricks);
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
