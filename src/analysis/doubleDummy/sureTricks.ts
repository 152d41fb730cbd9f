/** Tricks that need no search: top cards that can be cashed at once. */

import { COUNT, NO_RANK } from './positions.ts';

export class SureTricks {
  trump = -1;
  readonly #held: Int32Array;
  readonly #left: Int32Array;
  readonly #mattered: Int32Array;
  /** By suit: what the leader and partner cash. */
  readonly #own = new Int32Array(4);
  readonly #partners = new Int32Array(4);

  /** Masks by seat times four plus suit, and by suit; and where what mattered is marked. */
  constructor(held: Int32Array, left: Int32Array, mattered: Int32Array) {
    this.#held = held;
    this.#left = left;
    this.#mattered = mattered;
  }

  /**
   * Tricks the side on lead wins at once, one after the other: its leader cashes, or cashes and crosses to partner, who cashes.
   * Marks the cards that make them.
   */
  count(leader: number, base: number, wanted: number): number {
    const trump = this.trump;
    const partner = (leader + 2) % 4;
    const drawn = trump === -1 || this.#draws(leader);
    let total = 0;
    let crossing = -1;
    let price = NO_RANK;
    for (let suit = 0; suit < 4; suit++) {
      const own = this.#cashed(leader, leader, suit, drawn);
      const others = this.#cashed(partner, leader, suit, drawn && (trump === -1 || this.#areDrawn(leader)));
      this.#own[suit] = own;
      this.#partners[suit] = others;
      total += own > others ? own : others;
      // A small card to partner's top card, instead of one's own.
      const lost = own > others ? own - others : 0;
      if (others > 0 && (this.#held[leader * 4 + suit] as number) !== 0 && lost < price) {
        price = lost;
        crossing = suit;
      }
    }
    let alone = 0;
    for (let suit = 0; suit < 4; suit++) alone += this.#own[suit] as number;
    const crosses = crossing !== -1 && total - price > alone;
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = this.#own[suit] as number;
      const others = this.#partners[suit] as number;
      const byPartner = crosses && (suit === crossing || others > own);
      const count = byPartner ? others : own;
      // What is enough need not be more.
      if (count === 0 || (sum >= wanted && suit !== crossing)) continue;
      sum += count;
      this.#mattered[base + suit] = this.#lowestTop(byPartner ? partner : leader, suit);
    }
    return sum;
  }

  /** The leader's top trumps leave the opponents none. */
  #draws(leader: number): boolean {
    const longest = this.#longestTrumps(leader);
    return longest === 0 || this.#tops(leader, this.trump) >= longest;
  }

  #areDrawn(leader: number): boolean {
    return this.#longestTrumps(leader) === 0;
  }

  #longestTrumps(leader: number): number {
    const left = COUNT[this.#held[((leader + 1) % 4) * 4 + this.trump] as number] as number;
    const right = COUNT[this.#held[((leader + 3) % 4) * 4 + this.trump] as number] as number;
    return left > right ? left : right;
  }

  /** How many of the highest cards left in a suit the hand holds. */
  #tops(seat: number, suit: number): number {
    const mine = this.#held[seat * 4 + suit] as number;
    let all = this.#left[suit] as number;
    let count = 0;
    while (all !== 0) {
      const bit = 1 << (31 - Math.clz32(all));
      if ((mine & bit) === 0) break;
      all ^= bit;
      count++;
    }
    return count;
  }

  /** The lowest of them. */
  #lowestTop(seat: number, suit: number): number {
    const mine = this.#held[seat * 4 + suit] as number;
    let all = this.#left[suit] as number;
    let lowest = NO_RANK;
    while (all !== 0) {
      const highest = 31 - Math.clz32(all);
      if ((mine & (1 << highest)) === 0) break;
      all ^= 1 << highest;
      lowest = highest;
    }
    return lowest;
  }

  /** Tricks a hand of the leader's side wins by its top cards in one suit, and by small ones when nobody has any left. */
  #cashed(seat: number, leader: number, suit: number, drawn: boolean): number {
    const held = this.#held;
    let count = this.#tops(seat, suit);
    if (count === 0) return 0;
    const left = COUNT[held[((leader + 1) % 4) * 4 + suit] as number] as number;
    const right = COUNT[held[((leader + 3) % 4) * 4 + suit] as number] as number;
    const across = COUNT[held[((seat + 2) % 4) * 4 + suit] as number] as number;
    if (count >= left && count >= right && count >= across)
      count = COUNT[held[seat * 4 + suit] as number] as number;
    const trump = this.trump;
    if (drawn || suit === trump) return count;
    // An opponent who still has a trump must follow.
    if (held[((leader + 1) % 4) * 4 + trump] !== 0 && left < count) count = left;
    if (held[((leader + 3) % 4) * 4 + trump] !== 0 && right < count) count = right;
    return count;
  }
}
