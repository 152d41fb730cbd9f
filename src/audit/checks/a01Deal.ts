/** A01: each hand has thirteen cards, and all 52 are different. Otherwise the board was fouled, or the import is wrong. */

import { commonCards, isEmptyHand } from '../../domain/hand.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { dealtCounts } from '../countedPlay.ts';

/**
 * A finding for each hand that does not have thirteen cards, and for each two hands with a card in common. Empty for an end
 * position without such cards.
 */
export function a01Deal(context: DealContext): AuditFinding[] {
  const { record, play } = context;
  if (play.complete) return [];
  const counts = dealtCounts(record);
  // If no hand has thirteen cards, the deal is an ending, and hands may be shorter.
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const uneven = most < 13 ? [] : counts.filter(({ count }) => count !== 13);
  const findings = uneven.map(({ seat, count }) =>
    found('A01', 'record.handCount', {
      seat,
      params: { seat, count, due: 13 },
      line: context.lineOf('Deal'),
    }),
  );
  const { hands } = record.header.deal;
  for (const [index, one] of counts.entries()) {
    for (const other of counts.slice(index + 1)) {
      const [first, second] = [hands[one.seat], hands[other.seat]];
      if (first === null || second === null || isEmptyHand(commonCards(first, second))) continue;
      const params = { seat: one.seat, other: other.seat };
      findings.push(
        found('A01', 'record.cardDealtTwice', { seat: one.seat, params, line: context.lineOf('Deal') }),
      );
    }
  }
  return findings;
}
