/** 62C1: a card that the innocent side takes back between the attention to a revoke and its correction. 2017, 2007. */

import type { Card } from '../domain/card.ts';
import { sameSide, type Seat } from '../domain/seat.ts';
import { trickAt, trickNumber } from '../domain/table.ts';
import { cardsInTrick, playedAfter } from '../domain/trick.ts';
import { mayChange } from './cardChange.ts';
import { beginningOf } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { goesBackFreely } from './exposure.ts';
import { isRevokeCard, wasPlayedAfter } from './law62C.ts';
import { isLeadUndecided, mustBeCorrected } from './states.ts';
import { move, type Effect, type Situation, type Step } from './step.ts';

/**
 * 62C1: once attention has been drawn, a non-offender takes his card back before the revoker does; nothing makes him wait for the
 * correction. Null where the card is no such card.
 */
export function changedBeforeCorrection(step: Step, seat: Seat, card: Card, number: number): Effect[] | null {
  const trick = trickAt(step.before, number);
  if (trick === null || isRevokeCard(card, number, step)) return null;
  const isLead = trick.leader === seat && cardsInTrick(trick) === 1;
  const revoke = lifecyclesIn(step.cases, mustBeCorrected).find(
    ({ context }) =>
      context.trick === (isLead ? number - 1 : number) &&
      !sameSide(context.seat, seat) &&
      context.laidBeforeAttention.includes(card),
  )?.context;
  if (revoke === undefined) return null;
  const isInPlace = isLead || playedAfter(trick, revoke.seat).includes(seat);
  if (!isInPlace || !wasPlayedAfter(card, seat, trick, revoke, step)) return null;
  const found = changedForTheOpponents(seat, card, number, [revoke.openedAt]);
  // Whose lead it is instead, the correction decides.
  if (isLead) return [found];
  return [found, mayChange(seat, card, number, step, { law: '62C1', thenOtherSide: true, goneBack: true })];
}

/** 62C1: true for a lead out of turn that waits, made after the other side's revoke and before attention was drawn to it. */
export function isLeadBeforeCorrection({ cases }: Situation, seat: Seat, card: Card): boolean {
  const wrong = lifecyclesIn(cases, isLeadUndecided).find(({ context }) => context.card === card);
  if (wrong === undefined || wrong.context.leader !== seat || wrong.context.madeEarly !== undefined)
    return false;
  return lifecyclesIn(cases, mustBeCorrected).some(
    ({ context }) =>
      context.trick === wrong.context.trick - 1 &&
      !sameSide(context.seat, seat) &&
      beginningOf(wrong.id) <= (context.attentionAt ?? -1),
  );
}

/** 62C1: that lead goes back, and nobody has to decide about it. Null where the card is no such lead. */
export function waitingLeadTakenBack(step: Step, seat: Seat, card: Card): Effect[] | null {
  if (!isLeadBeforeCorrection(step, seat, card)) return null;
  return [changedForTheOpponents(seat, card, trickNumber(step.before)), move({ do: 'clear', card })];
}

/** 62C1: the finding that the card goes back to the hand. `because`: the event of the revoke. */
function changedForTheOpponents(seat: Seat, card: Card, trick: number, because?: readonly number[]): Effect {
  return goesBackFreely(seat, card, trick, {
    law: '62C1',
    weighed: [{ law: '49', why: 'changedForTheOpponents' }],
    ...(because === undefined ? {} : { because }),
  });
}
