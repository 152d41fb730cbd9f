/** Match points: Law 78A. */

/**
 * Two for each result beaten, one for each equalled.
 * @param scores points for North–South at each table
 * @returns match points of North–South; East–West have the rest, up to {@link top}
 */
export function matchpoints(scores: readonly number[]): number[] {
  const worth = new Map(frequencies(scores).map(({ score, northSouth }) => [score, northSouth]));
  return scores.map((score) => worth.get(score) ?? 0);
}

/** How often each score occurred, the lowest first: a field of thousands has a few dozen different ones. */
export function countsOf(scores: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

/** The most match points for a board played at this number of tables. */
export function top(tables: number): number {
  return Math.max(0, 2 * (tables - 1));
}

/** Match points as a share of the top, 0 to 100; fifty where there was nobody to compare with. */
export function percentage(points: number, tables: number): number {
  return tables < 2 ? 50 : (points / top(tables)) * 100;
}

export interface Frequency {
  /** Points for North–South. */
  readonly score: number;
  readonly count: number;
  readonly northSouth: number;
  readonly eastWest: number;
}

/** The results of a board, best for North–South first, with how often each occurred and what it is worth. */
export function frequencies(scores: readonly number[]): Frequency[] {
  const most = top(scores.length);
  let below = 0;
  const all = countsOf(scores).map(([score, count]): Frequency => {
    const northSouth = 2 * below + count - 1;
    below += count;
    return { score, count, northSouth, eastWest: most - northSouth };
  });
  return all.reverse();
}
