/** The word about an answer or choice that changes nothing when it is recorded: without it, nobody would know what became of the entry. */

import { defined } from '../domain/defined.ts';
import { isSame } from '../domain/json.ts';
import type { Fact, QuestionAnswered } from '../events/event.ts';
import type { KeptAnswer } from '../laws/answered.ts';
import { answerTo } from '../laws/answers.ts';
import { cited, type Citation } from '../laws/finding.ts';
import { informationIn } from '../laws/law50E.ts';
import { outcomeOf } from '../laws/law64.ts';
import { mattersOf, openQuestionsIn } from '../laws/questions.ts';
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
  if (fact.type === 'QuestionAnswered') {
    const found = answeredWithoutEffect(position, fact);
    // The information of all cards is compared only if there is a word to say.
    return found.length > 0 && isAllAlike(position, after) ? found : [];
  }
  // 25B, 27A, 29: a choice about a call changes the auction.
  if (fact.type !== 'ChoiceMade' || after.ledger.calls !== position.ledger.calls) return [];
  const { by } = fact;
  return [cited({ key: 'choice.changesNothing', laws: [], params: { by }, seat: by, procedure: true })];
}

/** Without a finding an answer may still change the result (64C), who may use the information of a card (16), or what is asked. */
function isAllAlike(before: Position, after: Position): boolean {
  return (
    isSame(outcomeOf(before), outcomeOf(after)) &&
    isSame(informationIn(before), informationIn(after)) &&
    isSame(openQuestionsIn(before), openQuestionsIn(after))
  );
}

/**
 * The finding that nothing asks for the answer yet, or that its question was answered before, so or otherwise. None where the answer closes
 * an open question.
 */
function answeredWithoutEffect(position: Position, fact: QuestionAnswered): Citation[] {
  const { ledger } = position;
  const matters = mattersOf(fact, position);
  const before = matters.map((about) => answerTo(ledger, fact.question, about));
  if (before.includes(undefined)) return openQuestionsIn(position, fact.question).length === 0 ? [KEPT] : [];
  if (matters.length > 0) {
    const isRepeated = (before as readonly KeptAnswer[]).every((each) => isSameAnswer(each, fact));
    return [isRepeated ? REPEATED : CHANGED];
  }
  const { seat, card, trick } = fact;
  const latest = answerTo(ledger, fact.question, defined({ seat, card, trick }));
  if (latest === undefined) return [KEPT];
  if (!isSameAnswer(latest, fact)) return [CHANGED];
  return [isOfNoMore(fact, latest) ? REPEATED : KEPT];
}

/** True when the answers agree. To some questions the card that is named is the answer (46B, 67). */
function isSameAnswer(one: KeptAnswer, other: QuestionAnswered): boolean {
  return (
    one.answer === other.answer &&
    (one.card === undefined || other.card === undefined || one.card === other.card)
  );
}

/**
 * True unless the earlier answer is about one hand, card or trick only, and the new one about others, too. Which trick was meant, the matter
 * says that asked for the earlier one.
 */
function isOfNoMore(fact: QuestionAnswered, earlier: KeptAnswer): boolean {
  const isWithin = (key: 'seat' | 'card' | 'trick'): boolean =>
    earlier[key] === undefined || earlier[key] === fact[key];
  return isWithin('seat') && isWithin('card') && (earlier.asked === true || isWithin('trick'));
}
