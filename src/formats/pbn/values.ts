/** Reads values of single PBN tags: seat, vulnerability, contract, declarer, result, deal, in every dialect found in real files. */

import { isCard, type Card } from '../../domain/card.ts';
import type { Contract, Level, Strain } from '../../domain/contract.ts';
import { tricksNeeded } from '../../domain/contract.ts';
import { seatNumber } from '../../domain/numbers.ts';
import type { Vulnerability } from '../../domain/score.ts';
import { SEATS, sideOf, type Seat } from '../../domain/seat.ts';
import { rankNumber, suitNumber, type HandsReader } from '../hands.ts';
import { foldLetters, hasOtherLetters, reportFolded, withoutSigns } from '../letters.ts';
import { excerpt, type ProblemList } from '../problem.ts';

/** Unknown (`?`) and not appropriate (empty) say nothing. */
export function isStated(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== '?';
}

/** A seat by its letter or its English name, in any case; null for anything else. */
export function seatOf(value: string): Seat | null {
  return SEAT_WORDS.get(value) ?? SEAT_WORDS.get(value.trim().toUpperCase()) ?? null;
}

const SEAT_WORDS: ReadonlyMap<string, Seat> = new Map([
  ...SEATS.map((seat): [string, Seat] => [seat, seat]),
  ['NORTH', 'N'],
  ['EAST', 'E'],
  ['SOUTH', 'S'],
  ['WEST', 'W'],
]);

/** The vulnerability that the value of the tag names, in the words of the standard or of the dialects seen; null for other words. */
export function vulnerabilityOf(value: string): Vulnerability | null {
  return VULNERABILITY_WORDS.get(value) ?? VULNERABILITY_WORDS.get(value.trim().toUpperCase()) ?? null;
}

const VULNERABILITY_WORDS: ReadonlyMap<string, Vulnerability> = new Map([
  ['None', 'None'],
  ['NONE', 'None'],
  ['LOVE', 'None'],
  ['-', 'None'],
  ['NS', 'NS'],
  ['N-S', 'NS'],
  ['EW', 'EW'],
  ['E-W', 'EW'],
  ['All', 'All'],
  ['ALL', 'All'],
  ['BOTH', 'All'],
]);

/** `level` is false for a denomination without a level, as in an ending; `contract` then has level one. */
export interface ContractRead {
  readonly contract: Contract | null;
  readonly passedOut: boolean;
  readonly level: boolean;
  readonly readable: boolean;
}

const UNREADABLE: ContractRead = { contract: null, passedOut: false, level: true, readable: false };
const contracts = new Map<string, ContractRead>();

/** `3NT`, `1N`, `4SX`, `4S x`, `4C*`, `3NR`, `Pass`, or `S` for a denomination. The answers are few, and kept. */
export function contractOf(value: string): ContractRead {
  let read = contracts.get(value);
  if (read === undefined) {
    read = readContract(withoutSigns(value).toUpperCase().replace(/\s+/g, ''));
    if (contracts.size < 2000 && value.length < 13) contracts.set(value, read);
  }
  return read;
}

function readContract(text: string): ContractRead {
  if (/^(?:PASS(?:ED)?(?:OUT)?|AP|ALLPASS|P)$/.test(text))
    return { contract: null, passedOut: true, level: true, readable: true };
  const match = /^([1-7])?(NT?|[CDHS])(XX?|RD?|\*\*?|DD?)?$/.exec(text);
  if (match === null) return UNREADABLE;
  const strain = ((match[2] as string).startsWith('N') ? 'NT' : match[2]) as Strain;
  const risk = match[3] ?? '';
  const doubling = risk === '' ? 1 : risk.startsWith('R') || risk.length === 2 ? 4 : 2;
  const level = Number(match[1] ?? 1) as Level;
  return {
    contract: { level, strain, doubling },
    passedOut: false,
    level: match[1] !== undefined,
    readable: true,
  };
}

/** `S`, or `^S` when declarer and dummy changed places (54A). */
export function declarerOf(value: string): { readonly seat: Seat | null; readonly swapped: boolean } {
  const swapped = value.charCodeAt(0) === 94;
  return { seat: seatOf(swapped ? value.slice(1) : value), swapped };
}

export interface ResultRead {
  /** Declarer's tricks; null if the text does not tell. */
  readonly tricks: number | null;
  /** The players agreed on a number that differs from the tricks really won. */
  readonly wrongCount: boolean;
  /** The tricks of both sides, if both are stated. */
  readonly both: { readonly declarers: number; readonly defenders: number } | null;
}

/**
 * `9`, `^9`, `NS 9`, `EW 5`, `NS 9 EW 4`, and against a contract `=`, `+1`, `-2`.
 * @param total tricks there are: 13, or fewer in an end position
 */
export function resultOf(
  value: string,
  declarer: Seat | null,
  contract: Contract | null,
  total: number,
): ResultRead {
  const wrongCount = value.charCodeAt(0) === 94;
  const text = (wrongCount ? value.slice(1) : value).trim().toUpperCase();
  const tricks = tricksIn(text, declarer, contract, total);
  return {
    tricks: tricks !== null && tricks >= 0 && tricks <= total ? tricks : null,
    wrongCount,
    both: bothIn(text, declarer),
  };
}

const SIDES = /^(NS|EW)\s*(\d{1,2})(?:\s+(NS|EW)\s*(\d{1,2}))?$/;

function bothIn(text: string, declarer: Seat | null): ResultRead['both'] {
  const [, one, first, other, second] = SIDES.exec(text) ?? [];
  if (declarer === null || other === undefined || one === other) return null;
  const [declarers, defenders] = one === sideOf(declarer) ? [first, second] : [second, first];
  return { declarers: Number(declarers), defenders: Number(defenders) };
}

function tricksIn(
  text: string,
  declarer: Seat | null,
  contract: Contract | null,
  total: number,
): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const sides = SIDES.exec(text);
  if (sides !== null) {
    // The text names the same side twice, so it tells nothing.
    if (declarer === null || sides[1] === sides[3]) return null;
    const side = sideOf(declarer);
    if (sides[1] === side) return Number(sides[2]);
    return sides[3] === side ? Number(sides[4]) : total - Number(sides[2]);
  }
  const relative = /^(?:=|([+-]\d{1,2}))$/.exec(text);
  return relative === null || contract === null ? null : tricksNeeded(contract) + Number(relative[1] ?? 0);
}

/** `S7`, `7S`, `H10`, `10 h`; null for anything else. */
export function cardOf(text: string): Card | null {
  const plain = text.toUpperCase().replace(/\s+/g, '').replace('10', 'T');
  if (isCard(plain)) return plain;
  const turned = `${plain.charAt(1)}${plain.charAt(0)}`;
  return plain.length === 2 && isCard(turned) ? turned : null;
}

/** Fills the hands from the value of a Deal tag: `N:T74.A92.AK53.K87 … - …`. */
export function readDealTag(
  value: string,
  hands: HandsReader,
  problems: ProblemList,
  line: number,
  deal: number,
): void {
  const head = /^\s*([NESWnesw])\s*:/.exec(value);
  if (head === null) {
    if (isStated(value.trim())) problems.add('handsUnreadable', line, deal, { text: excerpt(value) });
    return;
  }
  const rest = value.slice(head[0].length);
  if (rest.includes('.') && hasOtherLetters(rest)) {
    const folded = foldLetters(rest);
    if (folded !== null && !hasOtherLetters(folded.text)) {
      reportFolded(folded, problems, line, deal);
      readDealTag(head[0] + folded.text, hands, problems, line, deal);
      return;
    }
  }
  let seat = seatNumber((head[1] as string).toUpperCase() as Seat);
  let hand = 0;
  /** The first card number of the suit: spades, hearts, diamonds, clubs, from dot to dot. */
  let suit = 39;
  let begun = false;
  let reported = false;
  for (let pos = head[0].length; pos < value.length; pos++) {
    const code = value.charCodeAt(pos);
    if (code === 32 || code === 9) {
      if (begun) {
        hand++;
        seat = (seat + 1) % 4;
        suit = 39;
        begun = false;
      }
      continue;
    }
    begun = true;
    if (code === 46) {
      suit -= 13;
      continue;
    }
    let rank = rankNumber(code);
    if (code === 49 && value.charCodeAt(pos + 1) === 48) {
      rank = 8;
      pos++;
    }
    if (rank >= 0 && suit >= 0 && hand < 4) hands.put(seat, suit + rank);
    else if (suitNumber(code) >= 0 && hand < 4) suit = suitNumber(code);
    else if (code !== 45 && !reported) {
      reported = true;
      problems.add('handsUnreadable', line, deal, { text: excerpt(value.slice(pos)) });
    }
  }
}
