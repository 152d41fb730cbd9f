/**
 * Whose lead it was where a forgotten card hides who won the trick before, and a later fact says that the lead was out of turn (53, 55): the
 * only other hand that may have won.
 */

import { isLeaderUncertain, mayHaveWon, wonIn } from '../domain/forgotten.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { awaitsLead, changed, isDefender, type Table } from '../domain/table.ts';
import { playedAfter } from '../domain/trick.ts';
import type { Fact } from '../events/event.ts';
import { openOptionsIn } from '../laws/options.ts';
import type { Position } from './position.ts';
import { playBefore } from './readingOrder.ts';

/** The number of the event that made the lead, and the table before it, with the trick won by the hand that was to lead. */
export interface ProperLeader {
  readonly event: number;
  readonly table: Table;
}

/** Null where the fact says nothing about the lead, the cards tell who was to lead, or two other hands may have won. */
export function properLeaderAfter(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): ProperLeader | null {
  const fact = read[at];
  const trick = positions[at]?.table.trick ?? null;
  if (fact === undefined || trick === null || playedAfter(trick, trick.leader).length > 0) return null;
  const position = positions[at] as Position;
  if (!isLeaderUncertain(position.table) || !isAboutWrongLead(fact, trick.leader, position)) return null;
  const event = playBefore(read, at);
  const before = event === null ? undefined : positions[event]?.table;
  if (event === null || before === undefined || before.trick === null || !awaitsLead(before)) return null;
  const full = before.trick;
  const others = SEATS.filter((seat) => seat !== trick.leader && mayHaveWon(before, full, seat));
  const [leader] = others;
  if (leader === undefined || others.length > 1) return null;
  const won = { ...full, wonBy: leader };
  return {
    event,
    table: changed(before, { trick: won, turn: leader, won: wonIn([...before.earlier, won], before) }),
  };
}

/** True when attention is drawn to that lead, or a player whose right it is accepts or refuses it (53A, 54, 55A). */
function isAboutWrongLead(fact: Fact, leader: Seat, position: Position): boolean {
  const { table } = position;
  if (fact.type === 'AttentionDrawn') return fact.to === 'leadOutOfTurn' && (fact.seat ?? leader) === leader;
  if (fact.type !== 'ChoiceMade' || !/^(?:accept|refuse)$/.test(fact.option)) return false;
  const { by, option } = fact;
  // Another choice is open already, as whether a card stands that was led instead of a penalty card (52B).
  if (openOptionsIn(position).some((offer) => offer.by === by && offer.of.includes(option))) return false;
  return isDefender(table, leader) ? by === table.declarer : isDefender(table, by);
}
