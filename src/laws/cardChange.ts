/** Opens `cardChange`: the one function by which every law allows a player to change his card. */

import { isRemembered, type Card } from '../domain/card.ts';
import { sameSide, type Seat } from '../domain/seat.ts';
import type { Trick } from '../domain/trick.ts';
import type { CardChangeContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { mayBeChanged } from './states.ts';
import { open, type Effect, type Step } from './step.ts';

/** Gives the player the right to change this card, under the clause in `under`; it is no penalty card unless `under` says so. */
export function mayChange(
  seat: Seat,
  card: Card,
  trick: number,
  step: Step,
  under: Pick<CardChangeContext, 'law'> & Partial<CardChangeContext>,
): Effect {
  return open({
    machine: 'cardChange',
    context: {
      seat,
      card,
      trick,
      becomesPenaltyCard: false,
      thenOtherSide: false,
      openedAt: step.at,
      ...under,
    },
  });
}

/**
 * Gives the opponents of `changed` among these hands the right to change their cards. A card that nobody remembers can't go back. After
 * 45D1 and 62C1 the right may then pass to the other side.
 */
export function opponentsMayChange(
  trick: Trick,
  seats: readonly Seat[],
  changed: Seat,
  law: '45D1' | '47D' | '58B3' | '62C1',
  step: Step,
): Effect[] {
  const thenOtherSide = law === '45D1' || law === '62C1';
  return seats
    .filter((seat) => !sameSide(seat, changed))
    .flatMap((seat) => {
      const card = trick[seat];
      return isRemembered(card) && !isOpen(card, trick.number, step)
        ? [mayChange(seat, card, trick.number, step, { law, thenOtherSide })]
        : [];
    });
}

/** The player may change that card already, under another law. */
function isOpen(card: Card, trick: number, { cases }: Step): boolean {
  return lifecyclesIn(cases, mayBeChanged).some(
    ({ context }) => context.card === card && context.trick === trick,
  );
}
