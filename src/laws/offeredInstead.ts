/** Law 47F2: a card put down in place of one that stays played. 2017, 2007. */

import { onLead } from '../domain/table.ts';
import type { CardPlayed } from '../events/event.ts';
import type { Situation } from './step.ts';

/**
 * True when the hand gave the last trick its card, wanted it back in vain, and puts another one down now. The card is meant to take that
 * one's place: unless the hand is on lead, it is no lead.
 */
export function offersInstead({ table, ledger }: Situation, { seat, as }: CardPlayed): boolean {
  const { trick } = table;
  if (as === 'lead' || trick === null || seat === onLead(table)) return false;
  return ledger.takenBack.some(
    (each) => each.seat === seat && each.trick === trick.number && each.card === trick[seat],
  );
}
