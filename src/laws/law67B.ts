/**
 * Law 67B: a defective trick found after both sides have played to the next. 2017, 2007. Guards and conclusions of `defectiveTrick`;
 * opens the revoke for a missing card, and for tricks in which a restored card should have followed suit.
 */

import { isRemembered, suitOf, type Card, type Suit } from '../domain/card.ts';
import { holds, isVoid } from '../domain/hand.ts';
import { sideOf, type Seat } from '../domain/seat.ts';
import { allTricks, hasForgotten, isKnownHand, trickAt, surelyHolds, type Table } from '../domain/table.ts';
import { suitLed } from '../domain/trick.ts';
import type { DefectiveTrickContext, RevokeContext } from './case.ts';
import { revokeOf } from './law61.ts';
import { sidePlayedOn } from './playedOn.ts';
import { cite, move, open, type Effect, type Step, type StepOf, type PlayStep } from './step.ts';
import type { Clause } from './finding.ts';
import { hasExtraCard, isNoticed67, restore, standsElsewhere, type ExtraCardContext } from './law67.ts';
import { suitDue } from './law67A1.ts';

/** 67B2b: the restored card counts as never having left the hand, so a later trick to which it should have followed is a revoke. */
function revokesSince({ seat, card, trick: number }: ExtraCardContext, step: Step): Effect[] {
  if (holds(step.before.hands[seat], card)) return [];
  return allTricks(step.before).flatMap((trick) => {
    const played = trick[seat];
    const failed =
      trick.number > number &&
      isRemembered(played) &&
      suitLed(trick) === suitOf(card) &&
      suitOf(played) !== suitOf(card);
    if (!failed) return [];
    // Until the hand's side has played on, the revoke is no different from any other: it must be put right (62A).
    const isLate = sidePlayedOn(step.before, trick.number, sideOf(seat));
    const revoke = {
      ...deemedRevoke(step, seat, played, trick.number, '67B2b'),
      ...(isLate ? {} : { by: null, attentionAt: null }),
      duty: 'followSuit' as const,
      suit: suitOf(card),
    };
    return [
      cite({
        key: 'defectiveTrick.restoredCardNotPlayed',
        laws: ['67B2b', '61A'],
        params: { seat, card, trick: trick.number, played },
        seat,
        card: played,
        trick: trick.number,
      }),
      open({ machine: 'revoke', context: revoke }),
    ];
  });
}

/** A revoke that Law 67 itself establishes (`isDeemed`): attention is drawn to it as it opens. */
function deemedRevoke(step: Step, seat: Seat, card: Card, trick: number, by: Clause): RevokeContext {
  return revokeOf(seat, card, trick, step, {
    duty: 'missingCard',
    by,
    attentionAt: step.at,
    partnerHadPlayed: true,
  });
}

interface HandAndTrick {
  readonly seat: Seat;
  readonly trick: number;
}

/** True when, according to the record, that hand's card stood in that trick or still does. */
function wasPlayedBefore(place: HandAndTrick, step: Step, card: Card): boolean {
  return wentBackToHand(place, step, card) || standsInTrick(place, step, card);
}

function standsInTrick({ seat, trick }: HandAndTrick, { before }: Step, card: Card): boolean {
  return trickAt(before, trick)?.[seat] === card;
}

/** True when the hand took the card back by right (62A, 62C1). Whether it then counts as played is disputed (C-19). */
function wentBackToHand({ seat, trick }: HandAndTrick, { ledger }: Step, card: Card): boolean {
  return ledger.takenBack.some((each) => each.seat === seat && each.card === card && each.trick === trick);
}

/** 67B3: the card was played to the trick and got back into the hand: it is put in its place, which may be an open place. */
function putWithPlayed(place: HandAndTrick, step: Step, card: Card): Effect[] {
  const { seat, trick } = place;
  const { laws } = step;
  const isDisputed = wentBackToHand(place, step, card) && !standsInTrick(place, step, card);
  return [
    cite({
      key: 'defectiveTrick.cardReappeared',
      laws: [laws.reappearedCardLaw],
      params: { seat, trick, card },
      seat,
      card,
      trick,
      ...(isDisputed ? { disputed: 'C-19' } : {}),
    }),
    move({ do: 'stand', seat, card, trick }),
  ];
}

/** What the director has found is put right: the extra card goes back, or the missing one he named is taken from its hand. */
export function repairLate(context: DefectiveTrickContext, step: StepOf<'QuestionAnswered'>): Effect[] {
  if (hasExtraCard(context)) return restoreLate(context, step);
  return deemedToHaveRevoked(context, step, step.fact.card as Card);
}

/** The hand gives the missing card itself. */
export function supplyLate(context: DefectiveTrickContext, step: PlayStep): Effect[] {
  return deemedToHaveRevoked(context, step, step.play.card);
}

function restoreLate(context: ExtraCardContext, step: Step): Effect[] {
  const { seat, trick, card } = context;
  const doubted = standsElsewhere(context, step);
  if (doubted.length > 0) return doubted;
  return [
    cite({
      key: 'defectiveTrick.late.long',
      laws: ['67B2a', '58B4'],
      params: { seat, trick, card },
      seat,
      trick,
      because: [context.openedAt],
      weighed: [{ law: '67A', why: 'bothSidesPlayedOn' }],
    }),
    ...restore(context, step, '67B2a'),
    ...revokesSince(context, step),
  ];
}

const LATE = {
  '67B1a': ['defectiveTrick.late.couldFollow', { law: '67B1b', why: 'heldTheSuit' }],
  '67B1b': ['defectiveTrick.late.void', { law: '67B1a', why: 'heldNoneOfTheSuit' }],
  '67B1': ['defectiveTrick.late.notKnown'],
} as const;

/** 67B1a if the hand could have followed suit, else 67B1b; 67B1 if its last card of the suit may be one that nobody remembers. */
function limbOf(card: Card, led: Suit | null, before: Table, seat: Seat): keyof typeof LATE {
  if (led === null) return '67B1b';
  if (suitOf(card) === led || surelyHolds(before, seat, led)) return '67B1a';
  return hasForgotten(before, seat) && !isVoid(before.hands[seat], led) ? '67B1' : '67B1b';
}

/** 67B1: the hand that gave no card is deemed to have revoked; the ownership of the trick does not change. */
function deemedToHaveRevoked(context: DefectiveTrickContext, step: Step, card: Card): Effect[] {
  const { seat, trick: number } = context;
  const { before } = step;
  const led = suitDue(context, step);
  const clause = limbOf(card, led, before, seat);
  const [key, ...weighed] = LATE[clause];
  if (wasPlayedBefore(context, step, card)) return putWithPlayed(context, step, card);
  const revoke: RevokeContext = { ...deemedRevoke(step, seat, card, number, clause), suit: led };
  return [
    cite({
      key,
      laws: [clause, '64A2'],
      params: { seat, trick: number, card },
      seat,
      trick: number,
      because: [context.openedAt],
      weighed,
    }),
    open({ machine: 'revoke', context: revoke }),
    move({ do: 'discard', seat, card }),
  ];
}

/** 67B2b: the director has found the revoke with the extra card, before the hand's side has played on. */
export function isFoundWithExtraCard(_revoke: RevokeContext, { fact }: Step): boolean {
  return fact.type === 'QuestionAnswered' && fact.question === 'defectiveTrick';
}

/** 67B1, 67B2b: the revoke of a missing card, or of a restored one, is established by the Law itself. */
export function isDeemed(revoke: RevokeContext): boolean {
  return revoke.by !== null;
}

/** The director finds what is wrong: of a missing card also which card it is, of that hand and of no other. */
export function isFoundByDirector(context: DefectiveTrickContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { fact, before } = step;
  if (!isNoticed67(context, step)) return false;
  if (hasExtraCard(context)) return true;
  const { seat } = context;
  return (
    fact.card !== undefined &&
    (!isKnownHand(before, seat) ||
      holds(before.hands[seat], fact.card) ||
      wasPlayedBefore(context, step, fact.card))
  );
}

/** The director finds that a card is missing, and has yet to say which. */
export function isFoundWithoutCard(
  context: DefectiveTrickContext,
  step: StepOf<'QuestionAnswered'>,
): boolean {
  return step.fact.card === undefined && isNoticed67(context, step);
}

/** 67B3: no card is missing, but one already played was found among the unplayed, or played again. */
export function watch67B(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type !== 'QuestionAnswered' || fact.question !== 'defectiveTrick' || fact.answer !== true)
    return [];
  const { seat, card, trick } = fact;
  if (seat === undefined || card === undefined || trick === undefined) return [];
  if (
    step.cases.some(
      (open) =>
        open.machine === 'defectiveTrick' && open.context.trick === trick && open.context.seat === seat,
    )
  )
    return [];
  const place = { seat, trick };
  return wasPlayedBefore(place, step, card) ? putWithPlayed(place, step, card) : [];
}

/** Too late for 67A: the director is asked which card it was. */
export function noticeLate(context: DefectiveTrickContext): Effect[] {
  const { seat, trick, fault, card } = context;
  return [
    cite({
      key: 'defectiveTrick.noticedLate',
      laws: fault === 'long' ? ['67B', '58B4'] : ['67B'],
      params: { seat, trick, card },
      seat,
      trick,
      because: [context.openedAt],
      weighed: [{ law: '67A', why: 'bothSidesPlayedOn' }],
    }),
  ];
}
