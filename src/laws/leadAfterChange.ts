/**
 * Laws 45C4b, 45D1, 44G: dummy's card has been changed after somebody led to the next trick: says whether that lead stays. 2017, 2007.
 * `law62C1.ts` has the same after a corrected revoke.
 */

import type { Seat } from '../domain/seat.ts';
import { isRemembered, type Card } from '../domain/card.ts';
import { trickAt, trumpAt } from '../domain/table.ts';
import { cardsInTrick, isFull, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import { mayChange, opponentsMayChange } from './cardChange.ts';
import type { CardChangeContext, DesignationContext } from './case.ts';
import { cite, move, type Effect, type Step } from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { penaltyCardAgain, wasLedOutOfTurn } from './inForce.ts';
import { isLeadUndecided } from './states.ts';

interface NextLead {
  readonly next: Trick;
  readonly seat: Seat;
  readonly card: Card;
  /** The hand that must lead instead; null if the lead stays. */
  readonly leader: Seat | null;
}

/** The lead to the next trick, when that hand's card in this one is `to`. Null if somebody has played to the lead. */
function nextLead(step: Step, changed: Seat, number: number, to: Card): NextLead | null {
  const { table } = step;
  const trick = trickAt(table, number);
  const next = trickAt(table, number + 1);
  const card = next === null ? null : next[next.leader];
  if (trick === null || next === null || !isRemembered(card) || cardsInTrick(next) > 1) return null;
  // If the trick is not full, nobody has won it (67). An accepted lead out of turn never depended on who won (53A).
  const stays = !isFull(trick) || wasLedOutOfTurn(card, next.number, step);
  const winner = stays ? null : winnerOf(withPlay(trick, changed, to), trumpAt(table));
  const { leader: seat } = next;
  return { next, seat, card, leader: winner === seat ? null : winner };
}

/** 45C4b, 45D1, 44G: a lead to the next trick by a hand that has not won this one goes back; an opponent may change his own. */
export function leadAfterChange(
  step: Step,
  dummy: Seat,
  number: number,
  to: Card,
  law: '47D' | '45D1',
): Effect[] {
  const lead = nextLead(step, dummy, number, to);
  if (lead === null) return law === '45D1' ? waitingLeadMayChange(step, dummy, number, to) : [];
  const { next, seat, leader } = lead;
  if (leader === null) return opponentsMayChange(next, [seat], dummy, law, step);
  return [...goesBack(lead, leader, law, step), move({ do: 'turn', seat: leader })];
}

/**
 * 45D1: a defender who led out of turn may take that lead back, because he led after dummy's error. If he has won the trick now that dummy's
 * card is put right, his lead stands until he does; 45C4b would not allow him to change it: it was not played in turn.
 */
function waitingLeadMayChange(step: Step, dummy: Seat, number: number, to: Card): Effect[] {
  const trick = trickAt(step.table, number);
  if (trick === null || !isFull(trick)) return [];
  const winner = winnerOf(withPlay(trick, dummy, to), trumpAt(step.table));
  return lifecyclesIn(step.cases, isLeadUndecided)
    .filter(({ context }) => context.byDefender && context.madeEarly !== true && context.trick === number + 1)
    .flatMap(({ context: { leader: seat, card, trick: next } }) =>
      seat === winner
        ? [move({ do: 'stand', seat, card, as: 'lead' }), mayChange(seat, card, next, step, { law: '45D1' })]
        : [mayChange(seat, card, next, step, { law: '45D1', leadInWaiting: true })],
    );
}

/** Takes the lead back, to lie as a penalty card again if it was played as one (50A). */
function goesBack(
  { seat, card, next }: NextLead,
  leader: Seat,
  law: '47D' | '45D1',
  { cases }: Step,
): Effect[] {
  return [
    cite({
      key: 'designation.leadGoesBack',
      laws: [law, '44G'],
      params: { seat, card, leader, trick: next.number },
      seat,
      card,
      trick: next.number,
    }),
    move({ do: 'takeBack', seat, card }),
    ...penaltyCardAgain(cases, seat, card),
  ];
}

/** 47D, 45D1, 44G: the player changed his card after dummy's, and so gave the trick to another hand than the one that has led on. */
export function leadAfterOwnChange(
  { seat: changed, trick: number, law }: CardChangeContext,
  step: Step,
): Effect[] {
  if (law !== '47D' && law !== '45D1') return [];
  const placed = trickAt(step.table, number)?.[changed] ?? null;
  const lead = isRemembered(placed) ? nextLead(step, changed, number, placed) : null;
  if (lead === null || lead.leader === null) return [];
  const { seat, card, leader, next } = lead;
  return [
    ...goesBack(lead, leader, law, step),
    mayChange(seat, card, next.number, step, { law, goneBack: true }),
    move({ do: 'turn', seat: leader }),
  ];
}

/** The context's new field: the lead to the next trick that goes back, if one does. */
export function leadTakenBack(context: DesignationContext, step: Step): Partial<DesignationContext> {
  const { dummy, trick, card, changeTo } = context;
  const lead = nextLead(step, dummy, trick, (changeTo ?? card) as Card);
  return lead === null || lead.leader === null ? {} : { leadTakenBack: { seat: lead.seat, card: lead.card } };
}
