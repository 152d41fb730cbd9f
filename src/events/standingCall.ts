/** A call that stands, and what the calls before it make of it. */

import { readCalls, type AuctionFault, type CallBy } from '../domain/auction.ts';

/** A call that stands. `at`: the number of its event; -1 for a call of the header. */
export interface StandingCall extends CallBy {
  readonly at: number;
  readonly alert?: boolean;
  readonly explanation?: string;
  readonly note?: string;
  /** The call that its player took back for it at the same turn. */
  readonly instead?: StandingCall;
  /** The call that it replaced after another hand had called (21B, 25A). The auction shows it; no law asks for it. */
  readonly replaced?: StandingCall;
  /** The calls of the other hands that were cancelled with the one that it replaced (15A; 2007: 17D). The auction shows them; no law asks. */
  readonly gone?: readonly StandingCall[];
  /** The calls out of rotation that this pass of the player in turn took off. By a ruling under 28A they were in rotation. */
  readonly cancels?: readonly StandingCall[];
  /** It was out of rotation, and the next player has said that he accepts it before he called (29A). */
  readonly accepted?: true;
}

/** The indexes of doubles and redoubles that the calls before them do not allow. */
export function inadmissibleDoubles(standing: readonly StandingCall[]): readonly number[] {
  return faultsOf(standing, 'inadmissibleDouble');
}

/** The indexes of the calls with this fault; who dealt makes no difference to them. */
export function faultsOf(standing: readonly StandingCall[], kind: AuctionFault): readonly number[] {
  const { faults } = readCalls('N', standing);
  return faults.filter(({ fault }) => fault === kind).map(({ at }) => at);
}

/** True when the calls end the auction; who dealt makes no difference to that. */
export function isOver(calls: readonly CallBy[]): boolean {
  return readCalls('N', calls).over;
}

/** True if the call would be an insufficient bid after these. */
export function isInsufficient(before: readonly StandingCall[], call: StandingCall): boolean {
  return faultsOf([...before, call], 'insufficientBid').includes(before.length);
}

/** True if the call would be a double or redouble that these do not allow. */
export function isInadmissible(before: readonly StandingCall[], call: StandingCall): boolean {
  return inadmissibleDoubles([...before, call]).includes(before.length);
}
