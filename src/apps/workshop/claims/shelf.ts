/** People's work on claims that is not recorded, kept while a phone may end the page. */

import type { ClaimShelf, ClaimWork } from '../../../ui/claim/kept.ts';
import type { Route } from '../address.ts';
import { originOf, recordName } from '../origin.ts';
import { keepUnrecorded, unrecordedOf } from '../unrecorded.ts';

/** Keeps the work on each claim of the deal at that address until it is recorded. */
export async function claimShelf(route: Route): Promise<ClaimShelf> {
  const stream = route.view === 'deal' ? route.stream : '';
  const kept = await unrecordedOf('claim', stream);
  return {
    record: recordName(route),
    copiedFrom: originOf(stream),
    get: (claim) => (kept(claim) as ClaimWork | undefined) ?? null,
    set: (claim, work) => keepUnrecorded('claim', stream, claim, work),
  };
}
