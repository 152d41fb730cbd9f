/** Calls, strains and contracts, as the case format and PBN write them. */

import { isSuit, SUITS, type Suit } from './card.ts';

export type Strain = Suit | 'NT';
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  /** 1 undoubled, 2 doubled, 4 redoubled: the factor of the trick score. */
  readonly doubling: 1 | 2 | 4;
}

export type Bid = `${Level}${Strain}`;
export type Call = 'P' | 'X' | 'XX' | Bid;

/** The auction of a board that is passed out. */
export const ALL_PASSED: readonly Call[] = ['P', 'P', 'P', 'P'];

export const STRAINS: readonly Strain[] = [...SUITS, 'NT'];

/** True for `1C` to `7NT`; notrump needs both letters. */
export function isBid(text: unknown): text is Bid {
  return typeof text === 'string' && /^[1-7](?:[CDHS]|NT)$/.test(text);
}

/** True for a bid, `P`, `X` and `XX`. */
export function isCall(text: unknown): text is Call {
  return text === 'P' || text === 'X' || text === 'XX' || isBid(text);
}

/** The suit of the bid, or `NT`. */
export function strainOf(bid: Bid): Strain {
  return bid.slice(1) as Strain;
}

/** 0 for 1C up to 34 for 7NT: a bid is sufficient when it ranks higher than the one before. */
export function bidRank(bid: Bid): number {
  return (Number(bid[0]) - 1) * 5 + STRAINS.indexOf(strainOf(bid));
}

/** Reads `4H`, `3NTX`, `6SXX`; a lone `N` for notrump, too. Null when the text is no contract. */
export function parseContract(text: string): Contract | null {
  const match = /^([1-7])([CDHS]|NT?)(X{0,2})$/i.exec(text.trim());
  if (!match) return null;
  const letters = (match[2] as string).toUpperCase();
  const strain: Strain = isSuit(letters) ? letters : 'NT';
  const doubling = ([1, 2, 4] as const)[(match[3] as string).length] ?? 1;
  return { level: Number(match[1]) as Level, strain, doubling };
}

/** The contract as `4H`, `3NTX`, `6SXX`: {@link parseContract} reads it back. */
export function formatContract(contract: Contract): string {
  return `${contract.level}${contract.strain}${{ 1: '', 2: 'X', 4: 'XX' }[contract.doubling]}`;
}

/** Tricks declarer needs. */
export function tricksNeeded(contract: Contract): number {
  return contract.level + 6;
}

/** The trump suit, or null at notrump. */
export function trumpOf(contract: Contract | null): Suit | null {
  return contract === null || contract.strain === 'NT' ? null : contract.strain;
}

/** Tricks above the contract, or below it, as files have it: `=`, `+1`, `-2`. */
export function overOrUnder(above: number): string {
  if (above === 0) return '=';
  return above > 0 ? `+${above}` : String(above);
}
