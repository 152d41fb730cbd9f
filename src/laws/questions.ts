/**
 * The questions that only people can answer and that matter now (Q1 to Q28). The program asks them, and shows what depends on each
 * answer.
 */

import { countsAsPlay, penaltyCardsIn } from './inForce.ts';
import { defined } from '../domain/defined.ts';
import { dummyOf, playerOf } from '../domain/table.ts';
import type { QuestionAnswered } from '../events/event.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import { beginningOf, type Case, type CaseIn } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import type { Clause, EndOf } from './finding.ts';
import { cite, type Effect, type Step, type Situation } from './step.ts';
import { MOST_MATTERS, type About } from './answered.ts';
import { asked, type Asked, type OpenQuestion } from './asked.ts';
import { answerTo, isAbout } from './answers.ts';
import { ofClaim } from './questionsOfClaim.ts';
import { ofPenaltyCard } from './questionsOfPenaltyCard.ts';
import { mayMeanAnother } from './law45.ts';
import { isBehindLead, mayBeFoundPlayed } from './law45C.ts';
import { fifthCardBack } from './law45E.ts';
import { aboutEarlyCard, earlyCardsThatStay } from './law47E.ts';
import { mayBecomeMinor } from './law58.ts';
import { lawOfInformation } from './law62.ts';
import { isNoticedTooLate } from './law64B.ts';
import { afterClaim } from './law69.ts';
import {
  isEstablished,
  hasWaitedForItsTurn,
  isCallChangeWanted,
  isCardToBeChosen,
  isCardToBeNamed,
  isClaimUnanswered,
  isLeadMadeProperly,
  isOpeningLeadAccepted,
  isOpeningLeadUndecided,
  isTrickNoticedEarly,
  isTrickRepaired,
  mayBeToldItWasTurn,
  mayLeadStand,
  mayStillBeCorrected,
  wasLeadRefused,
  wasReplaced,
} from './states.ts';

function ofRevoke(open: Extract<Case, { machine: 'revoke' }>, situation: Situation): Asked[] {
  const { seat, trick, attentionAt, correctedBy, asIfEstablished, neverCorrected } = open.context;
  const questions: Asked[] = [];
  const established = isEstablished(open) || asIfEstablished;
  // 64B8, after a correction by 62C3, is one of the limbs after which 64C stays open.
  const mayBeJudged = established || correctedBy === '62C3' || neverCorrected === true;
  if (mayBeJudged && !isNoticedTooLate(open.context, situation))
    questions.push(asked('withoutRevoke', '64C', { seat }));
  if (established) {
    if (
      attentionAt === null &&
      (situation.ledger.roundEndedAt !== null || situation.ledger.nextBoardCalledBy.length > 0)
    ) {
      questions.push(asked('whenAttention', '64B4', { seat, trick }));
    }
    if (open.context.playedOnBy !== null && situation.laws.misinformedPlayNeverEstablishes)
      questions.push(
        asked('toldItWasTurn', '47E1', { seat: playerOf(situation.table, open.context.playedOnBy) }),
      );
  }
  if (mayStillBeCorrected(open)) questions.push(asked('whenAttention', '62A', { seat, trick }));
  if (correctedBy !== null)
    questions.push(asked('logicalAlternative', lawOfInformation(open.context, situation), { seat }));
  return questions;
}

function ofCase(open: Case, situation: Situation): Asked[] {
  switch (open.machine) {
    case 'penaltyCard':
      return ofPenaltyCard(open, situation);
    case 'revoke':
      return ofRevoke(open, situation);
    case 'claim':
      return ofClaim(open, situation);
    case 'leadOutOfTurn': {
      const { leader, card, byDefender, trick, madeEarly } = open.context;
      if (!byDefender && wasLeadRefused(open)) return [asked('logicalAlternative', '55C')];
      if (isLeadMadeProperly(open))
        return countsAsPlay(open.context) ? [] : [asked('logicalAlternative', '16C')];
      const seat = playerOf(situation.table, leader);
      // What was answered while the lead waited for the trick before (C-8) is about the same lead.
      const about = { seat, card, trick, ...(madeEarly === true ? { since: undefined } : {}) };
      return mayLeadStand(open) ? [asked('toldItWasTurn', '47E1', about)] : [];
    }
    case 'openingLead': {
      const { leader: seat, card } = open.context;
      const told = asked('toldItWasTurn', '47E1', { seat, card, trick: 1 });
      if (isOpeningLeadUndecided(open))
        return [told, asked('couldSeeDummy', '54C'), asked('misinformed', '47E2a', { seat, card })];
      if (!isOpeningLeadAccepted(open)) return [];
      // That he could see a card of a hand that was spread is presumed, and may be found otherwise.
      return open.context.seen === true ? [told, asked('couldSeeDummy', '54C')] : [told];
    }
    case 'prematurePlay': {
      const { choice } = open.context;
      // A card about which declarer chose (57A) did not wait for its turn.
      const waited = hasWaitedForItsTurn(open) && choice === null;
      return [
        ...(mayBeToldItWasTurn(open) ? [asked('toldItWasTurn', '47E1', aboutEarlyCard(open.context))] : []),
        ...(waited && situation.laws.playAtRightHandTurnWaits ? [asked('logicalAlternative', '57D')] : []),
      ];
    }
    case 'designation':
      if (isCallChangeWanted(open))
        return [asked('slipOfTongue', '45C4b', { card: open.context.card ?? undefined })];
      return isCardToBeChosen(open) && !isBehindLead(open.context, situation)
        ? [asked('intentIncontrovertible', '46B')]
        : [];
    case 'simultaneous':
      if (!isCardToBeNamed(open)) return [];
      return mayBecomeMinor(open.context, situation.table)
        ? [asked('order', '58B'), asked('inadvertent', '50B', { seat: open.context.seat })]
        : [asked('order', '58B')];
    case 'defectiveTrick':
      return isTrickRepaired(open) ? [] : [askedOfTrick(open)];
    case 'cardChange':
      return wasReplaced(open) ? [asked('logicalAlternative', '16C2')] : [];
    default:
      return [];
  }
}

/** If a card is missing and this is found late, the answer names the card of that hand. */
function askedOfTrick(open: CaseIn<'defectiveTrick'>): Asked {
  const { trick, seat, fault } = open.context;
  const question = asked('defectiveTrick', '67B', { trick, seat });
  return fault === 'short' && !isTrickNoticedEarly(open) ? { ...question, untilDone: true } : question;
}

function ofLedger(situation: Situation): Asked[] {
  const { ledger, table, laws } = situation;
  const questions: Asked[] = [];
  const { happened } = ledger;
  questions.push(...earlyCardsThatStay(situation).map((about) => asked('toldItWasTurn', '47E1', about)));
  const fifth = fifthCardBack(ledger, table);
  if (fifth !== null) questions.push(asked('fifthCardLed', '45E', fifth));
  if (ledger.dummySuggestedAt.length > 0) questions.push(asked('dummySuggested', '45F'));
  if (happened.playedBeforeDirector) questions.push(asked('forfeited', '11A'));
  if (ledger.disputeAfterRound) questions.push(asked('clearlyConvinced', '79B3'));
  if (happened.playedTogether) questions.push(asked('order', '58A'));
  if (happened.sightBeforeAuction || (ledger.seenBeforeAuction.length > 0 && laws.firstCallBeginsAuction))
    questions.push(asked('logicalAlternative', '16D1'));
  if (happened.informedByPartner) questions.push(asked('logicalAlternative', '16B'));
  if (mayMeanAnother(situation)) questions.push(asked('intentIncontrovertible', '46B'));
  const { touched, shown } = ledger.declarersCard;
  for (const each of touched)
    if (mayBeFoundPlayed(situation, dummyOf(table), each))
      questions.push(asked('dummyTouchDeliberate', '45C3', { card: each.card, since: each.event }));
  for (const each of shown)
    if (mayBeFoundPlayed(situation, table.declarer, each))
      questions.push(asked('declarerCardPlayed', '45C2', { card: each.card, since: each.event }));
  if (happened.dummyLostRights) questions.push(asked('couldHaveKnown', '72C'));
  return questions;
}

/** The number of the event with which the matter began. A claim that an opponent answered with his own counts from that one. */
const beganAt = ({ id, context }: Case): number =>
  ('openedAt' in context ? context.openedAt : undefined) ?? beginningOf(id);

/** Every question that matters now, answered or not; `only`: this question alone. */
function askedIn(situation: Situation, only?: QuestionId): Asked[] {
  const isMeant = ({ question }: Asked): boolean => only === undefined || question === only;
  const questions: Asked[] = [];
  const isAfterClaim = afterClaim(situation.cases);
  for (const open of situation.cases) {
    if (open.machine === 'revoke' && isAfterClaim(open)) continue;
    for (const one of ofCase(open, situation))
      if (isMeant(one))
        questions.push({ ...one, about: { since: beganAt(open), ...one.about }, case: open.id });
  }
  for (const one of ofLedger(situation)) if (isMeant(one)) questions.push(one);
  return questions;
}

/**
 * The matters that an answer decides if it does not name hand, card and trick, each matter once. These are the matters that wait for an
 * answer at that moment; if none waits, the matters that were answered before, even if nothing depends on them any more. So the answer
 * decides no matter that comes later. The list is empty if the answer comes before any matter: then the answer counts for all of them.
 * If there are very many matters, only the latest are listed.
 */
export function mattersOf(answer: QuestionAnswered, situation: Situation): readonly About[] {
  const matters = askedIn(situation, answer.question)
    .filter(({ about }) => isAbout(answer, about))
    .map(({ about }) => [`${about.seat} ${about.card} ${about.trick} ${about.since}`, about] as const);
  const all = [...new Map(matters).values()].slice(-MOST_MATTERS);
  const waiting = all.filter((about) => answerTo(situation.ledger, answer.question, about) === undefined);
  if (all.length === 0) return ofClaimMade(answer, situation) ?? repeated(answer, situation);
  return shownWithWords(answer, waiting.length > 0 ? waiting : all, situation);
}

/** 68D2b: what is found of playing on before anybody has doubted the claim is about that claim, and not about a later one, too. */
function ofClaimMade({ question }: QuestionAnswered, { cases }: Situation): readonly About[] | null {
  if (question !== 'allAgreedToPlayOn') return null;
  const made = lifecyclesIn(cases, isClaimUnanswered).map((open) => ({ since: beganAt(open) }));
  return made.length === 0 ? null : made;
}

/** The matter that the same answer has decided before, where nobody asks about it any more: to say so once more decides no other. */
function repeated({ question, answer, ...named }: QuestionAnswered, { ledger }: Situation): readonly About[] {
  const before = ledger.answers.findLast(
    (each) =>
      each.question === question &&
      each.answer === answer &&
      each.since !== undefined &&
      isAbout(each, named),
  );
  if (before === undefined) return [];
  const { seat, card, trick, since } = before;
  return [defined({ seat, card, trick, since })];
}

/**
 * 68: an answer about the words of a player that it names is one about the cards that he showed with them, whenever it is found, and about
 * none shown before the last play. Without a name it is about all that is asked.
 */
function shownWithWords(
  { question, seat }: QuestionAnswered,
  matters: readonly About[],
  { ledger, cases }: Situation,
) {
  if (question !== 'currentTrickOnly' || seat === undefined) return matters;
  if (matters.every(({ card }) => card !== undefined)) return matters;
  const lastPlay = ledger.lastPlay?.at ?? -1;
  const withWords = penaltyCardsIn(cases).flatMap(({ context }) => (context.byClaim ? [context.card] : []));
  return matters.filter(
    ({ card, since = 0 }) => card === undefined || since > lastPlay || withWords.includes(card),
  );
}

/** Each question once, with the clause that makes it matter; answered ones are gone. `only`: this question alone. */
export function openQuestionsIn(situation: Situation, only?: QuestionId): OpenQuestion[] {
  const seen = new Set<string>();
  const open: OpenQuestion[] = [];
  for (const { about, untilDone, ...question } of askedIn(situation, only)) {
    const key = `${question.question} ${question.law} ${question.case ?? ''}`;
    if (seen.has(key)) continue;
    const answer = answerTo(situation.ledger, question.question, about);
    if (answer !== undefined && (!untilDone || answer.answer === false)) continue;
    seen.add(key);
    open.push(question);
  }
  return open;
}

/** The clause on which an affirmative answer rests, for answers that have a finding of their own because no lifecycle reports them. */
const RESTS_ON: Readonly<Record<Stated, Clause>> = {
  couldHaveKnown: '72C',
  logicalAlternative: '16C2',
  dummySuggested: '45F',
  clearlyConvinced: '79B3',
  forfeited: '11A',
};

type Stated = Extract<QuestionId, EndOf<'answer'>>;

const isStated = (question: QuestionId): question is Stated => Object.hasOwn(RESTS_ON, question);

/** States a finding that people made in answer to a question, with the clauses under which it was asked. */
export function watchAnswer(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'QuestionAnswered' || fact.answer !== true) return [];
  const { question } = fact;
  if (!isStated(question)) return [];
  const clause = RESTS_ON[question];
  const { answers } = step.ledger;
  // The answer stands at the end, once for each matter that it is about.
  const before = answers.findLastIndex((each) => each.question !== question || !isAbout(fact, each)) + 1;
  const unanswered = { ...step, ledger: { ...step.ledger, answers: answers.slice(0, before) } };
  const askedUnder = openQuestionsIn(unanswered, question).map(({ law }) => law);
  // 16B, not the paragraph on withdrawn cards, unless a withdrawn card asked: a hesitation or a remark is no event that asks.
  return [
    cite({
      key: `answer.${question}`,
      laws:
        question === 'logicalAlternative' && askedUnder.every((each) => each === '16B')
          ? ['16B']
          : [...new Set([clause, ...askedUnder])],
      params: { by: fact.by },
      ...(fact.seat === undefined ? {} : { seat: fact.seat }),
    }),
  ];
}
