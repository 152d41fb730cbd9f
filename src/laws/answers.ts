/** The answers that people gave to the questions that only people can answer. An answer may come before the program asks the question. */

import type { QuestionAnswered } from '../events/event.ts';
import { namedMoment } from '../events/record.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import type { About, KeptAnswer } from './answered.ts';
import type { Step, StepOf } from './step.ts';
import type { Ledger } from './ledger.ts';

/** True unless the answer is about another seat, card, trick or matter. */
export function isAbout(answer: KeptAnswer, about: About): boolean {
  return (
    (answer.seat === undefined || about.seat === undefined || answer.seat === about.seat) &&
    (answer.card === undefined || about.card === undefined || answer.card === about.card) &&
    (answer.trick === undefined || about.trick === undefined || answer.trick === about.trick) &&
    (answer.since === undefined || about.since === undefined || answer.since === about.since)
  );
}

/** The latest answer to a question, undefined while nobody has answered it. */
export function answerTo(
  ledger: Ledger,
  question: QuestionId,
  about: About = {},
): QuestionAnswered | undefined {
  return ledger.answers.findLast((answer) => answer.question === question && isAbout(answer, about));
}

/** The number of events before the mark that the answer names; undefined where it names none that the record has. */
export function momentNamed(answer: QuestionAnswered | undefined, ledger: Ledger): number | undefined {
  return typeof answer?.answer === 'string' ? (namedMoment(ledger, answer.answer) ?? undefined) : undefined;
}

/** True or false as answered; the presumption while the question is open. */
export function answeredTrue(
  ledger: Ledger,
  question: QuestionId,
  presumed: boolean,
  about: About = {},
): boolean {
  const answer = answerTo(ledger, question, about);
  return answer === undefined || typeof answer.answer !== 'boolean' ? presumed : answer.answer;
}

/** True when this very fact answers that question so. */
export function answers(
  fact: QuestionAnswered,
  question: QuestionId,
  answer: boolean,
  about: About = {},
): boolean {
  return fact.question === question && fact.answer === answer && isAbout(fact, about);
}

/** The step with the earlier answer about that matter in place of its fact; a guard has checked that there is one. */
export function asAnswered(step: Step, question: QuestionId, about: About): StepOf<'QuestionAnswered'> {
  return { ...step, fact: answerTo(step.ledger, question, about) as QuestionAnswered };
}
