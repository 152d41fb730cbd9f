/** A claim at the moment when it is made, before anything has been decided about it (68, 48B2). */

import type { Seat } from '../domain/seat.ts';
import { trickNumber } from '../domain/table.ts';
import type { ClaimContext } from './case.ts';
import type { Step } from './step.ts';
import { isTrumpOut } from './law70C.ts';
import type { Weighed } from './finding.ts';

/** A doubted claim is not agreed to, and play does not go on. */
export const NO_AGREEMENT: readonly Weighed[] = [
  { law: '69A', why: 'notAgreed' },
  { law: '68D2b', why: 'noFourConsents' },
];

/** A claim just made: of tricks unknown, where a faced hand is only presumed to claim. */
export function claimBy(by: Seat, step: Step, but: Partial<ClaimContext> = {}): ClaimContext {
  return {
    by,
    kind: 'claim',
    tricks: null,
    trick: trickNumber(step.before),
    doubtedBy: null,
    consents: [],
    settled: null,
    playedWithoutConsent: false,
    trumpOut: isTrumpOut(by, step.before),
    openedAt: step.at,
    ...but,
  };
}

/** The parameters of a finding about a claim, and whose claim it was. */
export function aboutClaim({ by, openedAt }: ClaimContext) {
  return { params: { by }, seat: by, because: [openedAt] };
}
