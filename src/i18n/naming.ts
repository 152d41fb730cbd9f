/** How cards, seats, contracts and scores are named: written with symbols, or spoken in words. */

import {
  rankOf,
  suitOf,
  suitsIn,
  suitShown,
  isCard,
  isRemembered,
  type Card,
  type Placed,
  type Rank,
  type Suit,
} from '../domain/card.ts';
import { isBid, isCall, strainOf, type Call, type Contract, type Strain } from '../domain/contract.ts';
import type { Seat, Side } from '../domain/seat.ts';
import type { ClauseNumber } from '../lawbook/clauseNumber.ts';
import { isolate } from './isolate.ts';
import { LETTER_SETS, lettersOf, type Settings } from './settings.ts';

export const SUIT_SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The names a language supplies. */
export interface Names {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly suitsSingular: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly notrump: string;
  readonly pass: string;
  readonly double: string;
  readonly redouble: string;
  readonly cardInWords: (slots: { rank: string; suit: string }) => string;
  /** A card nobody remembers; `suit` in the singular where that is still known. */
  readonly unknownCard: (slots: { suit: string | null }) => string;
  readonly contractInWords: (slots: { level: number; strain: string; doubling: 1 | 2 | 4 }) => string;
  readonly list: (slots: { items: readonly string[]; joint: 'and' | 'or' }) => string;
  /** The separator of items that may hold commas: a semicolon, except in Greek, where that sign asks a question. */
  readonly apart: string;
  readonly localSeatLetters: Readonly<Record<Seat, string>>;
  readonly notrumpLetters: string;
}

/** Names what sentences are about: in symbols, or in words where they are to be spoken. */
export interface Naming {
  readonly spoken: boolean;
  /** The same in English, for a sentence that the language lacks; with the letters and the ten of the reader. */
  readonly inEnglish: Naming;
  /** A card, such as `♠K`; a card that nobody remembers is named as unknown. */
  card(card: Placed): string;
  cards(cards: readonly Card[], joint?: 'and' | 'or'): string;
  /** `K` or `10` in the reader's letters. */
  rank(card: Card): string;
  suit(suit: Suit): string;
  /** The suits of a set such as `DH`. */
  suitSet(set: string, joint?: 'and' | 'or'): string;
  seat(seat: Seat): string;
  seats(seats: readonly Seat[], joint?: 'and' | 'or'): string;
  seatLetter(seat: Seat): string;
  side(side: Side): string;
  strain(strain: Strain): string;
  call(call: Call): string;
  contract(contract: Contract): string;
  /** With the true minus sign; a plus sign for a gain. */
  score(points: number): string;
  clause(number: ClauseNumber): string;
  /** Items that may hold commas, one after the other. */
  series(items: readonly string[]): string;
  /** A figure with its sign: `60%`. */
  figure(text: string): string;
}

/** The letter of a rank in the chosen set, such as `A` or `T`. Ranks below the jack are digits. */
export function rankLetter(rank: Rank, settings: Settings): string {
  if (rank === 'T') return settings.ten;
  const place = ['A', 'K', 'Q', 'J'].indexOf(rank);
  return LETTER_SETS[lettersOf(settings)][place] ?? rank;
}

/**
 * The functions that name cards, suits, seats and calls.
 * @param spoken true for words a screen reader says, false for symbols and letters
 * @param english the English names; those of the language itself when left out
 */
export function namingOf(names: Names, settings: Settings, spoken: boolean, english: Names = names): Naming {
  const show = (text: string): string => (spoken ? text : isolate(text));
  const naming: Naming = {
    spoken,
    get inEnglish() {
      return names === english ? naming : namingOf(english, settings, spoken);
    },
    card: (card) => {
      if (!isRemembered(card)) {
        const suit = suitShown(card);
        if (spoken) return names.unknownCard({ suit: suit === null ? null : names.suitsSingular[suit] });
        return isolate(`${suit === null ? '' : SUIT_SYMBOL[suit]}?`);
      }
      return spoken
        ? names.cardInWords({ rank: names.ranks[rankOf(card)], suit: names.suits[suitOf(card)] })
        : isolate(SUIT_SYMBOL[suitOf(card)] + rankLetter(rankOf(card), settings));
    },
    cards: (cards, joint = 'and') => names.list({ items: cards.map((card) => naming.card(card)), joint }),
    rank: (card) => (spoken ? names.ranks[rankOf(card)] : isolate(rankLetter(rankOf(card), settings))),
    suit: (suit) => names.suits[suit],
    suitSet: (set, joint = 'and') =>
      names.list({
        items: suitsIn(set)
          .reverse()
          .map((suit) => names.suits[suit]),
        joint,
      }),
    seat: (seat) => names.seats[seat],
    seats: (seats, joint = 'and') => names.list({ items: seats.map((seat) => names.seats[seat]), joint }),
    seatLetter: (seat) =>
      spoken ? names.seats[seat] : isolate(settings.seats === 'local' ? names.localSeatLetters[seat] : seat),
    side: (side) => names.sides[side],
    strain: (strain) => {
      if (spoken) return strain === 'NT' ? names.notrump : names.suits[strain];
      return isolate(strain === 'NT' ? names.notrumpLetters : SUIT_SYMBOL[strain]);
    },
    call: (call) => {
      if (call === 'P') return names.pass;
      if (call === 'X') return spoken ? names.double : isolate('×');
      if (call === 'XX') return spoken ? names.redouble : isolate('××');
      return contractText(call, naming, names, spoken);
    },
    contract: (contract) => {
      const { level, strain, doubling } = contract;
      if (spoken) return names.contractInWords({ level, strain: naming.strain(strain), doubling });
      const symbol = strain === 'NT' ? names.notrumpLetters : SUIT_SYMBOL[strain];
      return isolate(`${level}${symbol}${{ 1: '', 2: '×', 4: '××' }[doubling]}`);
    },
    score: (points) => show(`${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`),
    clause: (clause) => show(clause),
    series: (items) => items.join(`${names.apart} `),
    figure: (text) => show(text),
  };
  return naming;
}

function contractText(call: Call, naming: Naming, names: Names, spoken: boolean): string {
  if (!isBid(call)) return call;
  const strain = strainOf(call);
  if (spoken)
    return names.contractInWords({ level: Number(call[0]), strain: naming.strain(strain), doubling: 1 });
  return isolate(`${call[0]}${strain === 'NT' ? names.notrumpLetters : SUIT_SYMBOL[strain]}`);
}

/** A call or a card that somebody would choose; anything else stays in that person’s own words. */
export function pickText(pick: string, naming: Naming): string {
  return isCall(pick) ? naming.call(pick) : isCard(pick) ? naming.card(pick) : pick;
}
