/** The last trick: each hand has one card, and nobody has a choice. */

import type { Hands } from './hands.ts';

/** Whether North–South win it. Writes the card whose rank decided to `low`. */
export type LastTrick = (leader: number, turn: number) => boolean;

/**
 * The function that decides the last trick of these hands.
 * @param trumps the trump suit, -1 at notrump
 * @param low by turn, where the card whose rank decided is written
 */
export function makeLastTrick({ held }: Hands, trumps: Int32Array, low: Int32Array): LastTrick {
  function lastTrick(leader: number, turn: number): boolean {
    const trump = trumps[0] as number;
    let best = -1;
    let winner = leader;
    let bestSuit = 0;
    let same = 0;
    for (let place = 0; place < 4; place++) {
      const seat = (leader + place) & 3;
      for (let suit = 0; suit < 4; suit++) {
        const mask = held[seat * 4 + suit] as number;
        if (mask === 0) continue;
        if (best === -1) {
          best = mask;
          bestSuit = suit;
          same = 1;
        } else if (suit === bestSuit) {
          if (mask > best) {
            if (((seat ^ winner) & 1) !== 0) same = 2;
            best = mask;
            winner = seat;
          } else if (((seat ^ winner) & 1) !== 0) same = 2;
        } else if (suit === trump) {
          best = mask;
          bestSuit = suit;
          winner = seat;
          same = 1;
        }
        break;
      }
    }
    const at = turn * 2;
    low[at] = 0;
    low[at + 1] = 0;
    if (same > 1) low[at + (bestSuit >> 1)] = best << ((bestSuit & 1) * 13);
    return (winner & 1) === 0;
  }

  return lastTrick;
}
