/**
 * Law 61A: a hand that the record does not show led or played against declarer's choice (26, 50D2a, 51B, 57A), and a card that it plays
 * later shows that it could have obeyed. 2017, 2007.
 */

import { allTricks, isHidden } from '../domain/table.ts';
import { brokenChoice } from './brokenChoice.ts';
import { isRevokeKnown, shownBreach } from './law61A.ts';
import type { Effect, Standing, Step } from './step.ts';

/** 61A: the revokes of earlier tricks that the card, played later by a hand that the record does not show, brings to light. */
export function watchShownChoice61({ seat, card, trick: later, before }: Standing, step: Step): Effect[] {
  if (!isHidden(before, seat)) return [];
  return allTricks(before).flatMap((trick): Effect[] => {
    if (trick.number >= later || isRevokeKnown(step, seat, trick.number)) return [];
    const broken = brokenChoice(trick, seat, step);
    return broken?.isObeyedBy(card) === true ? shownBreach(step, seat, trick, broken, card) : [];
  });
}
