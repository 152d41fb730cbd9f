/** Compares the results of one board. Pure. */

import { sideOf, type Side } from '../../domain/seat.ts';
import { butler, crossImps } from './imps.ts';
import { matchpoints, percentage } from './matchpoints.ts';
import type { TableResult } from './tableResult.ts';

export const SCORINGS = ['matchpoints', 'imps', 'crossImps'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Why one result stands out from its field; the most serious reason first. */
type Odd = 'onlySide' | 'onlyStrain' | 'tricksApart' | 'onlyPlus';

export interface Compared<Result extends TableResult = TableResult> {
  readonly result: Result;
  /** North–South's points by each form of scoring; null without a result to compare. */
  readonly points: Readonly<Record<Scoring, number>> | null;
  /** Match points in per cent of the top. */
  readonly percent: number | null;
  readonly odd: readonly Odd[];
}

/** The least number of results from which one can stand out. */
const FIELD = 4;
/** The least difference from the median of the other results, in tricks. */
const STANDS_OUT = 3;

const known = new WeakMap<readonly TableResult[], readonly Compared[]>();

/** Best for North–South first; those without a score last. Made once a list of results. */
export function compare<Result extends TableResult>(results: readonly Result[]): readonly Compared<Result>[] {
  const made = (known.get(results) as readonly Compared<Result>[] | undefined) ?? comparison(results);
  known.set(results, made);
  return made;
}

function comparison<Result extends TableResult>(results: readonly Result[]): readonly Compared<Result>[] {
  const scored = results.filter(({ score }) => score !== null);
  const scores = scored.map(({ score }) => score ?? 0);
  const won = { matchpoints: matchpoints(scores), imps: butler(scores), crossImps: crossImps(scores) };
  const usual = new Usual(scored);
  const compared = scored.map((result, index): Compared<Result> => {
    const of = (scoring: Scoring): number => won[scoring][index] ?? 0;
    return {
      result,
      points: { matchpoints: of('matchpoints'), imps: of('imps'), crossImps: of('crossImps') },
      percent: percentage(of('matchpoints'), scores.length),
      odd: oddOf(result, usual),
    };
  });
  compared.sort((one, other) => (other.result.score ?? 0) - (one.result.score ?? 0));
  const rest = results.filter(({ score }) => score === null);
  return [...compared, ...rest.map((result) => ({ result, points: null, percent: null, odd: [] }))];
}

/** The usual results of a field, counted once for all tables. */
class Usual {
  readonly tables: number;
  readonly #sides = new Map<Side, number>();
  readonly #strains = new Map<string, number[]>();
  /** The numbers of results that favour North–South, East–West, and neither. */
  readonly #signs = new Map<number, number>();

  constructor(field: readonly TableResult[]) {
    const played = field.filter(({ passedOut }) => !passedOut);
    this.tables = played.length;
    for (const { declarer, contract, tricks, score } of played) {
      const sign = Math.sign(score ?? 0);
      this.#signs.set(sign, (this.#signs.get(sign) ?? 0) + 1);
      if (declarer === null || contract === null) continue;
      const side = sideOf(declarer);
      this.#sides.set(side, (this.#sides.get(side) ?? 0) + 1);
      const key = `${side} ${contract.strain}`;
      const known = this.#strains.get(key);
      if (known === undefined) this.#strains.set(key, [tricks ?? 0]);
      else known.push(tricks ?? 0);
    }
  }

  bySide(side: Side): number {
    return this.#sides.get(side) ?? 0;
  }

  /** Declarer’s tricks at all tables that played this strain. */
  tricksIn(side: Side, strain: string): readonly number[] {
    return this.#strains.get(`${side} ${strain}`) ?? [];
  }

  bySign(sign: number): number {
    return this.#signs.get(sign) ?? 0;
  }
}

function oddOf({ contract, declarer, tricks, score }: TableResult, usual: Usual): readonly Odd[] {
  if (usual.tables < FIELD || contract === null || declarer === null || score === null) return [];
  const side = sideOf(declarer);
  const inStrain = usual.tricksIn(side, contract.strain);
  const odd: Odd[] = [];
  if (usual.bySide(side) === 1) odd.push('onlySide');
  else if (inStrain.length === 1) odd.push('onlyStrain');
  if (inStrain.length >= FIELD && tricks !== null && Math.abs(tricks - middle(inStrain)) >= STANDS_OUT)
    odd.push('tricksApart');
  const sign = Math.sign(score);
  if (odd.length === 0 && sign !== 0 && usual.bySign(sign) === 1 && usual.bySign(-sign) === usual.tables - 1)
    odd.push('onlyPlus');
  return odd;
}

const middles = new WeakMap<readonly number[], number>();

/** The median, memoised. */
function middle(tricks: readonly number[]): number {
  const known = middles.get(tricks);
  if (known !== undefined) return known;
  const found = tricks.toSorted((one, other) => one - other)[Math.floor(tricks.length / 2)] ?? 0;
  middles.set(tricks, found);
  return found;
}
