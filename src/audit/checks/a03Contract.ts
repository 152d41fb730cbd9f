/** A03: the contract is the last bid with its doubles; every bid is sufficient, every double admissible, nobody calls after the end. */

import {
  formatContract,
  isBid,
  strainOf,
  type Call,
  type Contract,
  type Level,
} from '../../domain/contract.ts';
import { insteadOfResult } from '../../domain/instead.ts';
import type { AuctionFault } from '../../domain/auction.ts';
import type { Clause } from '../../laws/finding.ts';
import { found, type AuditFinding, type Severity } from '../audited.ts';
import type { DealContext } from '../context.ts';

const LAW: Readonly<Record<AuctionFault, Clause>> = {
  insufficientBid: '27A',
  inadmissibleDouble: '36A',
  callAfterEnd: '39A',
};

/** The findings about a passed-out board that has bids, cards or a score, about an auction that is not over, and about its calls. */
export function a03Contract(context: DealContext): AuditFinding[] {
  return [...passedOutAndYet(context), ...notOverAndYet(context), ...ofTheAuction(context)];
}

/** The board was passed out, by the record or by its calls, but somebody bid or played. */
function passedOutAndYet(context: DealContext): AuditFinding[] {
  const { auction, record, deal, play } = context;
  const stated = deal.statedPassedOut === true;
  const { header } = record;
  if (!stated && !(auction?.passedOut === true && header.contract === null)) return [];
  const bid = stated ? (header.auction?.findLast(isBid) ?? null) : null;
  if (bid !== null)
    return [
      found('A03', 'audit.statedPassedOutButBid', { params: { bid }, line: context.lineOf('Contract') }),
    ];
  if (play.cards === 0) return scoredAndYet(context);
  const at = record.events.findIndex(({ type }) => type === 'CardPlayed');
  return [found('A03', 'audit.passedOutButPlayed', { at, params: { cards: play.cards } })];
}

/** The board was passed out, but the record gives tricks or points. */
function scoredAndYet(context: DealContext): AuditFinding[] {
  const given = resultGiven(context);
  if (given === null) return [];
  const { text, line } = given;
  return [found('A03', 'audit.passedOutButScored', { params: { text }, line })];
}

/** The tricks or points of the record; null for none. An awarded score proves no bidding and play. */
function resultGiven(
  context: DealContext,
): { readonly text: string; readonly line: number | undefined } | null {
  const tag = ['Result', 'Score'].find((name) => {
    const text = context.stated(name) ?? '';
    return /^\^?(?:(?:NS|EW)\s*)?[-+]?0*[1-9]/i.test(text.trim()) && insteadOfResult(text) === null;
  });
  // A claim alone (`mc` in LIN) has no text of its own.
  const { declarerTricks = 0 } = context.record.header.statedResult ?? {};
  if (tag === undefined && declarerTricks === 0) return null;
  const text = tag === undefined ? String(declarerTricks) : (context.stated(tag) ?? '').trim().slice(0, 40);
  return { text, line: context.lineOf(tag ?? 'Result') };
}

/**
 * Cards or tricks before the auction is over. Without a bid this is always a fault. After a bid, passes may have been left out: then it
 * is one only if no other field gives the contract, because result and play could not be checked.
 */
function notOverAndYet(context: DealContext): AuditFinding[] {
  const { auction, record, calls, deal, play } = context;
  const { contract, auction: made } = record.header;
  if (auction === null || auction.over || contract !== null || deal.auctionCut === true) return [];
  if (made === null || made.length === 0 || deal.statedPassedOut === true) return [];
  const given = play.cards === 0 ? resultGiven(context) : null;
  if (play.cards === 0 && given === null) return [];
  const reached = lastBid(made);
  const at = record.events.findIndex(({ type }) => type === 'CardPlayed');
  const line = calls.at(-1)?.line ?? given?.line;
  return [
    found('A03', keyOf(reached !== null, given === null), {
      ...(given === null ? { at } : {}),
      ...(line === undefined ? {} : { line }),
      ...(reached === null ? {} : { severity: 'warning' }),
      params: {
        count: made.length,
        ...(reached === null ? {} : { auction: formatContract(reached) }),
        ...(given === null ? { cards: play.cards } : { text: given.text }),
      },
    }),
  ];
}

function keyOf(bid: boolean, played: boolean): AuditFinding['key'] {
  if (bid) return played ? 'audit.notOverButPlayed' : 'audit.notOverButScored';
  return played ? 'audit.nobodyBidButPlayed' : 'audit.nobodyBidButScored';
}

/** The contract that the calls have reached; null before the first bid. */
function lastBid(calls: readonly Call[]): Contract | null {
  const at = calls.findLastIndex(isBid);
  const bid = calls[at];
  if (bid === undefined || !isBid(bid)) return null;
  const after = calls.slice(at + 1);
  const doubling = after.includes('XX') ? 4 : after.includes('X') ? 2 : 1;
  return { level: Number(bid[0]) as Level, strain: strainOf(bid), doubling };
}

/** The calls end before the stated contract was bid. Missing final passes are allowed, because many programs leave them out. */
function stopsShort(context: DealContext): AuditFinding[] {
  const { auction, record, calls, deal, play } = context;
  const { contract } = record.header;
  if (auction === null || auction.over || contract === null || deal.auctionCut === true) return [];
  // This is a bidding problem, with one hand and the calls so far, and not the record of a board.
  if (!play.complete && play.cards === 0 && record.header.statedResult === undefined) return [];
  const made = record.header.auction ?? [];
  const reached = lastBid(made);
  if (reached !== null && formatContract(reached) === formatContract(contract)) return [];
  const last = calls.at(-1);
  return [
    found('A03', 'audit.auctionStopsShort', {
      severity: 'warning',
      params: {
        stated: formatContract(contract),
        auction: reached === null ? null : formatContract(reached),
        count: made.length,
      },
      line: last?.line ?? context.lineOf('Contract'),
    }),
  ];
}

function ofTheAuction(context: DealContext): AuditFinding[] {
  const { auction, record, calls } = context;
  if (auction === null) return [];
  const { contract } = record.header;
  const findings: AuditFinding[] = [];
  let trailing = 0;
  for (const { at, fault } of auction.faults) {
    const call = record.header.auction?.[at] ?? 'P';
    // Passes after the end of the auction are harmless, so they are reported once per deal.
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
  return [...findings, ...stopsShort(context)];
}
