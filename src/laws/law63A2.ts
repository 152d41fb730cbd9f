/** Laws 63A2, 68: a defender's word about his cards that has established a revoke, and proves to be about the trick in progress only. */

import { answers } from './answers.ts';
import type { PenaltyCardContext, RevokeContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import type { StepOf } from './step.ts';

/**
 * 68: the cards that the defenders have named since the word that established the revoke turn out to have been named about the trick in
 * progress only, the last of them by this answer.
 */
export function wasNamedForThisTrick(
  { establishedAt }: Pick<RevokeContext, 'establishedAt'>,
  { cases, fact }: Pick<StepOf<'QuestionAnswered'>, 'cases' | 'fact'>,
): boolean {
  const named = lifecyclesOf(cases, 'penaltyCard')
    .map(({ context }) => context)
    .filter((context) => context.named === true);
  const first = named.find(({ openedAt }) => openedAt === establishedAt);
  const isHarmless = ({ owner, card, neverWas }: PenaltyCardContext): boolean =>
    neverWas !== undefined || answers(fact, 'currentTrickOnly', true, { seat: owner, card });
  return (
    first !== undefined && named.every((context) => context.openedAt < first.openedAt || isHarmless(context))
  );
}
