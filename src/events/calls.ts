/** The calls of a record as they stand: those of its header in rotation from the dealer, then those among its events. */

import type { CallBy } from '../domain/auction.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import type { DealRecord } from './record.ts';
import { settled } from './settle.ts';

/** A call that stands. `at`: the number of its event; -1 for a call of the header. */
export interface StandingCall extends CallBy {
  readonly at: number;
  readonly alert?: boolean;
  readonly explanation?: string;
  readonly note?: string;
}

/** Adds a call; it replaces one that the same player made just before. */
export function addCall<Made extends CallBy>(calls: Made[], made: Made): void {
  if (calls.at(-1)?.seat === made.seat) calls.pop();
  calls.push(made);
}

/** The calls without those that were taken back, each as it was corrected last. `at`: number of events that have happened. */
export function standingCalls(record: DealRecord, at = record.events.length): readonly StandingCall[] {
  const { header, events } = settled(record);
  let seat = header.deal.dealer;
  const stated = (header.auction ?? []).map((call, index): StandingCall => {
    const remark = header.remarks?.find((one) => one.call === index + 1);
    const by = seat;
    seat = by === null ? null : nextSeat(by);
    return { ...remark, call, seat: by, at: -1 };
  });
  const made: StandingCall[] = [];
  for (const [index, event] of events.slice(0, at).entries())
    if (event.type === 'CallMade') addCall(made, { ...event, at: index });
  return [...stated, ...made];
}

/** Whose call it is: after the last caller, or the dealer; null if unknown. */
export function nextCaller(record: DealRecord): Seat | null {
  const last = standingCalls(record).at(-1);
  if (last === undefined) return settled(record).header.deal.dealer;
  return last.seat === null ? null : nextSeat(last.seat);
}
