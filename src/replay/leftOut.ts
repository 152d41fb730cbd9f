/** What a record leaves out because the fact after it says it, too. */

import { partnerOf } from '../domain/seat.ts';
import { suitOf, suitsIn } from '../domain/card.ts';
import { isDefender } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { penaltyCardsOf } from '../laws/inForce.ts';
import { undecidedLead } from '../laws/law44.ts';
import { openOptionsIn } from '../laws/options.ts';
import { facingLeftOut, takingBackLeftOut } from './facing.ts';
import type { Position } from './position.ts';

/** The fact that comes before this one and that the record leaves out; null where nothing is left out. */
export function factLeftOut(position: Position, fact: Fact): Fact | null {
  return facingLeftOut(position, fact) ?? takingBackLeftOut(position, fact) ?? refusalLeftOut(position, fact);
}

/**
 * 54D, 56: declarer who at once requires or forbids the suit of the card led out of turn has refused it (50D2, 51B2). Null in any other
 * case: who names another suit or leaves the lead free may not have decided yet.
 */
function refusalLeftOut(position: Position, fact: Fact): Fact | null {
  if (fact.type !== 'ChoiceMade') return null;
  const { by, option } = fact;
  const suits = suitsIn(/^(?:require|forbid):(?<suits>[CDHS]+)$/.exec(option)?.groups?.suits ?? '');
  const lead = undecidedLead(position)?.context;
  if (lead === undefined || !suits.includes(suitOf(lead.card))) return null;
  // Only when his partner is on lead does the card refused give a choice.
  const { leader } = lead;
  if (!isDefender(position.table, leader) || position.table.turn !== partnerOf(leader)) return null;
  const offered = openOptionsIn(position).filter((offer) => offer.by === by);
  if (!offered.some(({ of }) => of.includes('refuse')) || offered.some(({ of }) => of.includes(option)))
    return null;
  const cards = [lead.card, ...penaltyCardsOf(position.cases, leader).map(({ context }) => context.card)];
  const areOffered = suits.every((suit) => cards.some((card) => suitOf(card) === suit));
  return areOffered ? { type: 'ChoiceMade', by, option: 'refuse' } : null;
}
