/**
 * 70E1: whether a line works only because one opponent, and not the other, holds a certain card. The program gives that card to the other
 * opponent, in exchange for another card of the same suit if he has one, and compares.
 */

import { suitOfNumber } from '../../domain/numbers.ts';
import { SUITS, type Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { tricksAfter } from '../doubleDummy/solver.ts';
import { bestBehind } from './best.ts';
import { exchanged, isOver, keyOf, solverStanding, tricksLeft, turnIn, type ClaimEnding } from './ending.ts';
import type { LineAt, LineSearch } from './least.ts';

export interface OneOpponent {
  /** The card on whose place the line depends. */
  readonly card: number;
  readonly holder: number;
  /** The play of the claimer's side that succeeds because of it: equal cards, from the top. */
  readonly play: readonly number[];
  /** The tricks as the cards lie, and with the card in the other hand. */
  readonly tricks: number;
  readonly otherwise: number;
  /** The opponent who had failed to follow to the suit before the claim; null for none. */
  readonly shownBefore: Seat | null;
  /** On every unmarked line an opponent fails to follow to the suit before the card is played; null if that needs too long a search. */
  readonly shownOnEvery: boolean | null;
}

/**
 * The plays of the claimer's side in this ending that bring `needed` tricks as the cards lie, but fewer if one card moves from one
 * opponent to the other. Empty if an opponent is in turn; null if there are too many layouts to search.
 */
export function needingOneOpponent(
  at: LineAt,
  side: number,
  needed: number,
  search: LineSearch,
  shownOut: readonly { readonly seat: Seat; readonly suit: Suit }[],
  most: number,
): readonly OneOpponent[] | null {
  const { ending } = at;
  if (turnIn(ending) % 2 !== side || isOver(ending)) return [];
  const plays = search.plays(at).map(({ cards }) => cards);
  const here = sideTricks(ending, side, plays, most);
  const exchanges = exchangesOf(ending, side).map((exchange) => ({
    ...exchange,
    there: sideTricks(exchanged(ending, exchange.card, exchange.other), side, plays, most),
  }));
  if ([here, ...exchanges.map(({ there }) => there)].some((tricks) => tricks.includes(null))) return null;
  return exchanges.flatMap(({ card, holder, there }) => {
    return plays.flatMap((play, index) => {
      const [tricks, otherwise] = [here[index] as number, there[index] as number];
      if (tricks < needed || otherwise >= needed) return [];
      const suit = SUITS[suitOfNumber(card)];
      const shown = shownOut.find((one) => one.suit === suit)?.seat ?? null;
      return [
        {
          card,
          holder,
          play,
          tricks,
          otherwise,
          shownBefore: shown,
          shownOnEvery: isShownOnEvery(at, side, card, search),
        },
      ];
    });
  });
}

/** The side's tricks after each play of the hand in turn with best play by all; null for a play beyond the search's limit. */
export function sideTricks(
  ending: ClaimEnding,
  side: number,
  plays: readonly (readonly number[])[],
  most: number,
): readonly (number | null)[] {
  const cards = plays.map(([card]) => card as number);
  const standing = solverStanding(ending);
  if (standing === null) return cards.map((card) => bestBehind(ending, side, card, most));
  const left = tricksLeft(ending);
  const found = tricksAfter(standing, cards, Math.floor(left / 2));
  return side === 0 ? found : found.map((tricks) => left - tricks);
}

/**
 * Each card of an opponent that beats a card of the claimer's side in its suit, with the card that the other opponent gives for it: his
 * lowest of that suit, so that both keep their lengths; without one, his lowest card of the suit that matters least.
 */
function exchangesOf(
  { hands, rules }: ClaimEnding,
  side: number,
): readonly { readonly card: number; readonly holder: number; readonly other: number }[] {
  const [one, two] = [1 - side, 3 - side];
  const ours = [side, side + 2].flatMap((seat) => hands[seat] as readonly number[]);
  const matters = (card: number): boolean =>
    ours.some((own) => suitOfNumber(own) === suitOfNumber(card) && own < card);
  // Everybody sees where a penalty card is, so it is not exchanged.
  const isUnseen = (card: number): boolean =>
    rules?.some(({ lying }) => lying.some((one) => one.card === card)) !== true;
  return [one, two].flatMap((holder) => {
    const others = (hands[holder === one ? two : one] as readonly number[]).filter(isUnseen);
    return (hands[holder] as readonly number[])
      .filter((card) => matters(card) && isUnseen(card))
      .flatMap((card) => {
        const same = others.filter((other) => suitOfNumber(other) === suitOfNumber(card));
        const lower = same.filter((other) => other < card);
        if (same.length > 0) return lower.length === 0 ? [] : [{ card, holder, other: Math.min(...lower) }];
        const spare = others.filter((other) => !matters(other));
        const lowest = spare.toSorted((first, second) => (first % 13) - (second % 13))[0];
        return lowest === undefined ? [] : [{ card, holder, other: lowest }];
      });
  });
}

const MOST_LOOKED = 20_000;

/** True when on every open line an opponent has failed to follow to the suit before the card is played or the play ends. */
function isShownOnEvery(from: LineAt, side: number, card: number, search: LineSearch): boolean | null {
  const suit = suitOfNumber(card);
  const seen = new Set<string>();
  let looked = 0;
  let isCut = false;
  const isUnshown = (at: LineAt): boolean => {
    const { ending } = at;
    const turn = turnIn(ending);
    const held = ending.hands.some((hand) => hand.includes(card));
    if (!held || isOver(ending)) return true;
    const key = `${at.next} ${keyOf(ending)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (++looked > MOST_LOOKED) {
      isCut = true;
      return false;
    }
    const [led] = ending.played;
    const showsOut =
      turn % 2 !== side &&
      led !== undefined &&
      suitOfNumber(led) === suit &&
      !(ending.hands[turn] as readonly number[]).some((one) => suitOfNumber(one) === suit);
    if (showsOut) return false;
    const open = search.plays(at);
    const normal = open.filter(({ isMarked }) => !isMarked);
    return (normal.length > 0 ? normal : open).some(({ cards }) =>
      isUnshown(search.after(at, cards[0] as number)),
    );
  };
  const found = isUnshown(from);
  return found ? false : isCut ? null : true;
}
