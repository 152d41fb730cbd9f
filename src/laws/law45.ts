/**
 * Law 45: card played. 2017, 2007. Opens `designation` where dummy's card is changed (45C4b) or misplaced (45D), and penalty
 * cards for a fifth card (45E). What only people know is asked: 45C2, 45C3, 45C4b, 45E, 45F.
 */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { isRemembered, type Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { type Table, awaitsLead, onLead, openPlaceOf, trickNumber } from '../domain/table.ts';
import type { CardExposed, CardTouched, QuestionAnswered } from '../events/event.ts';
import type { DesignationContext } from './case.ts';
import type { Citation } from './finding.ts';
import {
  cite,
  move,
  type Effect,
  type Heard,
  type HeardFact,
  type HeardPlay,
  type Situation,
} from './heard.ts';
import { answeredTrue } from './answers.ts';
import { callInQuestion, calledLead, misplacedLead } from './calledLead.ts';
import { mayChooseHand } from './law43.ts';
import { changeWanted, isWrongLeadTakenBack, swap } from './law45C4.ts';
import { fifthCard, fifthCardWasLed } from './law45E.ts';
import { undecidedLead } from './law44.ts';
import { openLead } from './law53.ts';
import { isAnswerToCall } from './lastPlay.ts';
import { momentOf } from './ledger.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { isRightForfeited } from './law60A.ts';

export function watch45(heard: Heard): Effect[] {
  const { fact, play, before } = heard;
  if (play?.manner === 'fifthCard')
    return isRightForfeited(heard, play) ? [] : fifthCard(heard, play.seat, play.card, play.trick);
  const { declarer } = before;
  if (declarer === null || before.phase === 'auction') return [];
  const dummy = partnerOf(declarer);
  switch (fact.type) {
    case 'CardTouched':
      return touched(heard, dummy, fact);
    case 'CardPlaced':
      return placed(heard, dummy, fact.card);
    case 'CardCalled':
      return fact.change === true && fact.by === declarer ? changeWanted(heard, dummy, fact) : [];
    case 'QuestionAnswered':
      return answered(heard, declarer, fact);
    case 'CardExposed':
      return fact.seat === declarer ? shownByDeclarer(heard, fact) : [];
    default:
      return [];
  }
}

/** 45C3: declarer's touch plays it if deliberate (asked). 45F: dummy's own touch suggests it. */
function touched(heard: Heard, dummy: Seat, { seat, card }: CardTouched): Effect[] {
  const { before, ledger } = heard;
  if (seat === dummy) return before.trick?.[seat] === card ? [] : [suggested(before, seat, card)];
  const deliberate = answeredTrue(ledger, 'dummyTouchDeliberate', false, { card });
  return deliberate ? touchedOnPurpose(heard, dummy, card) : [];
}

/** 45F: dummy picks or touches a card of his own accord. */
function suggested(before: Table, dummy: Seat, card: Card): Effect {
  return cite({
    key: 'dummy.suggestedCard',
    laws: ['45F'],
    params: { seat: dummy, card },
    seat: dummy,
    card,
    trick: trickNumber(before),
  });
}

/** What dummy did just now is a suggestion, as the findings of this moment say. */
export function isSuggestion({ key }: Citation): boolean {
  return key === 'dummy.suggestedCard';
}

function touchedOnPurpose(heard: Heard, dummy: Seat, card: Card): Effect[] {
  const { before: table } = heard;
  if (!mayBePlayed(heard, dummy, card)) return [];
  return [
    cite({
      key: 'designation.touched',
      laws: ['45C3'],
      params: { by: table.declarer, card },
      seat: dummy,
      card,
      trick: trickNumber(table),
    }),
    ...standOrLead(heard, dummy, card),
  ];
}

/** In its turn; or, between two tricks and while nobody has led since, as a lead out of turn. */
function mayBePlayed(heard: Heard, seat: Seat, card: Card): boolean {
  const { before: table, ledger } = heard;
  if (!holds(table.hands[seat], card)) return false;
  if (table.turn === seat) return true;
  const leads = awaitsLead(table) && table.trick !== null && undecidedLead(heard) === null;
  return leads && ledger.declarersCardAt === momentOf(table);
}

function standOrLead(heard: Heard, seat: Seat, card: Card): Effect[] {
  if (heard.before.turn === seat) return stand(heard.before, seat, card);
  return [move({ do: 'lay', seat, card, as: 'lead' }), ...openLead(seat, card, heard)];
}

function stand(table: Table, seat: Seat, card: Card): Effect[] {
  return [move({ do: 'stand', seat, card, as: onLead(table) === seat ? 'lead' : undefined })];
}

/** 45D: dummy answers a call with another card. 45F: he picks or moves one that nobody named, and no trick changes. */
function placed(heard: Heard, dummy: Seat, card: Card): Effect[] {
  const { before } = heard;
  const { trick } = before;
  const called = trick?.[dummy] ?? null;
  if (called === card || (called !== null && !isRemembered(called))) return [];
  const held = holds(before.hands[dummy], card);
  if (held && openPlaceOf(before, dummy) !== null) return [move({ do: 'stand', seat: dummy, card })];
  if (held && isWrongLeadTakenBack(heard)) return stand(before, dummy, card);
  if (isWanted(heard, card)) return [];
  const waiting = calledLead(heard, dummy);
  if (waiting !== null) return waiting === card ? [] : [misplacedLead(before, dummy, waiting, card)];
  const isAnswer = isAnswerToCall(heard.ledger.lastPlay, before, heard.at);
  if (trick === null || called === null || !held || !isAnswer) return [suggested(before, dummy, card)];
  return [
    cite({
      key: 'designation.misplaced',
      laws: ['45D'],
      params: { called, card },
      seat: dummy,
      card,
      trick: trick.number,
    }),
    callInQuestion(heard, dummy, {
      card: called,
      trick: trick.number,
      clause: '45D',
      changeTo: null,
      placed: card,
    }),
  ];
}

/** 45C4b: declarer has named it in place of the card called, whatever is found of that: dummy suggests nothing of his own. */
function isWanted({ cases, before }: Heard, card: Card): boolean {
  return lifecyclesOf(cases, 'designation').some(
    ({ context }) => context.changeTo === card && context.trick === before.trick?.number,
  );
}

/** 45C2: declarer's own card held as if played; and the answers that make a card played after all. */
function shownByDeclarer(heard: Heard, { seat, card }: CardExposed): Effect[] {
  const played = answeredTrue(heard.ledger, 'declarerCardPlayed', false, { card });
  return played ? playedByDeclarer(heard, seat, card) : [];
}

function playedByDeclarer(heard: Heard, seat: Seat, card: Card): Effect[] {
  const { before: table } = heard;
  if (!mayBePlayed(heard, seat, card)) return [];
  return [
    cite({
      key: 'declarer.cardPlayed',
      laws: ['45C2'],
      params: { seat, card },
      seat,
      card,
      trick: trickNumber(table),
    }),
    ...standOrLead(heard, seat, card),
  ];
}

function answered(heard: Heard, declarer: Seat, { question, answer, card }: QuestionAnswered): Effect[] {
  const { ledger } = heard;
  if (answer !== true) return [];
  const dummy = partnerOf(declarer);
  switch (question) {
    case 'intentIncontrovertible':
      return card === undefined || !ledger.incompleteCall ? [] : intended(heard, dummy, card);
    case 'declarerCardPlayed':
      return isMeant(card, ledger.shownByDeclarer)
        ? playedByDeclarer(heard, declarer, ledger.shownByDeclarer)
        : [];
    case 'dummyTouchDeliberate':
      return isMeant(card, ledger.touchedByDeclarer)
        ? touchedOnPurpose(heard, dummy, ledger.touchedByDeclarer)
        : [];
    case 'fifthCardLed':
      return fifthCardWasLed(heard, card);
    default:
      return [];
  }
}

/** The answer names this card, or none: then the one in question is meant. */
function isMeant(named: Card | undefined, inQuestion: Card | null): inQuestion is Card {
  return inQuestion !== null && (named === undefined || named === inQuestion);
}

/** 46B: the card declarer meant beyond dispute takes the place of the one his words designated. */
function intended(heard: Heard, dummy: Seat, card: Card): Effect[] {
  const { before } = heard;
  const { trick } = before;
  const called = trick?.[dummy] ?? null;
  if (trick === null || !isRemembered(called) || !holds(before.hands[dummy], card)) return [];
  return [
    cite({
      key: 'designation.intended',
      laws: ['46B'],
      params: { called, card },
      seat: dummy,
      card,
      trick: trick.number,
    }),
    ...swap(heard, dummy, trick.number, called, card),
  ];
}

/** The chooser names one of the candidates (46B3b, 46B4, 46B5). */
export function isChosen(
  { choosers, candidates }: DesignationContext,
  { fact }: HeardFact<'ChoiceMade'>,
): boolean {
  return choosers.includes(fact.by) && candidates.some((card) => fact.option === `card:${card}`);
}

export function choose(context: DesignationContext, { fact, before }: HeardFact<'ChoiceMade'>): Effect[] {
  const card = fact.option.slice('card:'.length) as Card;
  return [
    cite({
      key: 'designation.chosen',
      laws: [context.clause],
      params: { by: fact.by, card },
      seat: context.dummy,
      card,
      trick: context.trick,
    }),
    ...stand(before, context.dummy, card),
  ];
}

/** Which hand leads, or whether a lead out of turn stands, comes before which card dummy leads (43B2a, 53A). */
export function waitsForLead({ leads }: DesignationContext, situation: Situation): boolean {
  if (!leads) return false;
  const isHandOpen = lifecyclesOf(situation.cases, 'leadingHand').some(
    ({ state, context }) => state === 'pending' && mayChooseHand(context, situation),
  );
  return isHandOpen || undecidedLead(situation) !== null;
}

/** Dummy was to lead, and another hand does; or the opening lead dummy was to play to went back (54D): the words name no card any more. */
export function isOthersLead({ leads, dummy, trick }: DesignationContext, situation: Situation): boolean {
  const { table } = situation;
  if (table.phase === 'lead' && undecidedLead(situation) === null) return true;
  if (!leads) return false;
  const leader = table.trick?.number === trick ? table.trick.leader : onLead(table);
  return leader !== null && leader !== dummy;
}

/** Dummy has played to the trick in some other way. */
export function isOvertaken({ dummy }: DesignationContext, { play }: HeardPlay): boolean {
  return play.seat === dummy;
}
