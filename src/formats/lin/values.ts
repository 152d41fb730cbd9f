/** Reads values of single LIN tags: hands, calls, cards, vulnerability, results, in every dialect found in real files. */

import type { Call, Contract, Level, Strain } from '../../domain/contract.ts';
import { tricksNeeded } from '../../domain/contract.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { rankNumber, suitNumber, type HandsReader } from '../hands.ts';

/** The order of players and hands, by seat number. */
export const LIN_SEATS = [2, 3, 0, 1] as const;

export interface HandsText {
  /** Null if the digit is missing or zero. */
  readonly dealer: Seat | null;
  /** The first text that is no hand: a spot card without rank, a fifth hand; empty for none. */
  readonly unreadable: string;
  /** A `1` without its `0` was read as ten. */
  readonly one: boolean;
}

/** `3SK4HAQ…,S…,S…,`: the dealer's digit (1 South, 2 West, 3 North, 4 East), then the hands of S, W, N and perhaps E. */
export function readHandsText(text: string, hands: HandsReader): HandsText {
  const begin = firstInk(text);
  const digit = text.charCodeAt(begin) - 48;
  const numbered = digit >= 0 && digit <= 9;
  const dealer = digit >= 1 && digit <= 4 ? (SEATS[LIN_SEATS[digit - 1] as number] as Seat) : null;
  let place = 0;
  let suit = -1;
  let unreadable = '';
  let one = false;
  for (let pos = numbered ? begin + 1 : begin; pos < text.length; pos++) {
    const code = text.charCodeAt(pos);
    if (code === 44) {
      place++;
      suit = -1;
      continue;
    }
    if (code <= 32) continue;
    const named = suitNumber(code);
    if (named >= 0) {
      suit = named;
      continue;
    }
    let rank = rankNumber(code);
    if (code === 49) {
      // The `0` of a ten may be missing.
      rank = 8;
      if (text.charCodeAt(pos + 1) === 48) pos++;
      else one = true;
    }
    if (rank >= 0 && suit >= 0 && place < 4) hands.put(LIN_SEATS[place] as number, suit + rank);
    else if (unreadable === '') unreadable = text.slice(pos, pos + 40);
  }
  return { dealer, unreadable, one };
}

function firstInk(text: string): number {
  let pos = 0;
  while (pos < text.length && text.charCodeAt(pos) <= 32) pos++;
  return pos;
}

export interface LinCall {
  readonly call: Call | 'allPass';
  readonly alert: boolean;
}

/** The calls of one `mb`, often without spaces: `1NP2C`, `PPPP`, `2D!`. A dash is left out. Null for a text that is no call. */
export function callsRunTogether(text: string): readonly (LinCall | null)[] {
  const known = KNOWN_CALLS.get(text);
  if (known !== undefined) return known;
  const calls = readCalls(text);
  if (text.length < 8 && KNOWN_CALLS.size < 2000) KNOWN_CALLS.set(text, calls);
  return calls;
}

/** A cache: a few texts come again and again. */
const KNOWN_CALLS = new Map<string, readonly (LinCall | null)[]>();

function readCalls(text: string): (LinCall | null)[] {
  const calls: (LinCall | null)[] = [];
  const upper = text.toUpperCase();
  const pattern = /\s+|-+|([1-7])\s*(NT?|[CDHS])|(PASS|P)|(AP)|(XX|RDBL|R)|(DBL|D|X)|(!)|\?/y;
  while (pattern.lastIndex < upper.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(upper);
    if (match === null) {
      calls.push(null);
      return calls;
    }
    const [, level, strain, pass, allPass, redouble, double, alert] = match;
    if (level !== undefined)
      calls.push({ call: `${level}${strain?.startsWith('N') ? 'NT' : strain}` as Call, alert: false });
    else if (pass !== undefined) calls.push({ call: 'P', alert: false });
    else if (allPass !== undefined) calls.push({ call: 'allPass', alert: false });
    else if (redouble !== undefined) calls.push({ call: 'XX', alert: false });
    else if (double !== undefined) calls.push({ call: 'X', alert: false });
    else if (alert !== undefined) {
      const latest = calls.pop() ?? null;
      if (latest !== null) calls.push({ call: latest.call, alert: true });
      else if (at > 0) calls.push(null);
    }
  }
  return calls;
}

/** The cards of a text, read up to the first letter that begins none. */
export interface CardsRead {
  /** As numbers, mostly one; -1 for what is no card. */
  readonly cards: readonly number[];
  /** The number of cards in the rest, which was not read. */
  readonly left: number;
}

const CARD = /[cdhs](?:10|[2-9tjqka])/gi;

/** The cards of one `pc`. */
export function cardsRunTogether(text: string): CardsRead {
  const cards: number[] = [];
  let pos = 0;
  while (pos < text.length) {
    const code = text.charCodeAt(pos);
    if (code <= 32 || code === 44 || code === 45) {
      pos++;
      continue;
    }
    const suit = suitNumber(code);
    const second = text.charCodeAt(pos + 1);
    const ten = second === 49;
    const rank = ten ? 8 : rankNumber(second);
    cards.push(suit >= 0 && rank >= 0 ? suit + rank : -1);
    if (suit < 0) return { cards, left: text.slice(pos + 1).match(CARD)?.length ?? 0 };
    pos += ten && text.charCodeAt(pos + 2) === 48 ? 3 : 2;
  }
  return { cards, left: 0 };
}

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  o: 'None',
  '0': 'None',
  '-': 'None',
  n: 'NS',
  e: 'EW',
  b: 'All',
};

/** `o` or `0` none, `n`, `e`, `b` both; null for anything else. */
export function vulnerabilityOf(text: string): Vulnerability | null {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(VULNERABLE, word) ? (VULNERABLE[word] ?? null) : null;
}

/** One cell of `rs`. */
export interface StatedOutcome {
  readonly contract: Contract;
  /** Null if only the contract is stated. */
  readonly declarer: Seat | null;
  /** Declarer's tricks; null if not stated. */
  readonly tricks: number | null;
}

/** A board that was passed out, in the list of results. */
export function isPass(cell: string): boolean {
  return /^\s*(?:P|AP|PASS(?:ED)?(?: ?OUT)?)\s*$/i.test(cell);
}

/** `4HE=`, `3NN+1`, `4SWx-4`; null for a room that was not played, a pass, or anything else. */
export function statedOutcome(cell: string): StatedOutcome | null {
  const match = /^([1-7])(NT?|[CDHS])(X{0,2})([NESW])(X{0,2})(=|[+-]\d{1,2})$/.exec(
    cell.trim().toUpperCase(),
  );
  if (match === null) return null;
  const [, level, strain, before = '', declarer, after = '', result] = match;
  const doubling = ([1, 2, 4] as const)[Math.max(before.length, after.length)] ?? 1;
  const contract: Contract = {
    level: Number(level) as Level,
    strain: (strain?.startsWith('N') ? 'NT' : strain) as Strain,
    doubling,
  };
  const tricks = tricksNeeded(contract) + (result === '=' ? 0 : Number(result));
  return tricks < 0 || tricks > 13 ? null : { contract, declarer: declarer as Seat, tricks };
}
