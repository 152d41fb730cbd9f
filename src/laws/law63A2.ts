/** Laws 63A2, 68: a defender's word about his cards that has established a revoke, and proves to be about the trick in progress only. */

import { sameSide } from '../domain/seat.ts';
import { answers } from './answers.ts';
import type { RevokeContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import type { StepOf } from './step.ts';

/**
 * 68: the cards that the revoker's side has named since the trick of the revoke turn out to have been named about the trick in progress only,
 * the last of them by this answer.
 */
export function wasNamedForThisTrick(
  { by, seat, establishedAt }: RevokeContext,
  { cases, fact }: StepOf<'QuestionAnswered'>,
): boolean {
  if (by !== '63A2' || establishedAt === null) return false;
  const named = lifecyclesOf(cases, 'penaltyCard')
    .map(({ context }) => context)
    .filter(
      ({ owner, named = false, openedAt }) => named && openedAt >= establishedAt && sameSide(owner, seat),
    );
  const others = named.filter(
    ({ owner, card }) => !answers(fact, 'currentTrickOnly', true, { seat: owner, card }),
  );
  return (
    named.some(({ openedAt }) => openedAt === establishedAt) &&
    others.length < named.length &&
    others.every(({ neverWas }) => neverWas !== undefined)
  );
}
