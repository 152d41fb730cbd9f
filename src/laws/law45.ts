/**
 * Law 45: card played. 2017, 2007. Opens `designation` where dummy's card is changed (45C4b) or misplaced (45D), and penalty cards for a
 * fifth card (45E), and tells who turns his card too soon (45G). `law45C.ts` has the cards played by a touch, by holding them, or by a
 * choice. People answer 45C2, 45C3, 45C4b, 45E and 45F.
 */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { isRemembered, suitOf, type Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { isKnownHand, type Table, onLead, trickNumber, trickWith, dummyOf } from '../domain/table.ts';
import { isFull, suitLed } from '../domain/trick.ts';
import type { CardCalled, CardTouched, Fact, QuestionAnswered } from '../events/event.ts';
import type { DesignationContext } from './case.ts';
import type { Citation } from './finding.ts';
import { answerTo } from './answers.ts';
import { cite, type Effect, type Step, type StepOf, type PlayStep, type Situation } from './step.ts';
import { callInQuestion, calledLead, leadChanged, misplacedLead, waitingLeadOf } from './calledLead.ts';
import { mayChooseHand } from './law43.ts';
import { shownByDeclarer, touchedOnPurpose } from './law45C.ts';
import { changeWanted, swap } from './law45C4.ts';
import { fifthCard, fifthCardWasLed } from './law45E.ts';
import { undecidedLead } from './law44.ts';
import { turnNotKnown } from './notKnown.ts';
import { namesCardThatFollows } from './followedInstead.ts';
import { isAnswerToCall } from './lastPlay.ts';
import { isPlacedBackTooLate } from './misplacedCard.ts';
import type { Ledger } from './ledger.ts';
import { withFirst } from './repeats.ts';
import { lifecyclesOf, lifecyclesIn } from './caseIndex.ts';
import { isRightForfeited } from './law60A.ts';
import { isClaimStanding } from './law69.ts';
import { isCardMisplaced, isCardToBeChosen, isHandToBeChosen, isMisplacedForGood } from './states.ts';
import { cardNamed } from './law46.ts';
import { isPerhapsHeld } from './unknownDummy.ts';

/** 45C to 45F: a card played without a call, a call changed, a card misplaced or suggested by dummy, and a fifth card. */
export function watch45(step: Step): Effect[] {
  const { fact, play, before } = step;
  if (play?.manner === 'fifthCard') {
    const { seat, card, trick } = play;
    return (
      turnNotKnown(step, play) ?? (isRightForfeited(step, play) ? [] : fifthCard(step, seat, card, trick))
    );
  }
  const { declarer } = before;
  if (declarer === null || before.phase === 'auction') return [];
  const dummy = partnerOf(declarer);
  switch (fact.type) {
    case 'CardTouched':
      return touched(step, dummy, fact);
    case 'CardPlaced':
      return placed({ ...step, fact }, dummy);
    case 'CardCalled':
      if (fact.by === dummy) return namedByDummy(step, dummy, fact);
      if (fact.change !== true || fact.by !== declarer) return [];
      return namesCardThatFollows(step, fact) ?? changeWanted(step, dummy, fact);
    case 'QuestionAnswered':
      return answered(step, declarer, fact);
    case 'TrickTurned':
      return turnedTooSoon(step, fact.seat);
    case 'CardExposed':
      return fact.seat === declarer ? shownByDeclarer(step) : [];
    default:
      return [];
  }
}

/** 45G: a player turns his card before all four have played to the trick; after a claim nobody plays to it any more. */
function turnedTooSoon(step: Step, seat: Seat): Effect[] {
  const { trick } = step.before;
  if (trick === null || isFull(trick) || trick[seat] === null || isClaimStanding(step)) return [];
  const { number } = trick;
  return [
    cite({ key: 'trick.turnedTooSoon', laws: ['45G'], params: { seat, trick: number }, seat, trick: number }),
  ];
}

/** 45C3: declarer plays dummy's card by touching it, if he touched it on purpose (a question). 45F: dummy suggests a card by touching it. */
function touched(step: Step, dummy: Seat, { seat, card }: CardTouched): Effect[] {
  const { before } = step;
  if (seat === dummy) return isWanted(step, card) ? [] : suggested(before, seat, card);
  return touchedOnPurpose(step);
}

/** 45F: dummy himself names a card of his, and not to repeat what declarer has called. */
function namedByDummy(step: Step, dummy: Seat, call: CardCalled): Effect[] {
  const { before } = step;
  const card = cardNamed(before, call);
  if (card === undefined || isWanted(step, card)) return [];
  // Of a card that is not his, as one of the defenders', he says nothing that could be played.
  if (isKnownHand(before, dummy) && !holds(before.hands[dummy], card)) return [];
  return suggested(before, dummy, card);
}

/** 45F: the finding that dummy picked or touched a card of his own accord. A card in a trick, or led and waiting, is no longer one to play. */
function suggested(before: Table, dummy: Seat, card: Card): Effect[] {
  if (trickWith(before, dummy, card) !== null) return [];
  if (before.loose.some((lying) => lying.seat === dummy && lying.card === card && lying.as === 'lead'))
    return [];
  return [
    cite({
      key: 'dummy.suggestedCard',
      laws: ['45F'],
      params: { seat: dummy, card },
      seat: dummy,
      card,
      trick: trickNumber(before),
    }),
  ];
}

/** True if a finding of this moment says that dummy's act is a suggestion. */
export function isSuggestion({ key }: Citation): boolean {
  return key === 'dummy.suggestedCard';
}

/** 45F: the ledger after a finding that dummy has suggested a card. */
export function enteredSuggestion(ledger: Ledger, table: Table, fact: Fact): Ledger {
  const trick = trickNumber(table);
  const dummyPut = fact.type === 'CardPlaced' ? { card: fact.card, trick } : ledger.dummyPut;
  return { ...ledger, dummySuggestedAt: withFirst(ledger.dummySuggestedAt, trick), dummyPut };
}

/** 45D: dummy answers a call with another card. 45F: dummy moves a card that nobody named, and no trick changes. */
function placed(step: StepOf<'CardPlaced'>, dummy: Seat): Effect[] {
  const { before, play, cases } = step;
  const { card } = step.fact;
  const { trick } = before;
  const called = trick?.[dummy] ?? null;
  if (play !== null || (called !== null && !isRemembered(called))) return [];
  const held = isPerhapsHeld(before, dummy, card);
  if (isWanted(step, card)) return [];
  if (lifecyclesIn(cases, isMisplacedForGood).some(({ context }) => isPlacedBackTooLate(context, step)))
    return [];
  const waiting = calledLead(step, dummy);
  if (waiting !== null) return waiting === card || !held ? [] : misplacedLead(step, dummy, waiting, card);
  const { lastPlay, callBefore } = step.ledger;
  const isAnswer = [lastPlay, callBefore].some((call) => isAnswerToCall(call, before, step.at));
  if (trick === null || called === null || !held || !isAnswer) return suggested(before, dummy, card);
  const led = suitLed(trick);
  // Dummy sees to it that his hand follows suit (42A3; 2007: 42B2): the card called was a revoke, and nothing has to be put right.
  if (suitOf(card) === led && suitOf(called) !== led) return swap(step, dummy, trick.number, called, card);
  return [
    cite({
      key: 'designation.misplaced',
      laws: ['45D'],
      params: { called, card },
      seat: dummy,
      card,
      trick: trick.number,
    }),
    callInQuestion(step, dummy, {
      card: called,
      trick: trick.number,
      clause: '45D',
      changeTo: null,
      placed: card,
    }),
  ];
}

/**
 * 45C4b: true when declarer has named the card in place of the card he called; then dummy suggests nothing, whatever people find about the
 * call. 45D1: true, too, when dummy puts right what he misplaced.
 */
function isWanted({ cases, before }: Step, card: Card): boolean {
  return (
    lifecyclesOf(cases, 'designation').some(
      ({ context }) => context.changeTo === card && context.trick === before.trick?.number,
    ) || lifecyclesIn(cases, isCardMisplaced).some(({ context }) => context.card === card)
  );
}

function answered(step: Step, declarer: Seat, { question, answer, card }: QuestionAnswered): Effect[] {
  if (answer !== true) return [];
  const dummy = partnerOf(declarer);
  switch (question) {
    case 'intentIncontrovertible':
      return card === undefined ? [] : intended(step, dummy, card);
    case 'declarerCardPlayed':
      return shownByDeclarer(step);
    case 'dummyTouchDeliberate':
      return touchedOnPurpose(step);
    case 'fifthCardLed':
      return fifthCardWasLed(step, card);
    default:
      return [];
  }
}

/**
 * 46B: the card that declarer meant beyond dispute replaces the card that his words designated: that of the latest trick, or dummy's lead
 * out of turn that waits. Once a later trick has begun it is too late.
 */
function intended(step: Step, dummy: Seat, card: Card): Effect[] {
  const { before } = step;
  const inQuestion = calledIncompletely({ ...step, table: before }, dummy);
  if (inQuestion === null || !isPerhapsHeld(before, dummy, card)) return [];
  const { trick, lead, called } = inQuestion;
  // The card that lies there is the one he meant.
  if (called === card) return [];
  return [
    cite({ key: 'designation.intended', laws: ['46B'], params: { called, card }, seat: dummy, card, trick }),
    ...(lead === null ? swap(step, dummy, trick, called, card) : leadChanged(lead, card, step)),
  ];
}

/** Dummy's card that incomplete words have designated, while people may still find that declarer meant another; null for none. */
function calledIncompletely(situation: Situation, dummy: Seat) {
  const { table, cases, ledger } = situation;
  // The words left the card open, so that no card of dummy's in a trick is in question (`law45C.ts`).
  if (lifecyclesIn(cases, isCardToBeChosen).length > 0) return null;
  const trick = ledger.incompleteCallTo;
  const waiting = waitingLeadOf(situation, dummy);
  const lead = waiting?.context.trick === trick ? waiting : null;
  const called = lead?.context.card ?? (table.trick?.number === trick ? table.trick[dummy] : null);
  return trick === null || !isRemembered(called) ? null : { trick, lead, called };
}

/** 46B: true while the answer that declarer meant another card than his words designate can change dummy's card, and has not done so. */
export function mayMeanAnother(situation: Situation): boolean {
  const dummy = dummyOf(situation.table);
  const called = dummy === null ? undefined : calledIncompletely(situation, dummy)?.called;
  const meant = answerTo(situation.ledger, 'intentIncontrovertible');
  return called !== undefined && (meant?.answer !== true || meant.card !== called);
}

/**
 * True while it is open which hand leads, or whether a lead out of turn stands. That comes before the card that dummy leads (43B2a,
 * 53A).
 */
export function waitsForLead({ leads }: DesignationContext, situation: Situation): boolean {
  if (!leads) return false;
  const isHandOpen = lifecyclesIn(situation.cases, isHandToBeChosen).some(({ context }) =>
    mayChooseHand(context, situation),
  );
  return isHandOpen || undecidedLead(situation) !== null;
}

/**
 * True when another hand leads in dummy's place, or the opening lead that dummy was to play to went back (54D): the call names no card
 * any more.
 */
export function isOthersLead({ leads, dummy, trick }: DesignationContext, situation: Situation): boolean {
  const { table } = situation;
  if (table.phase === 'lead' && undecidedLead(situation) === null) return true;
  if (!leads) return false;
  const leader = table.trick?.number === trick ? table.trick.leader : onLead(table);
  return leader !== null && leader !== dummy;
}

/** Dummy has played to the trick in some other way. */
export function isOvertaken({ dummy }: DesignationContext, { play }: PlayStep): boolean {
  return play.seat === dummy;
}
