/** The auction as a list of calls: declarer and contract that result. Whether the calls are legal is not decided here. */

import { bidRank, isBid, strainOf, type Bid, type Call, type Contract, type Level } from './contract.ts';
import { nextSeat, sameSide, sideOf, type Seat } from './seat.ts';

interface AuctionEnd {
  readonly contract: Contract;
  /** The first player of the side that named the final strain first (Law 22). */
  readonly declarer: Seat;
}

/** A call and its player; null, as for a call of a file that names only the dealer, means the next player in rotation. */
export interface CallBy {
  readonly call: Call;
  readonly seat: Seat | null;
}

export type AuctionFault = 'insufficientBid' | 'inadmissibleDouble' | 'callAfterEnd';

export interface AuctionRead {
  /** Null while the auction goes on, or when all four passed. */
  readonly end: AuctionEnd | null;
  readonly over: boolean;
  readonly passedOut: boolean;
  /**
   * Each bid that is too low, double that is not admissible, and call after the end, by its position in the list, from 0. Rotation is not
   * judged.
   */
  readonly faults: readonly { readonly at: number; readonly fault: AuctionFault }[];
}

/** Reads the calls in rotation from the dealer. */
export function readAuction(dealer: Seat, calls: readonly Call[]): AuctionRead {
  return readCalls(
    dealer,
    calls.map((call) => ({ call, seat: null })),
  );
}

/** Reads the calls, each as its own player's: one that stands although it was out of rotation counts for that player. */
export function readCalls(dealer: Seat, calls: readonly CallBy[]): AuctionRead {
  const firstToName = new Map<string, Seat>();
  const faults: { at: number; fault: AuctionFault }[] = [];
  let turn = dealer;
  let last: { bid: Bid; by: Seat } | null = null;
  let doubling: 1 | 2 | 4 = 1;
  let passes = 0;
  let over = false;
  for (const [at, { call, seat: by }] of calls.entries()) {
    const seat = by ?? turn;
    if (over) faults.push({ at, fault: 'callAfterEnd' });
    else if (call === 'P') passes++;
    else {
      passes = 0;
      if (isBid(call)) {
        if (last !== null && bidRank(call) <= bidRank(last.bid))
          faults.push({ at, fault: 'insufficientBid' });
        last = { bid: call, by: seat };
        doubling = 1;
        const key = `${strainOf(call)}${sideOf(seat)}`;
        if (!firstToName.has(key)) firstToName.set(key, seat);
      } else {
        const admissible: boolean =
          last !== null &&
          (call === 'X'
            ? doubling === 1 && !sameSide(last.by, seat)
            : doubling === 2 && sameSide(last.by, seat));
        // 36: it never counts, not even where nobody noticed it before the opening lead.
        if (admissible) doubling = call === 'X' ? 2 : 4;
        else faults.push({ at, fault: 'inadmissibleDouble' });
      }
    }
    if (last === null ? passes === 4 : passes === 3) over = true;
    turn = nextSeat(seat);
  }
  if (!over || last === null) return { end: null, over, passedOut: over, faults };
  const { bid, by } = last;
  const declarer = firstToName.get(`${strainOf(bid)}${sideOf(by)}`) ?? by;
  const contract: Contract = { level: Number(bid[0]) as Level, strain: strainOf(bid), doubling };
  return { end: { contract, declarer }, over, passedOut: false, faults };
}
