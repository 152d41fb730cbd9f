/** One trick: a place for the card of each hand, and who led. */

import { isRemembered, rankIndex, suitOf, suitShown, type Card, type Placed, type Suit } from './card.ts';
import { isSeat, nextSeat, ofSeat, SEATS, sideOf, type Seat, type Side } from './seat.ts';
import { possibleWinners } from './unremembered.ts';

/** A run of tricks of which the record tells only the number and, perhaps, how many each side won. */
export interface Skipped {
  readonly from: number;
  readonly to: number;
  /** Tricks won by each side; null where nobody remembers. */
  readonly won: { readonly NS: number; readonly EW: number } | null;
}

export interface Trick {
  /** 1 to 13. */
  readonly number: number;
  readonly leader: Seat;
  readonly N: Placed | null;
  readonly E: Placed | null;
  readonly S: Placed | null;
  readonly W: Placed | null;
  /** The winner where the remembered cards don't determine it: the hand, or only its side. */
  readonly wonBy?: Seat | Side;
  /** A trick of which nothing is known but that it was played. Its `leader` means nothing. */
  readonly skipped?: Skipped;
}

/** A new trick with this one card in it. */
export function ledTrick(number: number, leader: Seat, card: Placed): Trick {
  return withPlay({ number, leader, N: null, E: null, S: null, W: null }, leader, card);
}

/** The trick with that seat's place filled, or emptied by null. It no longer has the winner that the record gave it. */
export function withPlay(trick: Trick, seat: Seat, card: Placed | null): Trick {
  return {
    number: trick.number,
    leader: trick.leader,
    N: seat === 'N' ? card : trick.N,
    E: seat === 'E' ? card : trick.E,
    S: seat === 'S' ? card : trick.S,
    W: seat === 'W' ? card : trick.W,
  };
}

/** True when all four places have a card, remembered or not. */
export function isFull(trick: Trick): boolean {
  return trick.N !== null && trick.E !== null && trick.S !== null && trick.W !== null;
}

/** Number of places filled, 0 to 4. */
export function cardsInTrick(trick: Trick): number {
  return (trick.N ? 1 : 0) + (trick.E ? 1 : 0) + (trick.S ? 1 : 0) + (trick.W ? 1 : 0);
}

/** The cards in it, as far as they are remembered. */
export function cardsLying(trick: Trick): Card[] {
  return SEATS.flatMap((seat) => {
    const card = trick[seat];
    return isRemembered(card) ? [card] : [];
  });
}

/** The suit led, or null while the lead is missing (taken back and not yet replaced) or nobody remembers it. */
export function suitLed(trick: Trick): Suit | null {
  const lead = ofSeat(trick, trick.leader);
  return lead === null ? null : suitShown(lead);
}

/**
 * The hand whose card wins so far (44E, 44F); null while no card of the suit led and no trump is played, or if forgotten cards leave it
 * open.
 */
export function winnerOf(trick: Trick, trump: Suit | null): Seat | null {
  let winner: Seat = trick.leader;
  const best = ofSeat(trick, winner);
  if (best === null) return null;
  if (!isRemembered(best)) return winnerDespite(trick, trump);
  let bestSuit = suitOf(best);
  let bestRank = rankIndex(best);
  for (let seat = nextSeat(winner); seat !== trick.leader; seat = nextSeat(seat)) {
    const card = ofSeat(trick, seat);
    if (card === null) continue;
    if (!isRemembered(card)) return winnerDespite(trick, trump);
    const suit = suitOf(card);
    const rank = rankIndex(card);
    if (suit === bestSuit ? rank > bestRank : suit === trump) {
      winner = seat;
      bestSuit = suit;
      bestRank = rank;
    }
  }
  return winner;
}

/** The winner of a trick with a forgotten card: the hand that the record gives, or the hand that wins whatever the card was. */
function winnerDespite(trick: Trick, trump: Suit | null): Seat | null {
  if (isSeat(trick.wonBy)) return trick.wonBy;
  if (trick.skipped !== undefined) return null;
  const [only, ...others] = possibleWinners(trick, trump);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The side that has won a full trick; null where nobody can tell. */
export function sideThatWon(trick: Trick, trump: Suit | null): Side | null {
  return sideAmong(trick, winnerOf(trick, trump));
}

/** The side that has won the trick, from the hand that won it; without such a hand, the side that the record names, else null. */
export function sideAmong(trick: Trick, winner: Seat | null): Side | null {
  if (winner !== null) return sideOf(winner);
  return trick.wonBy === 'NS' || trick.wonBy === 'EW' ? trick.wonBy : null;
}

/** The tricks that each side won in this trick's run of skipped tricks; null for a single trick, or if they are unknown. */
export function wonTogether({ skipped }: Trick): Skipped['won'] {
  return skipped?.won ?? null;
}

/** True when a card of the trick is forgotten and nobody can tell which side won it. */
export function isUndecided(trick: Trick, trump: Suit | null): boolean {
  return hasUnremembered(trick) && sideThatWon(trick, trump) === null;
}

/** True when a place of the trick has a card that nobody remembers. */
export function hasUnremembered(trick: Trick): boolean {
  return SEATS.some((seat) => trick[seat] !== null && !isRemembered(trick[seat]));
}

/** The first hand clockwise from the leader that has no card in the trick; null when all have. */
export function firstWithoutCard(trick: Trick): Seat | null {
  const { leader } = trick;
  if (ofSeat(trick, leader) === null) return leader;
  for (let seat = nextSeat(leader); seat !== leader; seat = nextSeat(seat))
    if (ofSeat(trick, seat) === null) return seat;
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
