/** Cards, seats and trumps as numbers, for code that goes through thousands of deals: indexes into `SEATS` and `CARDS`. */

import { CARDS, rankIndex, type Card } from './card.ts';
import type { Contract } from './contract.ts';
import type { Seat } from './seat.ts';

/** 0 for North, clockwise. */
export function seatNumber(seat: Seat): number {
  if (seat === 'N') return 0;
  if (seat === 'E') return 1;
  return seat === 'S' ? 2 : 3;
}

/** By the character code of the suit: the number of its two. */
const SUIT_START = new Uint8Array(128);
for (const [suit, letter] of [...'CDHS'].entries()) SUIT_START[letter.charCodeAt(0)] = suit * 13;

/** Suit times 13 plus rank: 0 for the two of clubs, 51 for the ace of spades. */
export function cardNumber(card: Card): number {
  return (SUIT_START[card.charCodeAt(0)] as number) + rankIndex(card);
}

/** The card that {@link cardNumber} numbers so, 0 to 51. */
export function cardOfNumber(number: number): Card {
  return CARDS[number] as Card;
}

/** A penalty card on the table, its seat and card as numbers. */
export interface LyingCard {
  readonly seat: number;
  readonly card: number;
  readonly isMinor: boolean;
}

/** Number of the trump suit (clubs 0), or -1 at notrump and while the contract is unknown. */
export function trumpNumber(contract: Contract | null): number {
  return contract === null ? -1 : 'CDHS'.indexOf(contract.strain);
}

const SUIT_OF = Uint8Array.from(CARDS, (_card, index) => Math.floor(index / 13));

/** The suit of a card, both by number. */
export function suitOfNumber(card: number): number {
  return SUIT_OF[card] as number;
}

/** True when `card` beats the `best` so far of a trick. */
export function beats(card: number, best: number, trump: number): boolean {
  return SUIT_OF[card] === SUIT_OF[best] ? card > best : SUIT_OF[card] === trump;
}
