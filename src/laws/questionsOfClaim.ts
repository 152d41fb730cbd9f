/** The questions that only people can answer about a claim or concession (68 to 71, 79B3). */

import { asked, type Asked } from './asked.ts';
import type { CaseIn, ClaimContext } from './case.ts';
import { presumedBy } from './law68.ts';
import { canBePlayedOn } from './law68D2.ts';
import { hasRevokeComeToLight } from './law69.ts';
import { isOfAgreement } from './law71.ts';
import {
  isClaimAssentedTo,
  isClaimDisputed,
  isClaimReopened,
  isClaimUnanswered,
  wasConcessionObjectedTo,
} from './states.ts';
import type { Situation } from './step.ts';

/** The questions whose answers would make it no claim. If the hand was only faced: whether a claim was meant. */
function ofNoClaim(context: ClaimContext, situation: Situation): Asked[] {
  const about = { seat: context.by };
  const intended = asked('noClaimIntended', presumedBy(context, situation), about);
  return context.tricks === null ? [intended] : [asked('currentTrickOnly', '68', about), intended];
}

/** What people are asked about a claim or concession: whether it is one, whether all agreed to play on, and what it may win. */
export function ofClaim(open: CaseIn<'claim'>, situation: Situation): Asked[] {
  const { context } = open;
  const ofPlayingOn = canBePlayedOn(context, situation) ? [asked('allAgreedToPlayOn', '68D2b')] : [];
  if (isClaimUnanswered(open)) {
    const playing = context.playedWithoutConsent ? ofPlayingOn : [];
    return context.asRecorded === true ? [] : [...ofNoClaim(context, situation), ...playing];
  }
  if (isClaimAssentedTo(open))
    return hasRevokeComeToLight(context, situation) ? [asked('normalLine', '70A', { seat: context.by })] : [];
  if (isClaimDisputed(open))
    return [
      { ...asked('normalLine', '70A', { seat: context.by }), untilDone: true },
      ...(context.trumpOut ? [asked('trumpForgotten', '70C2')] : []),
      ...ofNoClaim(context, situation),
      ...ofPlayingOn,
    ];
  if (wasConcessionObjectedTo(open))
    return [asked('objectedAtOnce', '68B2'), asked('logicalAlternative', '16C')];
  if (!isClaimReopened(open)) return [];
  const question = isOfAgreement(context)
    ? asked('wouldLikelyWin', '69B2')
    : asked('normalLine', '71', { seat: context.by });
  return situation.ledger.roundEndedAt !== null ? [question, asked('clearlyConvinced', '79B3')] : [question];
}
