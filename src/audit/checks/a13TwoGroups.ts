/**
 * A13: from one table on, all results of a board turn round: what was good for North–South is good for East–West. The board was
 * probably turned, or dealt anew, at that point.
 */

import { entered, type FieldBoard } from '../field.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

/** A group of fewer shows nothing. */
const SMALLEST = 3;
/** How far apart the two means are, in points. */
const GAP = 500;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Entered = ReturnType<typeof entered>[number];

/** A table of all results is sorted by score as a rule: only its rounds tell in which order they came. */
function inOrderOfPlay(results: readonly Entered[]): readonly Entered[] {
  if (!results.some(({ tabled }) => tabled)) return results;
  const rounds = results.map(({ seated }) => Number(seated?.round || Number.NaN));
  if (rounds.some(Number.isNaN)) return [];
  const round = new Map(results.map((result, index) => [result, rounds[index] ?? 0]));
  return results.toSorted((one, other) => (round.get(one) ?? 0) - (round.get(other) ?? 0));
}

/** At most one finding, at the first result after the change. */
export function a13TwoGroups(board: FieldBoard): OfResult[] {
  const results = inOrderOfPlay(entered(board));
  const scores = results.map(({ outcome }) => outcome.score);
  for (let split = SMALLEST; split <= scores.length - SMALLEST; split++) {
    const before = scores.slice(0, split);
    const after = scores.slice(split);
    const up = before.every((score) => score > 0) && after.every((score) => score < 0);
    const down = before.every((score) => score < 0) && after.every((score) => score > 0);
    // The same side declaring well at first and badly later is luck; another side declaring is another hand.
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
