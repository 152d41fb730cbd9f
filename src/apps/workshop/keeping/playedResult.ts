/** The result of a recorded play: contract, declarer and declarer's tricks, after the rectifications of the Laws. */

import type { DealRecord, RecordHeader } from '../../../events/record.ts';
import { isPlayOver } from '../../../laws/law69.ts';
import { lastPosition, timelineOf } from '../../../replay/timeline.ts';
import { openQuestions, resultAt } from '../../../replay/view.ts';

/** The result for the list of deals; null if play is not over, a trick's winner is unknown, a question is open, or a score was assigned. */
export function playedResult(
  record: DealRecord,
): Pick<RecordHeader, 'contract' | 'declarer' | 'statedResult'> | null {
  if (record.events.some(({ type }) => type === 'ScoreAssigned')) return null;
  const end = lastPosition(timelineOf(record));
  const result = isPlayOver(end) && openQuestions(end).length === 0 ? resultAt(end) : null;
  if (result === null) return null;
  const { contract, declarer } = end.table;
  return {
    contract,
    declarer,
    statedResult: { declarerTricks: result.finalTricks ?? result.adjustedTricks },
  };
}
