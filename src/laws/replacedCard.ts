/**
 * A card that broke a duty has left its trick otherwise than by a correction: its player named another card (58B2), declarer meant
 * another (45C4b, 46B), dummy's card was put right (45D1), or its trick is gone. Or another suit is led to the trick now, so that the
 * duty is gone. Then nothing is left to correct, to establish or to choose.
 */

import { named, type Clause } from './finding.ts';
import { trickAt, type Table } from '../domain/table.ts';
import { suitLed } from '../domain/trick.ts';
import type { RevokeContext } from './case.ts';
import { cite, send, type Effect, type Step } from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { wasPutRight } from './misplacedRevoke.ts';
import { isEstablished, isPassingOverUndecided, mayStillBeCorrected } from './states.ts';

/** True if the lead that the card did not follow has been replaced by one of another suit. */
function isLedAnew({ duty, suit, trick: number }: RevokeContext, table: Table): boolean {
  const trick = trickAt(table, number);
  const led = trick === null ? null : suitLed(trick);
  return duty === 'followSuit' && led !== null && led !== suit;
}

/** Ends each revoke whose card no longer stands in its trick, or did not follow a lead that is gone, and each such passing over of a penalty card (52). */
export function endReplacedRevokes(step: Step): Effect[] {
  const { table, cases } = step;
  const stands = (trick: number, seat: RevokeContext['seat'], card: string) =>
    trickAt(table, trick)?.[seat] === card;
  return [
    ...lifecyclesIn(cases, mayStillBeCorrected).filter(
      ({ context }) => !stands(context.trick, context.seat, context.card) || isLedAnew(context, table),
    ),
    ...lifecyclesIn(cases, isEstablished).filter(({ context }) => wasPutRight(context, step)),
    ...lifecyclesIn(cases, isPassingOverUndecided).filter(
      ({ context }) => !stands(context.trick, context.owner, context.card),
    ),
  ].map(({ id }) => send(id, 'Lapsed'));
}

/** 61A: the finding that there is no revoke any more: its card has left the trick, or the duty it broke is gone or never was one. */
export function liftRevoke(revoke: RevokeContext, { table }: Step): Effect[] {
  const stands = trickAt(table, revoke.trick)?.[revoke.seat] === revoke.card;
  return noRevoke(revoke, stands ? 'revoke.noDuty' : 'revoke.lifted', ['61A']);
}

/** 68D, 70A: the finding that the card was played after the claim that ended the play, and so does not count. */
export function liftAfterClaim(revoke: RevokeContext): Effect[] {
  return noRevoke(revoke, 'revoke.lifted', ['68D', '70A']);
}

function noRevoke(
  { seat, card, trick, openedAt }: RevokeContext,
  key: 'revoke.noDuty' | 'revoke.lifted',
  laws: readonly Clause[],
): Effect[] {
  return [
    cite({ key, laws, params: { seat, card, trick }, seat, ...named(card), trick, because: [openedAt] }),
  ];
}
