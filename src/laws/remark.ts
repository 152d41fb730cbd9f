/** Law 68 (opening part): words that people had found, before they were said, to be about the trick in progress only. 2017, 2007. */

import type { Seat } from '../domain/seat.ts';
import { trickNumber } from '../domain/table.ts';
import { answeredTrue } from './answers.ts';
import type { Step } from './step.ts';

/**
 * True when people had found that this player's words, the fact of the step, are about the trick in progress only. What they found of a
 * card that he showed to an earlier trick says nothing of them.
 */
export function isFoundRemark({ ledger, at, before }: Step, by: Seat): boolean {
  return answeredTrue(ledger, 'currentTrickOnly', false, { seat: by, since: at, trick: trickNumber(before) });
}
