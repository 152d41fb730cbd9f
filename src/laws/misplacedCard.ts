/** 45D1: the card that dummy has put instead of the one called, while it lies there and may be put right. 2017, 2007. */

import { suitOf, type Card } from '../domain/card.ts';
import { mayHaveWon } from '../domain/forgotten.ts';
import type { Seat } from '../domain/seat.ts';
import {
  dummyOf,
  isLeadInWaiting,
  onLead,
  openPlaceOf,
  trickAt,
  trickNumber,
  trickWith,
  surelyHolds,
  type Table,
} from '../domain/table.ts';
import { isFull, suitLed, type Trick } from '../domain/trick.ts';
import type { DesignationContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isAnswerToCall } from './lastPlay.ts';
import { isCardMisplaced, isWrongCardPut } from './states.ts';
import type { PlayStep, Situation, StepOf } from './step.ts';
import { isPerhapsHeld } from './unknownDummy.ts';

/** The card that declarer has called to the trick, where dummy has put another one there; null elsewhere. */
export function calledInstead({ cases }: Situation, trick: number): Card | null {
  const wrong = lifecyclesIn(cases, isWrongCardPut).find(({ context }) => context.trick === trick);
  return wrong?.context.card ?? null;
}

/**
 * True when the card is the one called to the trick in progress, to which dummy has put another: declarer only repeats his call, also after
 * a trick that another hand has won. So he does with the one called to the trick before where dummy can't be meant to play it to this one:
 * it is not his turn, or he holds the suit led.
 */
export function isCalledAlready(situation: Situation, card: Card): boolean {
  const { table } = situation;
  const { trick } = table;
  const dummy = dummyOf(table);
  if (dummy !== null && isLeadInWaiting(table, dummy))
    return calledInstead(situation, trickNumber(table)) === card;
  if (dummy === null || trick === null) return false;
  if (isFull(trick)) return !mayLead(table, trick, dummy) && calledInstead(situation, trick.number) === card;
  const led = suitLed(trick);
  const isNone =
    table.turn !== dummy || (led !== null && led !== suitOf(card) && surelyHolds(table, dummy, led));
  return [trick.number, ...(isNone ? [trick.number - 1] : [])].some(
    (number) => calledInstead(situation, number) === card,
  );
}

/** True when the hand is on lead, or may be, as far as anybody remembers the trick. */
function mayLead(table: Table, trick: Trick, hand: Seat): boolean {
  const leader = onLead(table);
  return leader === null ? mayHaveWon(table, trick, hand) : leader === hand;
}

/**
 * Dummy puts the card called in the place of the wrong one, which he may have taken back before. Where declarer has called that card again
 * since, to the next trick, dummy only does as he was told.
 */
export function isPlacedBack(
  { dummy, card }: DesignationContext,
  { fact, before }: StepOf<'CardPlaced'>,
): boolean {
  return fact.card === card && trickWith(before, dummy, fact.card) === null;
}

/**
 * 45D2: dummy puts the card called there when both sides have played to the next trick. He has given a card to that trick, so that he puts
 * nothing to it and suggests nothing; and he answers no call.
 */
export function isPlacedBackTooLate(context: DesignationContext, step: StepOf<'CardPlaced'>): boolean {
  const { before, ledger, at } = step;
  return (
    isPlacedBack(context, step) &&
    before.trick?.number === context.trick + 1 &&
    before.trick[context.dummy] !== null &&
    !isAnswerToCall(ledger.lastPlay, before, at)
  );
}

/** Dummy has taken the wrong card back, and puts a third one there. */
export function isAnotherPut(context: DesignationContext, { fact, before }: StepOf<'CardPlaced'>): boolean {
  return isPlaceOpen(context, before) && isPerhapsHeld(before, context.dummy, fact.card);
}

/** 45D1: declarer himself puts the card called in the place left open. */
export function isPlayedBack(context: DesignationContext, { play, before }: PlayStep): boolean {
  return isPlaceOpen(context, before) && play.seat === context.dummy && play.card === context.card;
}

function isPlaceOpen({ dummy, trick }: DesignationContext, before: Table): boolean {
  return openPlaceOf(before, dummy)?.trick === trick || isLeadGone(before, dummy, trick);
}

/** The lead to that trick has been taken back, and lies on the table no more. */
function isLeadGone(table: Table, dummy: Seat, trick: number): boolean {
  return trickAt(table, trick) === null && !isLeadInWaiting(table, dummy);
}

/** True if dummy has taken back the wrong card that he had led: the next card he puts is led. */
export function isWrongLeadTakenBack({ cases, table }: Situation): boolean {
  return lifecyclesIn(cases, isCardMisplaced).some(({ context: { dummy, trick } }) =>
    isLeadGone(table, dummy, trick),
  );
}
