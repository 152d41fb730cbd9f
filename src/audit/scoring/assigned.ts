/**
 * Assigned adjusted scores (12C1): every outcome is scored, then the results are averaged by their weights; points are never averaged.
 * Pure.
 */

import { formatContract, parseContract, type Contract } from '../../domain/contract.ts';
import { scoreIfKnown, type Vulnerability } from '../../domain/score.ts';
import type { Seat, Side } from '../../domain/seat.ts';
import type { Comparison } from '../../events/comparison.ts';
import type { AssignedOutcome, Fact, FactOf } from '../../events/event.ts';
import { regulationsOf, rounded } from './regulations.ts';
import { forOthers, NOTHING, topOf, weighted, WAYS, worthOf, type Worth } from './worth.ts';

export interface OutcomeScored {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly tricks: number | null;
  /** As stated; null if not stated. */
  readonly weight: number | null;
  /** Points for North–South; null where the outcome can't be scored. */
  readonly score: number | null;
  /** For the side to which the score is assigned; for North–South if to both. */
  readonly worth: Worth;
  /** False if this outcome was already impossible at the first irregularity. */
  readonly reachable: boolean;
}

/** Doubts about an assigned score. They are shown; no score is refused. */
type AssignedDoubt = 'weights' | 'noWeights' | 'weighting' | 'unreachable' | 'unscored' | 'vulnerability';

export interface Assigned {
  /** The number of the fact, from 0. */
  readonly at: number;
  readonly side: Side | 'both';
  readonly outcomes: readonly OutcomeScored[];
  /** The sum of the weights. */
  readonly weights: number;
  /** The weighted average, rounded: for the side, or for North–South if for both. */
  readonly weighted: Worth;
  readonly doubts: readonly AssignedDoubt[];
  /** If scores may not be weighted (12C1e): the index of each side's outcome; null if none is likely enough. */
  readonly apart: Readonly<Record<Side, number | null>> | null;
}

/** The tricks that declarer could still make at the first irregularity, in the contract played. */
export interface Reach {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly least: number;
  readonly most: number;
}

/** What is needed to score an assignment. */
export interface Scored {
  readonly vulnerable: Vulnerability | null;
  readonly comparison: Comparison;
  readonly reach: Reach | null;
}

/** The scores that were assigned among these facts, in their order. */
export function assignedIn(facts: readonly Fact[], scored: Scored): readonly Assigned[] {
  return facts.flatMap((fact, at) => (fact.type === 'ScoreAssigned' ? [assignedBy(fact, at, scored)] : []));
}

function assignedBy(fact: FactOf<'ScoreAssigned'>, at: number, scored: Scored): Assigned {
  const { comparison } = scored;
  const { side } = fact;
  const outcomes = fact.outcomes.map((outcome) => scoredFor(outcome, side, scored));
  const parts = outcomes.map(({ worth, score, weight }) => ({
    worth: score === null ? null : worth,
    weight: weight ?? (outcomes.length === 1 ? 100 : 0),
  }));
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const isMixed = outcomes.length > 1;
  const { weighting } = regulationsOf(comparison);
  const doubts: readonly (AssignedDoubt | false)[] = [
    outcomes.length > 0 && weights === 0 && 'noWeights',
    weights !== 0 && Math.abs(weights - 100) > 1e-6 && 'weights',
    isMixed && !weighting && 'weighting',
    outcomes.some(({ reachable }) => !reachable) && 'unreachable',
    outcomes.some((outcome) => outcome.score === null && !isWhole(outcome)) && 'unscored',
    outcomes.some((outcome) => outcome.score === null && isWhole(outcome)) && 'vulnerability',
  ];
  return {
    at,
    side,
    outcomes,
    weights,
    weighted: roundedFor(side === 'both' ? 'NS' : side, weighted(parts), comparison),
    doubts: doubts.filter((doubt) => doubt !== false),
    apart: isMixed && !weighting ? apart(outcomes, parts, comparison) : null,
  };
}

/** True when contract, declarer and tricks are known: then only an unknown vulnerability leaves the outcome without a score. */
function isWhole({ contract, declarer, tricks }: OutcomeScored): boolean {
  return contract !== null && declarer !== null && tricks !== null;
}

function scoredFor(outcome: AssignedOutcome, side: Side | 'both', scored: Scored): OutcomeScored {
  // A file may leave out any part of an outcome.
  const known: Partial<AssignedOutcome> = outcome;
  const contract = known.contract === undefined ? null : parseContract(known.contract);
  const declarer = known.declarer ?? null;
  const tricks = known.tricks ?? null;
  const { comparison, vulnerable } = scored;
  const score = scoreIfKnown({ contract, declarer, deal: { vulnerable } }, tricks);
  const worth = score === null ? NOTHING : worthOf(score, comparison);
  return {
    contract,
    declarer,
    tricks,
    weight: known.weight ?? null,
    score,
    worth: side === 'EW' ? forOthers(worth, topOf(comparison)) : worth,
    reachable: isReachable(contract, declarer, tricks, scored.reach),
  };
}

function isReachable(
  contract: Contract | null,
  declarer: Seat | null,
  tricks: number | null,
  reach: Reach | null,
): boolean {
  if (reach === null || contract === null || tricks === null || declarer !== reach.declarer) return true;
  if (formatContract(contract) !== formatContract(reach.contract)) return true;
  return tricks >= reach.least && tricks <= reach.most;
}

/** Rounded as the regulations say: the innocent side may be favoured, where somebody says which it is. */
export function roundedFor(side: Side, worth: Worth, comparison: Comparison): Worth {
  const { places, rounding } = regulationsOf(comparison);
  const { innocent } = comparison;
  const favour = rounding === 'nearest' || innocent === undefined ? null : side === innocent;
  const round = (value: number | null): number | null =>
    value === null ? null : rounded(value, places, favour);
  return Object.fromEntries(WAYS.map((way) => [way, round(worth[way])])) as unknown as Worth;
}

/** 12C1e: for the innocent side the best outcome that was likely, for the other side the worst that was at all probable. */
function apart(
  outcomes: readonly OutcomeScored[],
  parts: readonly { readonly weight: number }[],
  comparison: Comparison,
): Assigned['apart'] {
  const { innocent } = comparison;
  if (innocent === undefined) return null;
  const { likely, probable } = regulationsOf(comparison);
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  const sign = innocent === 'NS' ? 1 : -1;
  const best = (least: number): number | null => {
    let found: number | null = null;
    for (const [index, { score }] of outcomes.entries()) {
      const share = sum === 0 ? 0 : ((parts[index]?.weight ?? 0) / sum) * 100;
      if (score === null || share < least - 1e-9) continue;
      const other = found === null ? null : (outcomes[found]?.score ?? null);
      // The best for the innocent side is the worst for the offenders.
      if (other === null || sign * score > sign * other) found = index;
    }
    return found;
  };
  const of: Record<Side, number | null> = { NS: best(probable), EW: best(probable) };
  of[innocent] = best(likely);
  return of;
}
