/**
 * Laws 45D1, 47B, 47E1, 53A, 55B, 56: a lead out of turn, after the opening lead, that does not stand. 2017, 2007. A defender's becomes a
 * penalty card, unless an opponent had told him that it was his turn or he had followed to a card of dummy's that nobody had called;
 * declarer's goes to its hand.
 */

import { suitOf, type Card, type Placed } from '../domain/card.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import { isVoid } from '../domain/hand.ts';
import { isDefender, isDummy, isKnownHand, waitingCards } from '../domain/table.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import type { Clause } from './finding.ts';
import { rightLeader } from './inForce.ts';
import { cite, move, type Effect, type Step } from './step.ts';

/** Cards that declarer's side has played to a lead that does not stand go back to their hands. */
export function declarersCardsGoBack({ table }: Step): Effect[] {
  return waitingCards(table)
    .filter((loose) => !isDefender(table, loose.seat))
    .map((loose) => move({ do: 'clear', card: loose.card }));
}

/**
 * The refused lead goes back: a defender's as a major penalty card (56), declarer's to its hand (55B). To the hand goes also the card of a
 * defender who followed to one that dummy had put down of his own accord (45D1).
 */
export function refusedLeadGoesBack(
  context: LeadOutOfTurnContext,
  step: Step,
  laws: readonly Clause[],
): Effect[] {
  const { leader, card, trick, byDefender } = context;
  const followed = hasFollowedDummy(context, step);
  const isPenaltyCard = byDefender && !followed;
  return [
    cite({
      key: isPenaltyCard ? 'leadOutOfTurn.refused.penaltyCard' : 'leadOutOfTurn.refused.toHand',
      laws: followed ? ['45D1', '47B'] : laws,
      params: { leader, card, properLeader: rightLeader(context, step.before) },
      seat: leader,
      card,
      trick,
      weighed: [
        isPenaltyCard
          ? { law: '47E1', why: 'notTold' }
          : { law: '56', why: followed ? 'dummyHadAPart' : 'declaringSide' },
      ],
    }),
    ...goesBack(context, step, isPenaltyCard),
  ];
}

/** 45D1: dummy, on lead, had put down a card that nobody had called, and the next hand, a defender, had played to it. */
function hasFollowedDummy(context: LeadOutOfTurnContext, { before, ledger }: Step): boolean {
  const { leader, card, trick, byDefender, toDummysCard } = context;
  const { dummyPut } = ledger;
  if (!byDefender || dummyPut?.trick !== trick) return false;
  const dummy = rightLeader(context, before);
  if (!isDummy(before, dummy) || nextSeat(dummy) !== leader) return false;
  if (toDummysCard === true) return true;
  const suit = suitOf(dummyPut.card);
  return suitOf(card) === suit || (isKnownHand(before, leader) && isVoid(before.hands[leader], suit));
}

function goesBack(
  { leader, card, byDefender }: LeadOutOfTurnContext,
  step: Step,
  isPenaltyCard: boolean = byDefender,
): Effect[] {
  return [
    move({ do: 'clear', card }),
    ...declarersCardsGoBack(step),
    ...(isPenaltyCard ? [penaltyCard(leader, card, '56', step)] : []),
  ];
}

/** 53A (2017): nobody may accept the lead to trick thirteen, and it goes back; a defender's becomes a penalty card. */
export function forceBack(context: LeadOutOfTurnContext, step: Step): Effect[] {
  const { leader, card, trick } = context;
  return [
    cite({
      key: 'leadOutOfTurn.lastTrick',
      laws: ['53A', '47B'],
      params: { leader, card },
      seat: leader,
      card,
      trick,
      weighed: [{ law: '47E1', why: 'notTold' }],
    }),
    ...goesBack(context, step),
  ];
}

/** 47E1: the player who was told that it was his turn takes the lead back, and it is no penalty card. */
export function takeBackFree({
  leader,
  card,
  trick,
}: Pick<LeadOutOfTurnContext, 'leader' | 'card' | 'trick'>): Effect[] {
  return [
    cite({
      key: 'leadOutOfTurn.wasTold',
      laws: ['47E1'],
      params: { leader, card },
      seat: leader,
      card,
      trick,
      weighed: [{ law: '53A', why: 'wasTold' }],
    }),
    move({ do: 'clear', card }),
  ];
}

/** 53B: the finding that the proper lead stands and the one out of turn goes back. `about`: the card that the finding is shown with. */
export function properLeadMade(
  { leader, card, trick, byDefender }: Omit<LeadOutOfTurnContext, 'properLeader' | 'chosenBy'>,
  properLeader: Seat,
  lead: Placed | null,
  about: { readonly card?: Card } = {},
): Effect {
  return cite({
    key: 'leadOutOfTurn.properLeadMade',
    laws: ['53B', '47F1', '16C'],
    params: { leader, card, properLeader, lead },
    seat: properLeader,
    ...about,
    trick,
    ...(byDefender ? { disputed: 'C-1' } : {}),
    weighed: [{ law: '53A', why: 'properLeadInstead' }],
  });
}
