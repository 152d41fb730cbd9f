/** The answers as buttons: the kind of answer of each question, and the fact that an answer makes. */

import type { Card } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { QuestionAnswered } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import type { QuestionRaised } from '../../view/questions.ts';

/** The kind of answer. `typed`: the answer needs more than one press. */
type Answering = 'yesNo' | 'tricks' | 'seat' | 'typed';

const OTHERS: Readonly<Partial<Record<QuestionId, Answering>>> = {
  order: 'seat',
  normalLine: 'tricks',
  withoutRevoke: 'tricks',
  defectiveTrick: 'typed',
  whenAttention: 'typed',
};

/** The kind of answer: yes or no unless the question has another. */
export const answeringOf = (question: QuestionId): Answering => OTHERS[question] ?? 'yesNo';

/** Who came first, or that both came at the same moment (58). */
export const ORDERS: readonly (Seat | 'together')[] = [...SEATS, 'together'];

/** The director’s answer, with the player and card of the lifecycle if the question is about one. */
export function answered(
  { question, about }: QuestionRaised,
  answer: QuestionAnswered['answer'],
): QuestionAnswered {
  const [only] = about;
  const { card, owner } = (about.length === 1 ? (only?.context ?? {}) : {}) as { card?: Card; owner?: Seat };
  return {
    type: 'QuestionAnswered',
    question,
    answer,
    by: 'director',
    ...(card === undefined || owner === undefined ? {} : { seat: owner, card }),
  };
}
