/** The questions of a position without repetitions: those that wait for an answer, and those whose answer is presumed. */

import type { CaseId } from '../../laws/case.ts';
import type { Clause } from '../../laws/finding.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import type { Moment } from '../../view/replay.ts';

export interface QuestionGroup {
  readonly question: QuestionId;
  readonly law: Clause;
  /** The lifecycles to which it applies. */
  readonly cases: readonly CaseId[];
}

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
]);

/**
 * The open questions, those about several cases put together. Questions with a presumed answer stand
 * apart from those that somebody must answer.
 */
export function groupedQuestions(moment: Moment): {
  readonly asked: readonly QuestionGroup[];
  readonly presumed: readonly QuestionGroup[];
} {
  const groups = new Map<QuestionId, QuestionGroup>();
  for (const { question, law, case: about } of moment.questions) {
    const cases = groups.get(question)?.cases ?? [];
    groups.set(question, {
      question,
      law: groups.get(question)?.law ?? law,
      cases: about === undefined ? cases : [...cases, about],
    });
  }
  const all = [...groups.values()];
  return {
    asked: all.filter(({ question }) => !PRESUMED.has(question)),
    presumed: all.filter(({ question }) => PRESUMED.has(question)),
  };
}
