/**
 * The transposition table: what is known of positions already looked at, at the beginning of a trick. The key is who leads and the sixteen
 * suit lengths; below each key stand patterns (partition search): who holds the cards from the top that mattered, whatever the rest is.
 */

import { makeExactPositions } from './exactPositions.ts';
import { COUNT, type Hands } from './hands.ts';
import type { Rules } from './rules.ts';

/** Keys, and patterns of five words each: 20 MB. When either is full, all is forgotten. */
const SLOTS = 1 << 17;
const MOST_KEYS = 90_000;
const WORDS = 5;
const POOL = 900_000 * WORDS;
/** Patterns below one key: it has room for four, then for twice as many, up to this; then the oldest give way. */
const MOST = 1024;
/** The bits that count them; above them the logarithm of the room, and a lead. */
const MOST_COUNT = 4095;

export interface Positions {
  readonly clear: () => void;
  /**
   * 1 when North–South are known to take that many tricks, 0 when it is known that they don't, -1 when nothing is known. What mattered is then
   * in `mattered`, the lead that was good in `hint`.
   */
  readonly find: (leader: number, tricks: number, need: number) => number;
  /** What {@link find} was asked last at this number of tricks is now known. */
  readonly add: (
    leader: number,
    tricks: number,
    least: number,
    most: number,
    one: number,
    two: number,
    lead: number,
  ) => void;
  /** The lowest cards that mattered: bits of the suits 0 and 1, of 2 and 3. */
  readonly mattered: Int32Array;
  /** A lead, suit times 16 plus rank; -1 for none. */
  readonly hint: Int32Array;
  readonly used: Int32Array;
}

/** An empty transposition table for these hands and rules. `clear` must be called once before it is used. */
export function makePositions(hands: Hands, rules: Rules): Positions {
  const { live, lengths, owners, held } = hands;
  /** For the few whose pattern has no room. */
  const exact = makeExactPositions(hands, rules);
  /** Two words of key, the place of the patterns and how many there are and have room. */
  const slots = new Int32Array(SLOTS * 4);
  const pool = new Int32Array(POOL);
  /** First free place for each amount of room, by its logarithm; the next is in the first word. */
  const free = new Int32Array(16);
  /** 0: keys, 1: end of what is used of the pool. */
  const used = new Int32Array(2);
  const mattered = new Int32Array(2);
  const hint = new Int32Array(1);
  /** By number of tricks: the slot last asked for. */
  const slotAt = new Int32Array(16);
  /** By depth, the bits of a suit's first four and next four owners that it covers. */
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

  /** The bit of the card so many from the top; 0 for none. */
  function bitAt(mask: number, depth: number): number {
    if (depth === 0) return 0;
    let rest = mask;
    for (let count = 1; count < depth; count++) rest ^= 1 << (31 - Math.clz32(rest));
    return 1 << (31 - Math.clz32(rest));
  }

  /**
   * The lengths of South's and West's suits; but their clubs follow from all the rest, and in their places stand the leader, whether his lead is
   * restricted, and where in its suit the penalty card is.
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

  /** Half-way to the front: what was met lately is met soon again. */
  function toFront(start: number, at: number): void {
    const to = start + (((at - start) / WORDS) >> 1) * WORDS;
    for (let word = 0; word < WORDS; word++) {
      const kept = pool[to + word] as number;
      pool[to + word] = pool[at + word] as number;
      pool[at + word] = kept;
    }
  }

  /** Suit times 64 plus place from the top, as a card the leader holds: suit times 16 plus rank. */
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
    // A pattern has room for eight cards of a suit.
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
    // All may have been forgotten in between.
    if (slots[slot] !== lengths[0] || slots[slot + 1] !== keyOf(leader)) return;
    const start = slots[slot + 2] as number;
    let state = slots[slot + 3] as number;
    const count = state & MOST_COUNT;
    const kind = (state >>> 12) & 15;
    const room = kind === 0 ? 0 : 1 << kind;
    const suit = lead >> 4;
    const place = lead < 0 ? 0 : (suit << 4) | (COUNT[(live[suit] as number) >>> (lead & 15)] as number);
    if (lead >= 0) slots[slot + 3] = state = (state & 0xffff) | ((place + 1) << 16);
    const bounds = (a << 8) | (b << 12) | (c << 16) | (d << 20) | (place << 24);
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

  return { clear, find, add, mattered, hint, used };
}
