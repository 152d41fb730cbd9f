/** Artificial scores (12C2) and procedural penalties (90): what a side gets or loses, whatever happened at the table. Pure. */

import type { Side } from '../../domain/seat.ts';
import type { Average, Comparison, Regulations } from '../../events/comparison.ts';
import { regulationsOf } from './regulations.ts';
import { topOf, type Worth } from './worth.ts';

/**
 * Per cent of a top. 12C2c: a session better than average plus, or worse than average minus, counts instead.
 * @param session per cent on the other boards; undefined where nobody says
 */
export function averagePercent(
  average: Average,
  session: number | undefined,
  regulations: Regulations,
): number {
  const { averageMinus, average: even, averagePlus, sessions } = regulations;
  if (average === 'even') return even;
  const own = sessions ? session : undefined;
  if (average === 'plus') return Math.max(averagePlus, own ?? averagePlus);
  return Math.min(averageMinus, own ?? averageMinus);
}

/** The value of an average for its side: match points are a share of the top of a board played at all tables. */
export function averageWorth(side: Side, average: Average, comparison: Comparison): Worth {
  const regulations = regulationsOf(comparison);
  const { averageImps, crossImps } = regulations;
  const { field = [], otherTable, sessions = {} } = comparison;
  const most = topOf(comparison);
  const sign = { minus: -1, even: 0, plus: 1 }[average];
  return {
    imps: otherTable === undefined && comparison.boards === undefined ? null : sign * averageImps,
    matchpoints: most === null ? null : (averagePercent(average, sessions[side], regulations) / 100) * most,
    // ACBLscore’s manual: three IMPs; if comparisons are added up, three for each.
    crossImps: field.length === 0 ? null : sign * averageImps * (crossImps === 'sum' ? field.length : 1),
  };
}

/** The penalties of a side, by unit. */
export interface Fined {
  readonly matchpoints: number;
  readonly imps: number;
  readonly victoryPoints: number;
}

/** The sum of the penalties of one side. A share of a top costs nothing where there is no top. */
export function finedOf(side: Side, comparison: Comparison): Fined {
  const fined = { matchpoints: 0, imps: 0, victoryPoints: 0 };
  for (const penalty of comparison.penalties ?? []) {
    if (penalty.side !== side) continue;
    if (penalty.unit === 'percent') fined.matchpoints += (penalty.amount / 100) * (topOf(comparison) ?? 0);
    else fined[penalty.unit] += penalty.amount;
  }
  return fined;
}
