/** Requests from the claim panel to the page, which has the positions of the deal: its claims, and the work on one of them. */

import type { ClaimFound } from '../../audit/claims/claimAt.ts';
import type { WorkAsked, Worked } from '../../audit/claims/workbench.ts';
import type { ClaimShelf } from './kept.ts';
import type { Replay } from '../../view/replay.ts';

/** `claim-asked`: the page answers by calling `found` or `failed`. */
export interface ClaimAsked {
  readonly replay: Replay;
  readonly found: (
    claims: readonly ClaimFound[],
    work: (asked: WorkAsked) => Promise<Worked>,
    shelf?: ClaimShelf,
  ) => void;
  readonly failed: (reason: unknown) => void;
}
