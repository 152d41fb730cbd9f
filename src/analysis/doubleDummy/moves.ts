/** The cards to try at each turn, the most promising first: the sooner one is good enough, the less is searched. */

import { COUNT } from './positions.ts';

export class Moves {
  trump = -1;
  /** By depth: suit times 16 plus rank, in the order in which they are tried. */
  readonly packed = new Int32Array(64 * 16);
  /** By depth and seat: the card that last was good enough there. */
  readonly latest = new Int32Array(64 * 4).fill(-1);
  readonly #held: Int32Array;
  readonly #left: Int32Array;
  readonly #weights = new Int32Array(64 * 16);

  /** Masks by seat times four plus suit, and by suit. */
  constructor(held: Int32Array, left: Int32Array) {
    this.#held = held;
    this.#left = left;
  }

  /** The moves worth a look, the most promising first; of cards that are equals, one. Returns how many. */
  list(
    seat: number,
    led: number,
    winner: number,
    best: number,
    bestSuit: number,
    depth: number,
    isLast: boolean,
  ): number {
    const held = this.#held;
    const follows = led !== -1 && held[seat * 4 + led] !== 0;
    const at = depth * 16;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (follows && suit !== led) continue;
      const mine = held[seat * 4 + suit] as number;
      const all = this.#left[suit] as number;
      let rest = mine;
      while (rest !== 0) {
        const rank = 31 - Math.clz32(rest);
        // The highest of cards in sequence stands for all of them: the fewer cards matter, the better.
        let lowest = rank;
        rest ^= 1 << rank;
        while (rest !== 0) {
          const next = 31 - Math.clz32(rest);
          if ((all & ((1 << lowest) - 1)) >> (next + 1) !== 0) break;
          lowest = next;
          rest ^= 1 << next;
        }
        const weight =
          led === -1 && suit * 16 + rank === this.latest[depth * 4 + seat]
            ? 1000
            : led === -1
              ? this.#weightOfLead(seat, suit, rank)
              : this.#weightOfCard(seat, suit, rank, winner, best, bestSuit, isLast, follows);
        let slot = count++;
        while (slot > 0 && (this.#weights[at + slot - 1] as number) < weight) {
          this.#weights[at + slot] = this.#weights[at + slot - 1] as number;
          this.packed[at + slot] = this.packed[at + slot - 1] as number;
          slot--;
        }
        this.#weights[at + slot] = weight;
        this.packed[at + slot] = suit * 16 + rank;
      }
    }
    return count;
  }

  #weightOfLead(seat: number, suit: number, rank: number): number {
    const held = this.#held;
    const all = this.#left[suit] as number;
    const highest = 31 - Math.clz32(all);
    const partner = held[((seat + 2) % 4) * 4 + suit] as number;
    const lho = held[((seat + 1) % 4) * 4 + suit] as number;
    const rho = held[((seat + 3) % 4) * 4 + suit] as number;
    const trump = this.trump;
    const own = COUNT[held[seat * 4 + suit] as number] as number;
    let weight = own * 2;
    const lhoRuffs = suit !== trump && trump !== -1 && lho === 0 && held[((seat + 1) % 4) * 4 + trump] !== 0;
    const rhoRuffs = suit !== trump && trump !== -1 && rho === 0 && held[((seat + 3) % 4) * 4 + trump] !== 0;
    if (lhoRuffs || rhoRuffs) weight -= 30;
    if (rank === highest) weight += 30;
    else if ((partner & (1 << highest)) !== 0) weight += 20 - rank;
    else if (suit !== trump && trump !== -1 && partner === 0 && held[((seat + 2) % 4) * 4 + trump] !== 0)
      weight += 25 - rank;
    else if ((rho & (1 << highest)) !== 0) weight += 6 - rank;
    else weight -= rank;
    if (suit === trump) weight += 4;
    return weight;
  }

  #weightOfCard(
    seat: number,
    suit: number,
    rank: number,
    winner: number,
    best: number,
    bestSuit: number,
    isLast: boolean,
    follows: boolean,
  ): number {
    const partnerWins = winner % 2 === seat % 2;
    const beats = suit === bestSuit ? rank > best : suit === this.trump;
    if (!follows && suit !== this.trump) {
      // A discard: low, from length.
      return (COUNT[this.#held[seat * 4 + suit] as number] as number) - rank;
    }
    if (!beats) return follows ? -rank : -20 - rank;
    if (isLast) return partnerWins ? -rank - 5 : 40 - rank;
    const all = this.#left[suit] as number;
    const highest = 31 - Math.clz32(all);
    if (partnerWins) return rank === highest ? 5 : -rank - 3;
    return rank === highest ? 40 : suit === bestSuit ? 20 + rank : 30 - rank;
  }
}
