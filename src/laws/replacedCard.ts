/**
 * A card that broke a duty no longer stands in its trick, another of the same hand having been put in its place in some other way than by
 * correcting the breach: named instead of it (58B2), meant instead of it (45C4b, 46B), put right (45D1), or its trick is gone. Nothing is
 * left to correct, to establish or to choose.
 */

import { named } from './finding.ts';
import { trickAt } from '../domain/table.ts';
import type { RevokeContext } from './case.ts';
import { cite, send, type Effect, type Step } from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isPassingOverUndecided, mayStillBeCorrected } from './states.ts';

/** Ends each revoke and each passing over of a penalty card (52) whose card no longer stands in its trick. */
export function attendReplaced(step: Step): Effect[] {
  const { table, cases } = step;
  const stands = (trick: number, seat: RevokeContext['seat'], card: string) =>
    trickAt(table, trick)?.[seat] === card;
  return [
    ...lifecyclesIn(cases, mayStillBeCorrected).filter(
      ({ context }) => !stands(context.trick, context.seat, context.card),
    ),
    ...lifecyclesIn(cases, isPassingOverUndecided).filter(
      ({ context }) => !stands(context.trick, context.owner, context.card),
    ),
  ].map(({ id }) => send(id, 'Lapsed'));
}

/** 61A: the finding that there is no revoke any more: its card has left the trick, or the duty it broke never was one. */
export function liftRevoke({ seat, card, trick, openedAt }: RevokeContext, { table }: Step): Effect[] {
  const stands = trickAt(table, trick)?.[seat] === card;
  return [
    cite({
      key: stands ? 'revoke.noDuty' : 'revoke.lifted',
      laws: ['61A'],
      params: { seat, card, trick },
      seat,
      ...named(card),
      trick,
      because: [openedAt],
    }),
  ];
}
