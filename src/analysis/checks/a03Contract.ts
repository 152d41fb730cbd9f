/** A03: the contract is the last bid with its doubles; every bid is sufficient, every double admissible, nobody calls after the end. */

import { formatContract } from '../../domain/contract.ts';
import type { AuctionFault } from '../../domain/auction.ts';
import { found, type AuditFinding, type Severity } from '../audited.ts';
import type { DealContext } from '../context.ts';

const LAW: Readonly<Record<AuctionFault, string>> = {
  insufficientBid: '27A',
  inadmissibleDouble: '36A',
  callAfterEnd: '39A',
};

export function a03Contract(context: DealContext): AuditFinding[] {
  const { auction, record, calls } = context;
  if (auction === null) return [];
  const { contract } = record.header;
  const findings: AuditFinding[] = [];
  let trailing = 0;
  for (const { at, fault } of auction.faults) {
    const call = record.header.auction?.[at] ?? 'P';
    // Passes after the end change nothing: told once for the deal.
    if (fault === 'callAfterEnd' && call === 'P' && trailing++ > 0) continue;
    const read = calls[at];
    const marked = fault === 'insufficientBid' && context.isMarked(read?.note, 'I');
    const severity: Severity = marked
      ? 'review'
      : fault === 'callAfterEnd' && call === 'P'
        ? 'warning'
        : 'error';
    findings.push(
      found('A03', `audit.${fault}`, {
        severity,
        laws: [LAW[fault]],
        seat: read?.seat ?? null,
        params: { call, seat: read?.seat ?? null, number: at + 1, marked },
        ...(read === undefined ? {} : { line: read.line }),
      }),
    );
  }
  const { end } = auction;
  if (end !== null && contract !== null && formatContract(end.contract) !== formatContract(contract))
    findings.push(
      found('A03', 'record.contractDiffers', {
        params: { stated: formatContract(contract), auction: formatContract(end.contract) },
        line: context.lineOf('Contract'),
      }),
    );
  if (auction.passedOut && contract !== null)
    findings.push(
      found('A03', 'audit.passedOutButContract', {
        params: { stated: formatContract(contract) },
        line: context.lineOf('Contract'),
      }),
    );
  return findings;
}
