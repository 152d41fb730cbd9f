/**
 * Par: the result if both sides bid and play as if they saw all four hands, and neither gains by another call. Only for information, like
 * the double-dummy tricks on which it rests.
 */

import { STRAINS, tricksNeeded, type Contract, type Level, type Strain } from '../../domain/contract.ts';
import { scoreNorthSouth, type Vulnerability } from '../../domain/score.ts';
import { seatsOf, sideOf, type Seat, type Side } from '../../domain/seat.ts';
import type { Results } from './results.ts';

export interface ParContract {
  readonly contract: Contract;
  /** One hand, or both hands of a side if they take the same tricks. */
  readonly declarers: readonly Seat[];
  readonly tricks: number;
}

export interface Par {
  /** In points for North–South. */
  readonly score: number;
  /** All contracts with this score, in each strain the lowest; empty if the board is passed out. */
  readonly contracts: readonly ParContract[];
}

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7];

interface Bid extends ParContract {
  /** The score for North–South if the contract is passed out; doubled if it fails. */
  readonly worth: number;
  /** The score if the other side may still bid over it. */
  value: number;
}

/**
 * The par score and the contracts that come to it.
 * @param dealer whose side bids first, where both would like to
 */
export function parOf(results: Results, dealer: Seat, vulnerable: Vulnerability): Par {
  const bids = LEVELS.flatMap((level) =>
    STRAINS.map((strain) => ({
      NS: bidOf('NS', level, strain, results, vulnerable),
      EW: bidOf('EW', level, strain, results, vulnerable),
    })),
  );
  /** The best score each side can reach by a bid above those already visited. The loop goes from the highest bid down. */
  const above: Record<Side, number> = { NS: -Infinity, EW: Infinity };
  for (const { NS, EW } of bids.toReversed()) {
    NS.value = better('EW', NS.worth, above.EW);
    EW.value = better('NS', EW.worth, above.NS);
    above.NS = better('NS', above.NS, NS.value);
    above.EW = better('EW', above.EW, EW.value);
  }
  const first = sideOf(dealer);
  const second = first === 'NS' ? 'EW' : 'NS';
  // If the first side passes, the second may bid; if that passes, the first may bid after all.
  const passed = better(second, above[second], better(first, above[first], 0));
  const score = better(first, above[first], passed);
  return { score, contracts: score === 0 ? [] : contractsAt(score, bids) };
}

/**
 * The contracts that no side has a reason to leave: the other side has no higher bid that it prefers, and a side fails only over a lower
 * bid that would cost it more.
 */
function contractsAt(score: number, bids: readonly Record<Side, Bid>[]): readonly ParContract[] {
  const found = new Map<string, ParContract>();
  for (const [place, pair] of bids.entries())
    for (const side of ['NS', 'EW'] as const) {
      const { contract, declarers, tricks, worth, value } = pair[side];
      const other = side === 'NS' ? 'EW' : 'NS';
      const isBetter = (bid: Record<Side, Bid>): boolean =>
        bid[other].worth !== score && better(other, bid[other].worth, score) !== score;
      const key = side + contract.strain;
      if (worth !== score || value !== score || found.has(key)) continue;
      if (bids.slice(place + 1).some(isBetter)) continue;
      if (contract.doubling === 2 && !bids.slice(0, place).some(isBetter)) continue;
      found.set(key, { contract, declarers, tricks });
    }
  return [...found.values()];
}

function better(side: Side, one: number, other: number): number {
  return side === 'NS' ? Math.max(one, other) : Math.min(one, other);
}

function bidOf(side: Side, level: Level, strain: Strain, results: Results, vulnerable: Vulnerability): Bid {
  const seats = seatsOf(side);
  const tricks = Math.max(...seats.map((seat) => results[strain][seat]));
  const declarers = seats.filter((seat) => results[strain][seat] === tricks);
  const bare: Contract = { level, strain, doubling: 1 };
  const contract: Contract = tricks < tricksNeeded(bare) ? { ...bare, doubling: 2 } : bare;
  const worth = scoreNorthSouth(contract, declarers[0] ?? 'N', tricks, vulnerable);
  return { contract, declarers, tricks, worth, value: worth };
}
