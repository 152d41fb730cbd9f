/**
 * Laws 45C4b and 45D: declarer changes the call of dummy's card, or dummy misplaces a card. 2017, 2007. Guards and conclusions of
 * `designation`.
 */

import type { Seat } from '../domain/seat.ts';
import { cardList, isRemembered, suitOf, type Card } from '../domain/card.ts';
import { allTricks, trickAt, trickWith, surelyHolds } from '../domain/table.ts';
import { playedAfter, suitLed, type Trick } from '../domain/trick.ts';
import type { CardCalled } from '../events/event.ts';
import { isUnknownPlay } from '../events/remembered.ts';
import { opponentsMayChange } from './cardChange.ts';
import { callInQuestion, changeOfLeadWanted, leadChanged, relaid, waitingLeadOf } from './calledLead.ts';
import type { DesignationContext } from './case.ts';
import { cite, clauses, move, send, type Effect, type Step, type StepOf, type Situation } from './step.ts';
import { designationOf, NO_OTHER_INTENTION } from './law46.ts';
import { leadAfterChange } from './leadAfterChange.ts';
import { calledInstead } from './misplacedCard.ts';
import { isRevokeNoticed } from './misplacedRevoke.ts';
import { hasPlayedSince } from './playedSince.ts';
import { bothSidesPlayedOn } from './playedOn.ts';
import { answerTo } from './answers.ts';
import { cardsGoBack } from './freedByDummy.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isPassingOverUndecided, isWrongCardPut, mayStillBeCorrected } from './states.ts';
import type { Weighed } from './finding.ts';
import { whenCalled } from './whenCalled.ts';

/** A changed call (45C4b), and a misplaced card (45D), with both cards known. */
type Change = DesignationContext & { readonly card: Card; readonly changeTo: Card };
type Misplacement = DesignationContext & { readonly card: Card; readonly placed: Card };

const TOO_LATE: Weighed = { law: '47C', why: 'changeTooLate' };

/** Declarer's further words count as a new call (46); without a card they change nothing. */
export function changeWanted(step: Step, dummy: Seat, call: CardCalled): Effect[] {
  const { before } = step;
  const { by } = call;
  const wrongLead = waitingLeadOf(step, dummy);
  if (wrongLead !== null)
    return changeOfLeadWanted(step, dummy, call, wrongLead.context.called ?? wrongLead.context.card);
  const trick = allTricks(before).findLast((each) => each[dummy] !== null);
  // Where dummy has put another card, it was not that one that declarer called (45D).
  const called =
    trick === undefined ? null : (calledInstead({ ...step, table: before }, trick.number) ?? trick[dummy]);
  // A card that nobody remembers can't be taken back.
  if (trick === undefined || !isRemembered(called)) return [];
  const meant = designationOf({ ...step, table: whenCalled(before, dummy) }, by, call);
  if (meant.card === called) return [];
  const { card, clause, candidates } = meant;
  if (card === null) {
    if (clause === '46A' || clause === '46B' || clause === '46B5') return [];
    return [
      cite({
        key: `designation.${clause}`,
        laws: [clause],
        params: { by, card, words: call.words ?? '', candidates: cardList(candidates) },
        seat: dummy,
        trick: trick.number,
        weighed: [NO_OTHER_INTENTION],
      }),
    ];
  }
  const tooLate = hasPlayedSince(step, trick, dummy);
  return [
    cite({
      key: tooLate ? 'designation.changeTooLate' : 'designation.changeWanted',
      laws: clause === '46A' ? ['45C4b'] : ['45C4b', clause],
      params: { called, card, by },
      seat: dummy,
      card: called,
      trick: trick.number,
      weighed: tooLate ? [TOO_LATE] : [],
    }),
    callInQuestion(step, dummy, {
      card: called,
      trick: trick.number,
      clause: '45C4b',
      changeTo: card,
      placed: null,
    }),
  ];
}

/** 46: somebody must still choose the card. */
export function isUndesignated({ card }: DesignationContext): boolean {
  return card === null;
}

/** The answer may name the card called or the one meant. */
function slipAnswer({ card, changeTo }: DesignationContext, { ledger }: Step): unknown {
  const answer = answerTo(ledger, 'slipOfTongue');
  const named = answer?.card;
  return named === undefined || named === card || named === changeTo ? answer?.answer : undefined;
}

/** 45C4b: the call was a slip of the tongue, as people found, and declarer has not played again since. */
export function wasSlip(context: DesignationContext, step: Step): boolean {
  return slipAnswer(context, step) === true && !changeComesTooLate(context, step);
}

/** 45C4b: true when declarer has played again since the call. */
function changeComesTooLate(context: DesignationContext, step: Step): boolean {
  const trick = trickAt(step.before, context.trick);
  if (waitingLeadOf(step, context.dummy)?.context.card === context.card) return false;
  return trick === null || hasPlayedSince(step, trick, context.dummy);
}

/** 45C4b: people found no slip, or one that came to light too late. Ask `wasSlip` first. */
export function wasRethink(context: DesignationContext, step: Step): boolean {
  return typeof slipAnswer(context, step) === 'boolean';
}

/** 45C4b, 47C: the card called by a slip goes back, the one meant takes its place; who played after it may change (47D). */
export function changeCall(context: DesignationContext, step: Step): Effect[] {
  const { dummy, card, changeTo, trick } = context as Change;
  const wrongLead = waitingLeadOf(step, dummy);
  return [
    cite({
      key: 'designation.changed',
      laws: ['45C4b', '47C'],
      params: { called: card, card: changeTo },
      seat: dummy,
      card: changeTo,
      trick,
      because: [context.openedAt],
      weighed: [{ law: '47F2', why: 'lawAllowsIt' }],
    }),
    ...(wrongLead?.context.card === card
      ? leadChanged(wrongLead, changeTo, step)
      : [
          ...swap(step, dummy, trick, card, changeTo),
          ...windows(step, dummy, trick, '47D', suitOf(card) !== suitOf(changeTo)),
          ...leadAfterChange(step, dummy, trick, changeTo, '47D'),
        ]),
  ];
}

/** One card of dummy's takes the place of another in the trick. */
export function swap(step: Step, dummy: Seat, trick: number, from: Card, to: Card): Effect[] {
  const now = trickAt(step.table, trick);
  // When a lead has been taken back, no trick is left.
  const alone = now === null || (now.leader === dummy && playedAfter(now, dummy).length === 0);
  return [
    move({ do: 'takeBack', seat: dummy, card: from }),
    move({ do: 'stand', seat: dummy, card: to, as: alone ? 'lead' : undefined }),
  ];
}

/** Who played after dummy may change his card, if an opponent (45D1, or 47D: a card that was legal). */
export function windows(
  step: Step,
  dummy: Seat,
  number: number,
  law: '47D' | '45D1',
  anew = false,
): Effect[] {
  const trick = trickAt(step.table, number);
  if (trick === null) return [];
  const seats = playedAfter(trick, dummy).filter(
    (seat) => law === '45D1' || (anew && trick.leader === dummy) || wasLegal(step, trick, seat),
  );
  return opponentsMayChange(trick, seats, dummy, law, step);
}

/** 45C4b: only a card that was legal may be changed. Where dummy now leads another suit, no card is judged by the first. */
function wasLegal({ cases }: Step, { number }: Trick, seat: Seat): boolean {
  const revokes = lifecyclesIn(cases, mayStillBeCorrected).map(({ context }) => [
    context.seat,
    context.trick,
  ]);
  const passed = lifecyclesIn(cases, isPassingOverUndecided).map(({ context }) => [
    context.owner,
    context.trick,
  ]);
  return ![...revokes, ...passed].some(([who, where]) => who === seat && where === number);
}

/** 45C4b, 47F2: the card called stays, because it was no slip or the change comes too late. */
export function refuseChange(context: DesignationContext, step: Step): Effect[] {
  const { dummy, card, changeTo, trick } = context as Change;
  const slip = slipAnswer(context, step) === true;
  return [
    cite({
      key: slip ? 'designation.changeTooLate' : 'designation.changeRefused',
      laws: ['45C4b', '47F2'],
      params: { called: card, card: changeTo },
      seat: dummy,
      card,
      trick,
      weighed: [slip ? TOO_LATE : { law: '47C', why: 'noSlip' }],
    }),
  ];
}

/** 45D: true where dummy has put a card other than the one called; false for a change that declarer wants. */
export function isMisplaced(context: DesignationContext): boolean {
  return context.placed !== null;
}

/** The card dummy put there lies in the trick in place of the one called. */
export function misplace(context: DesignationContext, step: Step): Effect[] {
  const { dummy, card, placed, trick } = context as Misplacement;
  return context.waits === true ? relaid(dummy, card, placed) : swap(step, dummy, trick, card, placed);
}

/** 45D1, 45D2: somebody points at the card. Whether both sides have played on shows in the state by then. */
export function isNoticed(context: DesignationContext, step: StepOf<'AttentionDrawn'>): boolean {
  const { to, trick } = step.fact;
  if (to !== 'designation') return isRevokeNoticed(context, step);
  return (trick ?? latestMisplaced(step)) === context.trick;
}

/** The trick of the last card that dummy has put instead of another: who names no trick speaks of that one. */
function latestMisplaced({ cases }: Situation): number | undefined {
  return lifecyclesIn(cases, isWrongCardPut).at(-1)?.context.trick;
}

/** 45D1: the card called takes the place of the one dummy put there, and a defender who played after it may change his card. */
export function putRight(context: DesignationContext, step: Step): Effect[] {
  const { dummy, card, trick } = context as Misplacement;
  // The wrong card may have been a revoke that dummy has corrected with a third one.
  const lies = trickAt(step.before, trick)?.[dummy] ?? null;
  const placed = isRemembered(lies) ? lies : (context as Misplacement).placed;
  const waiting = lies === null ? waitingLeadOf(step, dummy) : null;
  return [
    cite({
      key: 'designation.putRight',
      laws: ['45D1'],
      params: { called: card, card: placed },
      seat: dummy,
      card,
      trick,
      because: [context.openedAt],
      weighed: [{ law: step.laws.misplacedCardStandsBy, why: 'notBothPlayedOn' }],
    }),
    // Declarer has called the card again, to the next trick: it belongs to this one.
    ...(trickWith(step.table, dummy, card) === null ? [] : [move({ do: 'takeBack', seat: dummy, card })]),
    ...(waiting === null
      ? swap(step, dummy, trick, placed, card)
      : [...relaid(dummy, waiting.context.card, card), send(waiting.id, 'PutRight')]),
    ...windows(step, dummy, trick, '45D1'),
    ...leadAfterChange(step, dummy, trick, card, '45D1'),
    ...cardsGoBack(context, step),
  ];
}

/** 45D2 (2007: 45D): all cards stand because it is too late, and an off-suit card of dummy's was a revoke (64B3). */
export function standsMisplaced(context: DesignationContext, step: Step): Effect[] {
  const { dummy, placed, trick: number } = context as Misplacement;
  const trick = trickAt(step.before, number);
  const led = trick === null ? null : suitLed(trick);
  const revoked = led !== null && suitOf(placed) !== led && surelyHolds(step.before, dummy, led);
  return [
    cite({
      key: revoked ? 'designation.standsAsRevoke' : 'designation.stands',
      laws: clauses(step.laws.misplacedCardStandsBy, revoked && '64B3'),
      params: { called: context.card, card: placed },
      seat: dummy,
      trick: number,
      because: [context.openedAt],
      weighed: [{ law: '45D1', why: 'bothSidesPlayedOn' }],
    }),
  ];
}

/** 45D: each side has a card in the next trick, so that the wrong card can't be put right any more. */
export function bothPlayedOn(context: DesignationContext, step: Step): boolean {
  return bothSidesPlayedOn(step.table, context.trick);
}

/** The same, where nobody remembers the last of these cards: no lifecycle is told of it as of a card played. */
export function bothPlayedOnForgotten(context: DesignationContext, step: Step): boolean {
  return isUnknownPlay(step.fact) && bothPlayedOn(context, step);
}
