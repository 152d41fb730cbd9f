/** The position in the replay where the evidence of a finding is visible. */

import { nextSeat, type Seat } from '../../../domain/seat.ts';
import type { Fact } from '../../../events/event.ts';
import { isUnknownPlay } from '../../../events/remembered.ts';
import type { DealRecord } from '../../../events/record.ts';
import type { FindingRow } from '../../../ui/audit-page/session.ts';

/** True for a check about the end of a deal: those from A09 on, except the ones about marks of cards and letters in names. */
function isOfTheEnd(check: FindingRow['check']): boolean {
  return check !== 'import' && check >= 'A09' && check !== 'A18' && check !== 'A20';
}

/**
 * The position, as a number of events, at which the finding’s card lies on the table; otherwise the one at which its trick
 * has begun; for a card that could not be read, the one at which it is missing; otherwise the start of the deal, or its end for what
 * concerns the result.
 */
export function evidenceOf({ events }: DealRecord, { card, seat, trick, check, key }: FindingRow): number {
  if (card !== null) {
    const shows = (own: boolean): number =>
      events.findIndex(
        (event) =>
          'card' in event && event.card === card && (!own || !('seat' in event) || event.seat === seat),
      );
    const found = seat === null || shows(true) < 0 ? shows(false) : shows(true);
    if (found >= 0) return found + 1;
  }
  if (trick !== null) {
    let played = 0;
    const found = events.findIndex(({ type }) => type === 'CardPlayed' && played++ === (trick - 1) * 4);
    if (found >= 0) return found + 1;
  }
  if (key === 'import.cardUnreadable' || key === 'import.cardMissing') return gapIn(events);
  return isOfTheEnd(check) ? events.length : 0;
}

/** The position where a card of the play is missing or not remembered, after the last card before it; the end of the record if none is. */
function gapIn(events: readonly Fact[]): number {
  let cards = 0;
  let last: Seat | null = null;
  for (const [index, event] of events.entries()) {
    if (event.type !== 'CardPlayed') continue;
    if (isUnknownPlay(event)) return index;
    if (last !== null && cards % 4 !== 0 && event.seat !== nextSeat(last)) return index;
    last = event.seat;
    cards++;
  }
  return events.length;
}
