/**
 * Double dummy: how many tricks a side takes when all four hands are seen and nobody errs. A search that asks “at least so many?”,
 * remembers positions by the cards that mattered, and stops where top cards decide. It knows no irregularity.
 */

import { COUNT, ownersOf, Positions, type Owners } from './positions.ts';

/** Nothing of a suit mattered. */
const NO_RANK = 13;

export class Solver {
  /** By seat times four plus suit: the cards held. */
  readonly #held = new Int32Array(16);
  /** By suit: the cards left when the trick in hand began. */
  readonly #left = new Int32Array(4);
  readonly #positions = new Positions();
  #owners: readonly Owners[] = [];
  #trump = -1;
  /** By depth and suit: the lowest rank that mattered below; `NO_RANK` for none. */
  readonly #mattered = new Int32Array(64 * 4);
  readonly #leftBefore = new Int32Array(14 * 4);
  readonly #depths = new Int32Array(4);
  /** Moves by depth: suit times 16 plus rank, the most promising first. */
  readonly #moves = new Int32Array(64 * 16);
  readonly #weights = new Int32Array(64 * 16);
  readonly #own = new Int32Array(4);
  readonly #partners = new Int32Array(4);
  /** By depth and seat: the card that last was good enough there. */
  readonly #latestCut = new Int32Array(64 * 4).fill(-1);
  nodes = 0;

  /**
   * @param held masks by seat (N E S W) times four plus suit (C D H S), thirteen cards to each hand or equally few
   * @param trump number of the suit, -1 at notrump
   */
  begin(held: ArrayLike<number>, trump: number): void {
    this.#held.set(Array.from(held));
    for (let suit = 0; suit < 4; suit++) {
      this.#left[suit] = 0;
      for (let seat = 0; seat < 4; seat++)
        (this.#left[suit] as number) |= this.#held[seat * 4 + suit] as number;
    }
    this.#owners = ownersOf(this.#held);
    this.#trump = trump;
    this.#positions.clear();
    this.nodes = 0;
  }

  /** True when North–South take at least so many tricks with this hand on lead. */
  isEnough(leader: number, need: number): boolean {
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) tricks += COUNT[this.#held[suit] as number] as number;
    return this.#trick(leader, tricks, need, 0);
  }

  /** A position at the beginning of a trick. Leaves what mattered at its depth. */
  #trick(leader: number, tricks: number, need: number, depth: number): boolean {
    const base = depth * 4;
    const mattered = this.#mattered;
    mattered.fill(NO_RANK, base, base + 4);
    if (need <= 0) return true;
    if (need > tricks) return false;
    this.nodes++;
    const held = this.#held;
    const left = this.#left;
    const sure = this.#sureTricks(leader, base, leader % 2 === 0 ? need : tricks - need + 1);
    if (leader % 2 === 0 ? sure >= need : tricks - sure < need) return leader % 2 === 0;
    mattered.fill(NO_RANK, base, base + 4);
    const trump = this.#trump;
    if (trump !== -1 && left[trump] !== 0) {
      // The highest trump wins a trick in the end, whoever holds it.
      const highest = 31 - Math.clz32(left[trump] as number);
      const northSouth = (((held[trump] as number) | (held[8 + trump] as number)) & (1 << highest)) !== 0;
      if (northSouth ? need === 1 : tricks - 1 < need) {
        mattered[base + trump] = highest;
        return northSouth;
      }
    }
    let first = 0;
    let second = 0;
    if (tricks > 1) {
      for (let index = 0; index < 8; index++) {
        first = (first << 4) | (COUNT[held[index] as number] as number);
        second = (second << 4) | (COUNT[held[index + 8] as number] as number);
      }
      const known = this.#positions.find(first, second, leader, this.#owners, left, need);
      if (known !== -1) {
        for (let suit = 0; suit < 4; suit++)
          mattered[base + suit] = rankAt(left[suit] as number, this.#positions.depth(known, suit));
        return this.#positions.isEnough(known, need);
      }
    }
    const enough = this.#card(leader, leader, tricks, need, depth, -1, -1, -1, 0, -1);
    if (tricks > 1) {
      for (let suit = 0; suit < 4; suit++)
        this.#depths[suit] = COUNT[
          ((left[suit] as number) >> (mattered[base + suit] as number))
        ] as number;
      this.#positions.add(
        first,
        second,
        leader,
        this.#owners,
        left,
        this.#depths,
        0,
        enough ? need : 0,
        enough ? tricks : need - 1,
      );
    }
    return enough;
  }

  /** One card of a trick: by whom, what was led, who wins so far with which card, how many cards of that suit are in it. */
  #card(
    seat: number,
    leader: number,
    tricks: number,
    need: number,
    depth: number,
    led: number,
    winner: number,
    best: number,
    sameSuit: number,
    bestSuit: number,
  ): boolean {
    const isLast = (seat + 1) % 4 === leader;
    const base = depth * 4;
    const mattered = this.#mattered;
    const forNorthSouth = seat % 2 === 0;
    const count = this.#movesOf(seat, led, winner, best, bestSuit, depth, isLast);
    mattered.fill(NO_RANK, base, base + 4);
    const below = base + 4;
    for (let move = 0; move < count; move++) {
      const packed = this.#moves[depth * 16 + move] as number;
      const suit = packed >> 4;
      const rank = packed & 15;
      const bit = 1 << rank;
      const place = seat * 4 + suit;
      (this.#held[place] as number) ^= bit;
      let nextWinner = winner;
      let nextBest = best;
      let nextSuit = bestSuit;
      let same = sameSuit;
      if (winner === -1) {
        nextWinner = seat;
        nextBest = rank;
        nextSuit = suit;
        same = 1;
      } else if (suit === bestSuit) {
        same++;
        if (rank > best) {
          nextWinner = seat;
          nextBest = rank;
        }
      } else if (suit === this.#trump) {
        nextWinner = seat;
        nextBest = rank;
        nextSuit = suit;
        same = 1;
      }
      let enough: boolean;
      if (isLast) {
        const won = nextWinner % 2 === 0 ? 1 : 0;
        this.#endTrick(tricks);
        enough = this.#trick(nextWinner, tricks - 1, need - won, depth + 1);
        this.#restoreTrick(tricks);
        // Won by rank: that card and every higher one mattered.
        if (same > 1 && nextBest < (mattered[below + nextSuit] as number))
          mattered[below + nextSuit] = nextBest;
      } else
        enough = this.#card(
          (seat + 1) % 4,
          leader,
          tricks,
          need,
          depth + 1,
          led === -1 ? suit : led,
          nextWinner,
          nextBest,
          same,
          nextSuit,
        );
      (this.#held[place] as number) ^= bit;
      if (enough === forNorthSouth) {
        this.#latestCut[depth * 4 + seat] = packed;
        for (let each = 0; each < 4; each++) mattered[base + each] = mattered[below + each] as number;
        return enough;
      }
      for (let each = 0; each < 4; each++)
        if ((mattered[below + each] as number) < (mattered[base + each] as number))
          mattered[base + each] = mattered[below + each] as number;
    }
    return !forNorthSouth;
  }

  #endTrick(tricks: number): void {
    const held = this.#held;
    for (let suit = 0; suit < 4; suit++) {
      this.#leftBefore[tricks * 4 + suit] = this.#left[suit] as number;
      this.#left[suit] =
        (held[suit] as number) |
        (held[4 + suit] as number) |
        (held[8 + suit] as number) |
        (held[12 + suit] as number);
    }
  }

  #restoreTrick(tricks: number): void {
    for (let suit = 0; suit < 4; suit++) this.#left[suit] = this.#leftBefore[tricks * 4 + suit] as number;
  }

  /**
   * Tricks the side on lead wins at once, one after the other: its leader cashes, or cashes and crosses to partner, who cashes.
   * Marks the cards that make them.
   */
  #sureTricks(leader: number, base: number, wanted: number): number {
    const trump = this.#trump;
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
    return longest === 0 || this.#tops(leader, this.#trump) >= longest;
  }

  #areDrawn(leader: number): boolean {
    return this.#longestTrumps(leader) === 0;
  }

  #longestTrumps(leader: number): number {
    const left = COUNT[this.#held[((leader + 1) % 4) * 4 + this.#trump] as number] as number;
    const right = COUNT[this.#held[((leader + 3) % 4) * 4 + this.#trump] as number] as number;
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
    const trump = this.#trump;
    if (drawn || suit === trump) return count;
    // An opponent who still has a trump must follow.
    if (held[((leader + 1) % 4) * 4 + trump] !== 0 && left < count) count = left;
    if (held[((leader + 3) % 4) * 4 + trump] !== 0 && right < count) count = right;
    return count;
  }

  /** The moves worth a look, the most promising first; of cards that are equals, one. Returns how many. */
  #movesOf(
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
          led === -1 && suit * 16 + rank === this.#latestCut[depth * 4 + seat]
            ? 1000
            : led === -1
              ? this.#weightOfLead(seat, suit, rank)
              : this.#weightOfCard(seat, suit, rank, winner, best, bestSuit, isLast, follows);
        let slot = count++;
        while (slot > 0 && (this.#weights[at + slot - 1] as number) < weight) {
          this.#weights[at + slot] = this.#weights[at + slot - 1] as number;
          this.#moves[at + slot] = this.#moves[at + slot - 1] as number;
          slot--;
        }
        this.#weights[at + slot] = weight;
        this.#moves[at + slot] = suit * 16 + rank;
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
    const trump = this.#trump;
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
    const beats = suit === bestSuit ? rank > best : suit === this.#trump;
    if (!follows && suit !== this.#trump) {
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

/** The rank of the card so many from the top; {@link NO_RANK} for none. */
function rankAt(mask: number, depth: number): number {
  if (depth === 0) return NO_RANK;
  let rest = mask;
  for (let count = 1; count < depth; count++) rest ^= 1 << (31 - Math.clz32(rest));
  return 31 - Math.clz32(rest);
}
