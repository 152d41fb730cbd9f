/** The board as dealt: who holds which cards, who dealt, who is vulnerable. */

import { isCard, type Card } from './card.ts';
import {
  EMPTY_HAND,
  cardsIn,
  commonCards,
  countCards,
  handOf,
  isEmptyHand,
  joinHands,
  type Hand,
  isWholePack,
} from './hand.ts';
import { SEATS, clockwiseFrom, isSeat, type BySeat, type Seat } from './seat.ts';
import type { Vulnerability } from './score.ts';

export interface Deal {
  /** The board's number or name as the record gives it; empty when it gives none. */
  readonly board: string;
  readonly dealer: Seat | null;
  /** Null if the record does not state it and the board has no number: then no score that depends on it is known. */
  readonly vulnerable: Vulnerability | null;
  /** Null for a hand the record does not show. */
  readonly hands: BySeat<Hand | null>;
}

type HandsProblem = 'handsUnreadable' | 'cardTwice' | 'wrongCount';

/** The hands of a deal string, and what is wrong with them. A wrong board is a fact, too. */
export interface HandsRead {
  readonly hands: BySeat<Hand | null>;
  readonly problems: readonly { readonly code: HandsProblem; readonly seat?: Seat; readonly text?: string }[];
}

const NO_HANDS: BySeat<Hand | null> = { N: null, E: null, S: null, W: null };

function handFromText(text: string): { hand: Hand; twice: Card[]; unreadable: boolean } {
  const parts = text.split('.');
  const seen = new Set<Card>();
  const twice: Card[] = [];
  let unreadable = parts.length !== 4;
  for (const [index, part] of parts.entries()) {
    const suit = 'SHDC'[index];
    for (const letter of part.toUpperCase().replaceAll('10', 'T').replaceAll('-', '')) {
      const card = `${suit}${letter}`;
      if (!isCard(card)) unreadable = true;
      else if (seen.has(card)) twice.push(card);
      else seen.add(card);
    }
  }
  return { hand: handOf(seen), twice, unreadable };
}

/** One hand of a deal string, `T74.A92.AK53.K87`; null if it has not four suits, a letter that is no card, or a card twice. */
export function readHand(text: string): Hand | null {
  const { hand, twice, unreadable } = handFromText(text);
  return unreadable || twice.length > 0 ? null : hand;
}

/**
 * Reads a deal string as PBN writes it: `N:T74.A92.AK53.K87 …`, hands clockwise from the named seat, suits in the
 * order spades, hearts, diamonds, clubs, `-` for an unknown hand. Never throws.
 */
export function readHands(text: string): HandsRead {
  const problems: { code: HandsProblem; seat?: Seat; text?: string }[] = [];
  const match = /^\s*([NESW])\s*:\s*(.*)$/is.exec(text);
  const first = match?.[1]?.toUpperCase();
  if (!match || !isSeat(first))
    return { hands: NO_HANDS, problems: [{ code: 'handsUnreadable', text: text.slice(0, 80) }] };
  const words = (match[2] as string).trim().split(/\s+/);
  const hands: Record<Seat, Hand | null> = { ...NO_HANDS };
  let all: Hand = EMPTY_HAND;
  for (const [index, seat] of clockwiseFrom(first).entries()) {
    const word = words[index] ?? '-';
    if (word === '-' || word === '') continue;
    const { hand, twice, unreadable } = handFromText(word);
    if (unreadable) problems.push({ code: 'handsUnreadable', seat, text: word.slice(0, 40) });
    if (twice.length > 0 || !isEmptyHand(commonCards(all, hand))) problems.push({ code: 'cardTwice', seat });
    if (countCards(hand) + twice.length !== 13) problems.push({ code: 'wrongCount', seat });
    all = joinHands(all, hand);
    hands[seat] = hand;
  }
  if (words.length > 4)
    problems.push({ code: 'handsUnreadable', text: words.slice(4).join(' ').slice(0, 40) });
  return { hands, problems };
}

/** True when all four hands are known, thirteen different cards each. */
export function isCompleteDeal({ N, E, S, W }: BySeat<Hand | null>): boolean {
  if (N === null || E === null || S === null || W === null) return false;
  const areThirteen = [N, E, S, W].every((hand) => countCards(hand) === 13);
  return areThirteen && isWholePack(joinHands(joinHands(N, E), joinHands(S, W)));
}

/** The hand as deal strings write it: spades, hearts, diamonds, clubs with dots between, each suit from the top. A void is left empty. */
export function formatHand(hand: Hand): string {
  return (['S', 'H', 'D', 'C'] as const)
    .map((suit) =>
      cardsIn(hand, suit)
        .map((card) => card[1])
        .join(''),
    )
    .join('.');
}

/** The deal string, clockwise from the named seat. */
export function formatHands(hands: BySeat<Hand | null>, first: Seat = 'N'): string {
  const texts = clockwiseFrom(first).map((seat) => {
    const hand = hands[seat];
    return hand === null ? '-' : formatHand(hand);
  });
  return `${first}:${texts.join(' ')}`;
}

const VULNERABLE_BY_BOARD: readonly Vulnerability[] = [
  'None',
  'NS',
  'EW',
  'All',
  'NS',
  'EW',
  'All',
  'None',
  'EW',
  'All',
  'None',
  'NS',
  'All',
  'None',
  'NS',
  'EW',
];

/** The number of a board as a file writes it, from 1 to 9999; null for any other name of a board. */
export function numberOfBoard(board: string): number | null {
  return /^\d{1,4}$/.test(board) && Number(board) > 0 ? Number(board) : null;
}

/** Law 2: dealer and vulnerability of a numbered board, repeating every sixteen. */
export function boardConditions(board: number): { dealer: Seat; vulnerable: Vulnerability } {
  return {
    dealer: SEATS[(board - 1) % 4] as Seat,
    vulnerable: VULNERABLE_BY_BOARD[(board - 1) % 16] as Vulnerability,
  };
}

/** Law 2: dealer and vulnerability of the board that a file or a person names, as {@link numberOfBoard} reads it; null without a number. */
export function conditionsOf(board: string): ReturnType<typeof boardConditions> | null {
  const number = numberOfBoard(board);
  return number === null ? null : boardConditions(number);
}
