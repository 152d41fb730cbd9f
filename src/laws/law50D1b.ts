/** Law 50D1b: following suit, and a restriction on the lead or play, come before the duty to play a major penalty card. 2017, 2007. */

import { cardList } from '../domain/card.ts';
import { isKnownHand } from '../domain/table.ts';
import { cite, type Effect, type Situation, type Standing } from './step.ts';
import { majorsOf } from './inForce.ts';
import type { LegalCards } from './legal.ts';

/** 50D1b: following suit or obeying a restriction came before a major penalty card, which waits. */
export function watchStanding50D1b(standing: Standing, legal: LegalCards, beforeIt: Situation): Effect[] {
  const { seat, card, trick } = standing;
  const waiting = majorsOf(beforeIt.cases, seat).filter((other) => other !== card);
  if (waiting.length === 0 || !isKnownHand(standing.before, seat)) return [];
  if (!legal.cards.includes(card) || waiting.some((other) => legal.beforePenaltyCards.includes(other)))
    return [];
  return [
    cite({
      key: 'penaltyCard.waits',
      laws: ['50D1b'],
      params: { owner: seat, cards: cardList(waiting) },
      seat,
      card,
      trick,
      procedure: true,
      weighed: [{ law: '52A', why: 'dutyCameFirst' }],
    }),
  ];
}
