/** Goes to a deal that has just been created. */

import { isStorageCode } from '../../../store/codes.ts';
import type { StoreOutcome } from '../../../store/deal.ts';
import { formOf, hashOf, type Place } from '../address.ts';

/** Goes to the deal just made, also to one that the storage refused and that lives on in memory. False when there is none. */
export function wentTo(made: StoreOutcome<{ stream: string }>, at: number, place: Place): boolean {
  const { stream } = made;
  if (stream === undefined || !(made.ok || isStorageCode(made.code))) return false;
  // The form is finished, so the back button skips it.
  if (formOf(place) !== null) history.replaceState(null, '', '#');
  location.hash = hashOf({ view: 'deal', stream, at });
  return true;
}
