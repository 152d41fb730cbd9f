/** Which findings, lifecycles and penalty cards depend on a disputed fact: one rule for every place that shows them. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { disputedIn } from '../events/disputed.ts';
import type { DealRecord } from '../events/record.ts';
import { beginningOf, type Case, type CaseId } from '../laws/case.ts';
import type { Finding } from '../laws/finding.ts';

/** What decides it: the record, and the lifecycles at that moment or a later one. */
export interface Supposition {
  readonly record: DealRecord;
  readonly cases: readonly Case[];
}

/** True for a finding that a disputed fact raised, that names one among its reasons, or whose matter rests on one. */
export function isFindingIfSo(
  { at, because = [], case: matter }: Pick<Finding, 'at' | 'because' | 'case'>,
  { record, cases }: Supposition,
): boolean {
  const disputed = disputedIn(record);
  if (disputed.size === 0) return false;
  return (
    [at, ...because].some((event) => disputed.has(event)) ||
    (matter !== undefined && casesIfSo({ record, cases }).has(matter))
  );
}

/** The open matters that exist only if a disputed fact is true. */
export function casesIfSo(supposition: Supposition): ReadonlySet<CaseId> {
  return new Set(disputesBelow(supposition).keys());
}

/** The matters that exist only if a disputed fact is true, each with the numbers of those facts. */
export function disputesBelow({ record, cases }: Supposition): ReadonlyMap<CaseId, readonly number[]> {
  const disputed = disputedIn(record);
  if (disputed.size === 0) return new Map();
  const began = ({ id }: { readonly id: CaseId }): boolean => disputed.has(beginningOf(id));
  return new Map(
    cases.flatMap((one) => {
      const below = [...fallsWith(one, cases, began), ...(began(one) ? [one] : [])];
      const facts = new Set(below.map(({ id }) => beginningOf(id)));
      return facts.size === 0 ? [] : [[one.id, [...facts]] as const];
    }),
  );
}

type Named = Pick<Case, 'id'>;

/** The doubtful penalty cards on which declarer's choice depends; empty if enough certain ones gave it to him. */
function fallsWith(
  one: Case,
  cases: readonly Case[],
  isDoubtful: (card: Named) => boolean,
): readonly Named[] {
  const cards = cases.flatMap((other) =>
    other.machine === 'penaltyCard' &&
    other.context.neverWas === undefined &&
    other.context.openedAt <= beginningOf(one.id)
      ? [{ id: other.id, ...other.context }]
      : [],
  );
  const without = (owner: Seat, least: number, due?: readonly Card[]): readonly Named[] => {
    const given = cards.filter((each) => each.owner === owner && due?.includes(each.card) !== false);
    const doubtful = given.filter(isDoubtful);
    return given.length - doubtful.length < least ? doubtful : [];
  };
  switch (one.machine) {
    case 'leadRestriction':
      return one.context.source === 'penaltyCard' ? without(one.context.owner, 1) : [];
    case 'penaltyCardUnplayed':
      return without(one.context.owner, 1, one.context.due);
    case 'penaltyCardChoice':
      return without(one.context.owner, 2);
    default:
      return [];
  }
}
