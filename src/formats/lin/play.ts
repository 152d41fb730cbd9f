/** Converts cards in order of time to facts with seats. LIN names no seats; they follow from the rotation and the hands. */

import type { Contract } from '../../domain/contract.ts';
import { beats, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { HandsReader } from '../hands.ts';
import { playOf } from '../played.ts';
import type { BoardCard } from './board.ts';

export interface SeatedPlay {
  readonly events: Fact[];
  readonly lines: number[];
  /** The number of complete tricks, and of those that declarer's side won. */
  readonly tricks: number;
  readonly won: number;
  /** The hand of the opening lead could not be found. */
  readonly leaderUnknown: boolean;
}

/**
 * A card of the hand in turn is that hand's. A card of another hand that has none in this trick yet is taken as that hand's,
 * out of turn, and play goes on from there, unless the rest of the trick shows that the hand in turn played and only the
 * card is wrong. Anything else (repeated, in nobody's hand) stays with the hand in turn, where it shows as a card not held.
 */
export function seatPlay(
  cards: readonly BoardCard[],
  hands: HandsReader,
  contract: Contract | null,
  declarer: Seat | null,
): SeatedPlay {
  const trump = trumpNumber(contract);
  const side = declarer === null ? -1 : seatNumber(declarer) % 2;
  const events: Fact[] = [];
  const lines: number[] = [];
  const used = new Uint8Array(52);
  let leaderUnknown = false;
  let turn = declarer === null ? -1 : (seatNumber(declarer) + 1) % 4;
  let inTrick: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  let count = 0;
  let winner = -1;
  let best = -1;
  let tricks = 0;
  let won = 0;
  for (let index = 0; index < cards.length; index++) {
    const { card, line, note } = cards[index] as BoardCard;
    const owner = used[card] === 1 ? -1 : hands.ownerOf(card);
    if (turn === -1) {
      leaderUnknown = owner === -1;
      turn = Math.max(owner, 0);
    }
    let seat = turn;
    if (owner !== -1 && owner !== turn && !inTrick[owner]) {
      const rest = cards.slice(index + 1, index + 4 - count);
      const asOwner = fitting(rest, hands, inTrick, owner);
      seat = fitting(rest, hands, inTrick, turn) > asOwner ? turn : owner;
    }
    used[card] = 1;
    events.push(playOf(seat, card, note));
    lines.push(line);
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
    turn = nextWithout(inTrick, seat);
  }
  return { events, lines, tricks, won, leaderUnknown };
}

type InTrick = readonly [boolean, boolean, boolean, boolean];

/** The next hand clockwise without a card in the trick. */
function nextWithout(inTrick: InTrick, seat: number): number {
  let next = (seat + 1) % 4;
  while (inTrick[next] && next !== seat) next = (next + 1) % 4;
  return next;
}

/** How many of the next cards are in hands without a card in the trick, after `seat` has played. */
function fitting(rest: readonly BoardCard[], hands: HandsReader, inTrick: InTrick, seat: number): number {
  const filled: [boolean, boolean, boolean, boolean] = [...inTrick];
  filled[seat] = true;
  let count = 0;
  for (const { card } of rest) {
    const owner = hands.ownerOf(card);
    if (owner === -1 || filled[owner]) continue;
    filled[owner] = true;
    count++;
  }
  return count;
}
