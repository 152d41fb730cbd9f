/** The calls that stand after a ruling, after the next player's choice, or after one more call. */

import { readCalls } from '../domain/auction.ts';
import { nextSeat, previousSeat, type Seat } from '../domain/seat.ts';
import type { Clause } from '../lawbook/catalogue.ts';
import type { FactOf } from './event.ts';
import {
  faultsOf,
  inadmissibleDoubles,
  isInadmissible,
  isInsufficient,
  isOver,
  type StandingCall,
} from './standingCall.ts';
import { isOutOfRotation, turnAfter } from './turnToCall.ts';

/** No ruling since the last call. */
export const NOTHING_RULED: readonly never[] = [];

/** True if a ruling under this law lets a player change his last call although the next hand has called. */
function changesCall(law: string): boolean {
  return /^(?:21B|25A)/.test(law);
}

/** True if a ruling under this law says that a call on the cards of a wrong board is cancelled, with every call after it (2007: 17D). */
function cancelsAllSince(law: string): boolean {
  return /^(?:15A(?:1[abc]?)?|17D[12]?)$/.test(law);
}

/** True if a ruling under this law says that the call just made does not stand: it is withdrawn (26), or out of rotation and not accepted. */
export function cancelsCall(law: string): boolean {
  return /^(?:26|28B|29B|3[0-2])(?![0-9])/.test(law);
}

/**
 * The call that a ruling takes off. 39A, 26: the first that is no pass after the final pass. 25B2, 27A, 39A: one that its player put in
 * place of an earlier call, which then stands. Undefined if there is none.
 */
export function takenOffByRuling(standing: readonly StandingCall[], law: string): StandingCall | undefined {
  const isAfterEnd = /^39(?![0-9])/.test(law);
  if (isAfterEnd || /^26(?![0-9])/.test(law)) {
    const late = faultsOf(standing, 'callAfterEnd')
      .map((at) => standing[at])
      .find((made) => made !== undefined && made.call !== 'P' && made.at >= 0);
    if (late !== undefined) return late;
  }
  const last = standing.at(-1);
  if (last?.instead === undefined) return undefined;
  const before = standing.slice(0, -1);
  const isOff =
    law.startsWith('25B2') ||
    (/^27A1?$/.test(law) && isInsufficient(before, last.instead) && !isInsufficient(before, last)) ||
    (isAfterEnd && isOver([...before, last.instead]));
  return isOff ? last : undefined;
}

/**
 * The clause under which the next player accepts or refuses the last call, or the one that it replaced; null if he has no such choice.
 */
export function clauseChosen(
  standing: readonly StandingCall[],
  { by, option }: Pick<FactOf<'ChoiceMade'>, 'by' | 'option'>,
  dealer: Seat | null,
): Clause | null {
  const last = standing.at(-1);
  if (!last?.seat || by !== nextSeat(last.seat) || (option !== 'accept' && option !== 'refuse')) return null;
  const accepts = option === 'accept';
  const before = standing.slice(0, -1);
  // 32, 36: a double that is not admissible can't be accepted.
  const clauseOf = (acceptance: Clause, refusal: Clause): Clause | null => {
    if (!accepts) return refusal;
    return isInadmissible(before, last) ? null : acceptance;
  };
  if (isOutOfRotation(standing, dealer)) return clauseOf('29A', '29B');
  if (isInsufficient(before, last)) return accepts ? '27A' : '27B';
  if (last.instead === undefined) return null;
  if (isInsufficient(before, last.instead)) return accepts ? '27A' : '27C';
  return clauseOf('25B1', '25B2');
}

/**
 * The calls after a ruling. 28B: the dealer has called after a call out of rotation of his right-hand opponent. He is the next hand, too,
 * so without this ruling he has accepted it (29A); with it his own call was in rotation, and the auction goes on as if the other had
 * never been made. 28A: a call that seemed out of rotation was in rotation. 36A: the calls that were made after an inadmissible double go
 * with it. 39A: so do those after the final pass. 21B, 25A: the call just made stands in place of its player's call before that of the next
 * hand.
 */
export function afterCallRuled(
  standing: readonly StandingCall[],
  law: string,
  dealer: Seat | null,
): readonly StandingCall[] {
  const off = takenOffByRuling(standing, law);
  if (off !== undefined) {
    const kept = standing.slice(0, standing.indexOf(off));
    return off.instead === undefined || isOver(kept) ? kept : [...kept, off.instead];
  }
  if (/^36A?$/.test(law)) {
    const at = inadmissibleDoubles(standing).at(-1);
    // While the next hand has not called, the offender replaces the double himself (36B).
    return at === undefined || at === standing.length - 1 ? standing : standing.slice(0, at);
  }
  const changed = standing.length - 3;
  const last = standing.at(-1);
  if (last && /^28A(?![0-9])/.test(law)) return inRotation(standing, last, dealer);
  if (last && law.startsWith('29A') && isOutOfRotation(standing, dealer))
    return [...standing.slice(0, -1), { ...last, accepted: true }];
  // 82C: the director rules after all that it is not accepted.
  if (last?.accepted && /^(?:29B|3[0-2])(?![0-9])/.test(law)) {
    const { accepted: _accepted, ...refused } = last;
    return [...standing.slice(0, -1), refused];
  }
  if (last && last.seat !== null && standing[changed]?.seat === last.seat && changesCall(law))
    return replacing(standing, changed, last).slice(0, -1);
  const [wrong, own] = standing;
  const isDealers = dealer !== null && own?.seat === dealer && wrong?.seat === previousSeat(dealer);
  return isDealers && /^28B(?![0-9])/.test(law) ? standing.slice(1) : standing;
}

/** The calls with this one in place of an earlier one, which the auction goes on showing as taken back. */
function replacing(
  standing: readonly StandingCall[],
  index: number,
  call: StandingCall,
): readonly StandingCall[] {
  const replaced = standing[index];
  return standing.with(index, replaced === undefined ? call : { ...call, replaced });
}

/**
 * 28A: the player in turn had to pass by law, so that his left-hand opponent, who called before him, called in rotation. His pass may have
 * come since: then it counts as made before.
 */
function inRotation(
  standing: readonly StandingCall[],
  last: StandingCall,
  dealer: Seat | null,
): readonly StandingCall[] {
  const { cancels, ...pass } = last;
  const others = standing.slice(0, -1);
  if (cancels !== undefined) return [...others, pass, ...cancels];
  return isOutOfRotation(standing, dealer) ? [...others, { ...last, accepted: true }] : standing;
}

/**
 * The calls that stand after one more, which may take others off. `ruled`: the laws of the rulings since the last call.
 * A call that is changed after the next hand has called (21B, 25A) leaves that hand's call where it is, until that hand calls anew.
 */
export function withCall(
  standing: readonly StandingCall[],
  call: StandingCall,
  dealer: Seat | null,
  ruled: readonly string[],
): readonly StandingCall[] {
  const changed = standing.length - 2;
  if (call.seat !== null && standing[changed]?.seat === call.seat && ruled.some(changesCall))
    return replacing(standing, changed, call);
  const own = standing.findLastIndex((made) => made.seat === call.seat);
  // He looks at the cards of his own board and calls again; his left-hand opponent calls after him.
  const replaced = standing[own];
  if (call.seat !== null && replaced !== undefined && ruled.some(cancelsAllSince))
    return [...standing.slice(0, own), { ...call, replaced, gone: standing.slice(own + 1) }];
  const from = firstTakenOff(standing, call.seat, dealer, ruled);
  const instead = standing[from];
  const isOwn = instead !== undefined && call.seat !== null && instead.seat === call.seat;
  if (isOwn) return [...standing.slice(0, from), { ...call, instead }];
  const cancels = standing.slice(from);
  const isNextHands = call.call === 'P' && call.seat !== null && instead?.seat === nextSeat(call.seat);
  return [...standing.slice(0, from), isNextHands ? { ...call, cancels } : call];
}

/** The index of the first call that a call of this player takes off; the number of calls if it takes off none. */
function firstTakenOff(
  standing: readonly StandingCall[],
  seat: Seat | null,
  dealer: Seat | null,
  ruled: readonly string[],
): number {
  const last = standing.at(-1)?.seat ?? null;
  if (seat === null || last === null) return standing.length;
  if (seat === last) return standing.length - 1;
  const { turn, from, missed, since } = turnAfter(standing, dealer);
  if (seat === missed && readCalls(seat, standing).over) return since;
  // A call by the next hand accepts the last one (29A), unless the director has ruled on it.
  const isNotAccepted = seat !== nextSeat(last) || ruled.some(cancelsCall);
  if (seat === turn && isNotAccepted) return from;
  // The player before a call out of rotation corrects his own call, and the other is cancelled.
  if (from < standing.length && seat === standing[from - 1]?.seat && isNotAccepted) return from - 1;
  const own = standing.findLastIndex((made) => made.seat === seat);
  // 36A: the auction goes back to the player whose double was inadmissible, although others have called.
  const goesBack = seat !== nextSeat(last) && inadmissibleDoubles(standing).includes(own);
  return goesBack ? own : standing.length;
}
