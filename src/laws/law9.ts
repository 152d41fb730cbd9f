/**
 * Law 9: procedure following an irregularity. 2017, 2007. After attention is drawn the director is called, and nobody acts until the
 * director has explained the options (9B).
 */

import { cite, type Effect, type Step, type Play } from './step.ts';
import { isTrickNoticedEarly } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { ofCard } from './finding.ts';

/** True for a card that replaces one taken back, or that a trick lacks (67A1): playing it puts the irregularity right. */
function putsRight({ cases }: Step, play: Play): boolean {
  if (play.manner === 'correction' || play.manner === 'toTrick') return true;
  return lifecyclesIn(cases, isTrickNoticedEarly).some(
    ({ context: { seat, trick } }) => seat === play.seat && trick === play.trick,
  );
}

/** 9B2: a player leads or plays on between the attention and the director. Correcting an irregularity does not count. */
export function actsBeforeDirector(step: Step, play: Play): boolean {
  return step.ledger.attention.waits && !putsRight(step, play);
}

/** 9B2, 9B1: the finding that somebody played on after attention and before the director came. */
export function watch9(step: Step): Effect[] {
  const { play } = step;
  if (play === null || !actsBeforeDirector(step, play)) return [];
  const { seat, card, trick } = play;
  return [
    cite({
      key: 'attention.playedBeforeDirector',
      laws: ['9B2', '9B1'],
      ...ofCard(seat, card),
      trick,
    }),
  ];
}
