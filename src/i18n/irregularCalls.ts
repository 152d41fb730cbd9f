/** What stands instead of “nothing irregular” beside an auction that is not in order: the program judges the play, not the calls. */

import { isAuctionIrregular } from '../events/calls.ts';
import { faultOfCall } from '../events/faultOfCall.ts';
import type { DealRecord } from '../events/record.ts';
import type { Words } from './words.ts';

/**
 * What is irregular about the call that is event number `at`; about the calls up to then, if that event is no such call
 * or the whole record is meant; otherwise `nothing`.
 */
export function unlessCalls(nothing: string, record: DealRecord, words: Words, at?: number): string {
  const { law } = words.screen;
  const fault = at === undefined ? null : faultOfCall(record, at);
  if (fault !== null) return law.callFaults[fault];
  return isAuctionIrregular(record, at) ? law.calls : nothing;
}
