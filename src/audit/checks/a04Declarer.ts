/** A04: declarer is the player of the declaring side who named the strain first (Law 22). */

import { nextSeat, sideOf } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { openingLead } from './a05OpeningLead.ts';

/**
 * A finding when the stated declarer is not the one of the auction. The key is `audit.auctionTurned` when the lead supports the
 * statement.
 */
export function a04Declarer(context: DealContext): AuditFinding[] {
  const { declarer, contract, deal } = context.record.header;
  const end = context.auction?.end ?? null;
  if (end === null || declarer === null || contract === null || end.declarer === declarer) return [];
  const swapped = context.stated('Declarer')?.startsWith('^') === true;
  const lead = openingLead(context.record);
  const ledBy = (seat: typeof declarer): boolean => lead?.seat === nextSeat(seat);
  // Auction and dealer may be turned against the cards: then the lead, from the hand that holds it, confirms the stated declarer.
  const turned = !swapped && lead !== null && lead.held && ledBy(declarer) && !ledBy(end.declarer);
  return [
    found('A04', turned ? 'audit.auctionTurned' : 'record.declarerDiffers', {
      severity: swapped ? 'review' : 'error',
      laws: ['22'],
      seat: declarer,
      params: {
        stated: declarer,
        auction: end.declarer,
        sameSide: sideOf(declarer) === sideOf(end.declarer),
        dealer: deal.dealer,
        lead: lead?.seat ?? null,
        leadFits:
          lead === null ? null : ledBy(declarer) ? 'stated' : ledBy(end.declarer) ? 'auction' : 'neither',
      },
      line: context.lineOf(turned ? 'Auction' : 'Declarer'),
    }),
  ];
}
