/**
 * Whose lead it is where a forgotten card hides who won the last trick, and declarer has chosen about the lead of a defender (26, 50D2). His
 * choice tells it as the lead would (44G).
 */

import { ledBy, wonByNextLeader } from '../domain/forgotten.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { awaitsLead, isDefender, type Table } from '../domain/table.ts';
import type { ChoiceMade, Fact } from '../events/event.ts';
import type { Option } from '../lawbook/choices.ts';
import { openOptionsIn } from '../laws/options.ts';
import type { Position } from './position.ts';
import { MOST_BETWEEN } from './readingOrder.ts';

/** True for declarer's choice about the lead of a defender. */
export const isAboutALead = (fact: Fact): fact is ChoiceMade =>
  fact.type === 'ChoiceMade' && /^(?:free$|require:|forbid:)/.test(fact.option);

/**
 * The position in which the one defender leads whom the choice can be about. Null for any other fact, where the cards tell who leads, and
 * where two may be meant. `settled`: the position at that table.
 */
export function leadChosenAbout(
  { table }: Position,
  fact: Fact,
  settled: (table: Table) => Position,
): Position | null {
  if (!isAboutUncertainLead(fact, table)) return null;
  const tables = SEATS.flatMap((leader) => wonBy(table, leader) ?? []);
  return whereOffered(tables.map(settled), fact);
}

/**
 * The choice made before this lead that two defenders' leads might have been about, by its number, and the table before it with the last
 * trick won by the hand that leads now. Null for any other fact.
 */
export function choiceBeforeLead(
  read: readonly Fact[],
  at: number,
  positions: readonly Position[],
): { readonly event: number; readonly table: Table } | null {
  const fact = read[at];
  const now = positions[at];
  if (fact?.type !== 'CardPlayed' || now === undefined || now.table.turn !== null) return null;
  const { trick } = now.table;
  let event = at - 1;
  while (event >= 0 && at - event <= MOST_BETWEEN && !isAboutUncertainLead(read[event] as Fact, now.table))
    event--;
  if (at - event > MOST_BETWEEN) return null;
  const before = positions[event]?.table;
  // Since then no card has been played, or the choice was about another lead.
  if (before === undefined || before.trick !== trick) return null;
  const table = wonBy(before, fact.seat);
  return table === null ? null : { event, table };
}

function isAboutUncertainLead(fact: Fact, table: Table): boolean {
  if (table.turn !== null || !awaitsLead(table) || !isAboutALead(fact)) return false;
  return fact.by === table.declarer;
}

/** The table with the last trick won by that defender; null where he can't have won it, or the cards tell who did. */
function wonBy(table: Table, leader: Seat): Table | null {
  const trick = isDefender(table, leader) ? wonByNextLeader(table, leader) : null;
  return trick === null || trick === table.trick ? null : ledBy(table, trick, leader);
}

/** True when that player has that choice in the position. */
export function isOnOffer(by: Seat, option: Option, position: Position): boolean {
  return openOptionsIn(position).some((offer) => offer.by === by && offer.of.includes(option));
}

/** The one position in which the choice is on offer; null where it is in none, or in two. */
export function whereOffered(positions: readonly Position[], fact: Fact): Position | null {
  if (fact.type !== 'ChoiceMade') return null;
  const offering = positions.filter((position) => isOnOffer(fact.by, fact.option, position));
  return offering.length === 1 ? (offering[0] ?? null) : null;
}
