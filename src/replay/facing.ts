/** A face-down opening lead that the record plays to without having it turned up. */

import { partnerOf } from '../domain/seat.ts';
import { hasLedFaceDown, isDefender } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import type { Position } from './position.ts';

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
