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
  // With the number of its last event, the way back would lead to that event after further entries.
  const hash = hashOf({ view: 'deal', stream, at: 0 });
  // The form is finished, so the back button skips it. The library is one step before it, unless the form was opened by its address.
  if (formOf(route) === null) location.hash = hash;
  else if ((history.state as { step?: true } | null)?.step === true) location.replace(hash);
  else {
    history.replaceState(null, '', '#');
    location.hash = hash;
  }
  return true;
}
