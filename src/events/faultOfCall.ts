/** What is irregular about the call that has just been made, without a ruling on it: the program judges the play. */

import { readCalls, type AuctionFault } from '../domain/auction.ts';
import { isOutOfRotation } from './turnToCall.ts';
import { standingCalls } from './calls.ts';
import type { DealRecord } from './record.ts';
import { settled } from './settle.ts';

/** Laws 29 to 32, 27, 36 and 39. */
export type FaultOfCall = AuctionFault | 'outOfRotation';

/**
 * The fault of the call that is event number `at` of the record; null if that event is no call, or a call in order.
 * A pass after the end of the auction is a slip of the file.
 */
export function faultOfCall(record: DealRecord, at: number): FaultOfCall | null {
  const standing = standingCalls(record, at);
  const last = standing.at(-1);
  if (last?.at !== at - 1) return null;
  if (isOutOfRotation(standing, settled(record).header.deal.dealer)) return 'outOfRotation';
  const { faults } = readCalls('N', standing);
  const fault = faults.find((one) => one.at === standing.length - 1)?.fault ?? null;
  return fault === 'callAfterEnd' && last.call === 'P' ? null : fault;
}
