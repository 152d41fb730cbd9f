/** Law 26: which suits the calls of the auction that counts have named. 2017, 2007. */

import { beforeDealer, takesOff, type CallBy } from '../domain/auction.ts';
import { cancelsCall } from '../events/calls.ts';
import { isBid, strainOf } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import { withLatest } from './repeats.ts';

type Called = Pick<CallMade, 'seat' | 'call'>;

interface SuitShown {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A call that was taken back: its player has called again, or it was out of rotation and the hand in turn has called. */
interface ReplacedCall {
  readonly by: Seat;
  /** The number of its event; below zero for a call of the record's head. */
  readonly at: number;
  /** The suit that the call named; null for a call without a suit (26 of 2007). */
  readonly suit: Suit | null;
}

/** A call that was taken back and found not comparable (26B). */
export interface WithdrawnCall extends ReplacedCall {
  /** The paragraph of 26 that applies by the director's ruling. */
  readonly law: string;
}

export interface CallsSoFar {
  /** The latest call of each hand, as the number of the event. */
  readonly lastCallAt: Partial<BySeat<number>>;
  readonly lastCaller: Seat | null;
  /** The caller before the last, among the calls that stand; null while nobody or the dealer only has called. */
  readonly callerBefore: Seat | null;
  /** The suit of the latest call; null for a call without one. */
  readonly lastCallSuit: Suit | null;
  /** The latest call that was taken back; null while none has been. */
  readonly replaced: ReplacedCall | null;
  /** Suits each hand has bid in the auction that counts. */
  readonly suitsShown: readonly SuitShown[];
  /** The calls taken back that the director has ruled on. */
  readonly withdrawn: readonly WithdrawnCall[];
  /** A ruling that may be about a call still to be replaced, and the withdrawn calls before it; null when a call has decided that. */
  readonly ruling: { readonly law: string; readonly before: readonly WithdrawnCall[] } | null;
  /** The director has cancelled the latest call. */
  readonly isCancelled: boolean;
}

export const NO_CALLS: CallsSoFar = {
  lastCallAt: {},
  lastCaller: null,
  callerBefore: null,
  lastCallSuit: null,
  replaced: null,
  suitsShown: [],
  withdrawn: [],
  ruling: null,
  isCancelled: false,
};

/** The suits shown after this call. `replaced`: the suit of the call that it replaces, which no longer counts; null if there is none. */
function shownAfter(shown: readonly SuitShown[], fact: Called, replaced: Suit | null): readonly SuitShown[] {
  const kept = replaced === null ? shown : shown.slice(0, -1);
  const suit = suitOfCall(fact);
  return suit === null ? kept : withLatest(kept, { seat: fact.seat, suit }, isSameSuit);
}

function isSameSuit(one: SuitShown, other: SuitShown): boolean {
  return one.seat === other.seat && one.suit === other.suit;
}

function suitOfCall({ call }: Called): Suit | null {
  const strain = isBid(call) ? strainOf(call) : null;
  return strain === 'NT' ? null : strain;
}

/** The calls after one more. It may take off the last: the player's own, or one out of rotation that nobody accepted. */
export function afterCall(calls: CallsSoFar, fact: Called, at: number, dealer: Seat | null): CallsSoFar {
  const { seat } = fact;
  const { lastCaller } = calls;
  const callerBefore = calls.callerBefore ?? beforeDealer(dealer);
  const isReplacing = takesOff(seat, lastCaller, callerBefore, calls.isCancelled);
  const called = {
    ...calls,
    lastCallAt: { ...calls.lastCallAt, [seat]: at },
    lastCaller: seat,
    callerBefore: isReplacing || lastCaller === null ? callerBefore : lastCaller,
    lastCallSuit: suitOfCall(fact),
    suitsShown: shownAfter(calls.suitsShown, fact, isReplacing ? calls.lastCallSuit : null),
    isCancelled: false,
  };
  if (!isReplacing) return calls.replaced === null ? called : { ...called, ruling: null };
  const by = lastCaller ?? seat;
  const replaced = { by, suit: calls.lastCallSuit, at: calls.lastCallAt[by] ?? at };
  return { ...called, replaced, ...ruledOn(replaced, calls), ruling: null };
}

/** The withdrawn calls with the one that the ruling is about, once that call has been replaced. */
function ruledOn(
  replaced: ReplacedCall | null,
  { ruling }: CallsSoFar,
): Pick<CallsSoFar, 'withdrawn'> | null {
  if (ruling === null || replaced === null) return null;
  const others = ruling.before.filter(({ at }) => at !== replaced.at);
  return { withdrawn: [...others, { ...replaced, law: ruling.law }] };
}

/** The calls of the record's head, before its first event. */
export function callsBefore(made: readonly CallBy[], dealer: Seat | null): CallsSoFar {
  return made.reduce<CallsSoFar>(
    (calls, { call, seat }, index) =>
      seat === null ? calls : afterCall(calls, { call, seat }, index - made.length, dealer),
    NO_CALLS,
  );
}

/** 26B, or of 2007 any paragraph of 26: the director has found that the call does not compare. */
export function afterRuling(before: CallsSoFar, law: string): CallsSoFar {
  const calls = cancelsCall(law) ? { ...before, isCancelled: true } : before;
  if (!/^26(?:A[12]?|B)?$/.test(law)) return calls;
  const ruled = { ...calls, ruling: { law, before: calls.ruling?.before ?? calls.withdrawn } };
  return { ...ruled, ...ruledOn(calls.replaced, ruled) };
}
