/** International match points: Law 78B's scale. */

import { countsOf } from './matchpoints.ts';

/** For each number of IMPs the greatest difference in points that is worth no more. */
const UP_TO = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490,
  2990, 3490, 3990,
] as const;

/** IMPs for a difference in points, with its sign. @param difference a multiple of ten */
export function imps(difference: number): number {
  const size = Math.abs(difference);
  const index = UP_TO.findIndex((most) => size <= most);
  const won = index === -1 ? UP_TO.length : index;
  return difference < 0 && won > 0 ? -won : won;
}

/**
 * Each result against every other at the board, averaged: cross-IMPs as most pairs events use them.
 * @param scores points for North–South at each table
 */
export function crossImps(scores: readonly number[]): number[] {
  if (scores.length < 2) return scores.map(() => 0);
  const counts = countsOf(scores);
  const worth = new Map(
    counts.map(([own]) => [own, counts.reduce((sum, [other, count]) => sum + count * imps(own - other), 0)]),
  );
  return scores.map((own) => (worth.get(own) ?? 0) / (scores.length - 1));
}

/** One score against each of the others, added up. */
export function crossImpsAgainst(own: number, others: readonly number[]): number {
  return others.reduce((sum, other) => sum + imps(own - other), 0);
}

/** Against the datum: the mean of the scores, from four on without the highest and the lowest, rounded to ten (Butler). */
export function butler(scores: readonly number[]): number[] {
  const counted = scores.length > 3 ? scores.toSorted((one, other) => one - other).slice(1, -1) : scores;
  const mean = counted.reduce((sum, score) => sum + score, 0) / counted.length;
  const datum = Math.sign(mean) * Math.round(Math.abs(mean) / 10) * 10;
  return scores.map((score) => imps(score - datum));
}
