/** Law 26: which suits the calls of the auction that counts have named. 2017, 2007. */

import { isBid, strainOf } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { withLatest } from './repeats.ts';

interface SuitShown {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A call that was taken back and found not comparable (26B). */
interface WithdrawnCall {
  /** The player who called. Null while he has not called again: the director may rule before that. */
  readonly by: Seat | null;
  /** The suit that the call named; null for a call without a suit (26 of 2007). */
  readonly suit: Suit | null;
  /** The paragraph of 26 that applies by the director's ruling. */
  readonly law: string;
}

export interface CallsSoFar {
  /** The latest call of each hand, as the number of the event. */
  readonly lastCallAt: Partial<BySeat<number>>;
  readonly lastCaller: Seat | null;
  /** The suit of the latest call; null for a call without one. */
  readonly lastCallSuit: Suit | null;
  /** The player who called twice running, because his first call was taken back. */
  readonly replacedCallBy: Seat | null;
  /** The suit that the call taken back had named; null for a call without one (26 of 2007). */
  readonly replacedCallSuit: Suit | null;
  /** Suits each hand has bid in the auction that counts. */
  readonly suitsShown: readonly SuitShown[];
  readonly withdrawn: WithdrawnCall | null;
}

export const NO_CALLS: CallsSoFar = {
  lastCallAt: {},
  lastCaller: null,
  lastCallSuit: null,
  replacedCallBy: null,
  replacedCallSuit: null,
  suitsShown: [],
  withdrawn: null,
};

/** The suits shown after this call. `replaced`: the suit of the call that it replaces, which no longer counts; null if there is none. */
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

/** The calls after one more. A second call in a row by the same player replaces his first. */
export function afterCall(calls: CallsSoFar, fact: CallMade, at: number): CallsSoFar {
  const isReplacing = calls.lastCaller === fact.seat;
  return withOwner({
    ...calls,
    lastCallAt: { ...calls.lastCallAt, [fact.seat]: at },
    lastCaller: fact.seat,
    replacedCallBy: isReplacing ? fact.seat : calls.replacedCallBy,
    replacedCallSuit: isReplacing ? calls.lastCallSuit : calls.replacedCallSuit,
    lastCallSuit: suitOfCall(fact),
    suitsShown: shownAfter(calls.suitsShown, fact, isReplacing ? calls.lastCallSuit : null),
  });
}

/** The calls with the owner of the withdrawn call filled in, once the call has been replaced and ruled on. */
function withOwner(calls: CallsSoFar): CallsSoFar {
  const { withdrawn, replacedCallBy: by, replacedCallSuit: suit } = calls;
  return withdrawn === null || withdrawn.by !== null
    ? calls
    : { ...calls, withdrawn: { ...withdrawn, by, suit } };
}

/** 26B, or of 2007 any paragraph of 26: the director has found that the call does not compare. */
export function afterRuling(calls: CallsSoFar, law: string): CallsSoFar {
  return /^26(?:A[12]?|B)?$/.test(law)
    ? withOwner({ ...calls, withdrawn: { by: null, suit: null, law } })
    : calls;
}
