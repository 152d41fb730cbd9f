/** The word about an answer, a choice or a ruling that changes nothing when it is recorded: without it, nobody would know what became of the entry. */

import { defined } from '../domain/defined.ts';
import { isSame } from '../domain/json.ts';
import type { Fact, FactOf, QuestionAnswered } from '../events/event.ts';
import { clausesRuled } from '../events/ruledUnder.ts';
import type { KeptAnswer } from '../laws/answered.ts';
import { answerTo } from '../laws/answers.ts';
import { isRulingOfNoCall, type CallsSoFar } from '../laws/callsShown.ts';
import type { Case } from '../laws/case.ts';
import { cited, type Citation } from '../laws/finding.ts';
import { informationIn } from '../laws/law50E.ts';
import { outcomeOf } from '../laws/law64.ts';
import { mattersOf, openQuestionsIn } from '../laws/questions.ts';
import type { Position } from './position.ts';

const word = (key: 'answer.kept' | 'answer.repeated' | 'answer.changed' | 'answer.namesNoCard'): Citation =>
  cited({ key, laws: [], params: {}, procedure: true });

const KEPT = word('answer.kept');
const REPEATED = word('answer.repeated');
const CHANGED = word('answer.changed');
const NAMES_NO_CARD = word('answer.namesNoCard');

/** The finding that an answer or a choice changes nothing when it is recorded; none where it has an effect or a finding of its own. */
export function withoutEffect(position: Position, fact: Fact, after: Position): Citation[] {
  if (fact.type === 'RulingGiven') return ruledWithoutEffect(position, fact, after);
  if (fact.type !== 'QuestionAnswered' && fact.type !== 'ChoiceMade') return [];
  if (after.findings.length > 0 || !isSame(after.table, position.table)) return [];
  if (!areCasesAlike(position.cases, after.cases)) return [];
  if (fact.type === 'QuestionAnswered') {
    const found = answeredWithoutEffect(position, fact);
    // The information of all cards is compared only if there is a word to say.
    return found.length > 0 && isAllAlike(position, after) ? found : [];
  }
  // 25B, 27A, 29: a choice about a call changes the auction.
  if (!areCallsAlike(position.ledger.calls, after.ledger.calls)) return [];
  const { by } = fact;
  return [cited({ key: 'choice.changesNothing', laws: [], params: { by }, seat: by, procedure: true })];
}

/** The finding that a ruling is about a call of which the record has none: it does not show otherwise that nothing follows from it. */
function ruledWithoutEffect(
  { ledger, table }: Position,
  fact: FactOf<'RulingGiven'>,
  after: Position,
): Citation[] {
  const law = clausesRuled(fact).find((clause) => isRulingOfNoCall(clause, ledger.calls, table));
  if (law === undefined) return [];
  const { ruled, ruling } = ledger.calls;
  if (!areCallsAlike(ledger.calls, { ...after.ledger.calls, ruled, ruling })) return [];
  return [cited({ key: 'record.rulingOfNoCall', laws: [], record: 'changesNothing', params: { law } })];
}

/** True when no lifecycle has changed. That it has stored once more when people judged the revoke (64C) is no change. */
function areCasesAlike(before: readonly Case[], after: readonly Case[]): boolean {
  if (before === after) return true;
  const withoutTime = (open: Case | undefined) =>
    open?.machine === 'revoke' ? { ...open, context: { ...open.context, judgedAt: undefined } } : open;
  return (
    before.length === after.length &&
    after.every((open, at) => open === before[at] || isSame(withoutTime(open), withoutTime(before[at])))
  );
}

/** True when the auction is the same: to accept or refuse a call a second time only stores another time. */
function areCallsAlike(before: CallsSoFar, after: CallsSoFar): boolean {
  const withoutTime = ({ duties, ruled, chosenAt: _chosenAt, ...calls }: CallsSoFar) => ({
    ...calls,
    ruled: [...new Set(ruled)],
    duties: duties.map(({ at: _at, ...duty }) => duty),
  });
  return before === after || isSame(withoutTime(before), withoutTime(after));
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
  if (before.includes(undefined)) {
    if (openQuestionsIn(position, fact.question).length === 0) return [KEPT];
    return lacksCard(fact) ? [NAMES_NO_CARD] : [];
  }
  if (matters.length > 0 && lacksCard(fact)) return [NAMES_NO_CARD];
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

/** 67B1: that a card is missing is known already, and without its name nothing can be put right. */
const lacksCard = ({ question, answer, card }: QuestionAnswered): boolean =>
  question === 'defectiveTrick' && answer === true && card === undefined;

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
