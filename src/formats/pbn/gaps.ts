/** Who may have won a trick that lacks a card: from the cards that were dealt and stand nowhere in the play. */

import { beats, suitOfNumber } from '../../domain/numbers.ts';
import type { HandsReader } from '../hands.ts';
import { CARD_UNKNOWN, type RawSection } from './rawGame.ts';
import type { SeatedWords } from './rows.ts';

/** The cards by number that each hand, by number, was dealt and that the section doesn't have; none for a hidden hand. */
export type SpareCards = readonly (readonly number[])[];

/** For each hand, by number, the cards that it was dealt and that stand nowhere in the section. */
export function spareCards({ words }: RawSection<number>, hands: HandsReader): SpareCards {
  const listed = new Set(words.filter((word) => word < CARD_UNKNOWN));
  return [0, 1, 2, 3].map((seat) => {
    const cards: number[] = [];
    for (let card = 0; card < 52; card++) if (hands.holds(seat, card) && !listed.has(card)) cards.push(card);
    return cards;
  });
}

/**
 * The hands that may have won a trick, the likeliest first, at least one.
 * @param winner who won among the known cards, with the card `best`
 * @param missing the hands whose card to that trick may be one of several
 */
export function winnersOf(
  winner: number,
  best: number,
  missing: readonly number[],
  spare: SpareCards,
  trump: number,
): readonly number[] {
  const beating = (seat: number): number =>
    (spare[seat] as readonly number[]).filter((card) => best === -1 || beats(card, best, trump)).length;
  const count = (seat: number): number => (spare[seat] as readonly number[]).length;
  const perhaps = missing.filter((seat) => count(seat) === 0 || beating(seat) > 0);
  const isBeaten = missing.some((seat) => count(seat) > 0 && best !== -1 && beating(seat) === count(seat));
  return isBeaten ? perhaps : [winner, ...perhaps];
}

/**
 * Of the hands that may have led, the one after whose card most hands followed suit; of equal ones the first.
 * @param before the rows of the tricks before
 */
export function likeliestLeader(
  seats: readonly number[],
  row: SeatedWords,
  before: readonly SeatedWords[],
  { words }: RawSection<number>,
  hands: HandsReader,
): number {
  const played = new Set(before.flat().map((index) => words[index]));
  const revokes = seats.map((leader) => {
    const led = words[row[leader] as number];
    if (led === undefined) return 0;
    const suit = suitOfNumber(led);
    return row.filter((index, seat) => {
      if (index === -1 || suitOfNumber(words[index] as number) === suit) return false;
      for (let card = suit * 13; card < suit * 13 + 13; card++)
        if (!played.has(card) && hands.holds(seat, card)) return true;
      return false;
    }).length;
  });
  return seats[revokes.indexOf(Math.min(...revokes))] as number;
}
