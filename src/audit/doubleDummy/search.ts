/**
 * The search: zero-window alpha-beta that asks “do North–South take at least so many tricks?”. With each answer it returns the cards on
 * whose ranks the answer rests (partition search, Ginsberg 1996), so that one answer holds for all positions that differ only in lower
 * cards.
 */

import { makeBounds } from './bounds.ts';
import { makeHands, type Hands } from './hands.ts';
import { makeLastTrick } from './lastTrick.ts';
import { makeMoves } from './moves.ts';
import { makePositions } from './positions.ts';
import { makeRules, type RulesInForce } from './rules.ts';

export interface Search {
  readonly hands: Hands;
  readonly begin: (trump: number, inForce: RulesInForce | undefined) => void;
  /** Resets the rules to those at the beginning. */
  readonly again: (inForce: RulesInForce | undefined) => void;
  readonly trick: (leader: number, tricks: number, need: number) => boolean;
  readonly card: (
    seat: number,
    place: number,
    tricks: number,
    need: number,
    led: number,
    best: number,
    winner: number,
    same: number,
  ) => boolean;
}

/** A search with its own hands and tables. `begin` must be called for each trump suit. */
export function makeSearch(): Search {
  const hands = makeHands();
  const { held, live, lengths } = hands;
  const bounds = makeBounds(hands);
  const { marks } = bounds;
  const { quick, late, guarded } = bounds;
  const rules = makeRules(hands);
  const { any, bound, closedTo, forced, ends, goesOn } = rules;
  const positions = makePositions(hands, rules);
  const { mattered, hint } = positions;
  const { find, add } = positions;
  const moves = makeMoves(hands);
  const { packed, bottoms, latest, leads, follows } = moves;
  const trumps = new Int32Array(1);
  /** By turn: the lowest cards that mattered, as bits of the suits 0 and 1, and of 2 and 3. */
  const low = new Int32Array(64 * 2);
  /** By turn and suit: cards below this bit fail like one that was tried. */
  const skips = new Int32Array(64 * 4);
  /** The suits whose lead is known to lose, as bits, for the next lead. */
  const lost = new Int32Array(1);
  const lastTrick = makeLastTrick(hands, trumps, low);

  function begin(trump: number, inForce: RulesInForce | undefined): void {
    trumps[0] = trump;
    rules.begin(inForce);
    bounds.begin(trump);
    moves.begin(trump);
    positions.clear();
  }

  /** Generates the only card that may be played, or no move if its lead is known to lose. */
  function only(base: number, card: number, closed: number): number {
    packed[base] = card;
    bottoms[base] = card & 15;
    return (closed >> (card >> 4)) & 1 ? 0 : 1;
  }

  function trick(leader: number, tricks: number, need: number): boolean {
    const turn = tricks << 2;
    const at = turn * 2;
    low[at] = 0;
    low[at + 1] = 0;
    if (need <= 0) return true;
    if (need > tricks) return false;
    if (tricks === 1) return lastTrick(leader, turn);
    const known = find(leader, tricks, need);
    if (known >= 0) {
      low[at] = mattered[0] as number;
      low[at + 1] = mattered[1] as number;
      return known === 1;
    }
    const forNorthSouth = (leader & 1) === 0;
    const needed = forNorthSouth ? need : tricks - need + 1;
    const theirs = tricks - needed + 1;
    const ruled = bound();
    if (((ruled >> (leader & 1)) & 1) === 0 && quick(leader, tricks, needed) >= needed) {
      low[at] = marks[0] as number;
      low[at + 1] = marks[1] as number;
      return forNorthSouth;
    }
    const trump = trumps[0] as number;
    const left = (leader + 1) & 3;
    const right = (leader + 3) & 3;
    if (trump !== -1) {
      if (late(left, theirs) >= theirs || late(right, theirs) >= theirs) {
        low[at] = marks[0] as number;
        low[at + 1] = marks[1] as number;
        return !forNorthSouth;
      }
      // A penalty card or a restriction may take the guarding cards away.
      if (theirs === 1 && any[0] === 0 && (guarded(left) || guarded(right))) {
        low[at] = marks[0] as number;
        low[at + 1] = marks[1] as number;
        return !forNorthSouth;
      }
    }
    // Suits whose lead loses: an enemy wins with the top card and then cashes all the tricks that his side needs.
    let closed = closedTo(leader);
    let one = 0;
    let two = 0;
    const partner = (leader + 2) & 3;
    const partnerTrumps = trump === -1 ? 0 : (held[partner * 4 + trump] as number);
    for (let enemy = left, time = ((ruled >> (left & 1)) & 1) * 2; time < 2; time++, enemy = right) {
      if (quick(enemy, tricks, theirs) < theirs) continue;
      for (let suit = 0; suit < 4; suit++) {
        if (((closed >> suit) & 1) !== 0 || (held[leader * 4 + suit] as number) === 0) continue;
        const top = 1 << (31 - Math.clz32(live[suit] as number));
        if (((held[enemy * 4 + suit] as number) & top) === 0) continue;
        if (suit !== trump && partnerTrumps !== 0 && (held[partner * 4 + suit] as number) === 0) continue;
        closed |= 1 << suit;
        one |= marks[0] as number;
        two |= marks[1] as number;
        if (suit < 2) one |= top << (suit * 13);
        else two |= top << ((suit - 2) * 13);
      }
    }
    low[at] = one;
    low[at + 1] = two;
    lost[0] = closed;
    const enough = play(leader, 0, tricks, need, -1, -1, leader, 0);
    const card = enough === forNorthSouth ? (latest[(turn << 4) | leader] as number) : -1;
    add(leader, tricks, enough ? need : 0, enough ? tricks : need - 1, low[at], low[at + 1] as number, card);
    return enough;
  }

  /** The play of one hand. At place 0 `low` holds what mattered to the leads that are known to lose, which are in `lost`. */
  function play(
    seat: number,
    place: number,
    tricks: number,
    need: number,
    led: number,
    best: number,
    winner: number,
    same: number,
  ): boolean {
    const turn = (tricks << 2) | place;
    const at = turn * 2;
    const below = place === 3 ? (tricks - 1) * 8 : at + 2;
    const forNorthSouth = (seat & 1) === 0;
    const trump = trumps[0] as number;
    const base = turn * 16;
    const must = any[0] === 0 ? -1 : forced(seat, led);
    const closed = place === 0 ? (lost[0] as number) : 0;
    const count =
      must !== -1
        ? only(base, must, closed)
        : place === 0
          ? leads(seat, turn, closed, hint[0] as number)
          : follows(seat, place, turn, led, best, winner);
    const skip = turn * 4;
    skips[skip] = 0;
    skips[skip + 1] = 0;
    skips[skip + 2] = 0;
    skips[skip + 3] = 0;
    let one = place === 0 ? (low[at] as number) : 0;
    let two = place === 0 ? (low[at + 1] as number) : 0;
    for (let move = 0; move < count; move++) {
      const card = packed[base + move] as number;
      const suit = card >> 4;
      const bit = 1 << (card & 15);
      if (bit < (skips[skip + suit] as number)) continue;
      let nextBest = best;
      let nextWinner = winner;
      let nextSame = same;
      if (suit === best >> 4) {
        nextSame++;
        if (card > best) {
          nextBest = card;
          nextWinner = seat;
        }
      } else if (place === 0 || suit === trump) {
        nextBest = card;
        nextWinner = seat;
        nextSame = 1;
      }
      const hand = seat * 4 + suit;
      const mine = held[hand] as number;
      held[hand] = mine ^ bit;
      live[suit] = (live[suit] as number) ^ bit;
      const unit = 1 << ((hand & 7) * 4);
      lengths[hand >> 3] = (lengths[hand >> 3] as number) - unit;
      let enough: boolean;
      if (place === 3) {
        const isOver = any[0] !== 0 && ends((seat + 1) & 3, nextWinner);
        enough = trick(nextWinner, tricks - 1, (nextWinner & 1) === 0 ? need - 1 : need);
        if (isOver) goesOn();
        if (nextSame > 1) {
          // The trick was won by rank, so the winner's rank matters.
          const word = below + (nextBest >> 5);
          low[word] = (low[word] as number) | (1 << ((nextBest & 15) + ((nextBest >> 4) & 1) * 13));
        }
      } else {
        const ledSuit = place === 0 ? suit : led;
        enough = play((seat + 1) & 3, place + 1, tricks, need, ledSuit, nextBest, nextWinner, nextSame);
      }
      held[hand] = mine;
      live[suit] = live[suit] ^ bit;
      lengths[hand >> 3] = (lengths[hand >> 3] as number) + unit;
      if (enough === forNorthSouth) {
        low[at] = low[below] as number;
        low[at + 1] = low[below + 1] as number;
        latest[(turn << 4) | (place === 0 ? 0 : led << 2) | seat] = card;
        return enough;
      }
      one |= low[below] as number;
      two |= low[below + 1] as number;
      const field =
        suit < 2
          ? ((low[below] as number) >> (suit * 13)) & 8191
          : ((low[below + 1] as number) >> ((suit - 2) * 13)) & 8191;
      const lowest = field === 0 ? 8192 : field & -field;
      if (bit < lowest) skips[skip + suit] = lowest;
      else {
        // The group of equal cards reaches down to the hand's lowest card, so it matters that nobody has a card between them.
        const bottom = bottoms[base + move] as number;
        if ((mine & ((1 << bottom) - 1)) === 0) {
          if (suit < 2) one |= 1 << (bottom + suit * 13);
          else two |= 1 << (bottom + (suit - 2) * 13);
        }
      }
    }
    low[at] = one;
    low[at + 1] = two;
    return !forNorthSouth;
  }

  return { hands, begin, again: rules.begin, trick, card: play };
}
