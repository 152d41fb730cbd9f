/** Which answers to a question the ledger keeps: only possible ones, and of each question the latest. */

import { isCard, type Card } from '../domain/card.ts';
import { isSeat, type Seat } from '../domain/seat.ts';
import { defined } from '../domain/defined.ts';
import { playerOf, trickNumber, type Table } from '../domain/table.ts';
import type { Fact, QuestionAnswered } from '../events/event.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import { withFirst, withLatest } from './repeats.ts';

/** Narrows an answer to one seat, card, trick or matter; a key the answer leaves out fits all. */
export interface About {
  readonly seat?: Seat;
  readonly card?: Card;
  readonly trick?: number;
  /** The number of the event that began the matter: an answer to one claim says nothing of the next. */
  readonly since?: number;
}

/** An answer as the ledger keeps it. It has `since` if its matter had begun when it was given, `asked` if that matter asked for it. */
export type KeptAnswer = QuestionAnswered & Pick<About, 'since'> & { readonly asked?: true };

/** True for a number from 0 to 13; another number is a slip of the recorder. */
export function isNumberOfTricks(answer: unknown): answer is number {
  return typeof answer === 'number' && answer >= 0 && answer <= 13;
}

/** The kinds of answers to questions that ask for more than yes or no. */
const KINDS: Partial<Record<QuestionId, (answer: unknown) => boolean>> = {
  order: (answer) => answer === 'together' || isSeat(answer) || isCard(answer),
  normalLine: Number.isInteger,
  withoutRevoke: Number.isInteger,
  whenAttention: (answer) => typeof answer === 'string',
};

/** True when the answer is what the question asks for: yes or no, a number of tricks, a hand or card, a mark. */
export function isAnswerOfItsKind({ question, answer }: QuestionAnswered): boolean {
  const isKind = KINDS[question];
  return isKind === undefined ? typeof answer === 'boolean' : isKind(answer);
}

/**
 * The fact as meant. What is said of dummy's turn or card is said of declarer, who plays his cards (47E). Declarer who spreads his hand as
 * if he were dummy, when the opening lead stands, has faced it and may be deemed to claim (48B2).
 */
export function asMeant(fact: Fact, table: Table): Fact {
  if (fact.type === 'DummySpread' && fact.seat === table.declarer && table.trick !== null)
    return { ...fact, type: 'HandFaced' };
  return fact.type === 'QuestionAnswered' &&
    (fact.question === 'toldItWasTurn' || fact.question === 'misinformed') &&
    fact.seat !== undefined
    ? { ...fact, seat: playerOf(table, fact.seat) }
    : fact;
}

/**
 * An answer to `order` that names no trick is about the trick in progress, or about the next one between two tricks. So is what people found
 * of a card shown with a remark (68).
 */
function aboutTrick(fact: KeptAnswer, table: Table): KeptAnswer {
  const isOfTrick =
    fact.question === 'order' || (fact.question === 'currentTrickOnly' && fact.card !== undefined);
  return isOfTrick && fact.trick === undefined ? { ...fact, trick: trickNumber(table) } : fact;
}

/** True when both answers are about the same question, hand, card and trick, though perhaps at different times. */
function isAlike(one: KeptAnswer, other: KeptAnswer): boolean {
  return (
    one.question === other.question &&
    one.seat === other.seat &&
    one.card === other.card &&
    one.trick === other.trick
  );
}

/** True when both answers are about the same matter: then only the later one counts. */
function isAboutTheSame(one: KeptAnswer, other: KeptAnswer): boolean {
  return isAlike(one, other) && one.since === other.since;
}

/** No table has so many matters of one kind. A record that has them would otherwise cost the square of its length. */
export const MOST_MATTERS = 64;

/** The answers without the oldest of those that are like the last one, where there are too many of them. */
function bounded(answers: readonly KeptAnswer[]): readonly KeptAnswer[] {
  const last = answers.at(-1);
  const alike = last === undefined ? [] : answers.filter((each) => isAlike(each, last));
  return alike.length <= MOST_MATTERS ? answers : answers.filter((each) => each !== alike[0]);
}

/**
 * The answers with this one at their end, once for each matter that it is about. Of answers to the same question about the same hand,
 * card and trick the latest two of each matter are kept, `MOST_MATTERS` together. A number that is no number of tricks is left out.
 */
export function answersAfter(
  answers: readonly KeptAnswer[],
  fact: QuestionAnswered,
  table: Table,
  matters: readonly About[] = [],
): readonly KeptAnswer[] {
  const isSlip = typeof fact.answer === 'number' && !isNumberOfTricks(fact.answer);
  if (isSlip) return answers;
  const meant: readonly KeptAnswer[] =
    matters.length === 0 ? [fact] : matters.map((about) => ({ ...defined(about), ...fact, asked: true }));
  // What the answer names may make one matter of two.
  return meant
    .map((each) => aboutTrick(each, table))
    .reduce<readonly KeptAnswer[]>((once, each) => withFirst(once, each, isAboutTheSame), [])
    .reduce((sum, each) => bounded(withLatest(sum, each, isAboutTheSame)), answers);
}

export interface NamedBy67 {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly at: number;
}

/** The card of a defective trick, where the answer says all of it. */
export function namedAfter(named: NamedBy67 | null, fact: QuestionAnswered, at: number): NamedBy67 | null {
  const { question, answer, seat, card, trick } = fact;
  if (question !== 'defectiveTrick' || answer !== true) return named;
  if (seat === undefined || card === undefined || trick === undefined) return named;
  return { seat, card, trick, at };
}
