/** The end of an auction, from its calls. */

import { readAuction } from '../../domain/auction.ts';
import type { Contract } from '../../domain/contract.ts';
import { sideOf, type Seat, type Side } from '../../domain/seat.ts';
import type { ReadCall } from '../readDeal.ts';
import type { PbnAuction } from './auction.ts';

export interface PbnOutcome {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly passedOut: boolean;
  /** By the Contract tag, whatever the auction says. */
  readonly statedPassedOut?: boolean;
}

/** True for an auction that was read to its end and consists of at least four passes. */
export function isPassedOut(auction: PbnAuction): boolean {
  const { calls } = auction;
  return calls.length > 3 && auction.whole && calls.every((read) => read.call === 'P');
}

/** The contract and the declarer that the auction led to; null when it did not end in a contract, or could not be read to its end. */
export function auctionEnd({
  dealer,
  calls,
  inRotation,
  whole,
}: PbnAuction): { contract: Contract; declarer: Seat } | null {
  if (dealer === null || !whole) return null;
  const { end } = readAuction(
    dealer,
    calls.map((read) => read.call),
  );
  if (end === null || inRotation) return end;
  // If a player was skipped, the seats are those in the record, and don't follow from the dealer.
  const { contract } = end;
  const bidBy = (read: ReadCall): Side | null =>
    read.call.endsWith(contract.strain) ? sideOf(read.seat) : null;
  const side = calls.findLast((read) => bidBy(read) !== null);
  const first = side === undefined ? undefined : calls.find((read) => bidBy(read) === sideOf(side.seat));
  return { contract, declarer: first?.seat ?? end.declarer };
}
