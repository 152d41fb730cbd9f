/**
 * Law 63A1 where the revoke had been established otherwise before: by a claim that turns out to have been none. 2017, 2007. Guard and
 * conclusion of `revoke`.
 */

import { clockwiseFrom, sameSide, type Seat } from '../domain/seat.ts';
import { playerOf, trickAt, type Table } from '../domain/table.ts';
import type { RevokeContext } from './case.ts';
import { isRolledBack } from './law62.ts';
import type { Step } from './step.ts';

/** The hand of the revoker's side that has led or played first to the next trick; `among`: only with such a card. */
function handThatPlayedOn(
  { seat, trick }: RevokeContext,
  table: Table,
  among?: readonly string[],
): Seat | undefined {
  const next = trickAt(table, trick + 1);
  if (next === null) return undefined;
  return clockwiseFrom(next.leader).find((hand) => {
    const card = next[hand];
    return sameSide(hand, seat) && card !== null && among?.includes(card) !== false;
  });
}

/** 63A1: the revoker's side has led or played to the next trick, before attention was drawn to the revoke if it was (62A). */
export function hadPlayedOn(revoke: RevokeContext, step: Step): boolean {
  const { attentionAt, laidBeforeAttention } = revoke;
  const among = attentionAt === null ? undefined : laidBeforeAttention;
  return handThatPlayedOn(revoke, step.table, among) !== undefined && !isRolledBack(revoke, step);
}

/** Who established the revoke: the player who acts, if he is of the revoker's side; else the one whose card lies in the next trick. */
export function establishedBy(revoke: RevokeContext, actor: Seat | null, { table, before }: Step): Seat {
  if (actor !== null && sameSide(actor, revoke.seat)) return actor;
  return handThatPlayedOn(revoke, table) ?? playerOf(before, revoke.seat);
}
