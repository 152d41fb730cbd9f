/**
 * The current position of the search as bit masks, and results for single suits, computed once and looked up. In a mask bit 0 is the two
 * and bit 12 the ace; a hand's suit has the index seat times four plus suit.
 * All arrays are allocated once, in functions that are called once, so that the compiler knows the address of each.
 */

/** Population count of a mask of 13 bits, as a table. */
export const COUNT = Uint8Array.from({ length: 8192 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
});

export interface Hands {
  /** The cards of each hand, by seat times four plus suit. */
  readonly held: Int32Array;
  /** For each suit the cards in all hands together. */
  readonly live: Int32Array;
  /** The suit lengths, four bits each: North and East in the first word, South and West in the second. */
  readonly lengths: Int32Array;
  /** By suit times 8192 plus mask: the owners of these cards from the top, two bits each from bit 24 down. */
  readonly owners: Int32Array;
  /** Prepares a deal; all later positions must be parts of it. */
  readonly deal: (masks: ArrayLike<number>) => void;
  /** Sets a position of the deal. */
  readonly arrange: (masks: ArrayLike<number>) => void;
  /**
   * What a hand can cash in a suit at notrump: tricks (bits 0–3); the length of the suit in the longest other hand (4–7), at the left-hand
   * opponent's (8–11) and at the right-hand one's (12–15).
   */
  readonly cash: (seat: number, suit: number) => number;
}

/** Empty hands. `deal` must be called before `arrange`. */
export function makeHands(): Hands {
  const held = new Int32Array(16);
  const live = new Int32Array(4);
  const lengths = new Int32Array(2);
  const owners = new Int32Array(4 * 8192);
  /** By suit, mask and seat: results of {@link Hands.cash}. */
  const cashes = new Int32Array(4 * 4 * 8192);
  const dealt = new Int32Array(16);
  const known = 1 << 30;

  function deal(masks: ArrayLike<number>): void {
    dealt.set(Array.from(masks));
    cashes.fill(0);
    for (let suit = 0; suit < 4; suit++) {
      const at = suit << 13;
      for (let mask = 1; mask < 8192; mask++) {
        const highest = 31 - Math.clz32(mask);
        const bit = 1 << highest;
        let seat = 0;
        while (seat < 3 && ((dealt[seat * 4 + suit] as number) & bit) === 0) seat++;
        owners[at | mask] = (seat << 24) | ((owners[at | (mask ^ bit)] as number) >>> 2);
      }
    }
    arrange(masks);
  }

  function arrange(masks: ArrayLike<number>): void {
    live.fill(0);
    lengths.fill(0);
    for (let index = 0; index < 16; index++) {
      const mask = masks[index] as number;
      held[index] = mask;
      live[index & 3] = (live[index & 3] as number) | mask;
      lengths[index >> 3] = (lengths[index >> 3] as number) + ((COUNT[mask] as number) << ((index & 7) * 4));
    }
  }

  function cash(seat: number, suit: number): number {
    const at = (((suit << 13) | (live[suit] as number)) << 2) | seat;
    const found = cashes[at] as number;
    return found !== 0 ? found : (cashes[at] = cashAnew(seat, suit));
  }

  function cashAnew(seat: number, suit: number): number {
    const mine = held[seat * 4 + suit] as number;
    let all = live[suit] as number;
    let run = 0;
    while (all !== 0) {
      const highest = 31 - Math.clz32(all);
      if ((mine & (1 << highest)) === 0) break;
      all ^= 1 << highest;
      run++;
    }
    const left = COUNT[held[((seat + 1) & 3) * 4 + suit] as number] as number;
    const across = COUNT[held[((seat + 2) & 3) * 4 + suit] as number] as number;
    const right = COUNT[held[((seat + 3) & 3) * 4 + suit] as number] as number;
    const tricks = run > 0 && run >= left && run >= right && run >= across ? (COUNT[mine] as number) : run;
    const others = left > right ? (left > across ? left : across) : right > across ? right : across;
    return known | tricks | (others << 4) | (left << 8) | (right << 12);
  }

  return { held, live, lengths, owners, deal, arrange, cash };
}
