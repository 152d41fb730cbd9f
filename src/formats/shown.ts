/** What is left of a deal in a format that has only an auction in rotation and a number of tricks. */

import type { Call, Contract } from '../domain/contract.ts';
import { nextSeat, SEATS, type Seat } from '../domain/seat.ts';
import type { LossItem } from './losses.ts';
import type { Outline, WrittenDeal } from './outline.ts';

/** The calls of the deal; where they are not known in rotation, the shortest auction to the contract, and `invented` is true. */
export function callsShown(
  { record }: WrittenDeal,
  { contract, declarer, calls, inRotation }: Outline,
): { readonly calls: readonly Call[]; readonly invented: boolean } {
  if (calls.length > 0 && inRotation) return { calls: calls.map(({ call }) => call), invented: false };
  const { dealer } = record.header.deal;
  if (contract === null || declarer === null || dealer === null) return { calls: [], invented: false };
  return { calls: shortestAuction(dealer, contract, declarer), invented: true };
}

/** The shortest auction that leads to the contract. Its calls are invented; the loss report says so. */
function shortestAuction(dealer: Seat, contract: Contract, declarer: Seat): Call[] {
  const calls: Call[] = [];
  for (let seat = dealer; seat !== declarer; seat = nextSeat(seat)) calls.push('P');
  calls.push(`${contract.level}${contract.strain}`);
  if (contract.doubling > 1) calls.push('X');
  if (contract.doubling > 2) calls.push('XX');
  return [...calls, 'P', 'P', 'P'];
}

/** The loss `inventedAuction` if the written auction was not recorded, with the number of calls that were; otherwise empty. */
export function inventedAuction(deal: WrittenDeal, outline: Outline): readonly LossItem[] {
  if (!callsShown(deal, outline).invented) return [];
  const count = outline.calls.length;
  return [{ code: 'inventedAuction', params: count === 0 ? {} : { count } }];
}

/** Declarer's tricks by the claim; after the last card, or without cards, the stated ones. Null if unknown. */
export function tricksShown({ record }: WrittenDeal, { claimed, played, tricks }: Outline): number | null {
  if (claimed !== null) return claimed;
  return played !== null || tricks.length === 0 ? (record.header.statedResult?.declarerTricks ?? null) : null;
}

/** True for a hand that is still unknown when the file is read again. */
export function staysUnknown({ code, params }: LossItem, back: WrittenDeal | undefined): boolean {
  const seat = SEATS.find((each) => each === params['seat']);
  return code === 'unknownHand' && seat !== undefined && back?.record.header.deal.hands[seat] === null;
}

/** True for a tag that has the same value when the file is read again. */
export function tagReturns(
  { code, params }: LossItem,
  deal: WrittenDeal,
  back: Pick<WrittenDeal, 'tags'> | undefined,
): boolean {
  const tag = String(params['tag'] ?? '');
  return code === 'tag' && back?.tags?.get(tag) === deal.tags?.get(tag);
}
