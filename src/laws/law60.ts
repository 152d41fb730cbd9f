/**
 * Law 60: play after an illegal play. 2017, 2007. 60A: whoever plays to a card that was led or played too soon loses the right to have it
 * rectified. 60B: a defender plays after declarer was told to take his lead back. 60C: a side plays on before its own irregularity is put
 * right. In both cases the card is exposed, and the opponents keep their choice.
 */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { awaitsLead, isDefender, onLead, type CardOfHand, type Table } from '../domain/table.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, type Effect, type Step, type PlayStep, type Play } from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isLeadRefused } from './states.ts';

/** 60A1, 60A2: the finding that the opponents have lost the right to have the early card rectified, because they played on. */
export function rightLost(
  { seat, card }: CardOfHand,
  trick: number,
  { play }: PlayStep,
  disputed?: 'C-16',
): Effect {
  return cite({
    key: 'rectification.forfeited',
    laws: ['60A1', '60A2'],
    params: { by: play.seat, seat, card },
    seat: play.seat,
    card: play.card,
    trick,
    ...(disputed === undefined ? {} : { disputed }),
  });
}

/** 60A1, 60A2: the opponents have played to the early lead: it stands as if in turn. */
export function forfeited(early: CardOfHand, trick: number, step: PlayStep): Effect[] {
  const { play } = step;
  return [
    rightLost(early, trick, step),
    move({ do: 'stand', seat: early.seat, card: early.card, as: 'lead' }),
    move({ do: 'stand', seat: play.seat, card: play.card }),
  ];
}

/** 60C: a player of the offending side plays before anybody has chosen; his card is exposed, too (49). */
export function playedBeforeChoice(seat: Seat, card: Card, trick: number, step: Step): Effect[] {
  return [
    cite({
      key: 'rectification.offendersPlayedOn',
      laws: ['60C', '49'],
      params: { by: seat, card },
      seat,
      card,
      trick,
    }),
    penaltyCard(seat, card, '60C', step),
  ];
}

/** 60C: declarer's second lead lies beside the first; the defenders choose as before, and nothing becomes a penalty card. */
export function declarerPlayedOn(seat: Seat, card: Card, trick: number): Effect {
  return cite({
    key: 'rectification.declarerPlayedOn',
    laws: ['60C'],
    params: { by: seat, card },
    seat,
    card,
    trick,
  });
}

/** 60C, 49: the card that an offender played before anybody chose lies there as a penalty card. */
export function offendersPlayOn(trick: number, step: PlayStep): Effect[] {
  const { seat, card } = step.play;
  return [move({ do: 'clear', card }), ...playedBeforeChoice(seat, card, trick, step)];
}

/** 60B: true when declarer has been told to take his lead back and his side is to lead, so no trick in progress waits for a card. */
function owesLead({ byDefender, properLeader }: LeadOutOfTurnContext, table: Table): boolean {
  const leader = onLead(table);
  return !byDefender && !isDefender(table, properLeader) && leader !== null && !isDefender(table, leader);
}

/** 60B: a defender acts between the demand to take declarer's lead back and the lead from the right hand. */
export function isAfterDemand({ cases, before }: Step, seat: Seat): boolean {
  return (
    isDefender(before, seat) &&
    lifecyclesIn(cases, isLeadRefused).some(({ context }) => owesLead(context, before))
  );
}

/** True for a card that belongs to another trick: that is a matter of 67 and no playing on. */
export function isElsewhere({ manner }: Play): boolean {
  return manner === 'toTrick' || manner === 'hidden' || manner === 'correction';
}

/** 60B: a defender plays after declarer was told to take his lead back and before declarer leads from the right hand. */
export function isPlayedTooSoon(context: LeadOutOfTurnContext, { play, before }: PlayStep): boolean {
  return isDefender(before, play.seat) && owesLead(context, before) && !isElsewhere(play);
}

/** True when the trick that the refused lead left short is over: the next card is a lead. */
export function isShortTrickOver(_context: LeadOutOfTurnContext, { before }: PlayStep): boolean {
  return awaitsLead(before);
}

/** 60B: the defender's card becomes a major penalty card. */
export function playedTooSoon(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { play } = step;
  return [
    cite({
      key: 'leadOutOfTurn.playedAfterDemand',
      laws: ['60B', '50B'],
      params: { by: play.seat, card: play.card },
      seat: play.seat,
      card: play.card,
      trick: context.trick,
    }),
    move({ do: 'clear', card: play.card }),
    penaltyCard(play.seat, play.card, '60B', step),
  ];
}
