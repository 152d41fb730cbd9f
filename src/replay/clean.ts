/** Cards that need no look at the laws: nearly all cards of a deal, to which no lifecycle listens, and cards that already lie there. */

import { suitOf } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { ofSeat } from '../domain/seat.ts';
import { awaitsLead, holdsCard, trickAt, trickNumber } from '../domain/table.ts';
import { isFull, suitLed } from '../domain/trick.ts';
import type { CardPlayed } from '../events/event.ts';
import { hasRulingOnCall } from '../laws/callsShown.ts';
import { haveAllEnded } from '../laws/caseIndex.ts';
import { isLaid } from '../laws/laidCard.ts';
import { undecidedLead } from '../laws/law44.ts';
import type { Position } from './position.ts';

/** True when no lifecycle listens to a card and the card is in turn, held, and follows suit. */
export function isClean(position: Position, fact: CardPlayed): boolean {
  const { table, cases } = position;
  const { seat, card } = fact;
  if (seat !== table.turn || table.phase === 'over' || table.phase === 'auction') return false;
  if (fact.as !== undefined || fact.faceDown || fact.together || fact.trick !== undefined) return false;
  // A suit beside a card may be that of another card. Reading a field is faster than asking whether there is one.
  if ((fact as { readonly suit?: unknown }).suit !== undefined) return false;
  if (table.loose.length > 0 || table.openPlaces.length > 0 || table.faceDownLeads.length > 0) return false;
  if (!holdsCard(table, seat, card)) return false;
  if (cases.length > 0 && !haveAllEnded(cases)) return false;
  if (table.forgotten !== null || position.ledger.attention.waits || hasRulingOnCall(position.ledger.calls))
    return false;
  if (table.trick === null && position.ledger.lastPlay !== null) return false;
  if (table.trick === null || isFull(table.trick)) return true;
  const led = suitLed(table.trick);
  return led === null || led === suitOf(card) || isVoid(ofSeat(table.hands, seat), led);
}

/**
 * True if the named trick already has the card (63B), if the card was just put there or with the played ones (67), if it is the lead
 * out of turn that waits there (53, 54), if the hand turns up the card that it put face down in this trick (45A), or if a call, a touch or a
 * choice has put the card there (45, 46, 58B2).
 */
export function standsThere(position: Position, fact: CardPlayed): boolean {
  const { at, table, ledger } = position;
  const { seat, card, trick } = fact;
  if (trick !== undefined && trickAt(table, trick)?.[seat] === card) return true;
  if (isWaitingLead(position, fact) || isTurnedUp(position, fact) || isLaid(ledger.laid, table, fact))
    return true;
  const { namedBy67: named } = ledger;
  if (named === null || named.seat !== seat || named.card !== card || holdsCard(table, seat, card))
    return false;
  return trick === named.trick || (trick === undefined && named.at === at - 1);
}

/** True for a card of the trick in progress that its hand put face down in turn, and now turns up. */
function isTurnedUp(
  { table, ledger: { lastPlay } }: Position,
  { seat, card, faceDown }: CardPlayed,
): boolean {
  if (lastPlay?.faceDown !== true || lastPlay.seat !== seat || lastPlay.card !== card) return false;
  return faceDown !== true && table.trick?.[seat] === card;
}

/** True when, between two tricks, the record tells the undecided lead once more. */
function isWaitingLead(position: Position, { seat, card, trick, faceDown }: CardPlayed): boolean {
  const { table } = position;
  if (!awaitsLead(table) || faceDown === true || (trick ?? trickNumber(table)) < trickNumber(table))
    return false;
  const waiting = undecidedLead(position)?.context;
  return (
    waiting?.leader === seat &&
    waiting.card === card &&
    table.loose.some((loose) => loose.card === card && loose.seat === seat)
  );
}
