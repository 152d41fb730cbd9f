/** The final score of each side on the board, and the scores of the field. Pure. */

import { SIDES, type Side } from '../../domain/seat.ts';
import type { Comparison } from '../../events/comparison.ts';
import { averageWorth, finedOf } from './artificial.ts';
import { roundedFor, type Assigned } from './assigned.ts';
import { countsOf } from './matchpoints.ts';
import { neuberg } from './neuberg.ts';
import { regulationsOf, rounded } from './regulations.ts';
import { beats, forOthers, tablesOf, topOf, worthOf, type Worth } from './worth.ts';
import { victoryPoints } from './victoryPoints.ts';

export interface SideScore extends Worth {
  /** Match points in per cent of the top. */
  readonly percent: number | null;
  /** For the whole match. */
  readonly victoryPoints: number | null;
}

export interface BoardScore {
  readonly sides: Readonly<Record<Side, SideScore>>;
  /** 12C4 (86B of 2007): the sides' results did not balance, so they were averaged. */
  readonly averaged: boolean;
}

/**
 * The scores of both sides on the board. In a knockout match, scores of the two sides that do not balance are averaged (12C4).
 * @param assigned in the order in which they were assigned: of several for one side the last counts
 * @param score points for North–South without them; null if the board has no result
 */
export function boardScore(
  assigned: readonly Assigned[],
  score: number | null,
  comparison: Comparison,
): BoardScore {
  const won: Readonly<Record<Side, Worth>> = {
    NS: wonBy('NS', assigned, score, comparison),
    EW: wonBy('EW', assigned, score, comparison),
  };
  const { imps: north } = won.NS;
  const { imps: east } = won.EW;
  const averaged =
    comparison.knockout === true && north !== null && east !== null && Math.abs(north + east) > 1e-9;
  // The mean of what each side won, for both sides. What one side wins the other loses.
  const mean = averaged ? rounded((north - east) / 2, regulationsOf(comparison).places, null) : null;
  const of = (side: Side): SideScore =>
    sideScore(
      side,
      mean === null ? won[side] : { ...won[side], imps: side === 'NS' ? mean : 0 - mean },
      comparison,
    );
  return { sides: { NS: of('NS'), EW: of('EW') }, averaged };
}

function wonBy(
  side: Side,
  assigned: readonly Assigned[],
  score: number | null,
  comparison: Comparison,
): Worth {
  const average = comparison.averages?.[side];
  if (average !== undefined) return roundedFor(side, averageWorth(side, average, comparison), comparison);
  const own = lastFor(side, assigned);
  if (own !== undefined)
    return own.side === 'both' && side === 'EW' ? others(own.weighted, comparison) : own.weighted;
  if (score === null) return { imps: null, matchpoints: null, crossImps: null };
  const worth = roundedFor('NS', worthOf(score, comparison), comparison);
  return side === 'NS' ? worth : others(worth, comparison);
}

const others = (worth: Worth, comparison: Comparison): Worth => forOthers(worth, topOf(comparison));

/** The last score that was assigned to the side. */
function lastFor(side: Side, assigned: readonly Assigned[]): Assigned | undefined {
  return assigned.findLast((one) => one.side === side || one.side === 'both');
}

function sideScore(side: Side, worth: Worth, comparison: Comparison): SideScore {
  const fined = finedOf(side, comparison);
  const most = topOf(comparison);
  const less = (value: number | null, fine: number): number | null => (value === null ? null : value - fine);
  const matchpoints = less(worth.matchpoints, fined.matchpoints);
  const imps = less(worth.imps, fined.imps);
  const { boards, margin, knockout } = comparison;
  const lead = margin === undefined ? null : side === 'NS' ? margin : -margin;
  return {
    matchpoints,
    imps,
    crossImps: less(worth.crossImps, fined.imps),
    percent: matchpoints === null || most === null || most === 0 ? null : (matchpoints / most) * 100,
    victoryPoints:
      imps === null || lead === null || boards === undefined || knockout === true
        ? null
        : rounded(victoryPoints(lead + imps, boards) - fined.victoryPoints, 2, null),
  };
}

/** One score of the field: the number of tables with it, and its match points. */
export interface FieldScore {
  readonly score: number;
  readonly tables: number;
  readonly NS: number;
  readonly EW: number;
}

/**
 * The other tables: they compare with the outcomes that were assigned, by their weights; or this table is missing to them, as it is
 * with an artificial score, and what they win is factored. The best for North–South first.
 */
export function fieldScores(
  assigned: readonly Assigned[],
  score: number | null,
  comparison: Comparison,
): readonly FieldScore[] {
  const { field = [] } = comparison;
  const counts = countsOf(field).toReversed();
  const of = (own: number, side: Side): number => {
    const sign = side === 'NS' ? 1 : -1;
    let won = -1;
    for (const [other, tables] of counts) won += tables * beats(sign * own, sign * other);
    const here = hereFor(side, assigned, score, comparison);
    const compared = here.reduce((sum, part) => sum + part.share * beats(sign * own, sign * part.score), 0);
    const results = field.length + (here.length === 0 ? 0 : 1);
    const tables = tablesOf(comparison);
    const { missing, places } = regulationsOf(comparison);
    const points =
      missing === 'neuberg' ? neuberg(won + compared, results, tables) : won + compared + (tables - results);
    return rounded(points, places, null);
  };
  return counts.map(([own, tables]) => ({ score: own, tables, NS: of(own, 'NS'), EW: of(own, 'EW') }));
}

/** The scores with which the other pairs of this direction compare, for North–South, with their shares; empty if this table has none. */
function hereFor(
  side: Side,
  assigned: readonly Assigned[],
  score: number | null,
  comparison: Comparison,
): readonly { readonly score: number; readonly share: number }[] {
  if (comparison.averages?.[side] !== undefined) return [];
  const own = lastFor(side, assigned);
  if (own === undefined) return score === null ? [] : [{ score, share: 1 }];
  if (regulationsOf(comparison).adjusted === 'leftOut') return [];
  const parts = own.outcomes.map((outcome) => ({
    score: outcome.score,
    share: (outcome.weight ?? (own.outcomes.length === 1 ? 100 : 0)) / own.weights,
  }));
  return parts.every((part) => part.score !== null && Number.isFinite(part.share))
    ? (parts as { score: number; share: number }[])
    : [];
}

/** True if the comparison changes a side's score by an average or a penalty, in addition to assigned scores. */
export function isStated(comparison: Comparison): boolean {
  return (
    SIDES.some((side) => comparison.averages?.[side] !== undefined) || (comparison.penalties ?? []).length > 0
  );
}
