/** Trumps of a hand that win a trick in any case, and a highest trump that wins because it is guarded. Cached for each set of trumps left. */

import { COUNT, type Hands } from './hands.ts';

export interface TrumpWinners {
  readonly clear: () => void;
  /**
   * The top four bits: how many of the hand's trumps win. Below them their ranks, from the highest, four bits each (15 for one that wins
   * by length alone). If none wins: 1 and the rank of the highest trump if it is guarded, otherwise 0.
   */
  readonly winnersOf: (seat: number, trump: number) => number;
}

/** The winners for these hands. `clear` must be called when another deal or trump suit begins. */
export function makeTrumpWinners({ held, live }: Hands): TrumpWinners {
  /** By mask of trumps left and by seat; 0 while unknown. */
  const winners = new Int32Array(4 * 8192);

  function clear(): void {
    winners.fill(0);
  }

  function winnersOf(seat: number, trump: number): number {
    const at = ((live[trump] as number) << 2) | seat;
    const found = winners[at] as number;
    return found !== 0 ? found : (winners[at] = winnersAnew(seat, trump) | (1 << 27));
  }

  /**
   * A trump wins unless a higher trump of the enemy falls on it, and each of those falls on one only: a greedy matching from the top.
   * Below the trumps whose ranks count, the enemy's are assumed to be higher: what wins by length alone rests on no rank.
   */
  function winnersAnew(seat: number, trump: number): number {
    const mine = held[seat * 4 + trump] as number;
    const partners = held[((seat + 2) & 3) * 4 + trump] as number;
    let rest = live[trump] as number;
    let own = COUNT[mine] as number;
    let others = (COUNT[rest] as number) - own - (COUNT[partners] as number);
    let free = 0;
    let wins = 0;
    let known = own > others ? own - others : 0;
    if (known > 6) known = 6;
    let ranks = 0;
    for (let count = 0; count < known; count++) ranks |= 15 << (4 * count);
    while (rest !== 0) {
      const highest = 31 - Math.clz32(rest);
      const bit = 1 << highest;
      rest ^= bit;
      if ((mine & bit) !== 0) {
        own--;
        if (free > 0) free--;
        else wins++;
      } else if ((partners & bit) === 0) {
        free++;
        others--;
      }
      const now = wins + Math.max(0, own - free - others);
      while (known < now && known < 6) ranks |= highest << (4 * known++);
    }
    return known === 0 ? guardedAt(seat, trump) + 1 : ranks | (known << 28);
  }

  /**
   * The rank of the hand's highest trump if enough lower ones guard it, otherwise -1; for a side that is not on lead. Until that side has
   * won a trick, the enemies lead to each. The hand plays its highest trump as soon as the enemy before it has played no higher one to
   * the trick, and a lower one otherwise. The enemy after it holds only higher ones, and loses one whenever trumps are led.
   */
  function guardedAt(seat: number, trump: number): number {
    const mine = held[seat * 4 + trump] as number;
    if (mine === 0) return -1;
    const highest = 31 - Math.clz32(mine);
    const above = ~((2 << highest) - 1);
    const before = held[((seat + 3) & 3) * 4 + trump] as number;
    const behind = held[((seat + 1) & 3) * 4 + trump] as number;
    if ((behind & ~above) !== 0) return -1;
    const higher = (COUNT[before & above] as number) + (COUNT[behind] as number);
    return (COUNT[mine] as number) > higher ? highest : -1;
  }

  return { clear, winnersOf };
}
