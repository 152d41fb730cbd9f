/** Whether a hand may hold a card, as far as the record shows. If it can't, the record is in doubt, not the player. */

import type { Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import {
  holdsCard,
  isKnownHand,
  isPlayedByAnother,
  trickNumber,
  trickWith,
  type Table,
} from '../domain/table.ts';
import type { PenaltyCardContext } from '../laws/case.ts';
import { lifecyclesIn, lifecyclesOf } from '../laws/caseIndex.ts';
import { penaltyCardsIn, waitingCard } from '../laws/inForce.ts';
import type { Position } from './position.ts';
import { isPlayChoiceOpen } from '../laws/states.ts';

/**
 * True when the hand may hold the card. One that the record does not show may hold every card that no other hand shows, in play or lying
 * on the table.
 */
export function mayHold(position: Position, seat: Seat, card: Card): boolean {
  const { table } = position;
  if (table.deal.hands[seat] !== null) return holds(table.hands[seat], card);
  return (
    !isOnTable(position, seat, card) &&
    !wasShownByAnother(position, seat, card) &&
    SEATS.every((other) => {
      // A card that a hidden hand has taken back is known to be in it.
      const shown = table.deal.hands[other] ?? table.hands[other];
      return other === seat || !holds(shown, card);
    })
  );
}

/** True when another hand led the card out of turn or played it too soon: if it has been taken back, it is in that hand. */
function wasShownByAnother({ cases }: Position, seat: Seat, card: Card): boolean {
  return (
    [...lifecyclesOf(cases, 'leadOutOfTurn'), ...lifecyclesOf(cases, 'openingLead')].some(
      ({ context }) => context.card === card && context.leader !== seat,
    ) ||
    lifecyclesOf(cases, 'prematurePlay').some(
      ({ context }) => context.card === card && context.offender !== seat,
    ) ||
    lifecyclesOf(cases, 'penaltyCard').some(({ context }) => context.card === card && context.owner !== seat)
  );
}

/** True when the card has been played, or lies before another hand than that one: face down, to wait for its turn (57D), or otherwise. */
export function isOnTable({ table, cases }: Position, seat: Seat, card: Card): boolean {
  return (
    SEATS.some((other) => trickWith(table, other, card) !== null) ||
    table.loose.some((loose) => loose.card === card && loose.seat !== seat) ||
    table.faceDownLeads.some((lead) => lead.card === card && lead.seat !== seat) ||
    SEATS.some((other) => other !== seat && waitingCard(cases, other, trickNumber(table)) === card) ||
    penaltyCardsIn(cases).some(({ context }) => context.card === card && context.owner !== seat) ||
    // The card was played too soon. If nobody chooses it will stand, even if it is no penalty card because it was waived.
    lifecyclesIn(cases, isPlayChoiceOpen).some(
      ({ context }) => context.card === card && context.offender !== seat,
    )
  );
}

/** True when the owner holds the card or has just played it. For a hand not shown: when no other hand has played it. */
export function holdsOrHasPlayed(
  table: Table,
  { owner, card }: Pick<PenaltyCardContext, 'owner' | 'card'>,
): boolean {
  if (!isKnownHand(table, owner)) return !isPlayedByAnother(table, owner, card);
  return holdsCard(table, owner, card) || trickWith(table, owner, card) !== null;
}
