/** Where in the replay a finding of a session shows. */

import type { DealRecord } from '../../../events/record.ts';
import type { Row } from '../../../ui/audit-page/session.ts';

/** Checks from A09 on are of what stands at the end of a deal, but for marks beside cards and letters in names. */
function isOfTheEnd(check: Row['check']): boolean {
  return check !== 'import' && check >= 'A09' && check !== 'A18' && check !== 'A20';
}

/**
 * The position, as a number of events, at which the finding’s card lies on the table; otherwise the one at which its trick
 * has begun; otherwise the start of the deal, or its end for what concerns the result.
 */
export function evidenceOf({ events }: DealRecord, { card, seat, trick, check }: Row): number {
  if (card !== null) {
    const shows = (own: boolean): number =>
      events.findIndex(
        (event) =>
          'card' in event && event.card === card && (!own || !('seat' in event) || event.seat === seat),
      );
    const place = seat === null || shows(true) < 0 ? shows(false) : shows(true);
    if (place >= 0) return place + 1;
  }
  if (trick !== null) {
    let played = 0;
    const place = events.findIndex(({ type }) => type === 'CardPlayed' && played++ === (trick - 1) * 4);
    if (place >= 0) return place + 1;
  }
  return isOfTheEnd(check) ? events.length : 0;
}
