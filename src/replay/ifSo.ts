/** What rests on a disputed fact: a finding, a matter, a penalty card. One rule for every place that tells of them. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { disputedIn } from '../events/disputed.ts';
import type { DealRecord } from '../events/record.ts';
import { beginningOf, type Case, type CaseId } from '../laws/case.ts';
import type { Finding } from '../laws/finding.ts';

/** What a finding or a matter is judged by: the record, and the matters there are at that moment or at a later one. */
export interface Ground {
  readonly record: DealRecord;
  readonly cases: readonly Case[];
}

/** A finding that a disputed fact raised, that names one among its reasons, or whose matter rests on one. */
export function isFindingIfSo(
  { at, because = [], case: matter }: Pick<Finding, 'at' | 'because' | 'case'>,
  { record, cases }: Ground,
): boolean {
  const disputed = disputedIn(record);
  if (disputed.size === 0) return false;
  return (
    [at, ...because].some((event) => disputed.has(event)) ||
    (matter !== undefined && casesIfSo({ record, cases }).has(matter))
  );
}

/** Of these matters, those that there are only if a disputed fact is true. */
export function casesIfSo({ record, cases }: Ground): ReadonlySet<CaseId> {
  const disputed = disputedIn(record);
  if (disputed.size === 0) return new Set();
  const began = ({ id }: { readonly id: CaseId }): boolean => disputed.has(beginningOf(id));
  const ids = cases.filter((one) => began(one) || fallsWith(one, cases, began)).map(({ id }) => id);
  return new Set(ids);
}

/** A choice of declarer’s stands as long as enough of the penalty cards do that gave it. */
function fallsWith(
  one: Case,
  cases: readonly Case[],
  isDoubtful: (card: { readonly id: CaseId }) => boolean,
): boolean {
  const cards = cases.flatMap((other) =>
    other.machine === 'penaltyCard' &&
    other.context.neverWas === undefined &&
    other.context.openedAt <= beginningOf(one.id)
      ? [{ id: other.id, ...other.context }]
      : [],
  );
  const without = (owner: Seat, least: number, due?: readonly Card[]): boolean => {
    const given = cards.filter((each) => each.owner === owner && due?.includes(each.card) !== false);
    return given.some(isDoubtful) && given.filter((each) => !isDoubtful(each)).length < least;
  };
  switch (one.machine) {
    case 'leadRestriction':
      return one.context.source === 'penaltyCard' && without(one.context.owner, 1);
    case 'penaltyCardUnplayed':
      return without(one.context.owner, 1, one.context.due);
    case 'penaltyCardChoice':
      return without(one.context.owner, 2);
    default:
      return false;
  }
}
