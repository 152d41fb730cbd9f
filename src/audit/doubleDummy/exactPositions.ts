/**
 * The second transposition table, for positions in which a card too low for a pattern mattered. They recur when the same cards are played
 * in another order, so the key is the exact set of cards left. A new position overwrites an old one in its slot.
 */

import type { Hands } from './hands.ts';
import type { Rules } from './rules.ts';

/** The number of slots, of five words each: 2.6 MB. */
const SLOTS = 1 << 17;
const WORDS = 5;

export interface ExactPositions {
  readonly clear: () => void;
  /** 1: North–South can take that many tricks. 0: they can't. -1: unknown. The cards that mattered are then in `mattered`. */
  readonly find: (leader: number, need: number) => number;
  /** North–South take between `least` and `most` tricks. `one`, `two`: the cards that mattered. */
  readonly add: (leader: number, least: number, most: number, one: number, two: number) => void;
  /** Bits of the suits 0 and 1, of 2 and 3. */
  readonly mattered: Int32Array;
}

/** An empty table for these hands and rules. */
export function makeExactPositions({ live }: Hands, rules: Rules): ExactPositions {
  const slots = new Int32Array(SLOTS * WORDS);
  const mattered = new Int32Array(2);
  const kept = new Int32Array(1);

  function clear(): void {
    if (kept[0] === 0) return;
    slots.fill(0);
    kept[0] = 0;
  }

  /** Two suits; above them a bit that is always set, so that a key is never 0; above that the bit of a restriction in force. */
  function firstKey(state: number): number {
    return (live[0] as number) | ((live[1] as number) << 13) | (1 << 26) | ((state >>> 19) << 27);
  }

  /** Two suits; above them the leader, and the place of the penalty card in its suit. */
  function secondKey(leader: number, state: number): number {
    return (live[2] as number) | ((live[3] as number) << 13) | (leader << 26) | ((state & 15) << 28);
  }

  function stateNow(): number {
    return rules.any[0] === 0 ? 0 : rules.stateOf();
  }

  function slotOf(first: number, second: number): number {
    let mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    mixed ^= mixed >>> 15;
    return (Math.imul(mixed, 0x2c1b3c6d) >>> 15) * WORDS;
  }

  function find(leader: number, need: number): number {
    if (kept[0] === 0) return -1;
    const state = stateNow();
    const first = firstKey(state);
    const second = secondKey(leader, state);
    const slot = slotOf(first, second);
    if (slots[slot] !== first || slots[slot + 1] !== second) return -1;
    const bounds = slots[slot + 2] as number;
    const enough = (bounds & 15) >= need;
    if (!enough && bounds >>> 4 >= need) return -1;
    mattered[0] = slots[slot + 3] as number;
    mattered[1] = slots[slot + 4] as number;
    return enough ? 1 : 0;
  }

  function add(leader: number, least: number, most: number, one: number, two: number): void {
    kept[0] = 1;
    const state = stateNow();
    const first = firstKey(state);
    const second = secondKey(leader, state);
    const slot = slotOf(first, second);
    const isKnown = slots[slot] === first && slots[slot + 1] === second;
    const bounds = isKnown ? (slots[slot + 2] as number) : 13 << 4;
    slots[slot] = first;
    slots[slot + 1] = second;
    slots[slot + 2] = Math.max(bounds & 15, least) | (Math.min(bounds >>> 4, most) << 4);
    slots[slot + 3] = isKnown ? (slots[slot + 3] as number) | one : one;
    slots[slot + 4] = isKnown ? (slots[slot + 4] as number) | two : two;
  }

  return { clear, find, add, mattered };
}
