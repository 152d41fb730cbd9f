/** A board as a person describes it before anything is recorded: hands in any letters or none, dealer, contract, declarer. */

import { parseContract } from '../../domain/contract.ts';
import { bySeat, isSeat, SEATS, type BySeat, type Seat } from '../../domain/seat.ts';
import type { Vulnerability } from '../../domain/score.ts';
import type { Deal } from '../../domain/deal.ts';
import type { RecordHeader } from '../../events/record.ts';
import { handLines, parseHandsOnly } from '../handsOnly.ts';
import type { Problem } from '../problem.ts';
import { contractFrom } from './values.ts';
import type { Edition } from '../../lawbook/editions.ts';

/** As typed; empty for unknown values. */
export interface TypedBoard {
  readonly board: string;
  readonly dealer: Seat | '';
  readonly vulnerable: Vulnerability | '';
  readonly contract: string;
  readonly declarer: Seat | '';
  readonly hands: BySeat<string>;
}

export const NOTHING_DESCRIBED: TypedBoard = {
  board: '',
  dealer: '',
  vulnerable: '',
  contract: '',
  declarer: '',
  hands: { N: '', E: '', S: '', W: '' },
};

/** The hands as understood, with their problems. */
export interface HandsUnderstood {
  readonly hands: Deal['hands'];
  /** Seats whose text is no hand. */
  readonly unreadable: readonly Seat[];
  readonly problems: readonly Problem[];
}

/** Codes that every hand without a format has, so they are not shown. */
const OF_COURSE = new Set<Problem['code']>(['handsAsText', 'dealerFromBoard', 'vulnerableFromBoard']);

/** The hands in any card letters; the fourth fills itself when the other three are whole. A pasted diagram may stand in any field. */
export function understandHands(texts: BySeat<string>): HandsUnderstood {
  const namesSeat = (line: string): boolean => /^\s*[NESW]\s*:/i.test(line);
  const lines = SEATS.flatMap((seat) =>
    (handLines(texts[seat]) ?? texts[seat].split('\n'))
      .filter((line) => line.trim() !== '')
      .map((line) => (namesSeat(line) ? line : `${seat}: ${line}`))
      .map((line) => ({ seat, line })),
  );
  const readable = lines.filter(({ line }) => parseHandsOnly(line).deals.length > 0);
  const unreadable = lines.filter((one) => !readable.includes(one)).map(({ seat }) => seat);
  const { deals, problems } = parseHandsOnly(readable.map(({ line }) => line).join('\n'));
  const hands = deals[0]?.record.header.deal.hands ?? bySeat(() => null);
  return {
    hands,
    unreadable,
    problems: readable.length === 0 ? [] : problems.filter(({ code }) => !OF_COURSE.has(code)),
  };
}

/** True if the contract is empty or valid. */
export const isContractRead = (text: string): boolean => text.trim() === '' || contractOf(text) !== null;

/** Reads a contract, `4h`, or one with declarer, `4hs` or `3nt w`. */
const contractOf = (text: string): RecordHeader['contract'] =>
  parseContract(contractFrom(text.trim()) ?? withDeclarer(text)?.contract ?? '');

/** The declarer after a contract; null for a contract alone. */
export const declarerIn = (text: string): Seat | null =>
  contractFrom(text.trim()) === null ? (withDeclarer(text)?.declarer ?? null) : null;

function withDeclarer(text: string): { readonly contract: string; readonly declarer: Seat } | null {
  const whole = text.trim();
  const contract = contractFrom(whole.slice(0, -1).trim());
  const declarer = whole.slice(-1).toUpperCase();
  return contract === null || !isSeat(declarer) ? null : { contract, declarer };
}

/** The head of a record that begins here. */
export function headerOf(described: TypedBoard, edition: Edition): RecordHeader {
  const { board, dealer, vulnerable, contract, declarer, hands } = described;
  return {
    title: '',
    edition,
    deal: {
      board: board.trim(),
      dealer: dealer === '' ? null : dealer,
      vulnerable: vulnerable === '' ? null : vulnerable,
      hands: understandHands(hands).hands,
    },
    contract: contractOf(contract),
    declarer: declarer === '' ? null : declarer,
    auction: null,
  };
}
