/** A question that only people can answer, before it is known whether anybody has: the shape that `questions.ts` collects. */

import type { QuestionId } from '../lawbook/choices.ts';
import type { About } from './answered.ts';
import type { CaseId } from './case.ts';
import type { Clause } from './finding.ts';

/** A question that nobody has answered yet, the clause that makes it matter, and the lifecycle that asks it. */
export interface OpenQuestion {
  readonly question: QuestionId;
  readonly law: Clause;
  readonly case?: CaseId;
}

/** A question, and the matter that it is about. */
export interface Asked extends OpenQuestion {
  readonly about: About;
  /** The question stays open until an answer ends the matter, or is no. */
  readonly untilDone?: true;
}

/** The question about that matter, under the clause that makes it matter. */
export const asked = (question: QuestionId, law: Clause, about: About = {}): Asked => ({
  question,
  law,
  about,
});
