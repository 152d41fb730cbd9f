/**
 * The demands of the Laws that the search must know: a restricted lead at a hand's first turn to lead, and, for a ban, as long as the
 * hand keeps the lead (26B, 50D2); a penalty card, played at the first opportunity (50D1). All other demands concern only the present
 * turn: the caller names the legal cards.
 */

import { COUNT, type Hands } from './hands.ts';

/** Numbers: seats from North, suits from clubs, cards as suit times 13 plus rank. */
export interface RulesInForce {
  readonly lead?: {
    readonly seat: number;
    /** The suits that may be led, as bits; a hand that holds none of them may lead any card. */
    readonly suits: number;
    /** True for a ban, which lasts until the lead is lost; false for a duty, which lasts for one lead. */
    readonly lasts: boolean;
    /** True when the restriction has ended. */
    readonly isOver?: boolean;
  };
  readonly penalty?: { readonly seat: number; readonly card: number };
}

/**
 * The rules after the trick: a requirement lasts for one lead, a ban until the lead is lost. A rule that has ended stays in the object,
 * so that the transposition table stays valid.
 */
export function afterLead<None extends null | undefined>(
  rules: RulesInForce | None,
  leader: number,
  winner: number,
): RulesInForce | None {
  const lead = rules?.lead;
  if (lead === undefined || lead.seat !== leader || (winner === leader && lead.lasts)) return rules;
  return { ...rules, lead: { ...lead, isOver: true } };
}

export interface Rules {
  /** Nonzero if there are any rules. If not, the search skips all other questions. */
  readonly any: Int32Array;
  readonly begin: (rules: RulesInForce | undefined) => void;
  /** Four bits for the key of a position, and the bit of the restriction. */
  readonly stateOf: () => number;
  /** The sides that are not free to play, as bits (North–South, East–West): their quick tricks are not certain. */
  readonly bound: () => number;
  /** The suits that this hand may not lead, as bits. */
  readonly closedTo: (leader: number) => number;
  /** The card that the hand must play, as suit times 16 plus rank; -1 for none. `led` is -1 for the leader. */
  readonly forced: (seat: number, led: number) => number;
  /** Called after a trick. Ends the restriction if it ends with this trick, and returns whether it did. */
  readonly ends: (leader: number, winner: number) => boolean;
  /** Undoes `ends`, when that trick is taken back. */
  readonly goesOn: () => void;
}

/** The rules for these hands, with nothing in force until `begin` is called. */
export function makeRules({ held, live }: Hands): Rules {
  const any = new Int32Array(1);
  const inForce = new Int32Array(1);
  /** `lead`: seat, suits, and whether it lasts. `penalty`: seat, suit and bit of the card. */
  const lead = new Int32Array(3);
  const penalty = new Int32Array(3);

  function begin(rules: RulesInForce | undefined): void {
    const { lead: restricted, penalty: lying } = rules ?? {};
    any[0] = restricted === undefined && lying === undefined ? 0 : 1;
    inForce[0] = restricted === undefined || restricted.isOver === true ? 0 : 1;
    if (restricted !== undefined) lead.set([restricted.seat, restricted.suits, restricted.lasts ? 1 : 0]);
    penalty.fill(-1);
    if (lying !== undefined) penalty.set([lying.seat, Math.floor(lying.card / 13), 1 << (lying.card % 13)]);
  }

  function isLying(): boolean {
    const seat = penalty[0] as number;
    return (
      seat !== -1 && ((held[seat * 4 + (penalty[1] as number)] as number) & (penalty[2] as number)) !== 0
    );
  }

  function stateOf(): number {
    const count = isLying()
      ? (COUNT[(live[penalty[1] as number] as number) & -(penalty[2] as number)] as number)
      : 0;
    return count | ((inForce[0] as number) << 19);
  }

  function bound(): number {
    if (any[0] === 0) return 0;
    const byLead = inForce[0] === 0 ? 0 : 1 << ((lead[0] as number) & 1);
    return isLying() ? byLead | (1 << ((penalty[0] as number) & 1)) : byLead;
  }

  function closedTo(leader: number): number {
    if (any[0] === 0 || inForce[0] === 0 || lead[0] !== leader) return 0;
    let mine = 0;
    for (let suit = 0; suit < 4; suit++) if (held[leader * 4 + suit] !== 0) mine |= 1 << suit;
    const suits = lead[1] as number;
    return (mine & suits) === 0 ? 0 : 15 & ~suits;
  }

  function forced(seat: number, led: number): number {
    if (any[0] === 0 || penalty[0] !== seat || !isLying()) return -1;
    const suit = penalty[1] as number;
    if (led !== -1 && led !== suit && held[seat * 4 + led] !== 0) return -1;
    if (led === -1 && ((closedTo(seat) >> suit) & 1) !== 0) return -1;
    return (suit << 4) | (31 - Math.clz32(penalty[2] as number));
  }

  function ends(leader: number, winner: number): boolean {
    if (any[0] === 0 || inForce[0] === 0 || lead[0] !== leader) return false;
    if (winner === leader && lead[2] !== 0) return false;
    inForce[0] = 0;
    return true;
  }

  function goesOn(): void {
    inForce[0] = 1;
  }

  return { any, begin, stateOf, bound, closedTo, forced, ends, goesOn };
}
