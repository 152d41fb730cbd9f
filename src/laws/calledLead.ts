/**
 * Laws 45C4b, 45D. 2017, 2007. Dummy led a card out of turn as declarer called it, and a defender still has to accept or refuse that
 * lead. Now declarer changes the call (45C4b), or dummy has put a wrong card (45D).
 */

import type { Card } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { holds } from '../domain/hand.ts';
import { isHidden, trickAt, trickNumber } from '../domain/table.ts';
import type { CardCalled } from '../events/event.ts';
import type { DesignationContext, LeadOutOfTurnCase, LeadOutOfTurnContext } from './case.ts';
import { cite, move, open, send, type Effect, type Step, type StepOf, type Situation } from './step.ts';
import { designationOf } from './law46.ts';
import { openLead } from './law53.ts';
import { isLeadUndecided } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';

/** A lead out of turn from dummy that no defender has accepted or refused. */
export function waitingLeadOf({ cases }: Situation, dummy: Seat): LeadOutOfTurnCase | null {
  return lifecyclesIn(cases, isLeadUndecided).find(({ context }) => context.leader === dummy) ?? null;
}

/**
 * Opens the question which of two cards counts: the one called, or the one that declarer means (45C4b) or dummy has put (45D). Nobody
 * chooses between them.
 */
export function callInQuestion(
  { at }: Step,
  dummy: Seat,
  what: Pick<DesignationContext, 'card' | 'trick' | 'clause' | 'changeTo' | 'placed' | 'waits'>,
): Effect {
  const context = { ...what, caller: partnerOf(dummy), dummy, choosers: [], candidates: [], openedAt: at };
  return open({ machine: 'designation', context });
}

/** 45C4b: declarer wants another card for dummy's lead out of turn that still waits. Nothing follows where he names no card, or the same. */
export function changeOfLeadWanted(step: Step, dummy: Seat, call: CardCalled, called: Card): Effect[] {
  const { by } = call;
  const { card, clause } = designationOf(step, by, call);
  if (card === null || card === called) return [];
  const trick = trickNumber(step.before);
  return [
    cite({
      key: 'designation.changeWanted',
      laws: clause === '46A' ? ['45C4b'] : ['45C4b', clause],
      params: { called, card, by },
      seat: dummy,
      card: called,
      trick,
    }),
    callInQuestion(step, dummy, { card: called, trick, clause: '45C4b', changeTo: card, placed: null }),
  ];
}

/**
 * 45C4b, 46B: another card than the one called from dummy out of turn was meant: it is led in its place, out of turn as well. Nobody had to
 * take the first one back, so it gives no information that a law restricts.
 */
export function leadChanged(wrong: LeadOutOfTurnCase, card: Card, step: Step): Effect[] {
  const { leader, card: called } = wrong.context;
  return [
    move({ do: 'clear', card: called }),
    send(wrong.id, 'Lapsed'),
    move({ do: 'lay', seat: leader, card, as: 'lead' }),
    ...openLead(leader, card, step),
  ];
}

/** The card just called from dummy out of turn, which waits for a defender's choice; null when dummy has answered the call. */
export function calledLead({ before, ledger, at }: Step, dummy: Seat): Card | null {
  const { lastPlay } = ledger;
  if (lastPlay?.called !== true || lastPlay.answeredAt !== at || lastPlay.seat !== dummy) return null;
  return before.loose.find(({ card, as }) => as === 'lead' && card === lastPlay.card)?.card ?? null;
}

/** 45D: dummy has put another card for his lead out of turn that waits. Until it is put right, that card lies there as the lead. */
export function misplacedLead(step: Step, dummy: Seat, called: Card, card: Card): Effect[] {
  const trick = trickNumber(step.before);
  return [
    cite({
      key: 'designation.misplaced',
      laws: ['45D', '45B'],
      params: { called, card },
      seat: dummy,
      card,
      trick,
    }),
    callInQuestion(step, dummy, {
      card: called,
      trick,
      clause: '45D',
      changeTo: null,
      placed: card,
      waits: true,
    }),
  ];
}

/** 45D: dummy puts another card than the one called, which was led out of turn and waits. */
export function isLeadMisplaced({ leader, card }: LeadOutOfTurnContext, step: StepOf<'CardPlaced'>): boolean {
  const { before, fact } = step;
  return (
    calledLead(step, leader) === card &&
    fact.card !== card &&
    (isHidden(before, leader) || holds(before.hands[leader], fact.card))
  );
}

/** The context's new fields: the card that dummy put lies there in place of the one called. */
export function withMisplaced(
  { card: called }: LeadOutOfTurnContext,
  { fact: { card } }: StepOf<'CardPlaced'>,
): Pick<LeadOutOfTurnContext, 'card' | 'called'> {
  return { card, called };
}

/** The context's new fields: the card called lies there again (45D1). */
export function withCalled({
  card,
  called,
}: LeadOutOfTurnContext): Pick<LeadOutOfTurnContext, 'card' | 'called'> {
  return { card: called ?? card, called: null };
}

/** 45D1: one card takes the place of the other as the lead out of turn that waits. */
export function relaid(seat: Seat, from: Card, to: Card): Effect[] {
  return [move({ do: 'clear', card: from }), move({ do: 'lay', seat, card: to, as: 'lead' })];
}

/** The lead out of turn was refused or went back in some other way, and with it the card that dummy put. */
export function isMisplacedLeadGone(
  { waits, dummy, placed, trick }: DesignationContext,
  step: Step,
): boolean {
  return (
    waits === true && waitingLeadOf(step, dummy) === null && trickAt(step.table, trick)?.[dummy] !== placed
  );
}
