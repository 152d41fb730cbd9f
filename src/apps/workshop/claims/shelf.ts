/** People's work on claims that is not recorded, kept while a phone may end the page. */

import type { ClaimShelf, ClaimWork } from '../../../ui/claim/kept.ts';
import { keepUnrecorded, unrecorded } from '../unrecorded.ts';

/**
 * Keeps the work on each claim of a deal until it is recorded.
 * @param stream the stored deal; empty for one that is not stored
 */
export function claimShelf(stream: string): ClaimShelf {
  return {
    get: (claim) => (unrecorded('claim', stream, claim) as ClaimWork | undefined) ?? null,
    set: (claim, work) => keepUnrecorded('claim', stream, claim, work),
  };
}
