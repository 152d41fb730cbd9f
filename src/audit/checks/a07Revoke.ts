/** A07: a hand that could follow suit played another suit. The finding gives the rectification, if nothing more was done. */

import { revokes } from '../../replay/view.ts';
import { lastPosition } from '../../replay/timeline.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** A finding for each revoke (61A, 44C), with the tricks that are transferred if nothing more was done. */
export function a07Revoke(context: DealContext): AuditFinding[] {
  const faults = context.play.faults.filter(({ kind }) => kind === 'revoke');
  if (faults.length === 0) return [];
  const cases = revokes(lastPosition(context.timeline));
  return faults.map(({ seat, card, trick, at, could }) => {
    const event = context.record.events[at];
    const marked = event?.type === 'CardPlayed' && context.isMarked(event.note, 'R');
    const open = cases.find((each) => each.seat === seat && each.trick === trick);
    return found('A07', 'revoke.followSuit', {
      severity: marked ? 'review' : 'error',
      laws: ['61A', '44C'],
      seat,
      card,
      trick,
      at,
      params: {
        seat,
        card,
        trick,
        could: could.join(' '),
        marked,
        state: open?.state ?? null,
        transfer: open?.transfer ?? null,
        because: open?.because ?? null,
      },
    });
  });
}
