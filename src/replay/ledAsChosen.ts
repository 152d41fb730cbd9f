/**
 * Whose lead it is where a forgotten card hides who won the last trick, and declarer has chosen about the lead of a defender (26, 50D2). His
 * choice tells it as the lead would (44G).
 */

import { wonByNextLeader, wonIn } from '../domain/forgotten.ts';
import { SEATS } from '../domain/seat.ts';
import { awaitsLead, changed, isDefender, type Table } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { openOptionsIn } from '../laws/options.ts';
import type { Position } from './position.ts';

const ABOUT_A_LEAD = /^(?:free$|require:|forbid:)/;

/** The tables at which a defender leads whom the choice may be about; none for any other fact, and where the cards tell who leads. */
export function tablesChosenAbout({ table }: Position, fact: Fact): readonly Table[] {
  if (fact.type !== 'ChoiceMade' || fact.by !== table.declarer || !ABOUT_A_LEAD.test(fact.option)) return [];
  if (table.turn !== null || !awaitsLead(table)) return [];
  return SEATS.flatMap((leader) => {
    const trick = isDefender(table, leader) ? wonByNextLeader(table, leader) : null;
    if (trick === null || trick === table.trick) return [];
    return [changed(table, { trick, turn: leader, won: wonIn([...table.earlier, trick], table) })];
  });
}

/** The one position in which the choice is on offer; null where it is in none, or in two. */
export function whereOffered(positions: readonly Position[], fact: Fact): Position | null {
  if (fact.type !== 'ChoiceMade') return null;
  const offering = positions.filter((position) =>
    openOptionsIn(position).some(({ by, of }) => by === fact.by && of.includes(fact.option)),
  );
  return offering.length === 1 ? (offering[0] ?? null) : null;
}
