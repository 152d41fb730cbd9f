/** The answers that can be pressed: what kind each question takes, and the fact an answer makes. */

import type { Card } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { QuestionAnswered } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import type { Moment } from '../../view/replay.ts';
import type { QuestionGroup } from './groups.ts';

/** How a question is answered. `typed`: the answer holds more than one press can say. */
type Answering = 'yesNo' | 'tricks' | 'seat' | 'typed';

const OTHERS: Readonly<Partial<Record<QuestionId, Answering>>> = {
  order: 'seat',
  normalLine: 'tricks',
  withoutRevoke: 'tricks',
  defectiveTrick: 'typed',
  whenAttention: 'typed',
};

/** How the question is answered: by yes or no unless it has a form of its own. */
export const answeringOf = (question: QuestionId): Answering => OTHERS[question] ?? 'yesNo';

/** Who came first, or that both came at the same moment (58). */
export const ORDERS: readonly (Seat | 'together')[] = [...SEATS, 'together'];

/** The director’s answer; about the one player and card that it is asked about, where it is one. */
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
