/** The value of one score in comparison with others, for North–South. Pure; nothing is rounded here. */

import type { Comparison } from '../../events/comparison.ts';
import { crossImpsAgainst, imps } from './imps.ts';
import { top } from './matchpoints.ts';
import { neuberg } from './neuberg.ts';
import { regulationsOf } from './regulations.ts';

/** By each form of scoring; null if there is nothing to compare with. */
export interface Worth {
  /** In comparison with the other table. */
  readonly imps: number | null;
  readonly matchpoints: number | null;
  readonly crossImps: number | null;
}

export const WAYS = ['imps', 'matchpoints', 'crossImps'] as const;

export const NOTHING: Worth = { imps: null, matchpoints: null, crossImps: null };

/** Tables at which the board was or should have been played, this one included; 0 where no other is known. */
export function tablesOf({ field = [], artificial = 0 }: Comparison): number {
  return field.length === 0 ? 0 : field.length + artificial + 1;
}

/** The most match points that a pair can win; null without a field. */
export function topOf(comparison: Comparison): number | null {
  const tables = tablesOf(comparison);
  return tables === 0 ? null : top(tables);
}

/**
 * The value of the score for North–South in IMPs, match points and cross-IMPs; null for each without results to compare with.
 * @param score points for North–South
 */
export function worthOf(score: number, comparison: Comparison): Worth {
  const { otherTable, field = [], artificial = 0 } = comparison;
  const regulations = regulationsOf(comparison);
  const against = otherTable === undefined ? null : imps(score - otherTable);
  if (field.length === 0) return { ...NOTHING, imps: against };
  const won = field.reduce((sum, other) => sum + beats(score, other), 0);
  const results = field.length + 1;
  return {
    imps: against,
    matchpoints:
      regulations.missing === 'neuberg'
        ? neuberg(won, results, results + artificial)
        : // One for each table that has no result.
          won + artificial,
    crossImps: crossImpsAgainst(score, field) / (regulations.crossImps === 'sum' ? 1 : field.length),
  };
}

/** Match points against one other score: two when it is beaten, one when it is equalled (78A). */
export function beats(score: number, other: number): 0 | 1 | 2 {
  return score > other ? 2 : score === other ? 1 : 0;
}

/** The weighted mean; null if a part has no value, or the weights add up to zero. */
export function weighted(parts: readonly { readonly worth: Worth | null; readonly weight: number }[]): Worth {
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  const mean = (way: keyof Worth): number | null => {
    let total = 0;
    for (const { worth, weight } of parts) {
      const won = worth?.[way] ?? null;
      if (won === null) return null;
      total += won * weight;
    }
    return sum <= 0 ? null : total / sum;
  };
  return { imps: mean('imps'), matchpoints: mean('matchpoints'), crossImps: mean('crossImps') };
}

/** East–West's value: IMPs with the opposite sign, match points as the rest of the top. */
export function forOthers({ imps: won, matchpoints, crossImps }: Worth, most: number | null): Worth {
  return {
    imps: won === null ? null : 0 - won,
    matchpoints: matchpoints === null || most === null ? null : most - matchpoints,
    crossImps: crossImps === null ? null : 0 - crossImps,
  };
}
