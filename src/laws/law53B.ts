/**
 * Law 53B (2007: 53C): the proper lead is made after a lead out of turn, or at the same moment (58A). 2017, 2007. Guards and conclusions
 * of `leadOutOfTurn`.
 */

import { isRemembered, type Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { awaitsLead, onLead, trickAt, type Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';
import { isKnownPlay } from '../events/remembered.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { penaltyCard } from './exposure.ts';
import { isOpenToLeader, rightLeader } from './inForce.ts';
import { move, send, type Effect, type Step, type PlayStep, type Situation } from './step.ts';
import { cameNotBefore, countsAsLater } from './law58A.ts';
import { declarersCardsGoBack, properLeadMade } from './leadGoesBack.ts';
import { isLeadUndecided } from './states.ts';

/** 53B: the hand whose lead it was makes it. While the choice is open, no other hand's card is a lead in turn. */
export function isProperLead(_context: LeadOutOfTurnContext, { play }: PlayStep): boolean {
  return play.manner === 'lead';
}

/** 58A: the two leads came at the same moment, or the proper one first, as the record or the director says. */
export function cameTogether(context: LeadOutOfTurnContext, step: PlayStep): boolean {
  return cameNotBefore(context, step, isKnownPlay(step.fact) ? step.fact : null);
}

/** 53B: the lead out of turn makes way for the proper one; led at the same moment, it counts as the later card (58A). */
export function properLead(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { play } = step;
  return cameTogether(context, step)
    ? countsAsLater(context, play.card, step)
    : madeWayFor(context, rightLeader(context, step.before), play.card, step);
}

/**
 * Ends an undecided lead out of turn when another lead stands in its trick (60A1), when its hand has won the trick before after all
 * (44G), or when its card lies elsewhere.
 */
export function endOvertakenLeads(situation: Situation): Effect[] {
  const { cases, table } = situation;
  return lifecyclesIn(cases, isLeadUndecided).flatMap(({ id, context }) => {
    const { leader: seat, card } = context;
    if (ledInstead(context, table) !== null) return [send(id, 'LeadLost')];
    if (hasWonAfterAll(context, situation))
      return [move({ do: 'stand', seat, card, as: 'lead' }), send(id, 'Lapsed')];
    return isPutElsewhere(context, table) ? [send(id, 'Lapsed')] : [];
  });
}

/**
 * 44G: the hand that led has won the trick before after all, so the lead was in turn: the trick was short when it led, or a card of it has
 * been changed since (45C4b, 45D1, 62).
 */
function hasWonAfterAll(context: LeadOutOfTurnContext, situation: Situation): boolean {
  const { table } = situation;
  const isTheirs = awaitsLead(table) && onLead(table) === context.leader;
  return isTheirs && table.trick?.number === context.trick - 1 && !isOpenToLeader(context, situation);
}

/** True if the record has put the card into a played trick (67): then it can no longer be accepted, although it was not taken back. */
function isPutElsewhere({ card }: LeadOutOfTurnContext, table: Table): boolean {
  return !table.loose.some((loose) => loose.card === card);
}

function ledInstead({ leader, trick }: LeadOutOfTurnContext, table: Table): Trick | null {
  const led = trickAt(table, trick);
  return led !== null && led.leader !== leader && isRemembered(led[led.leader]) ? led : null;
}

/** 53B: the undecided lead out of turn is replaced by the lead that now stands in its trick. */
export function overtaken(context: LeadOutOfTurnContext, step: Step): Effect[] {
  const led = ledInstead(context, step.table) as Trick;
  return madeWayFor(context, led.leader, led[led.leader] as Card, step);
}

function madeWayFor(context: LeadOutOfTurnContext, properLeader: Seat, lead: Card, step: Step): Effect[] {
  const { leader, card, byDefender } = context;
  const { laws } = step;
  return [
    properLeadMade(context, properLeader, lead, { card: lead }),
    move({ do: 'clear', card }),
    ...declarersCardsGoBack(step),
    ...(byDefender && laws.elections.pcOn53B ? [penaltyCard(leader, card, '53B', step)] : []),
  ];
}
