/** Goes to a deal that has just been created. */

import { isStorageCode } from '../../../store/codes.ts';
import type { StoreOutcome } from '../../../store/deal.ts';
import { formOf, hashOf, type Route } from '../address.ts';

/** Goes to the new deal. False if there is none; a deal that the storage refused still exists in memory. */
export function wentTo(made: StoreOutcome<{ stream: string }>, at: number, route: Route): boolean {
  const { stream } = made;
  if (stream === undefined || !(made.ok || isStorageCode(made.code))) return false;
  // The form is finished, so the back button skips it.
  if (formOf(route) !== null) history.replaceState(null, '', '#');
  location.hash = hashOf({ view: 'deal', stream, at });
  return true;
}
