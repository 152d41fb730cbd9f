/**
 * Law 65: arrangement of tricks. 2017, 2007. A player may point out a wrongly turned card until his own side has played to the next trick
 * (65B3; 2007: until a card is led to it). After that it is information for partner (16B). Declarer never comes too late: 2007 sets him no
 * time, and in 2017 the WBF's commentary says so, for dummy has no use of the information.
 */

import { sideOf, SIDES } from '../domain/seat.ts';
import type { AttentionDrawn } from '../events/event.ts';
import { cite, type Effect, type Step } from './step.ts';
import { sidePlayedOn } from './playedOn.ts';

type ToTrick = AttentionDrawn & { readonly trick: number };

/** True for attention to how a card of a quitted trick is turned. */
export function isAboutTurnedCard(fact: AttentionDrawn): fact is ToTrick {
  return fact.to === 'other' && fact.trick !== undefined;
}

/** 65B3: true when the player is not declarer, and his own side (2007: either side) has played to the next trick. */
export function comesTooLate({ by, trick }: ToTrick, { before, laws }: Step): boolean {
  if (by === before.declarer) return false;
  const sides = laws.turnedCardUntilOwnSidePlays ? [sideOf(by)] : SIDES;
  return sides.some((side) => sidePlayedOn(before, trick, side));
}

/** 65B3, 16B: the finding that a wrongly turned card was pointed out too late. */
export function watch65(step: Step): Effect[] {
  const { fact, before } = step;
  if (fact.type !== 'AttentionDrawn' || before.phase === 'over') return [];
  if (!isAboutTurnedCard(fact) || !comesTooLate(fact, step)) return [];
  return [
    cite({
      key: 'trick.turnedCardTooLate',
      laws: ['65B3', '16B'],
      params: {
        by: fact.by,
        trick: fact.trick,
        ownSide: sidePlayedOn(before, fact.trick, sideOf(fact.by)),
      },
      seat: fact.by,
      trick: fact.trick,
    }),
  ];
}
