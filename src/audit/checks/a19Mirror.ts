/** A19: one result mirrors the field: the contract and tricks of all other tables, but declared by the other side. */

import { nextSeat } from '../../domain/seat.ts';
import { outcomeKey, entered, type FieldBoard } from '../field.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

/** Fewer other tables prove nothing. */
const FIELD = 4;

/** A finding when two thirds of the other results have the same strain and, within one, the same tricks, and no other was declared by this side (79C). */
export function a19Mirror(board: FieldBoard): OfResult[] {
  const results = entered(board);
  if (results.length < FIELD + 1) return [];
  return results.flatMap((result): OfResult[] => {
    const { outcome } = result;
    const others = results.filter((other) => other !== result);
    if (others.some((other) => other.outcome.side === outcome.side)) return [];
    const alike = others.filter(
      (other) =>
        other.outcome.contract.strain === outcome.contract.strain &&
        Math.abs(other.outcome.tricks - outcome.tricks) <= 1,
    );
    if (alike.length * 3 < others.length * 2) return [];
    const declarer = alike[0]?.outcome.declarer ?? nextSeat(outcome.declarer);
    const params = { result: outcomeKey(outcome), declarer, alike: alike.length, others: others.length };
    return [ofResult(result, 'A19', 'audit.mirror', { laws: ['79C'], seat: outcome.declarer, params })];
  });
}
