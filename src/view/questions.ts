/** The open questions of a position, each once, with the lifecycles that it is about: two penalty cards may ask the same. */

import { grouped } from '../domain/grouped.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import type { Case } from '../laws/case.ts';
import type { Clause } from '../laws/finding.ts';
import type { OpenQuestion } from '../laws/asked.ts';

export interface QuestionRaised {
  readonly question: QuestionId;
  /** The clause under which it is asked first. */
  readonly law: Clause;
  /** Empty where it is about none. */
  readonly about: readonly Case[];
}

/** The questions in the order in which they are first asked. `cases`: the lifecycles of the same position. */
export function questionsAsked(
  questions: readonly OpenQuestion[],
  cases: readonly Case[],
): readonly QuestionRaised[] {
  const byId = new Map(cases.map((one) => [one.id, one]));
  return [...grouped(questions, ({ question }) => question).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ question, law }) => ({
      question,
      law,
      about: alike.flatMap(({ case: id }) => (id === undefined ? undefined : byId.get(id)) ?? []),
    })),
  );
}
