/**
 * Law 63A1 where the revoke had been established otherwise before: by a claim that turns out to have been none. 2017, 2007. Guard and
 * conclusion of `revoke`.
 */

import { nextSeat, sameSide, type Seat } from '../domain/seat.ts';
import { trickAt, type Table } from '../domain/table.ts';
import type { RevokeContext } from './case.ts';
import { isRolledBack } from './law62.ts';
import type { Step } from './step.ts';

/** The first hand of the revoker's side, in the order of play, with a card in the next trick; `among`: only such a card. Null: none. */
function handThatPlayedOn(
  { seat, trick }: RevokeContext,
  table: Table,
  among?: readonly string[],
): Seat | null {
  const next = trickAt(table, trick + 1);
  if (next === null) return null;
  let hand = next.leader;
  for (let count = 0; count < 4; count++) {
    const card = next[hand];
    if (card !== null && sameSide(hand, seat) && (among?.includes(card) ?? true)) return hand;
    hand = nextSeat(hand);
  }
  return null;
}

/** 63A1: the revoker's side has led or played to the next trick, before attention was drawn to the revoke if it was (62A). */
export function hadPlayedOn(revoke: RevokeContext, step: Step): boolean {
  const { attentionAt, laidBeforeAttention } = revoke;
  const among = attentionAt === null ? undefined : laidBeforeAttention;
  return handThatPlayedOn(revoke, step.table, among) !== null && !isRolledBack(revoke, step);
}

/** Who played on: the player who acts, if he is of the revoker's side; else the one whose card lies in the next trick. */
export function playedOnBy(revoke: RevokeContext, actor: Seat | null, table: Table): Seat | null {
  return actor !== null && sameSide(actor, revoke.seat) ? actor : handThatPlayedOn(revoke, table);
}

/** True when what establishes the revoke came after attention had been drawn to it (62A). */
export function comesAfterAttention(revoke: RevokeContext, step: Step): boolean {
  return revoke.attentionAt !== null && !hadPlayedOn(revoke, step);
}
