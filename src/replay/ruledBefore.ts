/** An answer that comes when its matter has been ruled on otherwise and acted on. Without a word it would change nothing. */

import { isCard, type Card } from '../domain/card.ts';
import { defined } from '../domain/defined.ts';
import { dummyOf, playerOf, trickWith, type Table } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';
import type { Fact, QuestionAnswered } from '../events/event.ts';
import { isAbout } from '../laws/answers.ts';
import type { Case } from '../laws/case.ts';
import { cited, type Citation, type Finding } from '../laws/finding.ts';
import { cardsInQuestion } from '../laws/law45C.ts';
import { aboutEarlyCard } from '../laws/law47E.ts';
import { dependsOnSight } from '../laws/law49.ts';
import { mattersOf } from '../laws/questions.ts';
import type { Ledger } from '../laws/ledger.ts';
import { hasCallChanged, isClaimUndecided, obligesNobody } from '../laws/states.ts';
import { subjectOf } from '../laws/subject.ts';
import type { Position } from './position.ts';

const RULED_BEFORE = cited({ key: 'record.ruledBefore', laws: [], record: 'changesNothing', params: {} });

/**
 * The finding that the answer leaves a ruling as it is: it has moved no card and changed no matter, nobody asks any more, and the ruling that
 * was acted on rests on another answer, or on the presumption because nobody had answered. Whether to rectify it people decide (82C).
 */
export function ruledBefore(position: Position, fact: Fact, after: Position): Citation[] {
  if (fact.type !== 'QuestionAnswered' || after.findings.length > 0) return [];
  if (after.table !== position.table || after.cases !== position.cases) return [];
  // The question is still asked, or the answer repeats the one that was acted on.
  if (mattersOf(fact, position).length > 0) return [];
  return contradicts(position, fact) ? [RULED_BEFORE] : [];
}

/**
 * The ledger without the answer or choice just recorded, where a finding says that the answer came too late or that the choice changes
 * nothing. Kept, such an answer would decide the next matter of its kind, about which nobody has been asked.
 */
export function withoutVainEntry(ledger: Ledger, before: Position, findings: readonly Finding[]): Ledger {
  const isTooLate = findings.some(
    ({ key }) => key === 'record.ruledBefore' || key === 'record.answerTooLate',
  );
  // 9B: a choice that is none does not show that the director has come.
  if (findings.some(({ key }) => key === 'choice.changesNothing'))
    return { ...ledger, attention: before.ledger.attention };
  return isTooLate ? { ...ledger, answers: before.ledger.answers } : ledger;
}

function contradicts(position: Position, fact: QuestionAnswered): boolean {
  const { ledger, cases, table } = position;
  const { question, answer, seat, card, trick } = fact;
  const about = defined({ seat, card, trick });
  const inQuestion = cardsInQuestion(ledger, question).map((each) => each.card);
  const before = ledger.answers.filter(
    (each) =>
      each.question === question &&
      isAbout(each, about) &&
      (inQuestion.length === 0 || each.card === undefined || inQuestion.includes(each.card)),
  );
  if (before.some((each) => each.answer === answer)) return false;
  const meant = cases.filter((open) => isMeant(open, fact, table));
  // The card may still be taken back on this answer (47E1).
  if (question === 'toldItWasTurn' && answer === true && meant.some((open) => liesInTrick(open, table)))
    return false;
  return (
    before.some((each) => each.asked === true) ||
    meant.some((open) => isOtherwise(open, fact)) ||
    isIntentTooLate(position, fact)
  );
}

/** True when the answer names nobody, no card and no trick, or those of this matter. */
function isMeant(open: Case, { seat, card, trick }: QuestionAnswered, table: Table): boolean {
  const subject = subjectOf(open);
  const isOf = seat === undefined || subject.seat === seat;
  const isPlayedBy = subject.seat !== null && playerOf(table, subject.seat) === seat;
  return (
    (isOf || isPlayedBy) &&
    (card === undefined || subject.card === card || wantedInstead(open) === card) &&
    (trick === undefined || trickOf(open) === trick)
  );
}

/** The card that declarer wants in place of the one he called (45C4b). */
const wantedInstead = ({ machine, context }: Case): Card | null =>
  machine === 'designation' ? context.changeTo : null;

const trickOf = ({ machine, context }: Case): number | null =>
  machine === 'openingLead' ? 1 : 'trick' in context ? context.trick : null;

/** True when the card stands in the trick that it was meant for, and not in another to which it was played since. */
function liesInTrick(open: Case, table: Table): boolean {
  const { seat, card } = subjectOf(open);
  if (seat === null || !isCard(card)) return false;
  const meantFor = open.machine === 'prematurePlay' ? aboutEarlyCard(open.context).trick : trickOf(open);
  return trickWith(table, seat, card)?.number === meantFor;
}

/**
 * 46B: the card that declarer meant is found when the trick to which his words called another is over. While dummy has still to play to the
 * next one, the answer may be about a call to come. Nor is anything found where he named dummy's card in full (46A).
 */
function isIntentTooLate({ ledger, table }: Position, { question, answer, card }: QuestionAnswered): boolean {
  const { incompleteCallTo: called } = ledger;
  const { trick } = table;
  const dummy = dummyOf(table);
  if (question !== 'intentIncontrovertible' || answer !== true || card === undefined) return false;
  if (trick === null || dummy === null || trick[dummy] === null) return false;
  return called === null ? !isFull(trick) : called < trick.number;
}

/** True when nobody had answered, so that the matter was ruled on as is presumed, and this answer is another than what was presumed. */
function isOtherwise(open: Case, { question, answer }: QuestionAnswered): boolean {
  switch (open.machine) {
    case 'openingLead':
      return open.ended && answer === true && (question === 'couldSeeDummy' || question === 'toldItWasTurn');
    case 'leadOutOfTurn':
    case 'prematurePlay':
      return open.ended && answer === true && question === 'toldItWasTurn';
    case 'penaltyCard':
      if (!obligesNobody(open)) return false;
      return question === 'partnerCouldSee'
        ? answer === false && dependsOnSight(open.context)
        : answer === true && question === 'waive';
    case 'designation':
      return (
        question === 'slipOfTongue' &&
        open.ended &&
        wantedInstead(open) !== null &&
        answer !== hasCallChanged(open)
      );
    case 'claim':
      if (isClaimUndecided(open) || open.context.asRecorded === true) return false;
      return answer === true && (question === 'noClaimIntended' || question === 'currentTrickOnly');
    default:
      return false;
  }
}
