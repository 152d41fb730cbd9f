/** Whom a lifecycle is about, and which card: for titles and lists. */

import { isPlaced, type Placed } from '../domain/card.ts';
import { isSeat, type Seat } from '../domain/seat.ts';
import type { Case } from './case.ts';

/** The player and the card of a lifecycle; null where it names none. */
export interface CaseSubject {
  readonly seat: Seat | null;
  readonly card: Placed | null;
}

/**
 * The player and the card that the lifecycle is about. The choice about a lead (26, 50D2, 51B) is about the leader, not about his partner
 * whose penalty card or withdrawn call gave it. A claim that a file gives as a number of tricks is nobody's, for nobody knows who made it.
 */
export function subjectOf(open: Case): CaseSubject {
  if (open.machine === 'claim' && open.context.asRecorded === true) return { seat: null, card: null };
  if (open.machine === 'leadRestriction') return { seat: open.context.leader, card: null };
  const context: Readonly<Record<string, unknown>> = { ...open.context };
  const named = ['owner', 'seat', 'leader', 'offender', 'by', 'caller'].map((name) => context[name]);
  const { card } = context;
  return { seat: named.find(isSeat) ?? null, card: isPlaced(card) ? card : null };
}
