/** The stops of a replay, and where a trick begins. Pure. */

import { stopsIn, type Stops } from '../../bake/stops.ts';
import { allTricks } from '../../domain/table.ts';
import { marksOf } from '../timeline/marks.ts';
import type { Replay } from '../replay.ts';

export { stopFrom, type StepBy } from '../../bake/stops.ts';

const made = new WeakMap<Replay, Stops>();

/** Positions to stop at, in order, the start and the end included. */
export function stopsOf(replay: Replay): Stops {
  const known = made.get(replay);
  if (known !== undefined) return known;
  const told = new Set(replay.findings.map(({ at }) => at + 1));
  const stops = stopsIn({
    last: replay.last,
    fact: (at) => replay.record.events[at - 1]?.type,
    told: (at) => told.has(at),
    tricks: (at) => allTricks(replay.table(at)),
    marks: marksOf(replay).map((one) => one.event + 1),
  });
  made.set(replay, stops);
  return stops;
}

/** The position at which the given trick begins, or the last one when the play never came so far. */
export function startOfTrick(replay: Replay, trick: number): number {
  for (let at = 0; at <= replay.last; at++) if ((replay.table(at).trick?.number ?? 0) >= trick) return at;
  return replay.last;
}
