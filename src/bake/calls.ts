/** The calls of a file with what it says of them: alerts and explanations, which the record of the deal does not hold. */

import type { ReadDeal } from '../formats/readDeal.ts';
import { bakedCall } from './bake.ts';
import type { BakedCall } from './baked.ts';

/** For {@link BakeOptions}: empty where the file says nothing of calls. */
export function callsOf({ calls }: Pick<ReadDeal, 'calls'>): { readonly auction?: readonly BakedCall[] } {
  if (calls.length === 0) return {};
  return { auction: calls.map(({ call, alert, explanation }) => bakedCall(call, alert, explanation)) };
}
