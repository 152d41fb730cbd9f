/** The cards one player holds: four 13-bit masks, bit 0 a two, bit 12 an ace. The only file with bit operators. */

import { CARDS, SUITS, rankIndex, suitOf, type Card, type Suit } from './card.ts';

export interface Hand {
  readonly C: number;
  readonly D: number;
  readonly H: number;
  readonly S: number;
}

export const EMPTY_HAND: Hand = { C: 0, D: 0, H: 0, S: 0 };

/** The bit of a card in the mask of its suit. */
function bitOf(card: Card): number {
  return 1 << rankIndex(card);
}

/** The mask of one suit. It is asked for every card; the comparisons are faster than a look-up by name. */
function maskOf(hand: Hand, suit: Suit): number {
  if (suit === 'C') return hand.C;
  if (suit === 'D') return hand.D;
  return suit === 'H' ? hand.H : hand.S;
}

/** True when the hand still holds the card. */
export function holds(hand: Hand, card: Card): boolean {
  return (maskOf(hand, suitOf(card)) & bitOf(card)) !== 0;
}

/** A value that no mask of a suit can have: it marks a hidden hand in a key. */
const NOT_SHOWN = 8192;

/** Sixteen characters that two deals share only when the same hands are shown and the same cards in them: {@link handsOfKey} reads them. */
export function keyOfHands(
  north: Hand | null,
  east: Hand | null,
  south: Hand | null,
  west: Hand | null,
): string {
  return keyOfHand(north) + keyOfHand(east) + keyOfHand(south) + keyOfHand(west);
}

function keyOfHand(hand: Hand | null): string {
  if (hand === null) return String.fromCharCode(NOT_SHOWN, NOT_SHOWN, NOT_SHOWN, NOT_SHOWN);
  return String.fromCharCode(hand.S, hand.H, hand.D, hand.C);
}

/** North, East, South and West as the last sixteen characters of the key have them. */
export function handsOfKey(key: string): readonly (Hand | null)[] {
  return [16, 12, 8, 4].map((fromEnd) => {
    const at = key.length - fromEnd;
    if (at < 0 || key.charCodeAt(at) === NOT_SHOWN) return null;
    const [S = 0, H = 0, D = 0, C = 0] = [0, 1, 2, 3].map((suit) => key.charCodeAt(at + suit));
    return { C, D, H, S };
  });
}

/** A hand without the card; the same hand when it was not there. */
export function withoutCard(hand: Hand, card: Card): Hand {
  const mask = ~bitOf(card);
  switch (suitOf(card)) {
    case 'C':
      return { C: hand.C & mask, D: hand.D, H: hand.H, S: hand.S };
    case 'D':
      return { C: hand.C, D: hand.D & mask, H: hand.H, S: hand.S };
    case 'H':
      return { C: hand.C, D: hand.D, H: hand.H & mask, S: hand.S };
    default:
      return { C: hand.C, D: hand.D, H: hand.H, S: hand.S & mask };
  }
}

/** A hand with the card added; an equal hand when it was there already. */
export function withCard(hand: Hand, card: Card): Hand {
  return joinHands(hand, handOf([card]));
}

/** True when the hand holds no card of the suit. */
export function isVoid(hand: Hand, suit: Suit): boolean {
  return maskOf(hand, suit) === 0;
}

/** Number of cards of the suit, 0 to 13. */
export function countIn(hand: Hand, suit: Suit): number {
  let mask = maskOf(hand, suit);
  let count = 0;
  while (mask !== 0) {
    mask &= mask - 1;
    count++;
  }
  return count;
}

/** Number of cards in all four suits. */
export function countCards(hand: Hand): number {
  return countIn(hand, 'C') + countIn(hand, 'D') + countIn(hand, 'H') + countIn(hand, 'S');
}

/** The cards of one suit, highest first. */
export function cardsIn(hand: Hand, suit: Suit): Card[] {
  const cards: Card[] = [];
  const mask = maskOf(hand, suit);
  const lowest = SUITS.indexOf(suit) * 13;
  for (let rank = 12; rank >= 0; rank--) {
    if ((mask & (1 << rank)) !== 0) cards.push(CARDS[lowest + rank] as Card);
  }
  return cards;
}

/** All cards: spades, hearts, diamonds, clubs, each suit from the top. */
export function cardsOf(hand: Hand): Card[] {
  return cardsIn(hand, 'S').concat(cardsIn(hand, 'H'), cardsIn(hand, 'D'), cardsIn(hand, 'C'));
}

/** A hand of these cards, in whatever order; a card named twice is held once. */
export function handOf(cards: Iterable<Card>): Hand {
  let [C, D, H, S] = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(card);
    const bit = bitOf(card);
    if (suit === 'C') C |= bit;
    else if (suit === 'D') D |= bit;
    else if (suit === 'H') H |= bit;
    else S |= bit;
  }
  return { C, D, H, S };
}

/** The cards by number, as in `CARDS`, the lowest first. */
export function numbersOf(hand: Hand): number[] {
  const numbers: number[] = [];
  for (let rank = 0; rank < 13; rank++) if ((hand.C & (1 << rank)) !== 0) numbers.push(rank);
  for (let rank = 0; rank < 13; rank++) if ((hand.D & (1 << rank)) !== 0) numbers.push(13 + rank);
  for (let rank = 0; rank < 13; rank++) if ((hand.H & (1 << rank)) !== 0) numbers.push(26 + rank);
  for (let rank = 0; rank < 13; rank++) if ((hand.S & (1 << rank)) !== 0) numbers.push(39 + rank);
  return numbers;
}

/** The cards both hands hold: not empty when a card was dealt twice. */
export function commonCards(one: Hand, other: Hand): Hand {
  return { C: one.C & other.C, D: one.D & other.D, H: one.H & other.H, S: one.S & other.S };
}

/** The cards that either hand holds, each once. */
export function joinHands(one: Hand, other: Hand): Hand {
  return { C: one.C | other.C, D: one.D | other.D, H: one.H | other.H, S: one.S | other.S };
}

/** True for all 52 cards: of several hands joined, when every card is in one of them. */
export function isWholePack({ C, D, H, S }: Hand): boolean {
  // All thirteen bits are set in each suit.
  return (C & D & H & S) === 8191;
}

/** True when the hand holds no card at all. */
export function isEmptyHand(hand: Hand): boolean {
  return SUITS.every((suit) => hand[suit] === 0);
}
