/** The word about an answer or choice that changes nothing when it is recorded: without it, nobody would know what became of the entry. */

import { defined } from '../domain/defined.ts';
import type { Fact, QuestionAnswered } from '../events/event.ts';
import type { KeptAnswer } from '../laws/answered.ts';
import { answerTo, isAbout } from '../laws/answers.ts';
import { cited, type Citation } from '../laws/finding.ts';
import { mattersOf } from '../laws/questions.ts';
import type { Position } from './position.ts';

const word = (key: 'answer.kept' | 'answer.repeated' | 'answer.changed'): Citation =>
  cited({ key, laws: [], params: {}, procedure: true });

const KEPT = word('answer.kept');
const REPEATED = word('answer.repeated');
const CHANGED = word('answer.changed');

/** The finding that an answer or a choice changes nothing when it is recorded; none where it has an effect or a finding of its own. */
export function withoutEffect(position: Position, fact: Fact, after: Position): Citation[] {
  if (after.findings.length > 0 || after.table !== position.table || after.cases !== position.cases)
    return [];
  if (fact.type === 'QuestionAnswered') return answeredWithoutEffect(position, fact);
  // 25B, 27A, 29: a choice about a call changes the auction.
  if (fact.type !== 'ChoiceMade' || after.ledger.calls !== position.ledger.calls) return [];
  const { by } = fact;
  return [cited({ key: 'choice.changesNothing', laws: [], params: { by }, seat: by, procedure: true })];
}

/**
 * The finding that nothing asks for the answer yet, or that its question was answered before, so or otherwise. None where the answer closes
 * an open question.
 */
function answeredWithoutEffect(position: Position, fact: QuestionAnswered): Citation[] {
  const { ledger } = position;
  const matters = mattersOf(fact, position);
  const before = matters.map((about) => answerTo(ledger, fact.question, about));
  if (before.includes(undefined)) return [];
  const { seat, card, trick } = fact;
  const earlier =
    matters.length > 0
      ? (before as readonly KeptAnswer[])
      : ledger.answers.filter(
          (each) => each.question === fact.question && isAbout(each, defined({ seat, card, trick })),
        );
  if (earlier.length === 0) return [KEPT];
  return [earlier.every((each) => isSameAnswer(each, fact)) ? REPEATED : CHANGED];
}

/** True when the answers agree. To some questions the card that is named is the answer (46B, 67). */
function isSameAnswer(one: KeptAnswer, other: QuestionAnswered): boolean {
  return one.answer === other.answer && (one.card === other.card || other.card === undefined);
}
