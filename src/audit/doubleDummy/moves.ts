/**
 * Move generation and move ordering: the most promising card first, so that the search cuts off as early as possible. The functions are
 * long because the search calls them at every card, and calls of smaller ones would cost time; the lint rule for complexity is off here
 * and in `bounds.ts`.
 */

import { COUNT, type Hands } from './hands.ts';

export interface Moves {
  readonly begin: (trump: number) => void;
  /** By turn times 16 plus move: suit times 16 plus rank, in the order of trying. */
  readonly packed: Int32Array;
  /** The lowest card equal to the move. */
  readonly bottoms: Int32Array;
  /** Killer moves, by turn times 16, suit led times 4, and seat: the card that caused the last cutoff. */
  readonly latest: Int32Array;
  readonly leads: (leader: number, turn: number, closed: number, hint: number) => number;
  readonly follows: (
    seat: number,
    place: number,
    turn: number,
    led: number,
    best: number,
    winner: number,
  ) => number;
}

/** A weight that puts the killer move of each suit first. */
const FIRST = 1000;

/** The moves for these hands. `begin` must be called for each trump suit. */
export function makeMoves({ held, live }: Hands): Moves {
  const trumps = new Int32Array(1);
  const packed = new Int32Array(64 * 16);
  const bottoms = new Int32Array(64 * 16);
  const weights = new Int32Array(64 * 16);
  const latest = new Int32Array(64 * 16).fill(-1);

  function begin(trump: number): void {
    trumps[0] = trump;
    latest.fill(-1);
  }

  function insert(at: number, count: number, card: number, bottom: number, weight: number): void {
    let slot = at + count;
    while (slot > at && (weights[slot - 1] as number) < weight) {
      weights[slot] = weights[slot - 1] as number;
      packed[slot] = packed[slot - 1] as number;
      bottoms[slot] = bottoms[slot - 1] as number;
      slot--;
    }
    weights[slot] = weight;
    packed[slot] = card;
    bottoms[slot] = bottom;
  }

  /** The lowest card of the sequence that begins with this rank: no other hand has a card between them. */
  function bottomOf(mine: number, all: number, rank: number): number {
    // The cards below, and those of other hands among them.
    const below = (1 << rank) - 1;
    const others = all & ~mine & below;
    const edge = 32 - Math.clz32(others);
    const row = mine & below & ~((1 << edge) - 1);
    return row === 0 ? rank : 31 - Math.clz32(row & -row);
  }

  /** The value of a hand's best card for the trick: its rank, plus 16 for a trump; -1 for a discard. */
  function bestOf(seat: number, led: number, trump: number): number {
    const mine = held[seat * 4 + led] as number;
    if (mine !== 0) return 31 - Math.clz32(mine) + (led === trump ? 16 : 0);
    if (trump === -1) return -1;
    const ruffs = held[seat * 4 + trump] as number;
    return ruffs === 0 ? -1 : 47 - Math.clz32(ruffs);
  }

  function leads(leader: number, turn: number, closed: number, hint: number): number {
    const at = turn * 16;
    const trump = trumps[0] as number;
    const last = latest[at + leader] as number;
    const tricks = turn >> 2;
    const left = (leader + 1) & 3;
    const partner = (leader + 2) & 3;
    const right = (leader + 3) & 3;
    let count = 0;
    for (let suit = 0; suit < 4; suit++) {
      const mine = held[leader * 4 + suit] as number;
      if (mine === 0 || ((closed >> suit) & 1) !== 0) continue;
      const all = live[suit] as number;
      const lefts = held[left * 4 + suit] as number;
      const partners = held[partner * 4 + suit] as number;
      const rights = held[right * 4 + suit] as number;
      const highest = 31 - Math.clz32(all);
      const top = 1 << highest;
      const rest = all ^ top;
      const second = rest === 0 ? 0 : 1 << (31 - Math.clz32(rest));
      // The fewer cards the enemies can choose from, the smaller the search tree.
      const choices =
        (lefts === 0 ? tricks : (COUNT[lefts] as number)) +
        (rights === 0 ? tricks : (COUNT[rights] as number));
      let base = -((choices * 128) / 15) | 0;
      if (trump !== -1 && suit !== trump) {
        if (
          (lefts === 0 && (held[left * 4 + trump] as number) !== 0) ||
          (rights === 0 && (held[right * 4 + trump] as number) !== 0)
        )
          base -= 10;
        if (
          (mine & (mine - 1)) === 0 &&
          (held[leader * 4 + trump] as number) !== 0 &&
          (partners & top) !== 0 &&
          (COUNT[partners] as number) > 1
        )
          base += 16;
      }
      if ((rights & (top | second)) !== 0) base -= 18;
      const enemies = Math.max(bestOf(left, suit, trump), bestOf(right, suit, trump));
      const across = bestOf(partner, suit, trump);
      const plus = suit === trump ? 16 : 0;
      const single = lefts === top || rights === top;
      let cards = mine;
      let first = -1;
      let firstWeight = -1000;
      const begun = count;
      while (cards !== 0) {
        const rank = 31 - Math.clz32(cards);
        const bottom = bottomOf(mine, all, rank);
        cards &= (1 << bottom) - 1;
        const card = (suit << 4) | rank;
        const wins = rank + plus > enemies || across > enemies;
        let weight: number;
        const down = rank + 2;
        if (single) weight = (wins ? 40 : 29) - down;
        else if ((mine & top) !== 0) {
          if ((partners & second) !== 0) weight = (wins ? 50 : 44) - down;
          else if (rank === highest) weight = wins ? 31 : 25;
          else weight = (wins ? 19 : 13) - down;
        } else if ((partners & top) !== 0) {
          if ((mine & second) !== 0) weight = (wins ? 50 : 44) - down;
          else weight = (wins ? 35 : 29) - down;
        } else if ((mine & second) !== 0 && bottom < rank && second >> rank === 1) weight = wins ? 40 : 29;
        else weight = (wins ? 30 : 13) - down;
        weight += base;
        if (card === last) weight += wins ? 25 : 15;
        if (card === hint) weight += wins ? 11 : 9;
        if (weight > firstWeight) {
          firstWeight = weight;
          first = card;
        }
        weights[at + count] = weight;
        packed[at + count] = card;
        bottoms[at + count] = bottom;
        count++;
      }
      sortSuit(at, begun, count, first);
    }
    return count;
  }

  /** Sorts the moves of one suit into the list. */
  function sortSuit(at: number, begun: number, count: number, first: number): void {
    for (let move = begun; move < count; move++) {
      const card = packed[at + move] as number;
      const bottom = bottoms[at + move] as number;
      const weight = (weights[at + move] as number) + (card === first ? FIRST : 0);
      insert(at, move, card, bottom, weight);
    }
  }

  function follows(
    seat: number,
    place: number,
    turn: number,
    led: number,
    best: number,
    winner: number,
  ): number {
    const at = turn * 16;
    const trump = trumps[0] as number;
    const mine = held[seat * 4 + led] as number;
    const bestSuit = best >> 4;
    const bestRank = best & 15;
    const bestValue = bestRank + (bestSuit === trump ? 16 : 0);
    const partnerWins = ((winner ^ seat) & 1) === 0;
    const next = place < 3 ? bestOf((seat + 1) & 3, led, trump) : -1;
    // `ours`: the best value of the side apart from the card to be played. `theirs`: the value it must beat.
    const ours = Math.max(
      partnerWins ? bestValue : -1,
      place === 1 ? bestOf((seat + 2) & 3, led, trump) : -1,
    );
    const theirs = Math.max(partnerWins ? -1 : bestValue, next);
    let count = 0;
    if (mine !== 0) {
      const all = (live[led] as number) | (bestSuit === led ? 1 << bestRank : 0);
      const plus = led === trump ? 16 : 0;
      const nexts = held[((seat + 1) & 3) * 4 + led] as number;
      const partners = held[((seat + 2) & 3) * 4 + led] as number;
      const leaders = held[((seat + 3) & 3) * 4 + led] as number;
      let rest = mine;
      while (rest !== 0) {
        const rank = 31 - Math.clz32(rest);
        const bottom = bottomOf(mine, all, rank);
        rest &= (1 << bottom) - 1;
        const bit = 1 << rank;
        const beats = bestSuit === led && rank > bestRank;
        const wins = (beats ? rank + plus : -1) > theirs || ours > theirs;
        let weight = -rank;
        if (place === 3) weight += partnerWins || beats ? 30 : 14;
        else if (place === 2) {
          if (wins) weight += 60;
          else if (beats) weight += bottom < rank ? 20 : 10;
          else weight -= 10;
        } else if (wins) {
          if (nexts !== 0 && (nexts & -nexts) > bit) weight += 45;
          else if (
            partners >> (bestRank + 1) !== 0 &&
            (partners & ~((2 << bestRank) - 1) & -(partners & ~((2 << bestRank) - 1))) < leaders
          )
            weight += 60;
          else if (beats) {
            if (partners !== 0 && (partners & -partners) > bit) weight += 75;
            else if (bit > leaders) weight += 70;
            else weight += bottom < rank ? 60 : 45;
          } else weight += partners !== 0 && bottom < rank ? 50 : 45;
        } else if (
          beats &&
          !(nexts !== 0 && (nexts & -nexts) > bit) &&
          !(partners !== 0 && (partners & -partners) > bit)
        )
          weight += bottom < rank ? 20 : 10;
        insert(at, count++, (led << 4) | rank, bottom, weight);
      }
      return count;
    }
    const last = latest[at + (led << 2) + seat] as number;
    for (let suit = 0; suit < 4; suit++) {
      const cards = held[seat * 4 + suit] as number;
      if (cards === 0) continue;
      const all = (live[suit] as number) | (bestSuit === suit ? 1 << bestRank : 0);
      const length = COUNT[cards] as number;
      let add = ((length * 16) / 9) | 0;
      if (length === 2) {
        const below = (live[suit] as number) ^ (1 << (31 - Math.clz32(live[suit] as number)));
        if (below !== 0 && (cards & (1 << (31 - Math.clz32(below)))) !== 0) add -= 2;
      }
      let first = -1;
      let firstWeight = -1000;
      const begun = count;
      let rest = cards;
      while (rest !== 0) {
        const rank = 31 - Math.clz32(rest);
        const bottom = bottomOf(cards, all, rank);
        rest &= (1 << bottom) - 1;
        const ruffs = suit === trump;
        const tops = ruffs && (bestSuit !== trump || rank > bestRank);
        const wins = (tops ? rank + 16 : -1) > theirs || ours > theirs;
        let weight = add - rank - 2;
        if (place === 1) weight += wins ? (ruffs ? 30 : 60) : ruffs ? 15 : 0;
        else if (place === 2) {
          if (wins) weight += partnerWins ? (ruffs ? 30 : 60) : tops ? 70 : ruffs ? 15 : 30;
          else weight += tops ? 40 : ruffs ? -15 : 0;
        } else if (partnerWins) weight += ruffs ? 14 : 30;
        else if (tops) weight += 30;
        else weight += ruffs ? -add : 14;
        const card = (suit << 4) | rank;
        if (card === last) weight += 20;
        if (weight > firstWeight) {
          firstWeight = weight;
          first = card;
        }
        weights[at + count] = weight;
        packed[at + count] = card;
        bottoms[at + count] = bottom;
        count++;
      }
      sortSuit(at, begun, count, first);
    }
    return count;
  }

  return { begin, packed, bottoms, latest, leads, follows };
}
