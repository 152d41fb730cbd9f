/**
 * What a law in force asks of a hand, as far as the search must know it: a lead restricted at a hand's first turn to lead, and for as long as
 * it keeps the lead when the ban says so (26B, 50D2); a penalty card, played at the first chance (50D1). All else concerns the turn at hand
 * only, and whoever asks the solver names the cards that are legal there.
 */

import { COUNT, type Hands } from './hands.ts';

/** In numbers: seats from North, suits from clubs, cards suit times 13 plus rank. */
export interface RulesInForce {
  readonly lead?: {
    readonly seat: number;
    /** Bits of the suits that may be led; a hand that holds none of them leads what it likes. */
    readonly suits: number;
    /** A ban lasts until the lead is lost, a duty for one lead. */
    readonly lasts: boolean;
    /** It has ended; left out while it is in force. */
    readonly isOver?: boolean;
  };
  readonly penalty?: { readonly seat: number; readonly card: number };
}

/**
 * The same rules when a trick is over: a duty lasts for one lead, a ban until the lead is lost. What has ended is kept, so that the search
 * keeps what it has found.
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
  /** Whether there are any; the search looks no further where there are none. */
  readonly any: Int32Array;
  readonly begin: (rules: RulesInForce | undefined) => void;
  /** Four bits for the key of a position, and one more. */
  readonly stateOf: () => number;
  /** Bits of the sides (North–South, East–West) that may not play as they like: what they could cash is not sure. */
  readonly bound: () => number;
  /** Bits of the suits that this hand may not lead. */
  readonly closedTo: (leader: number) => number;
  /** The card the hand must play, suit times 16 plus rank; -1 for none. `led` is -1 for the leader. */
  readonly forced: (seat: number, led: number) => number;
  /** The trick is over. Returns whether the restriction ends with it, and ends it. */
  readonly ends: (leader: number, winner: number) => boolean;
  /** The trick is taken back with which it ended. */
  readonly goesOn: () => void;
}

/** The rules for these hands, with nothing in force until `begin` is called. */
export function makeRules({ held, live }: Hands): Rules {
  const any = new Int32Array(1);
  const inForce = new Int32Array(1);
  /** Seat, suits and whether it lasts; seat, suit and bit of the penalty card. */
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
    const place = isLying()
      ? (COUNT[(live[penalty[1] as number] as number) & -(penalty[2] as number)] as number)
      : 0;
    return place | ((inForce[0] as number) << 19);
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
