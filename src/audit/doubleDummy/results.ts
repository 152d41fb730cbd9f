/** The twenty results of a deal. Memoised, because many files repeat a board for each table. */

import type { Strain } from '../../domain/contract.ts';
import { isCompleteDeal, type Deal } from '../../domain/deal.ts';
import { keyOfHands } from '../../domain/hand.ts';
import type { BySeat } from '../../domain/seat.ts';
import { strainsOf } from './doubleDummy.ts';

/** Declarer's tricks by strain and declarer. */
export type Results = Readonly<Record<Strain, BySeat<number>>>;

/** More boards than a session has in play at one time. */
const MOST = 64;
const known = new Map<string, Results>();

/** Tricks at double dummy for each strain and declarer; null where the hands are not complete. */
export function resultsOf({ hands }: Pick<Deal, 'hands'>): Results | null {
  if (!isCompleteDeal(hands)) return null;
  const key = keyOfHands(hands.N, hands.E, hands.S, hands.W);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const solved = Object.fromEntries(strainsOf(hands)) as Results;
  known.set(key, solved);
  return solved;
}
