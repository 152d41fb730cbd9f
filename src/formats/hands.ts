/** The four hands while a reader fills them. Cards by number, so that any order and any error of a file can be recorded. */

import { CARDS, type Card } from '../domain/card.ts';
import type { Hand } from '../domain/hand.ts';
import { suitOfNumber } from '../domain/numbers.ts';
import { SEATS, type BySeat, type Seat } from '../domain/seat.ts';
import type { ProblemList } from './problem.ts';

/** The bit of each card in the mask of its suit. */
const BITS = Uint16Array.from(CARDS, (_card, number) => 2 ** (number % 13));

/** Seats are numbered as in `SEATS`, cards as in `CARDS`: suit times 13 plus rank, from the two of clubs. */
export class HandsReader {
  readonly #holds = new Uint8Array(4 * 52);
  readonly #owner = new Int8Array(52);
  /** For each seat four masks, one for each suit. */
  readonly #masks = new Uint16Array(4 * 4);
  readonly #counts = new Uint8Array(4);
  readonly #twice: { card: number; seat: number }[] = [];
  /** Set by `finish`: true when all 52 cards are in four hands of thirteen. */
  complete = false;

  constructor() {
    this.clear();
  }

  clear(): void {
    this.#holds.fill(0);
    this.#owner.fill(-1);
    this.#masks.fill(0);
    this.#counts.fill(0);
    this.#twice.length = 0;
    this.complete = false;
  }

  put(seat: number, card: number): void {
    if (this.#owner[card] === -1) this.#owner[card] = seat;
    else if (this.#twice.length < 52) this.#twice.push({ card, seat });
    if (this.#holds[seat * 52 + card] === 1) return;
    this.#holds[seat * 52 + card] = 1;
    const place = seat * 4 + suitOfNumber(card);
    this.#masks[place] = (this.#masks[place] as number) + (BITS[card] as number);
    this.#counts[seat] = this.count(seat) + 1;
  }

  /** True when all 52 cards are in four hands of thirteen. */
  get isWhole(): boolean {
    return this.#twice.length === 0 && [0, 1, 2, 3].every((seat) => this.count(seat) === 13);
  }

  count(seat: number): number {
    return this.#counts[seat] as number;
  }

  holds(seat: number, card: number): boolean {
    return this.#holds[seat * 52 + card] === 1;
  }

  /** The first hand that was given the card; -1 for none. */
  ownerOf(card: number): number {
    return this.#owner[card] as number;
  }

  /** True unless the record excludes it that the hand holds the card. A hidden hand may hold any card that no other has. */
  mayHold(seat: number, card: number): boolean {
    return this.holds(seat, card) || (this.#owner[card] === -1 && this.count(seat) === 0);
  }

  /** If three hands hold 39 different cards, gives the rest to the fourth. Returns whether it did. */
  completeFourth(): boolean {
    if (this.#twice.length > 0) return false;
    let missing = -1;
    for (let seat = 0; seat < 4; seat++) {
      const count = this.count(seat);
      if (count === 13) continue;
      if (count !== 0 || missing !== -1) return false;
      missing = seat;
    }
    if (missing === -1) return false;
    for (let card = 0; card < 52; card++) if (this.#owner[card] === -1) this.put(missing, card);
    return true;
  }

  /** The number of cards in the longest hand. */
  get most(): number {
    return Math.max(this.count(0), this.count(1), this.count(2), this.count(3));
  }

  /** The number of tricks to play: 13, or fewer in an ending. */
  get tricks(): number {
    return Math.min(this.most || 13, 13);
  }

  /** The hands for a deal; null for a hand without cards. Reports duplicate cards and wrong counts. */
  finish(problems: ProblemList, line: number, deal: number): BySeat<Hand | null> {
    for (const { card, seat } of this.#twice)
      problems.add('cardTwice', line, deal, { card: CARDS[card] as Card, seat: SEATS[seat] as Seat });
    const { most } = this;
    this.complete = this.#twice.length === 0;
    for (let seat = 0; seat < 4; seat++) {
      const count = this.count(seat);
      if (count !== 13) this.complete = false;
      // In an ending all hands are short, which is no error.
      if (count !== 13 && count > 0 && most >= 13)
        problems.add('handCount', line, deal, { seat: SEATS[seat] as Seat, count });
    }
    return { N: this.#hand(0), E: this.#hand(1), S: this.#hand(2), W: this.#hand(3) };
  }

  #hand(seat: number): Hand | null {
    if (this.count(seat) === 0) return null;
    const mask = (suit: number): number => this.#masks[seat * 4 + suit] as number;
    return { C: mask(0), D: mask(1), H: mask(2), S: mask(3) };
  }
}

/** Number of a suit's two in `CARDS`; -1 when the character names no suit. */
export function suitNumber(code: number): number {
  return code < 128 ? (SUIT[code] as number) : -1;
}

/** 0 for a two up to 12 for an ace; -1 when the character names no rank. A ten written `10` is the reader's concern. */
export function rankNumber(code: number): number {
  return code < 128 ? (RANK[code] as number) : -1;
}

const SUIT = lettersToNumbers('CDHS', 13);
const RANK = lettersToNumbers('23456789TJQKA', 1);

function lettersToNumbers(letters: string, step: number): Int8Array {
  const numbers = new Int8Array(128).fill(-1);
  for (const [index, letter] of [...letters].entries()) {
    numbers[letter.charCodeAt(0)] = index * step;
    numbers[letter.toLowerCase().charCodeAt(0)] = index * step;
  }
  return numbers;
}
