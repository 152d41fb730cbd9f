/** A clean deal as a generator sees it: hands, calls, cards in time order, what the record will state. */

import type { Card } from '../../src/domain/card.ts';
import { readAuction } from '../../src/domain/auction.ts';
import { bidRank, isBid, type Call, type Contract } from '../../src/domain/contract.ts';
import { boardConditions } from '../../src/domain/deal.ts';
import type { Hand } from '../../src/domain/hand.ts';

import { isVulnerable, scoreContract, type Vulnerability } from '../../src/domain/score.ts';
import { sideOf, type BySeat, type Seat } from '../../src/domain/seat.ts';
import { playedOut } from '../bench/deals.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

export interface Model {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly hands: BySeat<Hand>;
  readonly calls: readonly Call[];
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly plays: readonly Play[];
  /** Declarer's tricks as stated. */
  readonly result: number;
  /** Cards recorded before a claim; all of them for none. */
  readonly recorded: number;
  /** Points for declarer's side, when the record states them. */
  readonly score: number | null;
}

export type Random = () => number;

export function pick<T>(random: Random, values: readonly T[]): T {
  if (values.length === 0) throw new Error('nothing to pick from');
  return values[Math.floor(random() * values.length)] as T;
}

/** Legal calls at random until the auction ends in a contract. */
function auction(random: Random, dealer: Seat): { calls: Call[]; contract: Contract; declarer: Seat } {
  for (;;) {
    const calls: Call[] = [];
    for (;;) {
      const read = readAuction(dealer, calls);
      if (read.over) {
        if (read.end !== null) return { calls, ...read.end };
        break;
      }
      calls.push(legalCall(random, dealer, calls));
    }
  }
}

function legalCall(random: Random, dealer: Seat, calls: readonly Call[]): Call {
  const last = calls.findLast((call) => isBid(call));
  if (random() < 0.55) return 'P';
  if (random() < 0.15) {
    const doubling = pick(random, ['X', 'XX'] as const);
    if (readAuction(dealer, [...calls, doubling]).faults.length === 0) return doubling;
  }
  const rank = last === undefined || !isBid(last) ? -1 : bidRank(last);
  const bid = rank + 1 + Math.floor(random() * random() * 8);
  if (bid > 34) return 'P';
  return `${Math.floor(bid / 5) + 1}${['C', 'D', 'H', 'S', 'NT'][bid % 5]}` as Call;
}

/** Tricks of declarer's side among the first cards, and full tricks among them. */
export function tricksAmong(
  model: Pick<Model, 'contract' | 'declarer'>,
  plays: readonly Play[],
): { won: number; full: number } {
  let won = 0;
  let full = 0;
  for (let at = 0; at + 4 <= plays.length; at += 4) {
    full++;
    if (sideOf(winner(plays.slice(at, at + 4), model.contract.strain)) === sideOf(model.declarer)) won++;
  }
  return { won, full };
}

const RANKS = '23456789TJQKA';

export function winner(trick: readonly Play[], strain: string): Seat {
  let best = trick[0] as Play;
  for (const play of trick.slice(1)) {
    const beats =
      play.card[0] === best.card[0]
        ? RANKS.indexOf(play.card.charAt(1)) > RANKS.indexOf(best.card.charAt(1))
        : play.card[0] === strain;
    if (beats) best = play;
  }
  return best.seat;
}

export interface Style {
  readonly claimed: boolean;
  readonly scored: boolean;
}

export function cleanDeal(random: Random, board: number, style: Style): Model {
  const { dealer, vulnerable } = boardConditions(((board - 1) % 128) + 1);
  const { calls, contract, declarer } = auction(random, dealer);
  const { hands, plays } = playedOut(random, declarer, contract.strain);
  const { won } = tricksAmong({ contract, declarer }, plays);
  const recorded = style.claimed ? 1 + Math.floor(random() * 51) : 52;
  const points = scoreContract(contract, won, isVulnerable(sideOf(declarer), vulnerable));
  return {
    board: ((board - 1) % 128) + 1,
    dealer,
    vulnerable,
    hands,
    calls,
    contract,
    declarer,
    plays: plays.slice(0, recorded),
    result: won,
    recorded,
    score: style.scored ? points : null,
  };
}
