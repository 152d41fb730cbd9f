/** The calls of a record as they stand: those of its header in rotation from the dealer, then those among its events. */

import { readCalls } from '../domain/auction.ts';
import { nextSeat, sameSide, type Seat } from '../domain/seat.ts';
import { afterCallRuled, cancelsCall, clauseChosen, NOTHING_RULED, withCall } from './callsAfter.ts';
import type { Fact } from './event.ts';
import type { DealRecord, RecordHeader } from './record.ts';
import { clausesRuled } from './ruledUnder.ts';
import { settled } from './settle.ts';
import type { StandingCall } from './standingCall.ts';
import { turnAfter } from './turnToCall.ts';

/** The clauses by which a ruling or a choice says which calls stand. */
function clausesIn(event: Fact, standing: readonly StandingCall[], dealer: Seat | null): readonly string[] {
  if (event.type === 'RulingGiven') return clausesRuled(event);
  const chosen = event.type === 'ChoiceMade' ? clauseChosen(standing, event, dealer) : null;
  return chosen === null ? [] : [chosen];
}

/** The calls without those that were taken back, each as it was corrected last. `at`: number of events that have happened. */
export function standingCalls(record: DealRecord, at?: number): readonly StandingCall[] {
  return callsAt(record, at).standing;
}

/** The standing calls, the laws of the rulings since the last of them, and the dealer; null if nobody knows who dealt. */
function callsAt(record: DealRecord, at = record.events.length) {
  const { header, events } = settled(record);
  const { dealer } = header.deal;
  let standing = callsOfHeader(header);
  let ruled: readonly string[] = NOTHING_RULED;
  for (const [index, event] of events.slice(0, at).entries()) {
    if (facesLead(event, standing, dealer)) break;
    for (const clause of clausesIn(event, standing, dealer)) {
      standing = afterCallRuled(standing, clause, dealer);
      ruled = [...ruled, clause];
    }
    if (event.type !== 'CallMade') continue;
    standing = withCall(standing, { ...event, at: index }, dealer, ruled);
    ruled = NOTHING_RULED;
  }
  return { standing, ruled, dealer };
}

/** True for the opening lead that a defender faces, in or out of turn: after it no call of a finished auction changes any more (22B, 41C). */
function facesLead(event: Fact, standing: readonly StandingCall[], dealer: Seat | null): boolean {
  if (event.type !== 'LeadFaced' && (event.type !== 'CardPlayed' || event.faceDown === true)) return false;
  const { end } = readCalls(dealer ?? 'N', standing);
  return end !== null && !sameSide(end.declarer, event.seat);
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

/**
 * Whose call it is: after the last caller, or the dealer; after a call out of rotation that was refused, the player in turn (29B). Null if
 * unknown.
 */
export function nextCaller(record: DealRecord): Seat | null {
  const { standing, ruled, dealer } = callsAt(record);
  const { turn, from } = turnAfter(standing, dealer);
  if (from < standing.length && ruled.some(cancelsCall)) return turn;
  const last = standing.at(-1);
  if (last === undefined) return dealer;
  return last.seat === null ? null : nextSeat(last.seat);
}
