/**
 * What people compare when a result is weighed against the result without an irregularity (64C, 50E4, 70): all numbers side by side, and
 * the one that decides. The program judges nothing and adds nothing. Pure.
 */

import { sideOf, type Side } from '../domain/seat.ts';
import { allTricks, isDummy, trumpAt, type Table } from '../domain/table.ts';
import { isFull, winnerOf } from '../domain/trick.ts';
import type { Fact, Judge } from '../events/event.ts';
import type { Clause } from '../laws/finding.ts';
import { lawSet, type Edition } from '../lawbook/editions.ts';
import type { RevokeView } from '../replay/view.ts';

/** Declarer's tricks without the revoke, as somebody judged. */
export interface Judged {
  readonly by: Judge;
  readonly tricks: number;
  /** The last judgement counts. */
  readonly counts: boolean;
}

/** The last judgement of each person, in the order in which they came. */
export function judgedIn(facts: readonly Fact[]): readonly Judged[] {
  const last = new Map<Judge, { readonly tricks: number; readonly at: number }>();
  for (const [at, fact] of facts.entries()) {
    if (fact.type !== 'QuestionAnswered' || fact.question !== 'withoutRevoke') continue;
    if (typeof fact.answer !== 'number') continue;
    last.delete(fact.by);
    last.set(fact.by, { tricks: fact.answer, at });
  }
  const latest = Math.max(-1, ...[...last.values()].map(({ at }) => at));
  return [...last].map(([by, { tricks, at }]) => ({ by, tricks, counts: at === latest }));
}

/** Declarer's tricks as a claim that was contested would have them; null without one. `before`: the table when it was made. */
export function declarersTricksClaimed(facts: readonly Fact[], before: (at: number) => Table): number | null {
  const isJudged = facts.some(
    (fact) =>
      fact.type === 'QuestionAnswered' &&
      (fact.question === 'normalLine' || fact.question === 'wouldLikelyWin'),
  );
  // Claims by dummy don't count (43A1c).
  const at = facts.findLastIndex(
    (fact, index) => fact.type === 'ClaimMade' && !isDummy(before(index), fact.by),
  );
  const claim = facts[at];
  if (!isJudged || claim?.type !== 'ClaimMade') return null;
  const { declarer, won } = before(at);
  if (declarer === null) return null;
  const side = sideOf(declarer);
  const left = 13 - won.NS - won.EW;
  return won[side] + (sideOf(claim.by) === side ? claim.tricks : left - claim.tricks);
}

/** True when people found that the sight of a penalty card damaged the innocent side (50E4), so that a score is to be assigned. */
export function isDamageFound(facts: readonly Fact[]): boolean {
  const answer = facts.findLast(
    (fact) => fact.type === 'QuestionAnswered' && fact.question === 'penaltyCardDamage',
  );
  return answer?.type === 'QuestionAnswered' && answer.answer === true;
}

/** The result that stands. The automatic and the assigned result are never added (64C1). */
export type Decides = 'table' | 'automatic' | 'judged' | 'assigned';

/** Which result counts: an assigned score before all others, then the judged tricks, then the automatic transfer. */
export function decidedBy(
  {
    played,
    adjusted,
    final,
  }: { readonly played: number; readonly adjusted: number; readonly final: number | null },
  isAssigned: boolean,
): Decides {
  if (isAssigned) return 'assigned';
  if (final !== null && final !== adjusted) return 'judged';
  return adjusted === played ? 'table' : 'automatic';
}

export interface Traced {
  /** The numbers of the tricks that the offending side won from the revoke on: the automatic adjustment takes from these. */
  readonly won: readonly number[];
  /** 64C2a: the trick of the first revoke in that suit by that player; null if it is this one. */
  readonly since: number | null;
  /** The clauses that apply if no trick is transferred, or too few. */
  readonly reached: readonly Clause[];
}

/** The tricks to compare for an established revoke whose rectification is known (64C); null for any other revoke. */
export function traced(
  revoke: Omit<RevokeView, 'case'>,
  all: readonly Omit<RevokeView, 'case'>[],
  table: Table,
  edition: Edition,
): Traced | null {
  const { because, state } = revoke;
  // 64C stays open after a revoke corrected under 62C3 (64B8). 43B3 does not change the declaring side's score.
  const isOpen = state === 'established' || because === '64B8';
  if (!isOpen || because === undefined || because === '43B3') return null;
  const side = sideOf(revoke.seat);
  const first =
    because === '64B2'
      ? all.find((one) => one.seat === revoke.seat && one.state === 'established' && one.trick < revoke.trick)
      : undefined;
  const isNew = lawSet(edition).equityAfterRepeatedRevokes;
  return {
    won: tricksFrom(revoke.trick, side, table),
    since: first?.trick ?? null,
    reached: [
      '64C1',
      ...(isNew && because === '64B2' ? (['64C2a'] as const) : []),
      ...(isNew && because === '64B7' ? (['64C2b'] as const) : []),
    ],
  };
}

function tricksFrom(from: number, side: Side, table: Table): readonly number[] {
  const trump = trumpAt(table);
  return allTricks(table).flatMap((trick) => {
    if (trick.number < from || !isFull(trick)) return [];
    const winner = winnerOf(trick, trump);
    return winner !== null && sideOf(winner) === side ? [trick.number] : [];
  });
}
