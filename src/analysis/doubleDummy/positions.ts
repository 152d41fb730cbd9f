/**
 * What is known of positions already looked at: how many tricks North–South take at least and at most. Positions that differ only
 * in cards too low to matter are one.
 */

/** Positions kept; when there are more, all are forgotten. */
const MOST = 524_288;
const BUCKETS = 262_144;

/** By mask of the cards left in a suit: who holds them, from the highest down, two bits each. */
export type Owners = Int32Array;

/** For each suit and each set of cards left in it. */
export function ownersOf(held: Int32Array): readonly Owners[] {
  return [0, 1, 2, 3].map((suit) => {
    const owners = new Int32Array(8192);
    for (let mask = 1; mask < 8192; mask++) {
      const lowest = mask & -mask;
      let seat = 0;
      while (seat < 3 && ((held[seat * 4 + suit] as number) & lowest) === 0) seat++;
      owners[mask] = ((owners[mask & (mask - 1)] as number) << 2) | seat;
    }
    return owners;
  });
}

/** Nothing of a suit mattered. */
export const NO_RANK = 13;

/** Bits set in a mask of 13. */
export const COUNT = Uint8Array.from({ length: 8192 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
});

export class Positions {
  readonly #heads = new Int32Array(BUCKETS).fill(-1);
  readonly #next = new Int32Array(MOST);
  /** Lengths of all suits in all hands, and who leads. */
  readonly #first = new Int32Array(MOST);
  readonly #second = new Int32Array(MOST);
  readonly #leaders = new Uint8Array(MOST);
  /** For each suit, how many cards from the top matter, and who holds them. */
  readonly #depths = new Uint8Array(MOST * 4);
  readonly #tops = new Int32Array(MOST * 4);
  readonly #least = new Int8Array(MOST);
  readonly #most = new Int8Array(MOST);
  #used = 0;

  clear(): void {
    this.#heads.fill(-1);
    this.#used = 0;
  }

  /** A position at least as good as needed, or as bad: its number; -1 for none. `left` and `owners` by suit. */
  find(
    first: number,
    second: number,
    leader: number,
    owners: readonly Owners[],
    left: Int32Array,
    need: number,
  ): number {
    for (
      let at = this.#heads[bucketOf(first, second, leader)] as number;
      at !== -1;
      at = this.#next[at] as number
    ) {
      if (this.#first[at] !== first || this.#second[at] !== second || this.#leaders[at] !== leader) continue;
      if ((this.#least[at] as number) < need && (this.#most[at] as number) >= need) continue;
      if (this.#fits(at, owners, left)) return at;
    }
    return -1;
  }

  isEnough(at: number, need: number): boolean {
    return (this.#least[at] as number) >= need;
  }

  /** How many cards of a suit matter. */
  depth(at: number, suit: number): number {
    return this.#depths[at * 4 + suit] as number;
  }

  add(
    first: number,
    second: number,
    leader: number,
    owners: readonly Owners[],
    left: Int32Array,
    depths: Int32Array,
    depthsAt: number,
    least: number,
    most: number,
  ): void {
    if (this.#used === MOST) this.clear();
    const at = this.#used++;
    const bucket = bucketOf(first, second, leader);
    this.#first[at] = first;
    this.#second[at] = second;
    this.#leaders[at] = leader;
    this.#least[at] = least;
    this.#most[at] = most;
    for (let suit = 0; suit < 4; suit++) {
      const depth = depths[depthsAt + suit] as number;
      const mask = left[suit] as number;
      this.#depths[at * 4 + suit] = depth;
      this.#tops[at * 4 + suit] = top((owners[suit] as Owners)[mask] as number, COUNT[mask] as number, depth);
    }
    this.#next[at] = this.#heads[bucket] as number;
    this.#heads[bucket] = at;
  }

  #fits(at: number, owners: readonly Owners[], left: Int32Array): boolean {
    for (let suit = 0; suit < 4; suit++) {
      const depth = this.#depths[at * 4 + suit] as number;
      if (depth === 0) continue;
      const mask = left[suit] as number;
      const held = (owners[suit] as Owners)[mask] as number;
      if (top(held, COUNT[mask] as number, depth) !== this.#tops[at * 4 + suit]) return false;
    }
    return true;
  }
}

/** The owners of so many cards from the top. */
function top(owners: number, count: number, depth: number): number {
  return depth >= count ? owners : owners >>> (2 * (count - depth));
}

function bucketOf(first: number, second: number, leader: number): number {
  const mixed =
    Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(leader + 1, 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % BUCKETS;
}
