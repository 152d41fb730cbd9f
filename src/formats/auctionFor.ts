/** For formats that record a contract only through an auction. */

import type { Call, Contract } from '../domain/contract.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';

/** The shortest auction that leads to the contract. Its calls are invented; the loss report says so. */
export function shortestAuction(dealer: Seat, contract: Contract, declarer: Seat): Call[] {
  const calls: Call[] = [];
  for (let seat = dealer; seat !== declarer; seat = nextSeat(seat)) calls.push('P');
  calls.push(`${contract.level}${contract.strain}`);
  if (contract.doubling > 1) calls.push('X');
  if (contract.doubling > 2) calls.push('XX');
  return [...calls, 'P', 'P', 'P'];
}
