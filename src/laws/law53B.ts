/**
 * Law 53B: the proper lead is made after a lead out of turn, or at the same moment (58A). 2017, 2007 (there 53C). Guards and
 * conclusions of `leadOutOfTurn`.
 */

import { isKnownPlay } from '../events/remembered.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { cite, move, type Effect, type HeardPlay } from './heard.ts';
import { declarersCardsGoBack } from './law53.ts';
import { cameNotBefore, countsAsLater } from './law58A.ts';

/** 53B: whose lead it was makes his proper lead; nobody else's card is a lead in turn. */
export function isProperLead(_context: LeadOutOfTurnContext, { play }: HeardPlay): boolean {
  return play.manner === 'lead';
}

/** 58A: the two leads came at the same moment, or the proper one first, as the record or the director says. */
export function cameTogether(context: LeadOutOfTurnContext, heard: HeardPlay): boolean {
  return cameNotBefore(context, heard, isKnownPlay(heard.fact) ? heard.fact : null);
}

export function properLead(context: LeadOutOfTurnContext, heard: HeardPlay): Effect[] {
  const { leader, card, trick, byDefender } = context;
  const { play, laws } = heard;
  if (cameTogether(context, heard)) return countsAsLater(context, play.card, heard);
  return [
    cite({
      key: 'leadOutOfTurn.properLeadMade',
      laws: ['53B', '47F1', '16C'],
      params: { leader, card, properLeader: context.properLeader, lead: play.card },
      seat: context.properLeader,
      card: play.card,
      trick,
      ...(byDefender ? { disputed: 'C-1' } : {}),
    }),
    move({ do: 'unlay', card }),
    ...declarersCardsGoBack(heard),
    ...(byDefender && laws.elections.pcOn53B ? [penaltyCard(leader, card, '53B', heard)] : []),
  ];
}
