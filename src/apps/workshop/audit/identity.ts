/** The identity of a finding, independent of its file: a mark must be found again when the same deal is audited tomorrow. */

import type { LocatedFinding } from '../../../audit/located.ts';
import { formatHands } from '../../../domain/deal.ts';
import { SEATS } from '../../../domain/seat.ts';
import type { DealRecord } from '../../../events/record.ts';

/** The deal by its cards, its players and its occasion: another table’s result of the same board is another deal. */
export function dealName({ header }: DealRecord): string {
  const { deal, names, event, session, room, table, contract, declarer } = header;
  const players = SEATS.map((seat) => names?.[seat] ?? '');
  const parts = [
    event,
    session,
    deal.board,
    room,
    table,
    formatHands(deal.hands),
    ...players,
    contract,
    declarer,
  ];
  return JSON.stringify(parts.map((part) => part ?? ''));
}

/**
 * The name that a finding keeps from one audit to the next: a mark set on it is stored under this name.
 * @param deal the name of its deal; the name of its file when the finding is about the whole file
 */
export function findingName(deal: string, finding: LocatedFinding): string {
  const { check, key, seat, trick, card, params } = finding;
  return JSON.stringify([deal, check, key, seat, trick, card, params]);
}
