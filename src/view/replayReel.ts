/** The replay of the app for stepping, and where each trick begins. Pure. */

import { stopsIn } from './stops.ts';
import { allTricks } from '../domain/table.ts';
import type { Reel } from './reel.ts';
import type { Replay } from './replay.ts';
import { lineOf, trickAndCardByPosition } from './replayLine.ts';

const made = new WeakMap<Replay, Reel>();

/** The replay with its stops and marks, as one steps through it; worked out once for each replay. */
export function reelOf(replay: Replay): Reel {
  const known = made.get(replay);
  if (known !== undefined) return known;
  const found = new Set(replay.findings.map(({ at }) => at + 1));
  const marks = lineOf(replay).marks.map(({ event }) => event + 1);
  const { last } = replay;
  const stops = stopsIn({
    last,
    fact: (at) => replay.record.events[at - 1]?.type,
    hasFinding: (at) => found.has(at),
    tricks: (at) => allTricks(replay.table(at)),
    marks,
  });
  const reel: Reel = { last, marks, trickAndCard: trickAndCardByPosition(replay), stops };
  made.set(replay, reel);
  return reel;
}

/** The position at which the given trick begins, or the last one when the play never came so far. */
export function startOfTrick(replay: Replay, trick: number): number {
  for (let at = 0; at <= replay.last; at++) if ((replay.table(at).trick?.number ?? 0) >= trick) return at;
  return replay.last;
}
