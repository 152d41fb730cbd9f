/**
 * Double dummy: how many tricks a side takes when all four hands are seen and nobody errs. A search that asks “at least so many?”,
 * remembers positions by the cards that mattered, and stops where top cards decide. It knows no irregularity.
 */

import { Moves } from './moves.ts';
import { COUNT, NO_RANK, ownersOf, Positions, type Owners } from './positions.ts';
import { SureTricks } from './sureTricks.ts';

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
  readonly #sure = new SureTricks(this.#held, this.#left, this.#mattered);
  readonly #moves = new Moves(this.#held, this.#left);
  nodes = 0;

  /**
   * @param held masks by seat (N E S W) times four plus suit (C D H S), thirteen cards to each hand or equally few
   * @param trump number of the suit, -1 at notrump
   */
  begin(held: ArrayLike<number>, trump: number): void {
    this.goOn(held);
    this.#owners = ownersOf(this.#held);
    this.#trump = trump;
    this.#sure.trump = trump;
    this.#moves.trump = trump;
    this.#positions.clear();
    this.nodes = 0;
  }

  /** A later position of the deal that was begun with: what is known of it stays known. @param held as there */
  goOn(held: ArrayLike<number>): void {
    this.#held.set(Array.from(held));
    for (let suit = 0; suit < 4; suit++) {
      this.#left[suit] = 0;
      for (let seat = 0; seat < 4; seat++)
        (this.#left[suit] as number) |= this.#held[seat * 4 + suit] as number;
    }
  }

  /** True when North–South take at least so many tricks with this hand on lead. */
  isEnough(leader: number, need: number): boolean {
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) tricks += COUNT[this.#held[suit] as number] as number;
    return this.#trick(leader, tricks, need, 0);
  }

  /**
   * The same within a trick, which counts among the tricks.
   * @param played its cards from the leader on, one to three, each by suit and rank; they are in no hand any more
   */
  isEnoughWithin(
    leader: number,
    played: readonly (readonly [suit: number, rank: number])[],
    need: number,
  ): boolean {
    let [winner, best, bestSuit, same] = [-1, -1, -1, 0];
    for (const [place, [suit, rank]] of played.entries()) {
      (this.#left[suit] as number) |= 1 << rank;
      const wins = winner === -1 || (suit === bestSuit ? rank > best : suit === this.#trump);
      same = suit === bestSuit ? same + 1 : wins ? 1 : same;
      if (wins) [winner, best, bestSuit] = [(leader + place) % 4, rank, suit];
    }
    const seat = (leader + played.length) % 4;
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) tricks += COUNT[this.#held[seat * 4 + suit] as number] as number;
    const [[led] = [-1]] = played;
    return this.#card(seat, leader, tricks, need, 0, led, winner, best, same, bestSuit);
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
    const sure = this.#sure.count(leader, base, leader % 2 === 0 ? need : tricks - need + 1);
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
        this.#depths[suit] = COUNT[(left[suit] as number) >> (mattered[base + suit] as number)] as number;
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
    const count = this.#moves.list(seat, led, winner, best, bestSuit, depth, isLast);
    mattered.fill(NO_RANK, base, base + 4);
    const below = base + 4;
    for (let move = 0; move < count; move++) {
      const packed = this.#moves.packed[depth * 16 + move] as number;
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
        this.#moves.latest[depth * 4 + seat] = packed;
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
}

/** The rank of the card so many from the top; {@link NO_RANK} for none. */
function rankAt(mask: number, depth: number): number {
  if (depth === 0) return NO_RANK;
  let rest = mask;
  for (let count = 1; count < depth; count++) rest ^= 1 << (31 - Math.clz32(rest));
  return 31 - Math.clz32(rest);
}
