/** Goes to a deal that has just been created. */

import { isStorageCode } from '../../../store/codes.ts';
import type { StoreOutcome } from '../../../store/deal.ts';
import { formOf, hashOf, type Route } from '../address.ts';

/**
 * Goes to the new deal, which is live and opens at its end. False if there is none; a deal that the storage refused still exists in memory.
 */
export function wentTo(made: StoreOutcome<{ stream: string }>, route: Route): boolean {
  const { stream } = made;
  if (stream === undefined || !(made.ok || isStorageCode(made.code))) return false;
  // The form is finished, so the back button skips it.
  if (formOf(route) !== null) history.replaceState(null, '', '#');
  // With the number of its last event, the way back would lead to that event after further entries.
  location.hash = hashOf({ view: 'deal', stream, at: 0 });
  return true;
}
