/** The calls of a record as they stand: those of its header in rotation from the dealer, then those among its events. */

import { readCalls, type AuctionFault, type CallBy } from '../domain/auction.ts';
import { nextSeat, previousSeat, sameSide, type Seat } from '../domain/seat.ts';
import type { Fact, FactOf } from './event.ts';
import type { DealRecord, RecordHeader } from './record.ts';
import { clausesRuled } from './ruledUnder.ts';
import { settled } from './settle.ts';

/** A call that stands. `at`: the number of its event; -1 for a call of the header. */
export interface StandingCall extends CallBy {
  readonly at: number;
  readonly alert?: boolean;
  readonly explanation?: string;
  readonly note?: string;
  /** The call that its player took back for it at the same turn. */
  readonly instead?: StandingCall;
  /** It was out of rotation, and the next player has said that he accepts it before he called (29A). */
  readonly accepted?: true;
}

/** No ruling since the last call. */
export const NOTHING_RULED: readonly never[] = [];

/** True if a ruling under this law lets a player change his last call although the next hand has called. */
const changesCall = (law: string): boolean => /^(?:21B|25A)/.test(law);

/** True if a ruling under this law says that a call on the cards of a wrong board is cancelled, with every call after it (2007: 17D). */
const cancelsAllSince = (law: string): boolean => /^(?:15A(?:1[abc]?)?|17D[12]?)$/.test(law);

/** True if a ruling under this law says that the call just made does not stand: it is withdrawn (26), or out of rotation and not accepted. */
const cancelsCall = (law: string): boolean => /^(?:26|28B|29B|3[0-2])(?![0-9])/.test(law);

/**
 * The call that a ruling takes off. 39A: the first that is no pass after the final pass. 25B2, 27A, 39A: one that its player put in place
 * of an earlier call, which then stands. Undefined if there is none.
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

function isInsufficient(before: readonly StandingCall[], call: StandingCall): boolean {
  return faultsOf([...before, call], 'insufficientBid').includes(before.length);
}

/**
 * The clause under which the next player accepts or refuses the last call, or the one that it replaced; null if he has no such choice.
 */
export function clauseChosen(
  standing: readonly StandingCall[],
  { by, option }: Pick<FactOf<'ChoiceMade'>, 'by' | 'option'>,
  dealer: Seat | null,
): string | null {
  const last = standing.at(-1);
  if (!last?.seat || by !== nextSeat(last.seat) || (option !== 'accept' && option !== 'refuse')) return null;
  const accepts = option === 'accept';
  // 32, 36: a double that is not admissible can't be accepted.
  const clauseOf = (acceptance: string, refusal: string): string | null => {
    const isBarred = accepts && inadmissibleDoubles(standing).includes(standing.length - 1);
    return isBarred ? null : accepts ? acceptance : refusal;
  };
  if (isOutOfRotation(standing, dealer)) return clauseOf('29A', '29B');
  const before = standing.slice(0, -1);
  if (isInsufficient(before, last)) return accepts ? '27A' : '27B';
  if (last.instead === undefined) return null;
  if (isInsufficient(before, last.instead)) return accepts ? '27A' : '27C';
  return clauseOf('25B1', '25B2');
}

/** The clauses by which a ruling or a choice says which calls stand. */
function clausesIn(event: Fact, standing: readonly StandingCall[], dealer: Seat | null): readonly string[] {
  if (event.type === 'RulingGiven') return clausesRuled(event);
  const chosen = event.type === 'ChoiceMade' ? clauseChosen(standing, event, dealer) : null;
  return chosen === null ? [] : [chosen];
}

/**
 * The calls after a ruling. 28B: the dealer has called after a call out of rotation of his right-hand opponent. He is the next hand, too,
 * so without this ruling he has accepted it (29A); with it his own call was in rotation, and the auction goes on as if the other had
 * never been made. 36A: the calls that were made after an inadmissible double go with it. 39A: so do those after the final pass. 21B, 25A: the call just made
 * stands in place of its player's call before that of the next hand.
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
  if (last && law.startsWith('29A') && isOutOfRotation(standing, dealer))
    return [...standing.slice(0, -1), { ...last, accepted: true }];
  // 82C: the director rules after all that it is not accepted.
  if (last?.accepted && /^(?:29B|3[0-2])(?![0-9])/.test(law)) {
    const { accepted: _accepted, ...refused } = last;
    return [...standing.slice(0, -1), refused];
  }
  if (last && last.seat !== null && standing[changed]?.seat === last.seat && changesCall(law))
    return standing.with(changed, last).slice(0, -1);
  const [wrong, own] = standing;
  const isDealers = dealer !== null && own?.seat === dealer && wrong?.seat === previousSeat(dealer);
  return isDealers && /^28B(?![0-9])/.test(law) ? standing.slice(1) : standing;
}

/** The calls without those that were taken back, each as it was corrected last. `at`: number of events that have happened. */
export const standingCalls = (record: DealRecord, at?: number): readonly StandingCall[] =>
  callsAt(record, at).standing;

/** The standing calls, and the laws of the rulings since the last of them. */
function callsAt(record: DealRecord, at = record.events.length) {
  const { header, events } = settled(record);
  let standing = callsOfHeader(header);
  let ruled: readonly string[] = NOTHING_RULED;
  for (const [index, event] of events.slice(0, at).entries()) {
    if (facesLead(event, standing, header.deal.dealer)) break;
    for (const clause of clausesIn(event, standing, header.deal.dealer)) {
      standing = afterCallRuled(standing, clause, header.deal.dealer);
      ruled = [...ruled, clause];
    }
    if (event.type !== 'CallMade') continue;
    standing = withCall(standing, { ...event, at: index }, header.deal.dealer, ruled);
    ruled = NOTHING_RULED;
  }
  return { standing, ruled };
}

/** True for the opening lead that a defender faces, in or out of turn: after it no call of a finished auction changes any more (22B, 41C). */
function facesLead(event: Fact, standing: readonly StandingCall[], dealer: Seat | null): boolean {
  if (event.type !== 'LeadFaced' && (event.type !== 'CardPlayed' || event.faceDown === true)) return false;
  const { end } = readCalls(dealer ?? 'N', standing);
  return end !== null && !sameSide(end.declarer, event.seat);
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
    return standing.with(changed, call);
  const own = standing.findLastIndex((made) => made.seat === call.seat);
  // He looks at the cards of his own board and calls again; his left-hand opponent calls after him.
  if (call.seat !== null && own >= 0 && ruled.some(cancelsAllSince)) return [...standing.slice(0, own), call];
  const from = firstTakenOff(standing, call.seat, dealer, ruled);
  const instead = standing[from];
  const isOwn = instead !== undefined && call.seat !== null && instead.seat === call.seat;
  return [...standing.slice(0, from), isOwn ? { ...call, instead } : call];
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

/** The indexes of doubles and redoubles that the calls before them do not allow. */
export const inadmissibleDoubles = (standing: readonly StandingCall[]): readonly number[] =>
  faultsOf(standing, 'inadmissibleDouble');

/** The indexes of the calls with this fault; who dealt makes no difference to them. */
export function faultsOf(standing: readonly StandingCall[], kind: AuctionFault): readonly number[] {
  const { faults } = readCalls('N', standing);
  return faults.filter(({ fault }) => fault === kind).map(({ at }) => at);
}

/** True when the calls end the auction; who dealt makes no difference to that. */
export const isOver = (calls: readonly CallBy[]): boolean => readCalls('N', calls).over;

/** True while the last call is out of rotation and nobody has accepted it. */
export function isOutOfRotation(standing: readonly StandingCall[], dealer: Seat | null): boolean {
  return turnAfter(standing, dealer).from < standing.length;
}

interface Turn {
  /** Whose turn it is when the calls out of rotation that nobody has accepted are left out; null if unknown. */
  readonly turn: Seat | null;
  /** The index of the first of those calls; the number of calls if there are none. */
  readonly from: number;
  /** The player who has missed his turn by an accepted pass out of rotation, and has a right to it if all pass (17D3; in 2007 17E2). */
  readonly missed: Seat | null;
  /** The index of that pass. */
  readonly since: number;
}

function turnAfter(standing: readonly StandingCall[], dealer: Seat | null): Turn {
  let turn = dealer;
  let from = 0;
  let missed: Seat | null = null;
  let since = 0;
  for (const [at, { seat, call, accepted = false }] of standing.entries()) {
    const last = standing[at - 1];
    const isAccepting = from < at && last !== undefined && last.seat !== null && seat === nextSeat(last.seat);
    const isPassAccepted = accepted || (isAccepting && last.call === 'P');
    if (call !== 'P') missed = null;
    else if (isPassAccepted && seat !== turn && missed === null) {
      missed = turn;
      since = from;
    }
    if (seat !== null && turn !== null && seat !== turn && !isAccepting && !accepted) continue;
    const called = seat ?? turn;
    turn = called && nextSeat(called);
    from = at + 1;
  }
  return { turn, from, missed, since };
}

/** True if somebody called out of rotation, made a call that is not allowed there, or called twice. Which Law applies is not decided here. */
export function isAuctionIrregular(record: DealRecord, at = record.events.length): boolean {
  const whole = settled(record);
  const calls = callsMade(whole, at);
  const [first] = calls;
  if (first === undefined) return false;
  let turn = whole.header.deal.dealer ?? first.seat;
  if (turn === null) return false;
  const { faults } = readCalls(turn, calls);
  // A pass after the end of the auction is a slip of the file.
  if (faults.some((one) => one.fault !== 'callAfterEnd' || calls[one.at]?.call !== 'P')) return true;
  for (const { seat } of calls) {
    if (seat !== null && seat !== turn) return true;
    turn = nextSeat(turn);
  }
  return false;
}

/** The calls of the header, each with its player if the dealer is known. */
export function callsOfHeader(header: RecordHeader): readonly StandingCall[] {
  let seat = header.deal.dealer;
  return (header.auction ?? []).map((call, index): StandingCall => {
    const remark = header.remarks?.find((one) => one.call === index + 1);
    const by = seat;
    seat = by === null ? null : nextSeat(by);
    return { ...remark, call, seat: by, at: -1 };
  });
}

/** The calls of the header, then those of the first `at` events of a settled record, also those that were replaced. */
function callsMade({ header, events }: DealRecord, at: number): readonly StandingCall[] {
  const calls = [...callsOfHeader(header)];
  for (const [index, event] of events.slice(0, at).entries())
    if (event.type === 'CallMade') calls.push({ ...event, at: index });
  return calls;
}

/** Whose call it is: after the last caller, or the dealer; after a call out of rotation that was refused, the player in turn (29B). Null if unknown. */
export function nextCaller(record: DealRecord): Seat | null {
  const { dealer } = settled(record).header.deal;
  const { standing, ruled } = callsAt(record);
  const { turn, from } = turnAfter(standing, dealer);
  if (from < standing.length && ruled.some(cancelsCall)) return turn;
  const last = standing.at(-1);
  return last === undefined ? dealer : last.seat && nextSeat(last.seat);
}
