/** What stands instead of “nothing irregular” beside an auction that is not in order: the program judges the play, not the calls. */

import { isAuctionIrregular } from '../events/calls.ts';
import type { DealRecord } from '../events/record.ts';
import type { Words } from './words.ts';

/** The sentence about the calls, if somebody called irregularly in the first `at` events; otherwise `nothing`. */
export function unlessCalls(nothing: string, record: DealRecord, words: Words, at?: number): string {
  return isAuctionIrregular(record, at) ? words.screen.law.calls : nothing;
}
