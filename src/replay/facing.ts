/** What a record leaves out about a card that lies face down. */

import { partnerOf } from '../domain/seat.ts';
import { isRemembered } from '../domain/card.ts';
import { hasLedFaceDown, isDefender } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { liesFaceDown } from '../laws/lastPlay.ts';
import type { Position } from './position.ts';

/** 45A: a hand that has put a card face down in its turn faces another instead: the first goes back; null in any other case. */
export function takingBackLeftOut({ table, ledger: { lastPlay } }: Position, fact: Fact): Fact | null {
  if (lastPlay === null || !isKnownPlay(fact) || !isRemembered(lastPlay.card)) return null;
  const { seat, card } = lastPlay;
  const isOnlyCard = (fact.as ?? fact.trick ?? null) === null && fact.together !== true;
  if (!isOnlyCard || fact.seat !== seat || fact.card === card) return null;
  if (!liesFaceDown(lastPlay, table, seat, card)) return null;
  // After a full trick the hand that has won it leads.
  return table.turn === seat ? null : { type: 'CardWithdrawn', seat, card };
}

/** 41A: dummy's first card is played to a lead that has been faced, also where the record leaves that out; null in any other case. */
export function facingLeftOut({ table }: Position, fact: Fact): Fact | null {
  const { phase, turn, declarer } = table;
  if (phase !== 'lead' || turn === null || declarer === null || !hasLedFaceDown(table, turn)) return null;
  const isDummysCard =
    fact.type === 'CardCalled'
      ? fact.by === declarer && fact.change !== true
      : isKnownPlay(fact) && fact.seat === partnerOf(declarer) && fact.as !== 'lead' && !fact.faceDown;
  return isDummysCard && isDefender(table, turn) ? { type: 'LeadFaced', seat: turn } : null;
}
