/** The calls of a deal as other formats write them. */

import { defined } from '../domain/defined.ts';
import { seatNumber } from '../domain/numbers.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import type { CallMade } from '../events/event.ts';
import type { DealRecord } from '../events/record.ts';
import { settled } from '../events/settle.ts';
import type { ReadCall } from './readDeal.ts';

/** The auction of the header, or the calls among the events, with the remarks of the source file. */
export function callsOf(record: DealRecord, calls: readonly ReadCall[] = []): readonly ReadCall[] {
  const { auction, deal } = record.header;
  const made = settled(record).events.filter((fact): fact is CallMade => fact.type === 'CallMade');
  if (auction === null || auction.length === 0) return made.map(readCallOf);
  let seat: Seat = deal.dealer ?? calls[0]?.seat ?? 'N';
  const stated = auction.map((call, index): ReadCall => {
    const beside = calls[index];
    const read: ReadCall =
      beside !== undefined && beside.call === call ? { ...beside, seat } : { seat, call, line: 0 };
    seat = nextSeat(seat);
    return read;
  });
  return [...stated, ...made.map(readCallOf)];
}

function readCallOf({ seat, call, alert, explanation, note }: CallMade): ReadCall {
  return {
    seat,
    call,
    line: 0,
    ...(alert === true ? { alert } : {}),
    ...defined({ explanation, note }),
  };
}

/** False if a player was skipped, so that the seats don't follow from the dealer. */
export function isInRotation({ header }: DealRecord, calls: readonly ReadCall[]): boolean {
  const first = header.deal.dealer ?? calls[0]?.seat ?? 'N';
  return calls.every(({ seat }, index) => seatNumber(seat) === (seatNumber(first) + index) % 4);
}
