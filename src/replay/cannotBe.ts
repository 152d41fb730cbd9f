/** Facts other than cards played that can't be true of the hand that the record names. Without a word they would change nothing. */

import type { Card } from '../domain/card.ts';
import { isSeat, SEATS, type Seat } from '../domain/seat.ts';
import { hasLedFaceDown, holdsCard, trickAt, trickNumber, trickWith, waitingCards } from '../domain/table.ts';
import type { CardWithdrawn, Fact, QuestionAnswered } from '../events/event.ts';
import { lifecyclesIn, lifecyclesOf } from '../laws/caseIndex.ts';
import { cited, type Citation } from '../laws/finding.ts';
import { cardInQuestion, isBehindLead } from '../laws/law45C.ts';
import type { DeclarersCard } from '../laws/ledger.ts';
import { isPlayedOnSince, momentOf } from '../laws/moment.ts';
import type { Play } from '../laws/step.ts';
import { isCardToBeChosen } from '../laws/states.ts';
import { subjectOf } from '../laws/subject.ts';
import { isMomentThere, isUnusable } from './misstated.ts';
import type { Position } from './position.ts';

/**
 * What the record can't mean by a fact: a hand turns up or takes back a card that it has not put down, or came first without
 * one. `play`: the lead or play that the fact makes.
 */
export function cannotBe(position: Position, fact: Fact, play: Play | null): Citation[] {
  switch (fact.type) {
    case 'LeadFaced':
      return isLeadThere(position, fact.seat) ? [] : [notThere('record.nothingToFace', fact.seat)];
    case 'CardWithdrawn':
      return wasPutDown(position, fact)
        ? []
        : [
            cited({
              key: 'record.nothingToTakeBack',
              laws: [],
              record: 'cardNotHeld',
              params: { seat: fact.seat, card: fact.card },
              seat: fact.seat,
              card: fact.card,
            }),
          ];
    case 'QuestionAnswered':
      return cannotBeAnswer(position, fact, play);
    default:
      return [];
  }
}

const notThere = (key: 'record.nothingToFace' | 'record.firstHadNoCard', seat: Seat): Citation =>
  cited({ key, laws: [], record: 'turnUnclear', params: { seat }, seat });

/**
 * True for a hand whose lead lies face down, or was made face up: the record may have left out that it lay face down. While the record
 * has no opening lead at all, the card may be written down later.
 */
function isLeadThere({ table, cases }: Position, seat: Seat): boolean {
  const first = trickAt(table, 1);
  return (
    hasLedFaceDown(table, seat) ||
    first?.leader === seat ||
    (first === null && table.faceDownLeads.length === 0) ||
    table.loose.some((card) => card.seat === seat) ||
    lifecyclesOf(cases, 'openingLead').some(({ context }) => context.leader === seat)
  );
}

/**
 * True when something in the record has put the card on the table; also before the first trick, and where cards are forgotten: nobody can
 * tell.
 */
function wasPutDown({ table, cases, ledger }: Position, { seat, card }: CardWithdrawn): boolean {
  if (table.faceDownLeads.some((lead) => lead.card === card && lead.seat !== seat)) return false;
  if (table.phase === 'auction' || table.trick === null || table.forgotten !== null) return true;
  return (
    trickWith(table, seat, card) !== null ||
    [...table.loose, ...table.faceDownLeads, ...ledger.takenBack].some(
      (one) => one.seat === seat && one.card === card,
    ) ||
    // A card that declarer showed or touched, or that dummy put down of his own accord, may be said to go back.
    [...ledger.declarersCard.shown, ...ledger.declarersCard.touched, ledger.dummyPut].some(
      (one) => one?.card === card,
    ) ||
    cases.some(({ context }) =>
      Object.values(context).some((value) => value === card || isAmong(value, card)),
    )
  );
}

const isAmong = (value: unknown, card: string): boolean => Array.isArray(value) && value.includes(card);

/** What an answer can't mean: it is of another kind than its question asks for, names what is not there, or comes too late for its card. */
function cannotBeAnswer(position: Position, fact: QuestionAnswered, play: Play | null): Citation[] {
  const { answer } = fact;
  const isUnfit = isUnusable(position, fact) || namesNothing(position, fact);
  if (isUnfit && fact.question === 'order' && isSeat(answer))
    return [notThere('record.firstHadNoCard', answer)];
  if (isUnfit) return [cited({ key: 'record.answerUnfit', laws: [], record: 'changesNothing', params: {} })];
  const meant = meantTooLate(position, fact);
  if (meant !== null) return [answeredTooLate(meant)];
  const late = cardTooLate(position, fact, play);
  if (late === null) return [];
  const { card, at } = late;
  // Else the moment has passed by a choice, or by a card that went back.
  return [
    isPlayedOnSince(at, position.table)
      ? answeredTooLate(card)
      : cited({ key: 'record.ruledBefore', laws: [], record: 'changesNothing', params: {} }),
  ];
}

/**
 * True when the answer names a mark that the record does not have, or, of cards played together, a hand or card of which nothing lies
 * there.
 */
function namesNothing(position: Position, { question, answer, trick }: QuestionAnswered): boolean {
  const { table, cases, ledger } = position;
  if (question === 'whenAttention') return !isMomentThere(position, String(answer));
  const meant = trickAt(table, trick ?? trickNumber(table));
  if (question !== 'order' || answer === 'together' || !ledger.happened.playedTogether || meant === null)
    return false;
  return ![
    ...SEATS.map((seat) => ({ seat: meant[seat] === null ? null : seat, card: meant[seat] })),
    ...table.loose,
    ...table.faceDownLeads,
    // A card that waits for its turn, or that has gone back, was played as well.
    ...cases.map(subjectOf),
  ].some(({ seat, card }) => seat === answer || card === answer);
}

const answeredTooLate = (card: Card): Citation =>
  cited({ key: 'record.answerTooLate', laws: [], record: 'changesNothing', params: { card }, card });

/** 46B: the card of dummy's that declarer meant, when another hand has led since and nobody has decided on that lead; null for none. */
function meantTooLate(position: Position, { question, answer, card }: QuestionAnswered): Card | null {
  if (question !== 'intentIncontrovertible' || answer !== true || card === undefined) return null;
  const isBehind = lifecyclesIn(position.cases, isCardToBeChosen).some(({ context }) =>
    isBehindLead(context, position),
  );
  return isBehind ? card : null;
}

/** Declarer's own card, or the card of dummy's that he touched, found to be played only when its moment has passed; null for none. */
function cardTooLate(
  { table, ledger }: Position,
  fact: QuestionAnswered,
  play: Play | null,
): DeclarersCard | null {
  const meant = cardInQuestion(ledger, fact);
  if (fact.answer !== true || play !== null || meant === undefined) return null;
  // That card lies on the table as a lead out of turn: the answer has been given before.
  if (waitingCards(table).some(({ card: waiting }) => waiting === meant.card)) return null;
  const isHeld = SEATS.some((seat) => holdsCard(table, seat, meant.card));
  return table.phase === 'play' && meant.at !== momentOf(table) && isHeld ? meant : null;
}
