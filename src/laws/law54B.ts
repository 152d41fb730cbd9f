/**
 * Law 54B: the second card to an opening lead out of turn that was accepted. 2017, 2007. It comes from declarer's own hand (54B1); one
 * from dummy stands (54B2).
 */

import { isDummy } from '../domain/table.ts';
import type { OpeningLeadContext } from './case.ts';
import { cite, type Effect, type PlayStep } from './step.ts';

/** 54B2: dummy's card comes second to an accepted lead. */
export function isSecondFromDummy(_context: OpeningLeadContext, { play, before }: PlayStep): boolean {
  return play.trick === 1 && isDummy(before, play.seat);
}

/** 54B2: the finding that dummy's card, which should have come from declarer's hand, stands as the second of the trick. */
export function secondFromDummy(context: OpeningLeadContext, { play }: PlayStep): Effect[] {
  const { leader, card, declarer } = context;
  return [
    cite({
      key: 'openingLead.playedFromDummy',
      laws: ['54B2'],
      params: { leader, card, declarer, played: play.card },
      seat: play.seat,
      card: play.card,
      trick: 1,
    }),
  ];
}

/** 54B1: the second card comes from declarer's own hand. */
export function isSecondFromHand(_context: OpeningLeadContext, { play }: PlayStep): boolean {
  return play.manner === 'follow';
}

/** 54B1: the finding that declarer has played the second card from his own hand. */
export function secondFromHand(context: OpeningLeadContext, { play }: PlayStep): Effect[] {
  return [
    cite({
      key: 'openingLead.playedFromHand',
      laws: ['54B1'],
      params: { leader: context.leader, card: play.card, declarer: context.declarer },
      seat: play.seat,
      card: play.card,
      trick: 1,
      procedure: true,
    }),
  ];
}
