/** The calls of a record as they stand: those of its header in rotation from the dealer, then those among its events. */

import { beforeDealer, readCalls, takesOff, type CallBy } from '../domain/auction.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import type { DealRecord, RecordHeader } from './record.ts';
import { settled } from './settle.ts';

/** A call that stands. `at`: the number of its event; -1 for a call of the header. */
export interface StandingCall extends CallBy {
  readonly at: number;
  readonly alert?: boolean;
  readonly explanation?: string;
  readonly note?: string;
}

/** True if a ruling under this law says that the call just made does not stand: it is withdrawn (26), or out of rotation and not accepted. */
export function cancelsCall(law: string): boolean {
  return /^(?:26|28B|29B|3[0-2])(?![0-9])/.test(law);
}

/**
 * The calls after a ruling. 28B: the dealer has called after a call out of rotation of his right-hand opponent. He is the next hand, too,
 * so without this ruling he has accepted it (29A); with it his own call was in rotation, and the auction goes on as if the other had
 * never been made.
 */
export function afterCallRuled(
  standing: readonly StandingCall[],
  law: string,
  dealer: Seat | null,
): readonly StandingCall[] {
  const [wrong, own] = standing;
  const isDealers = own?.seat === dealer && wrong?.seat === beforeDealer(dealer);
  return dealer !== null && isDealers && /^28B(?![0-9])/.test(law) ? standing.slice(1) : standing;
}

/** The calls without those that were taken back, each as it was corrected last. `at`: number of events that have happened. */
export function standingCalls(record: DealRecord, at = record.events.length): readonly StandingCall[] {
  const { header, events } = settled(record);
  let standing = callsOfHeader(header);
  let isCancelled = false;
  for (const [index, event] of events.slice(0, at).entries()) {
    if (event.type === 'RulingGiven') {
      standing = afterCallRuled(standing, event.law, header.deal.dealer);
      isCancelled ||= cancelsCall(event.law);
    }
    if (event.type !== 'CallMade') continue;
    standing = withCall(standing, { ...event, at: index }, header.deal.dealer, isCancelled);
    isCancelled = false;
  }
  return standing;
}

/**
 * The calls that stand after one more. It takes off the last if that was the same player's, or out of rotation and accepted by nobody.
 * `isCancelled`: the director has ruled that the last does not stand.
 */
export function withCall(
  standing: readonly StandingCall[],
  call: StandingCall,
  dealer: Seat | null,
  isCancelled: boolean,
): readonly StandingCall[] {
  const before = standing.length > 1 ? (standing.at(-2)?.seat ?? null) : beforeDealer(dealer);
  const isTakenOff = takesOff(call.seat, standing.at(-1)?.seat ?? null, before, isCancelled);
  return [...(isTakenOff ? standing.slice(0, -1) : standing), call];
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

/** Whose call it is: after the last caller, or the dealer; null if unknown. */
export function nextCaller(record: DealRecord): Seat | null {
  const last = standingCalls(record).at(-1);
  if (last === undefined) return settled(record).header.deal.dealer;
  return last.seat === null ? null : nextSeat(last.seat);
}
