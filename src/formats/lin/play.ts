/** Cards in time order to facts with seats. The record names no seats: rotation and the hands dealt tell them. */

import type { Contract } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { HandsReader } from '../hands.ts';
import { beats, playOf, seatNumber, trumpNumber } from '../played.ts';
import type { HeardCard } from './board.ts';

export interface SeatedPlay {
  readonly events: Fact[];
  readonly places: number[];
  /** Complete tricks, and how many of them declarer's side won. */
  readonly tricks: number;
  readonly won: number;
  /** Nobody could be named for the opening lead. */
  readonly leaderUnknown: boolean;
}

/**
 * A card of the hand in turn is that hand's. A card of another hand that has none in this trick yet is taken as that hand's,
 * out of turn, and play goes on from there. Anything else (repeated, in nobody's hand) stays with the hand in turn, where
 * it shows as a card not held.
 */
export function seatPlay(
  cards: readonly HeardCard[],
  hands: HandsReader,
  contract: Contract | null,
  declarer: Seat | null,
): SeatedPlay {
  const trump = trumpNumber(contract);
  const side = declarer === null ? -1 : seatNumber(declarer) % 2;
  const events: Fact[] = [];
  const places: number[] = [];
  const used = new Uint8Array(52);
  let leaderUnknown = false;
  let turn = declarer === null ? -1 : (seatNumber(declarer) + 1) % 4;
  let inTrick: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  let count = 0;
  let winner = -1;
  let best = -1;
  let tricks = 0;
  let won = 0;
  for (const { card, line, note } of cards) {
    const owner = used[card] === 1 ? -1 : hands.ownerOf(card);
    if (turn === -1) {
      leaderUnknown = owner === -1;
      turn = Math.max(owner, 0);
    }
    const seat = owner !== -1 && !inTrick[owner] ? owner : turn;
    used[card] = 1;
    events.push(playOf(seat, card, note));
    places.push(line);
    if (count === 0 || beats(card, best, trump)) {
      winner = seat;
      best = card;
    }
    inTrick[seat] = true;
    count++;
    if (count === 4) {
      tricks++;
      if (winner % 2 === side) won++;
      inTrick = [false, false, false, false];
      count = 0;
      turn = winner;
      continue;
    }
    // The next hand clockwise that has no card in the trick yet.
    turn = (seat + 1) % 4;
    while (inTrick[turn]) turn = (turn + 1) % 4;
  }
  return { events, places, tricks, won, leaderUnknown };
}
