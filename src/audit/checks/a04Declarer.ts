/** A04: declarer is the player of the declaring side who named the strain first (Law 22). */

import { readCalls } from '../../domain/auction.ts';
import { nextSeat, sideOf, type Seat } from '../../domain/seat.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { openingLead } from './a05OpeningLead.ts';

/**
 * A finding when the stated declarer is not the one of the auction. The key is `audit.auctionTurned` when the lead supports the
 * statement.
 */
export function a04Declarer(context: DealContext): AuditFinding[] {
  const { declarer, contract, deal } = context.record.header;
  const called = declarerByCalls(context);
  if (called === null || declarer === null || contract === null || called === declarer) return [];
  const swapped = context.stated('Declarer')?.startsWith('^') === true;
  const lead = openingLead(context.record);
  const ledBy = (seat: typeof declarer): boolean => lead?.seat === nextSeat(seat);
  // Auction and dealer may be turned against the cards: then the lead, from the hand that holds it, confirms the stated declarer.
  const turned = !swapped && lead !== null && lead.held && ledBy(declarer) && !ledBy(called);
  return [
    found('A04', turned ? 'audit.auctionTurned' : 'record.declarerDiffers', {
      severity: swapped ? 'review' : 'error',
      laws: ['22'],
      seat: declarer,
      params: {
        stated: declarer,
        auction: called,
        sameSide: sideOf(declarer) === sideOf(called),
        dealer: deal.dealer,
        lead: lead?.seat ?? null,
        leadFits: lead === null ? null : ledBy(declarer) ? 'stated' : ledBy(called) ? 'auction' : 'neither',
      },
      line: context.lineOf(turned ? 'Auction' : 'Declarer'),
    }),
  ];
}

/** Who became declarer by the calls. Where a player was skipped (PBN's `^S`), the header has no auction, and each call names its player. */
function declarerByCalls({ auction, calls, deal, record }: DealContext): Seat | null {
  if (auction !== null) return auction.end?.declarer ?? null;
  const { dealer } = record.header.deal;
  if (dealer === null || record.header.auction !== null || deal.auctionCut === true) return null;
  return readCalls(dealer, calls).end?.declarer ?? null;
}
