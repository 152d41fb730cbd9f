/** The score of one contract at duplicate (Law 77). */

import { tricksNeeded, type Contract } from './contract.ts';
import { sideOf, type Seat, type Side } from './seat.ts';

/** Which side is vulnerable, as the case format writes it. */
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

function undertrickPenalty(down: number, doubling: 1 | 2 | 4, vulnerable: boolean): number {
  if (doubling === 1) return down * (vulnerable ? 100 : 50);
  const first = vulnerable ? 200 : 100;
  const secondAndThird = vulnerable ? 300 : 200;
  const later = 300;
  const doubled = first + Math.min(Math.max(down - 1, 0), 2) * secondAndThird + Math.max(down - 3, 0) * later;
  return doubled * (doubling / 2);
}

function trickScore(contract: Contract): number {
  const { level, strain, doubling } = contract;
  const perTrick = strain === 'C' || strain === 'D' ? 20 : 30;
  return (level * perTrick + (strain === 'NT' ? 10 : 0)) * doubling;
}

function overtrickScore(contract: Contract, over: number, vulnerable: boolean): number {
  const { strain, doubling } = contract;
  if (doubling === 1) return over * (strain === 'C' || strain === 'D' ? 20 : 30);
  return over * (vulnerable ? 100 : 50) * doubling;
}

/**
 * Points for declarer's side: positive when the contract is made, negative when it is not.
 * @param tricks tricks declarer's side is credited with, 0 to 13
 */
export function scoreContract(contract: Contract, tricks: number, vulnerable: boolean): number {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return -undertrickPenalty(-over, contract.doubling, vulnerable);
  const tricksBid = trickScore(contract);
  const game = tricksBid >= 100 ? (vulnerable ? 500 : 300) : 50;
  const slam = { 6: vulnerable ? 750 : 500, 7: vulnerable ? 1500 : 1000 }[contract.level as number] ?? 0;
  const insult = { 1: 0, 2: 50, 4: 100 }[contract.doubling];
  return tricksBid + overtrickScore(contract, over, vulnerable) + game + slam + insult;
}

/** What a score needs of a deal: the header of a record has it, and so does a table. */
interface Contracted {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly deal: { readonly vulnerable: Vulnerability | null };
}

/** Points for North–South, whichever side declares. `tricks`: those of declarer's side, 0 to 13. */
export function scoreNorthSouth(
  contract: Contract,
  declarer: Seat,
  tricks: number,
  vulnerable: Vulnerability,
): number {
  const side = sideOf(declarer);
  const points = scoreContract(contract, tricks, isVulnerable(side, vulnerable));
  return side === 'NS' ? points : -points;
}

/**
 * The same, as far as the deal shows it: null without a contract or without its tricks, and if nobody knows who is vulnerable and the
 * score depends on it. A part score that is made undoubled does not.
 */
export function scoreIfKnown(
  { contract, declarer, deal }: Contracted,
  tricks: number | null | undefined,
): number | null {
  if (contract === null || declarer === null || tricks === null || tricks === undefined) return null;
  const side = sideOf(declarer);
  const [points, ...others] = possibleScores(contract, tricks, side, deal.vulnerable);
  if (others.some((other) => other !== points)) return null;
  return side === 'NS' ? points : -points;
}

/** The points for declarer's side: one score, or the two that are possible if nobody knows who is vulnerable, first not vulnerable. */
export function possibleScores(
  contract: Contract,
  tricks: number,
  side: Side,
  vulnerable: Vulnerability | null,
): readonly [number, ...number[]] {
  const score = (isSideVulnerable: boolean): number => scoreContract(contract, tricks, isSideVulnerable);
  return vulnerable === null ? [score(false), score(true)] : [score(isVulnerable(side, vulnerable))];
}

/** True when that side is vulnerable, alone or with the other. */
export function isVulnerable(side: Side, vulnerability: Vulnerability): boolean {
  return vulnerability === 'All' || vulnerability === side;
}
