/** The answers as buttons: the kind of answer of each question, and the fact that an answer makes. */

import type { Card } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { QuestionAnswered } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import type { Moment } from '../../view/replay.ts';
import type { QuestionGroup } from './groups.ts';

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

/** The director’s answer, with the player and card of the case if the question is about one case. */
export function answered(
  { question, cases }: QuestionGroup,
  answer: QuestionAnswered['answer'],
  moment: Moment,
): QuestionAnswered {
  const about = moment.cases.filter(({ id }) => cases.includes(id));
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
