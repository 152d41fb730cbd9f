/**
 * Law 53B: the proper lead is made after a lead out of turn, or at the same moment (58A). 2017, 2007 (there 53C). Guards and
 * conclusions of `leadOutOfTurn`.
 */

import { suitOf } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { nextSeat, partnerOf, sameSide } from '../domain/seat.ts';
import { answerTo } from './answers.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, open, type Effect, type HeardPlay } from './heard.ts';
import { declarersPlay } from './law57C.ts';

/** 53B: whose lead it was makes his proper lead; nobody else's card is a lead in turn. */
export function isProperLead(_context: LeadOutOfTurnContext, { play }: HeardPlay): boolean {
  return play.manner === 'lead';
}

/** 58A: the two leads came at the same moment, as the record or the director says. */
function cameTogether({ leader }: LeadOutOfTurnContext, { fact, ledger }: HeardPlay): boolean {
  const order = answerTo(ledger, 'order')?.answer;
  if (order === leader) return false;
  return order === 'together' || (fact.type === 'CardPlayed' && fact.together === true);
}

/** Deemed later than the proper lead, the card is a play in turn; or declarer's before its turn, which stays if legal (57C3). */
function isPlayedAfterIt(
  { leader, properLeader, card, byDefender }: LeadOutOfTurnContext,
  { play, before }: HeardPlay,
): boolean {
  if (nextSeat(properLeader) === leader) return true;
  const led = suitOf(play.card);
  const legal = led === suitOf(card) || isVoid(before.hands[leader], led);
  return !byDefender && !sameSide(leader, properLeader) && legal;
}

export function properLead(context: LeadOutOfTurnContext, heard: HeardPlay): Effect[] {
  const { leader, card, trick, byDefender } = context;
  const { play, laws } = heard;
  const together = cameTogether(context, heard);
  const effects: Effect[] = [
    cite({
      key: together ? 'leadOutOfTurn.together' : 'leadOutOfTurn.properLeadMade',
      laws: together ? ['58A', '53B'] : ['53B', '47F1', '16C'],
      params: { leader, card, properLeader: context.properLeader, lead: play.card },
      seat: context.properLeader,
      card: play.card,
      trick,
      ...(byDefender && !together ? { disputed: 'C-1' } : {}),
    }),
    move({ do: 'unlay', card }),
  ];
  if (together && isPlayedAfterIt(context, heard)) {
    effects.push(move({ do: 'stand', seat: leader, card, as: 'play' }));
    if (nextSeat(context.properLeader) !== leader) effects.push(...declarersPlay(heard, leader, card));
  } else if (together && byDefender) {
    effects.push(
      open({
        machine: 'prematurePlay',
        context: {
          offender: leader,
          partner: partnerOf(leader),
          card,
          as: 'play',
          trick,
          suitLed: suitOf(play.card),
          choice: null,
        },
      }),
    );
  } else if (byDefender && laws.elections.pcOn53B) {
    effects.push(penaltyCard(leader, card, '53B', heard));
  }
  return effects;
}
