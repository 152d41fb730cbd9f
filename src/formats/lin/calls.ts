/** Converts calls in order of time to calls with seats. */

import { nextSeat, type Seat } from '../../domain/seat.ts';
import type { ReadCall } from '../readDeal.ts';
import { passesLeft, type Writable } from '../shared.ts';
import type { Board } from './board.ts';

/** The calls of a board with their seats, clockwise from the dealer. A call `allPass` becomes the passes that end the auction. */
export function callsWithSeats(board: Board, dealer: Seat): ReadCall[] {
  const calls: ReadCall[] = [];
  let seat = dealer;
  for (const { call, line, alert, explanation, note } of board.calls) {
    if (call === 'allPass') {
      for (let left = passesLeft(calls); left > 0; left--) {
        calls.push({ seat, call: 'P', line });
        seat = nextSeat(seat);
      }
      continue;
    }
    const read: Writable<ReadCall> = { seat, call, line };
    if (alert) read.alert = true;
    if (explanation !== '') read.explanation = explanation;
    if (note !== '') read.note = note;
    calls.push(read);
    seat = nextSeat(seat);
  }
  return calls;
}
