/**
 * Double-dummy tricks that a PBN file states: the standard's table `OptimumResultTable`, and `DoubleDummyTricks` of several programs:
 * twenty hexadecimal digits for North, South, East and West, each from notrump down to clubs. Unreadable values are ignored.
 */

import { parseContract, STRAINS, tricksNeeded, type Contract, type Strain } from '../../domain/contract.ts';
import { isSeat, seatsOf, type Seat } from '../../domain/seat.ts';

export interface StatedTricks {
  readonly declarer: Seat;
  readonly strain: Strain;
  readonly tricks: number;
}

export const RESULT_TABLE = 'OptimumResultTable';
export const RESULT_COLUMNS = String.raw`Declarer;Denomination\2R;Result\2R`;
export const RESULT_DIGITS = 'DoubleDummyTricks';
export const PAR_SCORE = 'OptimumScore';
export const PAR_CONTRACT = 'ParContract';

/** In the order of the digits of `DoubleDummyTricks`. */
export const DIGIT_SEATS = ['N', 'S', 'E', 'W'] as const;

const DIGITS = /^[0-9A-D*-]{20}$/i;

/** True for a value of `DoubleDummyTricks` that is no twenty digits; an asterisk or a hyphen is one, too, for a result that nobody knows. */
export function isDigitsUnreadable(digits: string | undefined): boolean {
  return digits !== undefined && !DIGITS.test(digits);
}

/**
 * The tricks in the order of the digits, hexadecimal. An asterisk or a hyphen, for a result that nobody knows, is left out. Empty
 * for any other value.
 */
export function tricksInDigits(digits: string): readonly StatedTricks[] {
  if (!DIGITS.test(digits)) return [];
  return DIGIT_SEATS.flatMap((declarer, row) =>
    STRAINS.toReversed().flatMap((strain, column) => {
      const tricks = parseInt(digits.charAt(row * 5 + column), 16);
      return Number.isNaN(tricks) ? [] : [{ declarer, strain, tricks }];
    }),
  );
}

/**
 * The tricks of the rows that name a declarer, a denomination and a number from 0 to 13. Other rows are left out.
 * @param columns as the tag names them: `Declarer;Denomination\2R;Result\2R`, in any order
 */
export function tricksInTable(columns: string, rows: readonly string[]): readonly StatedTricks[] {
  const names = columns
    .split(';')
    .map((column) => (column.split('\\')[0] as string).replace(/^[+-]/, '').trim());
  const at = ['Declarer', 'Denomination', 'Result'].map((name) => names.indexOf(name));
  return rows.flatMap((row) => {
    const cells = row.trim().split(/\s+/);
    const [declarer = '', denomination = '', result = ''] = at.map((column) => cells[column] ?? '');
    const strain = STRAINS.find((one) => one === denomination.replace(/^N$/, 'NT'));
    const isStated = isSeat(declarer) && strain !== undefined && /^(?:\d|1[0-3])$/.test(result);
    return isStated ? [{ declarer, strain, tricks: Number(result) }] : [];
  });
}

/** `NS 420`, `EW 100`, `EW -50`: North–South's points. Null for any other value. */
export function parStated(value: string): number | null {
  const match = /^(NS|EW)\s+([+-]?\d{1,4})$/i.exec(value.trim());
  if (match === null) return null;
  const points = Number(match[2]);
  return match[1]?.toUpperCase() === 'NS' || points === 0 ? points : -points;
}

/** One of the par contracts that a file gives. */
export interface ParContractStated {
  /** The text in the file. */
  readonly text: string;
  /** Null if the board is passed out. */
  readonly contract: Contract | null;
  /** One hand, or both hands of a side. */
  readonly declarers: readonly Seat[];
  /** Null if the file gives no result with it. */
  readonly tricks: number | null;
}

const PASSED_OUT = /^(?:(?:NS|EW|[NESW])\s+)?pass$/i;
const PAR_CONTRACTS = /^(NS|EW|[NESW])\s+(\d\w{1,4})\s?(=|[+-]\d{1,2})?$/i;

/** `NS 4S=`, `W 5CX-2`, `NS Pass`, several with semicolons between. Whatever can't be read is left out. */
export function parContractsStated(value: string): readonly ParContractStated[] {
  return value.split(';').flatMap((part): readonly ParContractStated[] => {
    const text = part.trim();
    if (PASSED_OUT.test(text)) return [{ text, contract: null, declarers: [], tricks: null }];
    const [, who = '', bid = '', result] = PAR_CONTRACTS.exec(text) ?? [];
    const contract = parseContract(bid);
    if (contract === null) return [];
    const by = who.toUpperCase();
    const declarers = isSeat(by) ? [by] : seatsOf(by === 'NS' ? 'NS' : 'EW');
    const tricks =
      result === undefined ? null : tricksNeeded(contract) + (result === '=' ? 0 : Number(result));
    return [{ text, contract, declarers, tricks }];
  });
}
