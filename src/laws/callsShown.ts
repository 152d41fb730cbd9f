/** Law 26: which suits the calls of the auction that counts have named. 2017, 2007. */

import { isBid, strainOf } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { withLatest } from './toldAgain.ts';

interface SuitShown {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** What the ledger keeps of the calls. */
export interface CallsSoFar {
  /** The latest call of each hand: number of the event. */
  readonly lastCallAt: Partial<BySeat<number>>;
  readonly lastCaller: Seat | null;
  /** The suit of the latest call; null for a call without one. */
  readonly lastCallSuit: Suit | null;
  /** Who called twice running: his first call was taken back. */
  readonly replacedCallBy: Seat | null;
  /** The suit the call taken back named; null for a call without one (26 of 2007). */
  readonly replacedCallSuit: Suit | null;
  /** Suits each hand has bid in the auction that counts. */
  readonly suitsShown: readonly SuitShown[];
}

/** A call that takes the place of one taken back also takes the suit that one showed: `replaced`, null where there is none. */
function shownAfter(
  shown: readonly SuitShown[],
  fact: CallMade,
  replaced: Suit | null,
): readonly SuitShown[] {
  const kept = replaced === null ? shown : shown.slice(0, -1);
  const suit = suitOfCall(fact);
  return suit === null ? kept : withLatest(kept, { seat: fact.seat, suit }, isSameSuit);
}

function isSameSuit(one: SuitShown, other: SuitShown): boolean {
  return one.seat === other.seat && one.suit === other.suit;
}

function suitOfCall({ call }: CallMade): Suit | null {
  const strain = isBid(call) ? strainOf(call) : null;
  return strain === 'NT' ? null : strain;
}

/** What a call changes: two calls running by one player mean that the first was taken back. */
export function afterCall(ledger: CallsSoFar, fact: CallMade, at: number): CallsSoFar {
  const isReplacing = ledger.lastCaller === fact.seat;
  return {
    lastCallAt: { ...ledger.lastCallAt, [fact.seat]: at },
    lastCaller: fact.seat,
    replacedCallBy: isReplacing ? fact.seat : ledger.replacedCallBy,
    replacedCallSuit: isReplacing ? ledger.lastCallSuit : ledger.replacedCallSuit,
    lastCallSuit: suitOfCall(fact),
    suitsShown: shownAfter(ledger.suitsShown, fact, isReplacing ? ledger.lastCallSuit : null),
  };
}

/** 26B, or of 2007 any paragraph of 26: the director has found that the call does not compare. */
export function isOfWithdrawnCall(law: string): boolean {
  return /^26(?:A[12]?|B)?$/.test(law);
}

/** Whose call was taken back, once it was and somebody has ruled on it. */
export function withdrawnCall<
  Kept extends CallsSoFar & {
    readonly withdrawnCallBy: Seat | null;
    readonly withdrawnCallSuit: Suit | null;
    readonly withdrawnCallLaw: string | null;
  },
>(ledger: Kept): Kept {
  return ledger.withdrawnCallLaw === null || ledger.withdrawnCallBy !== null
    ? ledger
    : {
        ...ledger,
        withdrawnCallBy: ledger.replacedCallBy,
        withdrawnCallSuit: ledger.replacedCallSuit,
      };
}
