/**
 * Law 68 (opening part), 68A: words that people had found, before they were said, to be about the trick in progress only, or to be meant as no
 * claim. 2017, 2007.
 */

import type { Seat } from '../domain/seat.ts';
import { trickNumber } from '../domain/table.ts';
import { answeredTrue } from './answers.ts';
import { cite, type Effect, type Step } from './step.ts';

/**
 * True when people had found that this player's words, the fact of the step, are about the trick in progress only. What they found of a
 * card that he showed to an earlier trick says nothing of them.
 */
export function isFoundRemark({ ledger, at, before }: Step, by: Seat): boolean {
  return answeredTrue(ledger, 'currentTrickOnly', false, { seat: by, since: at, trick: trickNumber(before) });
}

/** 68A: true when people had found that this player means no claim by the fact of the step. */
export function isFoundUnmeant({ ledger, at }: Step, by: Seat): boolean {
  return answeredTrue(ledger, 'noClaimIntended', false, { seat: by, since: at });
}

/**
 * 68, 68A: the finding that the words are no claim, because people had found so before they were said; null otherwise. Where the player had
 * faced his hand before, what they found about a claim that was not meant was about that.
 */
export function foundNoClaim(step: Step, by: Seat): Effect | null {
  const isUnmeant = !step.ledger.handsFaced.includes(by) && isFoundUnmeant(step, by);
  const found = isFoundRemark(step, by)
    ? (['claim.currentTrickOnly', '68', 'thisTrickOnly'] as const)
    : isUnmeant
      ? (['claim.notIntended', '68A', 'noClaimIntended'] as const)
      : null;
  if (found === null) return null;
  const [key, law, why] = found;
  return cite({ key, laws: [law], params: { by }, seat: by, weighed: [{ law: '68A', why }] });
}
