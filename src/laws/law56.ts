/**
 * Law 56: a defender's lead out of turn, not accepted. 2017, 2007. The card is a major penalty card; then 50D. It is none if he had only
 * followed to a card that dummy put down and nobody had called (45D1), or if he led after a revoke of declarer's side (62C1).
 */

import { suitOf } from '../domain/card.ts';
import { nextSeat } from '../domain/seat.ts';
import { isDefender } from '../domain/table.ts';
import type { LeadOutOfTurnContext, PenaltyCardCase } from './case.ts';
import { penaltyCardsOf } from './inForce.ts';
import { forfeited } from './law60.ts';
import { send, type Effect, type PlayStep, type Step } from './step.ts';
import { waitingLeadTakenBack } from './changedBeforeCorrection.ts';
import { isMeantFor, withdrawDeclarersLead } from './law55.ts';
import { refusedLeadGoesBack } from './leadGoesBack.ts';

/** The card that the right leader led beside his partner's lead out of turn, before declarer had chosen (60C). */
function ledByPartner(
  { byDefender, properLeader }: LeadOutOfTurnContext,
  { cases, before }: Step,
): PenaltyCardCase | null {
  if (!byDefender || !isDefender(before, properLeader)) return null;
  return penaltyCardsOf(cases, properLeader).find(({ context }) => context.origin === '60C') ?? null;
}

/**
 * 56, 60A1: both defenders have led in different suits, and declarer's side follows to the lead of the one whose turn it was, or has nothing
 * to follow with and could have followed to the other: so it does not accept the lead out of turn, and asks no rectification of this one.
 */
export function isPartnersLeadFollowed(context: LeadOutOfTurnContext, step: PlayStep): boolean {
  const lead = ledByPartner(context, step)?.context.card;
  if (lead === undefined || step.play.seat !== nextSeat(context.properLeader)) return false;
  return isMeantFor(suitOf(lead), suitOf(context.card), step);
}

/** 56, 60A2: the lead out of turn becomes a penalty card; the lead of the right hand stands, and so does the card that followed to it. */
export function partnersLeadStands(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { id, context: laid } = ledByPartner(context, step) as PenaltyCardCase;
  const early = { seat: laid.owner, card: laid.card };
  return [...withdraw(context, step), send(id, 'DeemedLater'), ...forfeited(early, context.trick, step)];
}

/** The refused lead goes back: a defender's as a major penalty card (56), declarer's to its hand (55B). */
export function withdraw(context: LeadOutOfTurnContext, step: Step): Effect[] {
  // 62C1: it came after declarer's revoke that is still to be corrected, so the defender may have it back. He need not speak first.
  const freely = context.byDefender ? waitingLeadTakenBack(step, context.leader, context.card) : null;
  if (freely !== null) return freely;
  return context.byDefender
    ? refusedLeadGoesBack(context, step, ['56', '54D', '50B', '47B'])
    : withdrawDeclarersLead(context, step);
}
