/**
 * Law 61A: a hand that the record does not show led or played against declarer's choice (26, 50D2a, 51B, 57A), and a card that it plays
 * later shows that it could have obeyed. 2017, 2007.
 */

import { cardList } from '../domain/card.ts';
import { allTricks, isHidden } from '../domain/table.ts';
import { brokenChoice } from './brokenChoice.ts';
import { revokeOf } from './law61.ts';
import { isRevokeKnown } from './law61A.ts';
import { cite, open, type Effect, type Standing, type Step } from './step.ts';

/** 61A: the revokes of earlier tricks that the card, played later by a hand that the record does not show, brings to light. */
export function watchShownChoice61({ seat, card, trick: later, before }: Standing, step: Step): Effect[] {
  if (!isHidden(before, seat)) return [];
  return allTricks(before).flatMap((trick): Effect[] => {
    if (trick.number >= later || isRevokeKnown(step, seat, trick.number)) return [];
    const broken = brokenChoice(trick, seat, step);
    if (broken?.isObeyedBy(card) !== true) return [];
    const { duty, suit, clause } = broken;
    return [
      cite({
        key: `revoke.${duty}`,
        laws: ['61A', clause],
        params: { seat, card: broken.card, trick: trick.number, could: cardList([card]) },
        seat,
        card: broken.card,
        trick: trick.number,
        weighed: [{ law: '59', why: 'couldObey' }],
      }),
      open({
        machine: 'revoke',
        context: revokeOf(seat, broken.card, trick.number, step, { duty, suit, partnerHadPlayed: true }),
      }),
    ];
  });
}
