/** Sets of suits as bits, as a restriction on the lead holds them: 1 for clubs, 8 for spades. */

/** The set of these suits. */
export function suitBits(suits: readonly number[]): number {
  return suits.reduce((bits, suit) => bits | (1 << suit), 0);
}

/** True when the set has the suit. */
export function hasSuit(bits: number, suit: number): boolean {
  return (bits & (1 << suit)) !== 0;
}

/** The suits that are in both sets. */
export function commonSuits(one: number, other: number): number {
  return one & other;
}

/** The suits that are in either set. */
export function joinSuits(one: number, other: number): number {
  return one | other;
}
