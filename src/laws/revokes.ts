/** The revokes of a deal, and which of them count (63, 64). */

import { lifecyclesOf } from './caseIndex.ts';
import type { Case, RevokeCase, RevokeContext } from './case.ts';
import { named } from './finding.ts';
import { afterClaim } from './law69.ts';
import { isEstablished, wasNoRevoke } from './states.ts';

/** Every revoke in the order in which they were made, without those that turned out to be none or came after the claim that ended the play. */
export function revokesIn(cases: readonly Case[]): readonly RevokeCase[] {
  const isAfterClaim = afterClaim(cases);
  return lifecyclesOf(cases, 'revoke').filter((open) => !wasNoRevoke(open) && !isAfterClaim(open));
}

/** True for a revoke that is established, or treated as if it were (43B2b). */
export function counts(open: RevokeCase): boolean {
  return isEstablished(open) || open.context.asIfEstablished;
}

/** The card, trick and event to which a finding about a revoke refers. */
export function aboutRevoke({ seat, card, trick, openedAt }: RevokeContext) {
  return { seat, ...named(card), trick, because: [openedAt] };
}
