/** Reads the words of an auction section as calls with seats. */

import { isBid, type Call } from '../../domain/contract.ts';
import { nextSeat, type Seat } from '../../domain/seat.ts';
import { excerpt, type ProblemCode, type ProblemList, type ProblemParams } from '../problem.ts';
import type { ReadCall } from '../readDeal.ts';
import { passesLeft } from '../shared.ts';
import type { RawSection } from './rawGame.ts';
import { seatOf } from './values.ts';

export interface PbnAuction {
  readonly dealer: Seat | null;
  readonly calls: readonly ReadCall[];
  /** False if a player was skipped: then the seats don't follow from the dealer. */
  readonly inRotation: boolean;
  /** False if a call could not be read, so that the rest is missing. */
  readonly whole: boolean;
}

const ALL_PASS = 'AP';
const CALLS: ReadonlyMap<string, Call | typeof ALL_PASS> = callWords();

function callWords(): Map<string, Call | typeof ALL_PASS> {
  const words = new Map<string, Call | typeof ALL_PASS>();
  const add = (call: Call | typeof ALL_PASS, ...spellings: string[]): void => {
    for (const spelling of spellings) {
      words.set(spelling, call);
      words.set(spelling.toLowerCase(), call);
      words.set(spelling.charAt(0) + spelling.slice(1).toLowerCase(), call);
    }
  };
  add('P', 'P', 'PASS', 'PAS');
  add('X', 'X', 'D', 'DBL', 'DOUBLE');
  add('XX', 'XX', 'R', 'RD', 'RDBL', 'REDBL', 'REDOUBLE');
  add(ALL_PASS, 'AP', 'ALLPASS', 'ALL');
  for (const level of '1234567') {
    for (const strain of ['C', 'D', 'H', 'S', 'NT'] as const)
      add(`${level}${strain}` as Call, `${level}${strain}`);
    add(`${level}NT` as Call, `${level}N`);
  }
  return words;
}

const NO_CALLS: readonly ReadCall[] = [];

/**
 * The calls of the section with their seats, up to the first that can't be read. Without the section there are none.
 * @param dealer from the Dealer tag; null when it says nothing, and then whoever calls first is the dealer
 */
export function readAuctionSection(
  section: RawSection<string>,
  dealer: Seat | null,
  problems: ProblemList,
  deal: number,
): PbnAuction {
  if (!section.present) return { dealer, calls: NO_CALLS, inRotation: true, whole: true };
  const named = seatOf(section.seat);
  const report = (code: ProblemCode, line: number, params: ProblemParams): void =>
    problems.add(code, line, deal, params);
  if (named === null && dealer === null)
    report('dealerUnreadable', section.line, { text: excerpt(section.seat) });
  let seat: Seat = named ?? dealer ?? 'N';
  let first: Seat | null = null;
  const calls: ReadCall[] = [];
  let inRotation = true;
  let whole = true;
  let dashes = 0;
  for (let index = 0; index < section.words.length; index++) {
    const word = section.words[index] as string;
    const line = section.lines[index] as number;
    if (word === '*' || word === '+') {
      reportRest(section, index, problems, deal);
      break;
    }
    if (word === '-') {
      dashes++;
      if (first === null) seat = nextSeat(seat);
      continue;
    }
    if (first === null) {
      first = seat;
      dashes = 0;
    }
    if (word === '^S') {
      report('declaredSkippedCall', line, { seat });
      inRotation = false;
      seat = nextSeat(seat);
      continue;
    }
    // Dashes may fill the last row; between calls they are a gap.
    if (dashes > 0) report('dashInAuction', line, {});
    dashes = 0;
    const call = callOf(word);
    if (call === null) {
      const guessed = /^X[A-Z]+$/i.test(word);
      report(guessed ? 'callGuessed' : 'callUnreadable', line, { text: excerpt(word), seat });
      if (!guessed) {
        whole = false;
        reportRest(section, index, problems, deal);
        break;
      }
    }
    if (call === ALL_PASS) {
      for (let left = passesLeft(calls); left > 0; left--) {
        calls.push({ seat, call: 'P', line });
        seat = nextSeat(seat);
      }
      // `all pass` is two words.
      if (section.words[index + 1]?.toLowerCase() === 'pass') index++;
      continue;
    }
    const irregularity = section.marks.get(index)?.irregularity ?? '';
    if (irregularity === 'I' && call !== null && isBid(call))
      report('declaredInsufficientBid', line, { call, seat });
    else if (irregularity !== '') report('textIgnored', line, { text: `^${irregularity}` });
    if (section.marks.get(index)?.asterisk === true) problems.add('asteriskAsAlert', line, deal);
    calls.push(callWithMarks(section, index, seat, call ?? 'X', line));
    seat = nextSeat(seat);
  }
  if (first !== null && dealer !== null && first !== dealer)
    report('dealerDiffers', section.line, { dealer, first });
  return { dealer: dealer ?? first ?? named, calls, inRotation, whole };
}

/** Reports the words after the place where reading stopped. */
function reportRest(section: RawSection<string>, at: number, problems: ProblemList, deal: number): void {
  const rest = section.words.slice(at + 1);
  const count = rest.filter((word) => word !== '-' && word !== '+' && word !== '*').length;
  if (count > 0) problems.add('callsLeftOut', section.lines[at] as number, deal, { count });
}

/** Notes after words that are no call (dashes, all pass, the asterisk); they belong to the deal. */
export function besideNoCall(section: RawSection<string>): readonly string[] {
  return section.textBesideOthers((word) => {
    const call = callOf(word);
    return call === null || call === ALL_PASS;
  });
}

function callOf(word: string): Call | typeof ALL_PASS | null {
  return CALLS.get(word) ?? CALLS.get(word.toUpperCase()) ?? null;
}

const ALERTED = { alert: true } as const;

function callWithMarks(
  section: RawSection<string>,
  index: number,
  seat: Seat,
  call: Call,
  line: number,
): ReadCall {
  const mark = section.marks.get(index);
  if (mark === undefined) return { seat, call, line };
  const explanation = mark.note === 0 ? undefined : section.notes.get(mark.note);
  const note = section.textBeside(index, false);
  return {
    seat,
    call,
    line,
    ...(mark.asterisk ? ALERTED : undefined),
    ...(explanation === undefined ? undefined : { explanation }),
    ...(note === '' ? undefined : { note }),
  };
}
