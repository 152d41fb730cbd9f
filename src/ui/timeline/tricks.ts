/** Tricks at double dummy below the line: a box for as long as they stay the same. Pure: numbers in, numbers out. */

import type { Advice } from '../doubleDummy/advice.ts';

export interface TrickRun {
  /** What declarer's side takes in all. */
  readonly tricks: number;
  /** Along the line, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Where nothing is known there is a gap. @param places of the positions along the line */
export function runsOf(along: Advice['along'], places: readonly number[]): readonly TrickRun[] {
  const runs: TrickRun[] = [];
  for (const [at, tricks] of along.entries()) {
    if (tricks === null) continue;
    const from = places[at] ?? 0;
    // It holds until the next position comes.
    const to = along[at + 1] === null ? from : (places[at + 1] ?? 1);
    const last = runs.at(-1);
    if (last !== undefined && last.tricks === tricks && at > 0 && along[at - 1] === tricks)
      runs[runs.length - 1] = { ...last, to };
    else runs.push({ tricks, from, to });
  }
  return runs;
}

/** A number stands in its box where there is room for it, on a phone too: a digit needs two cards, and each more another. */
export function hasRoom({ tricks, from, to }: TrickRun): boolean {
  return to - from > (String(tricks).length + 0.9) / 56;
}
