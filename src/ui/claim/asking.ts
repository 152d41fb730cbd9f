/** What the panel of a claim asks of whoever keeps the positions of the deal: its claims, and the work on one of them. */

import type { ClaimStanding } from '../../analysis/claims/claimAt.ts';
import type { WorkAsked, Worked } from '../../analysis/claims/workbench.ts';
import type { Replay } from '../replay.ts';

export interface ClaimFoundIn {
  /** Number of the event. */
  readonly at: number;
  /** Null where what can be played after it is not known. */
  readonly standing: ClaimStanding | null;
}

/** `claim-asked`: answered by calling `found`, or `failed`. */
export interface ClaimAsked {
  readonly replay: Replay;
  readonly found: (claims: readonly ClaimFoundIn[], work: (asked: WorkAsked) => Promise<Worked>) => void;
  readonly failed: () => void;
}
