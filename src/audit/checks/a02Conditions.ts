/**
 * A02: compares dealer and vulnerability with the board's number (Law 2, a cycle of sixteen). Only a hint: teaching files and matches
 * number boards freely, so the whole file decides whether a difference means anything.
 */

import { conditionsOf } from '../../domain/deal.ts';
import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';

/** If no tag names the dealer, the tag of the auction does. */
function dealerTag(context: DealContext): string {
  return context.stated('Dealer') === undefined && context.stated('Auction') !== undefined
    ? 'Auction'
    : 'Dealer';
}

/**
 * A finding for the dealer and one for the vulnerability, where the record has it and it is not the one of the board's number. Empty
 * for a board without a number.
 */
export function a02Conditions(context: DealContext): AuditFinding[] {
  const { record } = context;
  const { board, dealer, vulnerable } = record.header.deal;
  const expected = conditionsOf(board);
  if (expected === null) return [];
  const findings: AuditFinding[] = [];
  if (dealer !== null && dealer !== expected.dealer)
    findings.push(
      found('A02', 'audit.dealerNotOfBoard', {
        severity: 'warning',
        laws: ['2'],
        seat: dealer,
        params: { board, dealer, expected: expected.dealer },
        line: context.lineOf(dealerTag(context)),
      }),
    );
  if (vulnerable !== null && vulnerable !== expected.vulnerable)
    findings.push(
      found('A02', 'audit.vulnerabilityNotOfBoard', {
        severity: 'warning',
        laws: ['2'],
        params: { board, vulnerable, expected: expected.vulnerable },
        line: context.lineOf('Vulnerable'),
      }),
    );
  return findings;
}
