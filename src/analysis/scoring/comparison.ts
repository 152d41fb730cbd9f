/** The results of one board held against one another. Pure. */

import { sideOf } from '../../domain/seat.ts';
import { butler, crossImps } from './imps.ts';
import { matchpoints, percentage } from './matchpoints.ts';
import type { TableResult } from './tableResult.ts';

export const SCORINGS = ['matchpoints', 'imps', 'crossImps'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Why one result stands out of its field; the first is the gravest. */
export type Odd = 'onlySide' | 'onlyStrain' | 'tricksApart' | 'onlyPlus';

export interface Compared<Result extends TableResult = TableResult> {
  readonly result: Result;
  /** What North–South won by each way of scoring; null without a result to compare. */
  readonly points: Readonly<Record<Scoring, number>> | null;
  /** Match points as a share of the top, 0 to 100. */
  readonly percent: number | null;
  readonly odd: readonly Odd[];
}

/** So many results make a field out of which one can stand. */
const FIELD = 4;
/** So many tricks from the middle of the others are worth a look. */
const APART = 3;

/** Best for North–South first; those without a score last. */
export function compare<Result extends TableResult>(results: readonly Result[]): Compared<Result>[] {
  const scored = results.filter(({ score }) => score !== null);
  const scores = scored.map(({ score }) => score ?? 0);
  const won = { matchpoints: matchpoints(scores), imps: butler(scores), crossImps: crossImps(scores) };
  const compared = scored.map((result, index): Compared<Result> => {
    const of = (scoring: Scoring): number => won[scoring][index] ?? 0;
    return {
      result,
      points: { matchpoints: of('matchpoints'), imps: of('imps'), crossImps: of('crossImps') },
      percent: percentage(of('matchpoints'), scores.length),
      odd: oddOf(result, scored),
    };
  });
  compared.sort((one, other) => (other.result.score ?? 0) - (one.result.score ?? 0));
  const rest = results.filter(({ score }) => score === null);
  return [...compared, ...rest.map((result) => ({ result, points: null, percent: null, odd: [] }))];
}

function oddOf(result: TableResult, field: readonly TableResult[]): readonly Odd[] {
  const others = field.filter((one) => one !== result && !one.passedOut);
  const { contract, declarer, tricks, score } = result;
  if (others.length + 1 < FIELD || contract === null || declarer === null || score === null) return [];
  const side = sideOf(declarer);
  const odd: Odd[] = [];
  const ofSide = others.filter((one) => one.declarer !== null && sideOf(one.declarer) === side);
  const ofStrain = ofSide.filter((one) => one.contract?.strain === contract.strain);
  if (ofSide.length === 0) odd.push('onlySide');
  else if (ofStrain.length === 0) odd.push('onlyStrain');
  if (ofStrain.length + 1 >= FIELD && tricks !== null && Math.abs(tricks - middle(ofStrain)) >= APART)
    odd.push('tricksApart');
  if (odd.length === 0 && score !== 0 && others.every((one) => (one.score ?? 0) * score < 0))
    odd.push('onlyPlus');
  return odd;
}

/** The median of declarer’s tricks. */
function middle(results: readonly TableResult[]): number {
  const tricks = results.map((one) => one.tricks ?? 0).sort((one, other) => one - other);
  return tricks[Math.floor(tricks.length / 2)] ?? 0;
}
