/** Law 47: a card taken back where nobody can tell whether it may go back, because another card is not remembered. 2017, 2007. */

import type { Card } from '../domain/card.ts';
import { isLeaderUncertain } from '../domain/forgotten.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { trickAt } from '../domain/table.ts';
import { hasUnremembered, type Trick } from '../domain/trick.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isRevokeOpen } from './law61A.ts';
import { isDesignationNotKnown } from './states.ts';
import { cite, type Effect, type Step } from './step.ts';

/** 62C: true when the trick before may have to be put right, so that cards of this one go back, and a forgotten card leaves that open. */
function isAfterUnknown(step: Step, { number }: Trick): boolean {
  const earlier = trickAt(step.before, number - 1);
  if (earlier === null) return false;
  const isTakenBack = step.ledger.takenBack.some((other) => other.trick === earlier.number);
  return isRevokeOpen(step, earlier) || (isTakenBack && hasUnremembered(earlier));
}

/**
 * 47: the finding that nobody can tell whether the card may go back: another card of its trick, or who was to lead to it, is not known, or
 * what became of dummy's card (45D). Null where all that is known.
 */
export function retractionNotKnown(step: Step, seat: Seat, card: Card, trick: Trick): Effect[] | null {
  const { before, cases } = step;
  const isForgotten = SEATS.some((other) => other !== seat && trick[other] === '??');
  const isOfUncertainLead = trick.number === before.trick?.number && isLeaderUncertain(before);
  const isDummysUnknown = lifecyclesIn(cases, isDesignationNotKnown).some(
    ({ context }) => context.trick === trick.number,
  );
  if (!isForgotten && !isOfUncertainLead && !isDummysUnknown && !isAfterUnknown(step, trick)) return null;
  const params = { seat, card };
  return [cite({ key: 'record.retractionNotKnown', laws: [], record: 'notRemembered', params, seat, card })];
}
