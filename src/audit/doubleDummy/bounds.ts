/** Bounds without a search: quick tricks of the side on lead, and trumps that win in any case. */

import { COUNT, type Hands } from './hands.ts';
import { makeTrumpWinners } from './trumpWinners.ts';

export interface TrickBounds {
  readonly begin: (trump: number) => void;
  /** The number of tricks that the leader's side can cash at once; counting stops at `wanted`. Marks the cards they rest on. */
  readonly quick: (leader: number, tricks: number, wanted: number) => number;
  /** The number of a hand's trumps that each win a trick in any case; counting stops at `wanted`. Marks the cards they rest on. */
  readonly late: (seat: number, wanted: number) => number;
  /** True when the hand's highest trump, or another card of its side, wins a trick: see `guardedAt` of `trumpWinners.ts`. Marks it. */
  readonly guarded: (seat: number) => boolean;
  /** The lowest cards on which the last result rests: bits of the suits 0 and 1, of 2 and 3. */
  readonly marks: Int32Array;
}

/** The bounds for these hands. `begin` must be called for each trump suit. */
export function makeBounds(hands: Hands): TrickBounds {
  const { held, live, cash } = hands;
  const marks = new Int32Array(2);
  const trumps = new Int32Array(1);
  const { clear, winnersOf } = makeTrumpWinners(hands);

  function begin(trump: number): void {
    trumps[0] = trump;
    clear();
  }

  function mark(suit: number, bit: number): void {
    const word = suit >> 1;
    marks[word] = (marks[word] as number) | (bit << ((suit & 1) * 13));
  }

  function markWinners(found: number, count: number, trump: number): void {
    const rank = (found >>> (4 * (count - 1))) & 15;
    if (rank !== 15) mark(trump, 1 << rank);
  }

  function late(seat: number, wanted: number): number {
    const trump = trumps[0] as number;
    marks[0] = 0;
    marks[1] = 0;
    const found = winnersOf(seat, trump);
    const count = found >>> 28;
    if (count === 0) return 0;
    const used = count < wanted ? count : wanted;
    markWinners(found, used, trump);
    return used;
  }

  function guarded(seat: number): boolean {
    const trump = trumps[0] as number;
    const found = winnersOf(seat, trump);
    if (found >>> 28 !== 0 || (found & 15) === 0) return false;
    marks[0] = 0;
    marks[1] = 0;
    mark(trump, 1 << ((found & 15) - 1));
    return true;
  }

  function quick(leader: number, tricks: number, wanted: number): number {
    marks[0] = 0;
    marks[1] = 0;
    const trump = trumps[0] as number;
    const partner = (leader + 2) & 3;
    return trump === -1
      ? atNotrump(leader, partner, wanted)
      : withTrumps(leader, partner, tricks, wanted, trump);
  }

  function atNotrump(leader: number, partner: number, wanted: number): number {
    let sum = 0;
    let crosses = false;
    let across = 0;
    for (let suit = 0; suit < 4; suit++) {
      const own = cash(leader, suit);
      const count = own & 15;
      if (count > 0) {
        sum += count;
        // Mark only as many cards as are wanted: the fewer cards matter, the more positions the result fits.
        markCashed(suit, own, sum > wanted ? count - (sum - wanted) : count);
        if (sum >= wanted) return wanted;
      } else {
        const theirs = cash(partner, suit) & 15;
        if (theirs > 0) {
          across += theirs;
          if ((held[leader * 4 + suit] as number) !== 0) crosses = true;
        }
      }
    }
    if (!crosses) return sum;
    if (sum + across < wanted) {
      for (let suit = 0; suit < 4; suit++) {
        const theirs = cash(partner, suit);
        if ((theirs & 15) > 0) markCashed(suit, theirs, theirs & 15);
      }
      return sum + across;
    }
    // The first pass takes the suits in which the leader can cross.
    for (let pass = 0; pass < 2; pass++)
      for (let suit = 0; suit < 4; suit++) {
        const theirs = cash(partner, suit);
        const count = theirs & 15;
        if (count === 0 || ((held[leader * 4 + suit] as number) !== 0) !== (pass === 0)) continue;
        sum += count;
        const over = sum - wanted;
        markCashed(suit, theirs, over > 0 ? count - over : count);
        if (over >= 0) return wanted;
      }
    return sum;
  }

  /** Marks the cards on which `count` tricks in a suit rest: as many top cards as other hands may follow to. Further tricks win by length. */
  function markCashed(suit: number, found: number, count: number): void {
    const longest = (found >> 4) & 15;
    const depth = count < longest ? count : longest;
    if (depth > 0) mark(suit, topBit(suit, depth));
  }

  /** The bit of the card at that depth from the top. */
  function topBit(suit: number, depth: number): number {
    let rest = live[suit] as number;
    for (let count = 1; count < depth; count++) rest ^= 1 << (31 - Math.clz32(rest));
    return 1 << (31 - Math.clz32(rest));
  }

  /** The number of tricks that a hand can cash in a side suit before an enemy can ruff. */
  function limited(found: number, leftRuffs: boolean, rightRuffs: boolean): number {
    let count = found & 15;
    if (leftRuffs) {
      const left = (found >> 8) & 15;
      if (left < count) count = left;
    }
    if (rightRuffs) {
      const right = (found >> 12) & 15;
      if (right < count) count = right;
    }
    return count;
  }

  function withTrumps(
    leader: number,
    partner: number,
    tricks: number,
    wanted: number,
    trump: number,
  ): number {
    const leftTrumps = COUNT[held[((leader + 1) & 3) * 4 + trump] as number] as number;
    const rightTrumps = COUNT[held[((leader + 3) & 3) * 4 + trump] as number] as number;
    const ownTrumps = COUNT[held[leader * 4 + trump] as number] as number;
    const partnersTrumps = COUNT[held[partner * 4 + trump] as number] as number;
    const longest = leftTrumps > rightTrumps ? leftTrumps : rightTrumps;
    const own = cash(leader, trump);
    const drawn = longest === 0 || (own & 15) >= longest;
    const leftRuffs = !drawn && leftTrumps > 0;
    const rightRuffs = !drawn && rightTrumps > 0;
    // A hand that holds only trumps would have to ruff its partner's winners, so those don't count.
    const ownRoom = tricks - ownTrumps;
    const partnersRoom = partnersTrumps === 0 ? 13 : tricks - partnersTrumps;
    let sum = 0;
    if (drawn && longest > 0) {
      sum = own & 15;
      markCashed(trump, own, sum);
      if (sum >= wanted) return wanted;
    }
    let side = 0;
    let crosses = false;
    let across = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump) continue;
      const mine = cash(leader, suit);
      if ((mine & 15) > 0) {
        let count = limited(mine, leftRuffs, rightRuffs);
        if (side + count > partnersRoom) count = partnersRoom - side;
        if (count <= 0) continue;
        side += count;
        const over = sum + side - wanted;
        markCashed(suit, mine, over > 0 ? count - over : count);
        if (over >= 0) return wanted;
      } else {
        const theirs = cash(partner, suit);
        if ((theirs & 15) > 0) {
          const count = limited(theirs, rightRuffs, leftRuffs);
          across += count;
          if (count > 0 && (held[leader * 4 + suit] as number) !== 0) crosses = true;
        }
      }
    }
    if (!drawn) {
      // Trumps that still win after these side winners have been cashed.
      const late = winnersOf(leader, trump) >>> 28;
      const theirs = winnersOf(partner, trump) >>> 28;
      const best = theirs > late ? theirs : late;
      if (best > 0 && sum + side + best >= wanted) {
        const need = wanted - sum - side;
        const from = late >= need ? leader : partner;
        markWinners(winnersOf(from, trump), need, trump);
        return wanted;
      }
      if (
        crosses &&
        sum + side + across + best >= wanted &&
        side + across <= ownRoom &&
        side + across <= partnersRoom
      ) {
        return crossing(leader, partner, sum + side, best, wanted, trump, leftRuffs, rightRuffs, late);
      }
      return sum + side;
    }
    if (longest === 0) {
      // Nobody else has trumps: they are like winners of a side suit, and are cashed last.
      const all = ownTrumps > partnersTrumps ? ownTrumps : partnersTrumps;
      if (sum + side + all >= wanted && side <= ownRoom && side <= partnersRoom) return wanted;
      if (
        crosses &&
        side + across <= ownRoom &&
        side + across <= partnersRoom &&
        sum + side + across + all >= wanted
      )
        return crossing(leader, partner, sum + side, all, wanted, -1, false, false, 0);
      return sum + side;
    }
    return sum + side;
  }

  /** Adds the partner's side winners, reached by a crossing, as far as they are wanted beside the trumps that come last. */
  function crossing(
    leader: number,
    partner: number,
    before: number,
    last: number,
    wanted: number,
    trump: number,
    leftRuffs: boolean,
    rightRuffs: boolean,
    late: number,
  ): number {
    if (last > 0 && trump !== -1) {
      const from = late >= last ? leader : partner;
      markWinners(winnersOf(from, trump), last, trump);
    }
    let sum = before + last;
    for (let pass = 0; pass < 2; pass++)
      for (let suit = 0; suit < 4; suit++) {
        if (suit === (trumps[0] as number)) continue;
        const theirs = cash(partner, suit);
        if ((theirs & 15) === 0 || ((held[leader * 4 + suit] as number) !== 0) !== (pass === 0)) continue;
        const count = limited(theirs, rightRuffs, leftRuffs);
        if (count === 0) continue;
        sum += count;
        const over = sum - wanted;
        if (over < count) markCashed(suit, theirs, over > 0 ? count - over : count);
        if (over >= 0) return wanted;
      }
    return sum;
  }

  return { begin, quick, late, guarded, marks };
}
