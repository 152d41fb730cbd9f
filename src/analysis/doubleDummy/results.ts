/** The twenty results of a deal, solved once where the same board comes again: many files have it once for each table. */

import type { Strain } from '../../domain/contract.ts';
import type { Deal } from '../../domain/deal.ts';
import { keyOfHands } from '../../domain/hand.ts';
import type { BySeat } from '../../domain/seat.ts';
import { strainsOf } from './doubleDummy.ts';

export type KnownResults = ReadonlyMap<Strain, BySeat<number>>;

/** More boards than a session has in play at a time. */
const MOST = 64;
const known = new Map<string, KnownResults>();

/** Empty where the hands are not complete. */
export function resultsOf({ hands }: Pick<Deal, 'hands'>): KnownResults {
  const key = keyOfHands(hands.N, hands.E, hands.S, hands.W);
  const solved = known.get(key) ?? new Map(strainsOf(hands));
  if (known.size >= MOST) known.clear();
  known.set(key, solved);
  return solved;
}
