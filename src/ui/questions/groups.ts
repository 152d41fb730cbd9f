/** The questions of a position without repetitions: those that wait for an answer, and those whose answer is presumed. */

import type { QuestionId } from '../../lawbook/choices.ts';
import { questionsAsked, type QuestionRaised } from '../../view/questions.ts';
import type { Moment } from '../../view/replay.ts';

/** Questions with a usual answer, which applies until somebody finds otherwise: play goes on without them. */
const PRESUMED: ReadonlySet<QuestionId> = new Set([
  'partnerCouldSee',
  'inadvertent',
  'toldItWasTurn',
  'misinformed',
  'couldHaveKnown',
  'logicalAlternative',
  'penaltyCardDamage',
  'dummySuggested',
  'waive',
  'forfeited',
  'clearlyConvinced',
  'whenAttention',
  'currentTrickOnly',
  'noClaimIntended',
]);

/** The open questions. Those with a presumed answer stand apart from those that somebody must answer. */
export function groupedQuestions({ questions, cases }: Moment): {
  readonly asked: readonly QuestionRaised[];
  readonly presumed: readonly QuestionRaised[];
} {
  const all = questionsAsked(questions, cases);
  return {
    asked: all.filter(({ question }) => !PRESUMED.has(question)),
    presumed: all.filter(({ question }) => PRESUMED.has(question)),
  };
}
