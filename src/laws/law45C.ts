/**
 * Laws 45C2, 45C3, 46: a card of the declaring side that is played although no call names it. 2017, 2007. Declarer holds his own card as
 * if played, or touches dummy's on purpose; a player chooses the card that declarer's words left open; dummy puts a card in place of one
 * taken back. It is a lead or play like any other.
 */

import { isRemembered, suitOf, type Card } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import {
  awaitsLead,
  dummyOf,
  isKnownHand,
  onLead,
  openPlaceOf,
  suitToFollow,
  trickNumber,
  type Table,
} from '../domain/table.ts';
import type { CardPlayed, ChoiceMade, Fact, QuestionAnswered } from '../events/event.ts';
import { answeredTrue } from './answers.ts';
import { beginningOf, type DesignationContext } from './case.ts';
import type { DeclarersCard, Ledger } from './ledger.ts';
import type { QuestionId } from '../lawbook/choices.ts';
import { cite, type Effect, type Step, type StepOf, type Play, type Situation } from './step.ts';
import { undecidedLead } from './law44.ts';
import { isWrongLeadTakenBack } from './misplacedCard.ts';
import { cardLed, momentOf } from './moment.ts';
import { isClaimStanding, wasAfterClaim } from './law69.ts';
import { isCardToBeChosen } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { NO_OTHER_INTENTION } from './law46.ts';
import { isPerhapsHeld } from './unknownDummy.ts';

/** The lead or play this fact makes; null for any other. `situation`: the table before it, the ledger with it. */
export function playedWithoutCall(situation: Situation, fact: Fact): CardPlayed | null {
  const { table, ledger } = situation;
  const { declarer } = table;
  const dummy = dummyOf(table);
  if (declarer === null || dummy === null || table.phase === 'auction') return null;
  switch (fact.type) {
    case 'CardTouched': {
      const { seat, card } = fact;
      const touched = ledger.declarersCard.touched.at(-1);
      if (touched?.card !== card || seat === dummy) return null;
      const isMeant = answeredTrue(ledger, 'dummyTouchDeliberate', false, { card, since: touched.event });
      return isMeant ? played(situation, dummy, touched) : null;
    }
    case 'CardExposed': {
      const { seat, card } = fact;
      const shown = ledger.declarersCard.shown.at(-1);
      if (shown?.card !== card || seat !== declarer) return null;
      const isMeant = answeredTrue(ledger, 'declarerCardPlayed', false, { card, since: shown.event });
      return isMeant ? played(situation, declarer, shown) : null;
    }
    case 'QuestionAnswered':
      if (fact.question === 'intentIncontrovertible') return foundMeant(situation, dummy, fact);
      return foundPlayed(situation, fact.question === 'declarerCardPlayed' ? declarer : dummy, fact);
    case 'CardPlaced':
      return putInPlace(situation, dummy, fact.card);
    case 'ChoiceMade':
      return chosenCard(situation, fact);
    default:
      return null;
  }
}

/** The card in question, if the answer is yes. */
function foundPlayed(situation: Situation, seat: Seat, fact: QuestionAnswered): CardPlayed | null {
  const inQuestion = cardInQuestion(situation.ledger, fact);
  return fact.answer === true && inQuestion !== undefined ? played(situation, seat, inQuestion) : null;
}

/** 45C2, 45C3: the cards that declarer has shown or touched last, which such an answer may be about; empty for another question. */
export function cardsInQuestion(
  { declarersCard: { shown, touched } }: Ledger,
  question: QuestionId,
): readonly DeclarersCard[] {
  if (question === 'declarerCardPlayed') return shown;
  return question === 'dummyTouchDeliberate' ? touched : [];
}

/** Of the cards that declarer has shown or touched, the one that the answer names; the latest if it names none. */
export function cardInQuestion(
  ledger: Ledger,
  { question, card }: QuestionAnswered,
): DeclarersCard | undefined {
  return cardsInQuestion(ledger, question).findLast((each) => card === undefined || each.card === card);
}

/** 45C2, 45C3: true while the answer that the card shown or touched was played can still play it. */
export function mayBeFoundPlayed(situation: Situation, seat: Seat | null, card: DeclarersCard): boolean {
  return seat !== null && played(situation, seat, card) !== null;
}

/**
 * 46B: the card that declarer meant beyond dispute, where his words have left it open and dummy is to play: nobody chooses another. Words
 * before a claim have played it before the claim, whenever that is found.
 */
function foundMeant(
  situation: Situation,
  dummy: Seat,
  { answer, card }: QuestionAnswered,
): CardPlayed | null {
  const { table, cases } = situation;
  const [open] = lifecyclesIn(cases, isCardToBeChosen);
  if (answer !== true || card === undefined || open === undefined) return null;
  if (wasAfterClaim(situation, open.context.openedAt)) return null;
  return mayPlayNow(situation, dummy) && isPerhapsHeld(table, dummy, card)
    ? { type: 'CardPlayed', seat: dummy, card }
    : null;
}

/** 46B: true when another hand has led after the words that left the card open, and nobody has decided on that lead: it comes first (53A). */
export function isBehindLead({ openedAt }: DesignationContext, situation: Situation): boolean {
  const lead = undecidedLead(situation);
  return lead !== null && openedAt < beginningOf(lead.id) && lead.context.leader !== dummyOf(situation.table);
}

/**
 * True when it is dummy's turn, or when his card may be played before it (57C3): the trick has begun, and dummy has no card in it. Where
 * another hand is on lead, the card that declarer meant is a lead out of turn (53A).
 */
function mayPlayNow(situation: Situation, dummy: Seat): boolean {
  const { turn, trick, phase } = situation.table;
  if (turn === dummy) return true;
  if (phase !== 'play') return false;
  return onLead(situation.table) === null ? trick?.[dummy] === null : undecidedLead(situation) === null;
}

/**
 * The card as a play in turn to the lead to which declarer showed or touched it, or as the lead if nobody had led then. Between two tricks,
 * while nobody has led since, it may also be a lead out of turn, or a play to one that waits (53A). Once the trick has begun, the card may
 * come before its turn (57C3).
 */
function played(
  situation: Situation,
  seat: Seat,
  { card, at, trick, led }: DeclarersCard,
): CardPlayed | null {
  const { table } = situation;
  if (!isPerhapsHeld(table, seat, card)) return null;
  const isOfThisTrick = trick === trickNumber(table);
  const waiting = undecidedLead(situation);
  const leads = awaitsLead(table) && table.trick !== null && waiting === null;
  const followsLead = waiting !== null && nextSeat(waiting.context.leader) === seat;
  const isSameLead = led === cardLed(table) || (led === null && awaitsLead(table));
  const isPlayed =
    table.turn === seat
      ? isOfThisTrick && isSameLead
      : isBeforeItsTurn(table, seat)
        ? isOfThisTrick && led !== null && isSameLead
        : (leads || followsLead) && at === momentOf(table);
  return isPlayed ? { type: 'CardPlayed', seat, card } : null;
}

/** True while the trick is in progress, and the hand has neither played to it nor taken a card of it back. */
function isBeforeItsTurn(table: Table, seat: Seat): boolean {
  const hasBegun = table.phase === 'play' && table.turn !== null && onLead(table) === null;
  return hasBegun && table.trick?.[seat] === null && openPlaceOf(table, seat) === null;
}

/** The card that dummy puts in place of a card taken back, or to a call that leaves it open because nobody knows his hand. */
function putInPlace(situation: Situation, dummy: Seat, card: Card): CardPlayed | null {
  const { table } = situation;
  const lying = table.trick?.[dummy] ?? null;
  if (!isPerhapsHeld(table, dummy, card) || (lying !== null && !isRemembered(lying))) return null;
  const isMissing = openPlaceOf(table, dummy) !== null || isWrongLeadTakenBack(situation);
  return isMissing || answersOpenCall(situation, dummy, card)
    ? { type: 'CardPlayed', seat: dummy, card }
    : null;
}

/** 45B: declarer's call leaves the card open, and dummy, whose hand nobody knows, puts one that it may mean: his hand shows which it is. */
function answersOpenCall(situation: Situation, dummy: Seat, card: Card): boolean {
  const isMeant = lifecyclesIn(situation.cases, isCardToBeChosen).some(
    ({ context }) => context.clause === '46B' && context.mayBe?.includes(card),
  );
  return isMeant && situation.table.turn === dummy && !isClaimStanding(situation);
}

/** 46B3b, 46B4, 46B5: the card that somebody chose because declarer's words left it open: it counts as if declarer had named it. */
function chosenCard(situation: Situation, fact: ChoiceMade): CardPlayed | null {
  // While a claim stands nobody chooses anything about the play (68D).
  if (isClaimStanding(situation)) return null;
  const open = lifecyclesIn(situation.cases, isCardToBeChosen).find(({ context }) =>
    isNamed(context, fact, situation.table),
  );
  return open === undefined ? null : { type: 'CardPlayed', seat: open.context.dummy, card: cardNamed(fact) };
}

/**
 * The cards left open by the call that may be chosen now: none while another hand than dummy's is to lead, and then only those that follow
 * suit where dummy holds the suit led (44C). 46B3b, 46B4: declarer chooses among cards that can be legally played.
 */
export function candidatesNow({ dummy, candidates }: DesignationContext, table: Table): readonly Card[] {
  const isOwing = table.phase === 'lead' || openPlaceOf(table, dummy) !== null;
  const leader = isOwing ? null : onLead(table);
  if (leader !== null && leader !== dummy) return [];
  const led = suitToFollow(table, dummy);
  const mustFollow = led !== null && !isVoid(table.hands[dummy], led);
  return mustFollow ? candidates.filter((card) => suitOf(card) === led) : candidates;
}

/** True when the player may choose and names one of the candidates. */
function isNamed(context: DesignationContext, fact: ChoiceMade, table: Table): boolean {
  const { by, option } = fact;
  return (
    (context.choosers.includes(by) &&
      candidatesNow(context, table).some((card) => option === `card:${card}`)) ||
    isNamedOfHiddenHand(context, fact, table)
  );
}

/**
 * 46B5: nobody knows dummy's hand, so that none of its cards is on offer: the card that a defender names is played, and where declarer chooses
 * (46B), the one that he names.
 */
export function isNamedOfHiddenHand(
  { choosers, candidates, clause, dummy, mayBe = [] }: DesignationContext,
  { by, option }: ChoiceMade,
  table: Table,
): boolean {
  const isOpen = candidates.length === 0 && choosers.includes(by);
  if (!isOpen || table.turn !== dummy || isKnownHand(table, dummy)) return false;
  return clause === '46B5' ? option.startsWith('card:') : mayBe.some((card) => option === `card:${card}`);
}

function cardNamed({ option }: ChoiceMade): Card {
  return option.slice('card:'.length) as Card;
}

/** 46B3b, 46B4, 46B5: a player who may do so names one of the cards that the call left open. */
export function isChosen(context: DesignationContext, { fact, before }: StepOf<'ChoiceMade'>): boolean {
  return isNamed(context, fact, before);
}

/** The finding that the card left open by the call was chosen, under the clause that gave the choice (46B3b, 46B4, 46B5). */
export function choose(context: DesignationContext, { fact }: StepOf<'ChoiceMade'>): Effect[] {
  const card = cardNamed(fact);
  return [
    cite({
      key: 'designation.chosen',
      laws: [context.clause],
      params: { by: fact.by, card },
      seat: context.dummy,
      card,
      trick: context.trick,
      weighed: [NO_OTHER_INTENTION],
    }),
  ];
}

/** 45C3: the finding that the touch, or the answer about it, has played dummy's card. */
export function touchedOnPurpose(step: Step): Effect[] {
  const by = step.before.declarer;
  return asPlayed(step).map((played) =>
    cite({ key: 'designation.touched', laws: ['45C3'], params: { by, card: played.card }, ...played }),
  );
}

/** 45C2: the finding that declarer's own card, held as if played, is played. */
export function shownByDeclarer(step: Step): Effect[] {
  const seat = step.before.declarer;
  return asPlayed(step).map((played) =>
    cite({
      key: 'declarer.cardPlayed',
      laws: ['45C2'],
      params: { seat, card: played.card },
      ...played,
      weighed: [{ law: '48A', why: 'heldAsPlayed' }],
    }),
  );
}

/** The card that was played without a call, its hand and its trick; none where no card was. */
function asPlayed({ play, before }: Step): Pick<Play, 'seat' | 'card' | 'trick'>[] {
  return play === null ? [] : [{ seat: play.seat, card: play.card, trick: trickNumber(before) }];
}
