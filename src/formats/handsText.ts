/** Hands as in LIN and in viewer links: `SAKQHT9DJC2`. */

import type { Deal } from '../domain/deal.ts';
import { isCompleteDeal } from '../domain/deal.ts';
import { cardsIn, type Hand } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';

/** The order of players and hands; the dealer's digit counts in this order from 1. */
export const SOUTH_FIRST: readonly Seat[] = ['S', 'W', 'N', 'E'];

/** One hand, suits in the order spades, hearts, diamonds, clubs: `SAKQHT9DJC2`. */
export function handText(hand: Hand): string {
  return (['S', 'H', 'D', 'C'] as const)
    .map(
      (suit) =>
        suit +
        cardsIn(hand, suit)
          .map((card) => card[1])
          .join(''),
    )
    .join('');
}

/**
 * The value of the token `md`, `3SAK…,S…,S…,`: the dealer's digit and the hands from South clockwise. East's hand is left out when
 * all four are complete.
 */
export function handsText({ dealer, hands }: Pick<Deal, 'dealer' | 'hands'>): string {
  const digit = dealer === null ? 0 : SOUTH_FIRST.indexOf(dealer) + 1;
  const texts = SOUTH_FIRST.map((seat) => {
    const hand = hands[seat];
    return hand === null ? '' : handText(hand);
  });
  if (isCompleteDeal(hands)) texts[3] = '';
  return `${digit}${texts.join(',')}`;
}

/** The value of `md` for hands that have not been read yet: the text of each hand, in any form that a reader of hands understands. */
export function handsTextOf(dealer: Seat | null, hands: Readonly<Partial<Record<Seat, string>>>): string {
  const digit = dealer === null ? 0 : SOUTH_FIRST.indexOf(dealer) + 1;
  return `${digit}${SOUTH_FIRST.map((seat) => (hands[seat] ?? '').replaceAll(',', ' ')).join(',')}`;
}

/** The seat of the letter N, E, S or W in either case, with or without spaces around it; null for any other text. */
export function seatNamed(letter: string): Seat | null {
  return SEATS.find((seat) => seat === letter.trim().toUpperCase()) ?? null;
}
