/**
 * The transposition table, for positions at the beginning of a trick. The key is the leader and the sixteen suit lengths. Below each key
 * there are patterns (partition search): the owners of the top cards that mattered, whoever holds the others.
 */

import { makeExactPositions } from './exactPositions.ts';
import { COUNT, type Hands } from './hands.ts';
import type { Rules } from './rules.ts';

/** Sizes: keys, and patterns of five words each, 20 MB. When either is full, the whole table is cleared. */
const SLOTS = 1 << 17;
const MOST_KEYS = 90_000;
const WORDS = 5;
const POOL = 900_000 * WORDS;
/** The most patterns below one key. Their room grows from four by doubling; at this size the oldest are overwritten. */
const MOST = 1024;
/** The bits with the number of patterns. The bits above hold the logarithm of the room, and a lead. */
const MOST_COUNT = 4095;

export interface Positions {
  readonly clear: () => void;
  /**
   * 1: North–South can take that many tricks. 0: they can't. -1: unknown. The cards that mattered are then in `mattered`, a good lead in
   * `hint`.
   */
  readonly find: (leader: number, tricks: number, need: number) => number;
  /** Adds the result for the position that {@link find} was last asked about at this number of tricks. */
  readonly add: (
    leader: number,
    tricks: number,
    least: number,
    most: number,
    one: number,
    two: number,
    lead: number,
  ) => void;
  /** The lowest cards that mattered, as bits: the suits 0 and 1, and the suits 2 and 3. */
  readonly mattered: Int32Array;
  /** A lead, as suit times 16 plus rank; -1 for none. */
  readonly hint: Int32Array;
}

/** An empty transposition table for these hands and rules. `clear` must be called once before it is used. */
export function makePositions(hands: Hands, rules: Rules): Positions {
  const { live, lengths, owners, held } = hands;
  /** For the few positions whose pattern does not fit. */
  const exact = makeExactPositions(hands, rules);
  /** Four words for each key: two of the key, the address of the patterns, and their number and room. */
  const slots = new Int32Array(SLOTS * 4);
  const pool = new Int32Array(POOL);
  /** Free lists: for each room, by its logarithm, the address of the first free block; its first word has the next. */
  const free = new Int32Array(16);
  /** [0]: the number of keys. [1]: the end of the used part of the pool. */
  const used = new Int32Array(2);
  const mattered = new Int32Array(2);
  const hint = new Int32Array(1);
  /** By number of tricks: the slot of the last look-up. */
  const slotAt = new Int32Array(16);
  /** By depth: the bits that a pattern covers of a suit's first four owners, and of its next four. */
  const FIRST = Int32Array.from([0, 0xc0, 0xf0, 0xfc, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255]);
  const NEXT = Int32Array.from([0, 0, 0, 0, 0, 0xc0, 0xf0, 0xfc, 255, 255, 255, 255, 255, 255]);

  function clear(): void {
    slots.fill(0);
    free.fill(0);
    used[0] = 0;
    used[1] = WORDS;
    exact.clear();
  }

  function firstOwners(): number {
    return (
      (((owners[live[0] as number] as number) >>> 18) << 24) |
      (((owners[8192 | (live[1] as number)] as number) >>> 18) << 16) |
      (((owners[16384 | (live[2] as number)] as number) >>> 18) << 8) |
      ((owners[24576 | (live[3] as number)] as number) >>> 18)
    );
  }

  function nextOwners(): number {
    return (
      ((((owners[live[0] as number] as number) >>> 10) & 255) << 24) |
      ((((owners[8192 | (live[1] as number)] as number) >>> 10) & 255) << 16) |
      ((((owners[16384 | (live[2] as number)] as number) >>> 10) & 255) << 8) |
      (((owners[24576 | (live[3] as number)] as number) >>> 10) & 255)
    );
  }

  /** The bit of the card at that depth from the top; 0 for depth 0. */
  function bitAt(mask: number, depth: number): number {
    if (depth === 0) return 0;
    let rest = mask;
    for (let count = 1; count < depth; count++) rest ^= 1 << (31 - Math.clz32(rest));
    return 1 << (31 - Math.clz32(rest));
  }

  /**
   * The second word of the key: the lengths of South's and West's suits. The clubs follow from the others, so their bits hold the leader,
   * whether his lead is restricted, and the place of the penalty card in its suit.
   */
  function keyOf(leader: number): number {
    const two = ((lengths[1] as number) & ~(15 << 16)) | ((leader + 1) << 16);
    return rules.any[0] === 0 ? two : (two & ~15) | rules.stateOf();
  }

  function find(leader: number, tricks: number, need: number): number {
    const one = lengths[0] as number;
    const two = keyOf(leader);
    let mixed = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b);
    mixed ^= mixed >>> 15;
    let slot = (Math.imul(mixed, 0x2c1b3c6d) >>> 15) << 2;
    for (;;) {
      if (slots[slot] === one && slots[slot + 1] === two) break;
      if (slots[slot + 1] === 0) {
        slots[slot] = one;
        slots[slot + 1] = two;
        slots[slot + 2] = 0;
        slots[slot + 3] = 0;
        used[0] = (used[0] as number) + 1;
        if (used[0] > MOST_KEYS) {
          clear();
          slots[slot] = one;
          slots[slot + 1] = two;
        }
        slotAt[tricks] = slot;
        hint[0] = -1;
        return -1;
      }
      slot = (slot + 4) & (SLOTS * 4 - 1);
    }
    slotAt[tricks] = slot;
    const first = firstOwners();
    const start = slots[slot + 2] as number;
    let at = start;
    const end = at + ((slots[slot + 3] as number) & MOST_COUNT) * WORDS;
    let lead = ((slots[slot + 3] as number) >>> 16) - 1;
    for (; at < end; at += WORDS) {
      if (((first ^ (pool[at] as number)) & (pool[at + 1] as number)) !== 0) continue;
      const more = pool[at + 3] as number;
      if (more !== 0 && ((nextOwners() ^ (pool[at + 2] as number)) & more) !== 0) continue;
      const info = pool[at + 4] as number;
      if (info >>> 24 !== 0) lead = info >>> 24;
      const enough = (info & 15) >= need;
      if (!enough && ((info >>> 4) & 15) >= need) continue;
      if (at > start) toFront(start, at);
      mattered[0] =
        bitAt(live[0] as number, (info >>> 8) & 15) | (bitAt(live[1] as number, (info >>> 12) & 15) << 13);
      mattered[1] =
        bitAt(live[2] as number, (info >>> 16) & 15) | (bitAt(live[3] as number, (info >>> 20) & 15) << 13);
      return enough ? 1 : 0;
    }
    hint[0] = lead < 0 ? -1 : leadOf(lead, leader);
    const known = exact.find(leader, need);
    if (known >= 0) {
      mattered[0] = exact.mattered[0] as number;
      mattered[1] = exact.mattered[1] as number;
    }
    return known;
  }

  /** Moves a pattern half-way to the front: a recent one is likely to be met again soon. */
  function toFront(start: number, at: number): void {
    const to = start + (((at - start) / WORDS) >> 1) * WORDS;
    for (let word = 0; word < WORDS; word++) {
      const kept = pool[to + word] as number;
      pool[to + word] = pool[at + word] as number;
      pool[at + word] = kept;
    }
  }

  /** Converts a lead from suit and depth to suit times 16 plus rank; -1 if the leader does not hold the card. */
  function leadOf(lead: number, leader: number): number {
    const suit = lead >> 4;
    const mine = held[leader * 4 + suit] as number;
    const bit = bitAt(live[suit] as number, Math.min(lead & 15, COUNT[live[suit] as number] as number));
    return (mine & bit) === 0 ? -1 : (suit << 4) | (31 - Math.clz32(bit));
  }

  function depthOf(field: number, suit: number): number {
    if (field === 0) return 0;
    return COUNT[(live[suit] as number) & -(field & -field)] as number;
  }

  function add(
    leader: number,
    tricks: number,
    least: number,
    most: number,
    one: number,
    two: number,
    lead: number,
  ): void {
    const a = depthOf(one & 8191, 0);
    const b = depthOf(one >>> 13, 1);
    const c = depthOf(two & 8191, 2);
    const d = depthOf(two >>> 13, 3);
    // A pattern has room for eight cards of each suit.
    if (a > 8 || b > 8 || c > 8 || d > 8) {
      exact.add(leader, least, most, one, two);
      return;
    }
    const firstMask =
      ((FIRST[a] as number) << 24) |
      ((FIRST[b] as number) << 16) |
      ((FIRST[c] as number) << 8) |
      (FIRST[d] as number);
    const nextMask =
      ((NEXT[a] as number) << 24) |
      ((NEXT[b] as number) << 16) |
      ((NEXT[c] as number) << 8) |
      (NEXT[d] as number);
    const first = firstOwners() & firstMask;
    const next = nextMask === 0 ? 0 : nextOwners() & nextMask;
    const slot = slotAt[tricks] as number;
    // The table may have been cleared since the look-up.
    if (slots[slot] !== lengths[0] || slots[slot + 1] !== keyOf(leader)) return;
    const start = slots[slot + 2] as number;
    let state = slots[slot + 3] as number;
    const count = state & MOST_COUNT;
    const kind = (state >>> 12) & 15;
    const room = kind === 0 ? 0 : 1 << kind;
    const suit = lead >> 4;
    const led = lead < 0 ? 0 : (suit << 4) | (COUNT[(live[suit] as number) >>> (lead & 15)] as number);
    if (lead >= 0) slots[slot + 3] = state = (state & 0xffff) | ((led + 1) << 16);
    const bounds = (a << 8) | (b << 12) | (c << 16) | (d << 20) | (led << 24);
    const end = start + count * WORDS;
    for (let at = start; at < end; at += WORDS) {
      if (
        pool[at] !== first ||
        pool[at + 1] !== firstMask ||
        pool[at + 2] !== next ||
        pool[at + 3] !== nextMask
      )
        continue;
      const info = pool[at + 4] as number;
      const low = Math.max(info & 15, least);
      const high = Math.min((info >>> 4) & 15, most);
      pool[at + 4] = bounds | low | (high << 4);
      return;
    }
    let at = end;
    if (count === room) {
      if (room === MOST) at = start + (((used[1] as number) * 31 + count) % MOST) * WORDS;
      else {
        const grown = grow(start, count, room);
        if (grown < 0) return;
        slots[slot + 2] = grown;
        slots[slot + 3] = (state & ~0xffff) | ((kind === 0 ? 2 : kind + 1) << 12) | (count + 1);
        at = grown + count * WORDS;
      }
    } else slots[slot + 3] = state + 1;
    pool[at] = first;
    pool[at + 1] = firstMask;
    pool[at + 2] = next;
    pool[at + 3] = nextMask;
    pool[at + 4] = bounds | least | (most << 4);
  }

  function grow(start: number, count: number, room: number): number {
    const size = room === 0 ? 4 : room * 2;
    const kind = 31 - Math.clz32(size);
    let at = free[kind] as number;
    if (at !== 0) free[kind] = pool[at] as number;
    else {
      at = used[1] as number;
      if (at + size * WORDS > POOL) {
        clear();
        return -1;
      }
      used[1] = at + size * WORDS;
    }
    if (room > 0) {
      for (let word = 0; word < count * WORDS; word++) pool[at + word] = pool[start + word] as number;
      pool[start] = free[31 - Math.clz32(room)] as number;
      free[31 - Math.clz32(room)] = start;
    }
    return at;
  }

  return { clear, find, add, mattered, hint };
}
