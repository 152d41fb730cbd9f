/** One trick: four places on the table, one for each hand, and who led. */

import { rankIndex, suitOf, type Card, type Suit } from './card.ts';
import { nextSeat, type Seat } from './seat.ts';

export interface Trick {
  /** 1 to 13. */
  readonly number: number;
  readonly leader: Seat;
  readonly N: Card | null;
  readonly E: Card | null;
  readonly S: Card | null;
  readonly W: Card | null;
}

export function ledTrick(number: number, leader: Seat, card: Card): Trick {
  return withPlay({ number, leader, N: null, E: null, S: null, W: null }, leader, card);
}

export function withPlay(trick: Trick, seat: Seat, card: Card | null): Trick {
  return {
    number: trick.number,
    leader: trick.leader,
    N: seat === 'N' ? card : trick.N,
    E: seat === 'E' ? card : trick.E,
    S: seat === 'S' ? card : trick.S,
    W: seat === 'W' ? card : trick.W,
  };
}

export function isFull(trick: Trick): boolean {
  return trick.N !== null && trick.E !== null && trick.S !== null && trick.W !== null;
}

export function cardsInTrick(trick: Trick): number {
  return (trick.N ? 1 : 0) + (trick.E ? 1 : 0) + (trick.S ? 1 : 0) + (trick.W ? 1 : 0);
}

/** The suit led, or null while the lead is missing (taken back and not yet replaced). */
export function suitLed(trick: Trick): Suit | null {
  const lead = trick[trick.leader];
  return lead === null ? null : suitOf(lead);
}

/** The hand whose card wins so far (44E, 44F); null while no card of the suit led and no trump lies there. */
export function winnerOf(trick: Trick, trump: Suit | null): Seat | null {
  const led = suitLed(trick);
  if (led === null) return null;
  let winner: Seat = trick.leader;
  let best = trick[winner] as Card;
  let seat = nextSeat(winner);
  while (seat !== trick.leader) {
    const card = trick[seat];
    if (card !== null) {
      const suit = suitOf(card);
      const bestSuit = suitOf(best);
      if (suit === bestSuit ? rankIndex(card) > rankIndex(best) : suit === trump) {
        winner = seat;
        best = card;
      }
    }
    seat = nextSeat(seat);
  }
  return winner;
}

/** The first hand clockwise from the leader that has no card in the trick; null when all have. */
export function firstWithoutCard(trick: Trick): Seat | null {
  let seat = trick.leader;
  for (let count = 0; count < 4; count++) {
    if (trick[seat] === null) return seat;
    seat = nextSeat(seat);
  }
  return null;
}

/** Hands whose card in the trick was played after that of the seat, in the order of play. */
export function playedAfter(trick: Trick, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = nextSeat(seat); other !== trick.leader; other = nextSeat(other)) {
    if (trick[other] !== null) seats.push(other);
  }
  return seats;
}
