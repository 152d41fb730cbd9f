/**
 * A13: from one table on, all results of a board are reversed: good results for North–South become good for East–West. Probably the board
 * was turned or dealt again at that point.
 */

import { entered, type FieldBoard } from '../field.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

/** A smaller group proves nothing. */
const SMALLEST = 3;
/** The least difference between the two means, in points. */
const GAP = 500;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Entered = ReturnType<typeof entered>[number];

/** The results in the order of play. A table of results is usually sorted by score, so only its round numbers tell the order. */
function inOrderOfPlay(results: readonly Entered[]): readonly Entered[] {
  if (!results.some(({ tabled }) => tabled)) return results;
  const rounds = results.map(({ seated }) => Number(seated?.round || Number.NaN));
  if (rounds.some(Number.isNaN)) return [];
  const round = new Map(results.map((result, index) => [result, rounds[index] ?? 0]));
  return results.toSorted((one, other) => (round.get(one) ?? 0) - (round.get(other) ?? 0));
}

/** At most one finding, at the first result after the change. None if a score is not known. */
export function a13TwoGroups(board: FieldBoard): OfResult[] {
  const results = inOrderOfPlay(entered(board));
  const scores = results.flatMap(({ outcome: { score } }) => score ?? []);
  if (scores.length < results.length) return [];
  for (let split = SMALLEST; split <= scores.length - SMALLEST; split++) {
    const before = scores.slice(0, split);
    const after = scores.slice(split);
    const up = before.every((score) => score > 0) && after.every((score) => score < 0);
    const down = before.every((score) => score < 0) && after.every((score) => score > 0);
    // If the same side declares well first and badly later, that is chance. If another side declares, the hands are others.
    const first = new Set(results.slice(0, split).map(({ outcome }) => outcome.side));
    const second = new Set(results.slice(split).map(({ outcome }) => outcome.side));
    const sides = first.size === 1 && second.size === 1 && ![...first].some((side) => second.has(side));
    if (!(up || down) || !sides || Math.abs(mean(before) - mean(after)) < GAP) continue;
    const result = results[split];
    if (result === undefined) continue;
    const params = {
      before: split,
      after: scores.length - split,
      meanBefore: Math.round(mean(before)),
      meanAfter: Math.round(mean(after)),
    };
    return [ofResult(result, 'A13', 'audit.twoGroups', { laws: ['87'], params })];
  }
  return [];
}
