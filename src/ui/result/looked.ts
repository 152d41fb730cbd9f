/** The score of a replay at a moment. Pure; loaded with the tables that show it. */

import { assessed, type Assessed } from '../../audit/scoring/assessed.ts';
import type { Replay } from '../../view/replay.ts';

/**
 * The score at a position and what the other tables say about it.
 * @param at number of events that have happened
 */
export function assessedAt(replay: Replay, at: number): Assessed {
  const { edition, record, findings, last } = replay;
  const tricks = (moment: number): number | null => {
    const { playOver, result } = replay.moment(moment);
    return playOver ? (result?.finalTricks ?? result?.adjustedTricks ?? null) : null;
  };
  const table = (moment: number): ReturnType<Replay['table']> => replay.table(moment);
  return assessed({ edition, record, findings, last, table, tricks }, at, replay.known);
}
