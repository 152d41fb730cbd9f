/** The line of a deal in the app: its irregularities, and what stayed open. Both are computed once. */

import { coursesOf, irregularitiesOf, KIND, type Irregularity } from './irregularities.ts';
import { cardsInTrick } from '../domain/trick.ts';
import { barsAlong, marksAlong, offsetsAlong, type BarOfLine, type Line, type MarkOfLine } from './line.ts';
import type { Reel } from './reel.ts';
import type { Life, Replay } from './replay.ts';

export type ReplayMark = Irregularity & MarkOfLine;
export type ReplayBar = BarOfLine & { readonly life: Life };

interface ReplayLine extends Line {
  readonly marks: readonly ReplayMark[];
  readonly bars: readonly ReplayBar[];
}

const made = new WeakMap<Replay, ReplayLine>();

/** The line of a replay, from the first position to the last; worked out once for each replay. */
export function lineOf(replay: Replay): ReplayLine {
  const known = made.get(replay);
  if (known !== undefined) return known;
  const offsets = offsetsAlong({ last: replay.last, trickAndCard: trickAndCardByPosition(replay) });
  const courses = coursesOf(replay).map((life) => ({
    life,
    opened: life.opened,
    closed: life.closed,
    kind: KIND[life.machine],
  }));
  const line = {
    offsets,
    marks: marksAlong(irregularitiesOf(replay), offsets),
    bars: barsAlong(courses, offsets),
  };
  made.set(replay, line);
  return line;
}

/** A function that gives the trick in progress and the number of its cards at a position: trick 0 before the first card. */
export function trickAndCardByPosition(replay: Pick<Replay, 'table'>): Reel['trickAndCard'] {
  return (at) => {
    const { trick } = replay.table(at);
    return trick === null ? { trick: 0, card: 0 } : { trick: trick.number, card: cardsInTrick(trick) };
  };
}
