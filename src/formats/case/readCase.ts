/**
 * The case format, version 1: one JSON file, one deal, facts and checks in time order. Reads every file of the format, keeps what it
 * does not know, and never throws: what is wrong with a file is a list of problems.
 */

import { isCard } from '../../domain/card.ts';
import { isCall, parseContract, type Call } from '../../domain/contract.ts';
import { readHands } from '../../domain/deal.ts';
import { clockwiseFrom, isSeat, type Seat } from '../../domain/seat.ts';
import { VULNERABILITIES, type Vulnerability } from '../../domain/score.ts';
import type { Fact } from '../../events/event.ts';
import type { CallRemark, DealRecord, HeaderWords, RecordHeader, StatedResult } from '../../events/record.ts';
import { isEdition } from '../../lawbook/editions.ts';
import { readEvent } from './readEvent.ts';
import { KNOWN_KEYS, readRemarks } from './keys.ts';

export const CASE_FORMAT = 'dealtrail-case/1';

/** A deal has 52 cards and rarely fifty other events. */
const MOST_EVENTS = 5000;

export const CASE_PROBLEM_CODES = [
  'caseNotJson',
  'caseNotObject',
  'caseFormatUnknown',
  'caseHandsUnreadable',
  'caseFieldUnreadable',
  'caseItemUnreadable',
  'caseEventUnknown',
  'caseMarkTwice',
  'caseEventsTooMany',
] as const;
export type CaseProblemCode = (typeof CASE_PROBLEM_CODES)[number];

export interface CaseProblem {
  readonly code: CaseProblemCode;
  /** Number of the item in `events`, from 0; -1 for the head of the file. */
  readonly item: number;
  /** The field or text concerned, cut short. */
  readonly text: string;
}

/** A check about the moment after so many events. */
export interface Check {
  readonly moment: number;
  /** Number of the item in `events`, from 0. */
  readonly item: number;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface CaseRead {
  /** Null when nothing could be made of the file. */
  readonly record: DealRecord | null;
  readonly checks: readonly Check[];
  /** For each event the item of the file it comes from. */
  readonly items: readonly number[];
  readonly problems: readonly CaseProblem[];
  /** What the file says beside calls of its auction. */
  readonly remarks: readonly CallRemark[];
  /** Top-level keys the program makes nothing of, as they stand: `people`, `seal`, and what others have added. */
  readonly rest: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const short = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 60);

/** `W: SK S4 S8 H3` as one played card a seat, clockwise. Null when it is no such run. */
function readRun(text: string): Fact[] | null {
  const match = /^\s*([NESW])\s*:\s*(.*)$/.exec(text);
  const first = match?.[1];
  if (!match || !isSeat(first)) return null;
  const words = (match[2] as string).trim().split(/\s+/);
  const facts: Fact[] = [];
  let seat: Seat = first;
  for (const word of words) {
    if (!isCard(word)) return null;
    facts.push({ type: 'CardPlayed', seat, card: word });
    seat = clockwiseFrom(seat)[1];
  }
  return facts;
}

class CaseReader {
  readonly problems: CaseProblem[] = [];
  readonly events: Fact[] = [];
  readonly items: number[] = [];
  readonly checks: Check[] = [];
  readonly marks = new Map<string, number>();

  problem(code: CaseProblemCode, item: number, text: unknown): void {
    if (this.problems.length < 200) this.problems.push({ code, item, text: short(text) });
  }

  read(json: Json): CaseRead {
    if (json.format !== CASE_FORMAT) this.problem('caseFormatUnknown', -1, json.format ?? '');
    const header = this.header(json);
    const list = json.events ?? [];
    if (Array.isArray(list)) this.list(list);
    else this.problem('caseFieldUnreadable', -1, 'events');
    return {
      record: { header, events: this.events, marks: Object.fromEntries(this.marks) },
      checks: this.checks,
      items: this.items,
      problems: this.problems,
      remarks: readRemarks(json.calls),
      rest: Object.fromEntries(Object.entries(json).filter(([key]) => !KNOWN_KEYS.has(key))),
    };
  }

  /** Stops before memory does: no deal ever had so many events. */
  private list(list: readonly unknown[]): void {
    for (const [index, item] of list.entries()) {
      if (this.events.length > MOST_EVENTS) return this.problem('caseEventsTooMany', index, MOST_EVENTS);
      this.item(item, index);
    }
  }

  private item(item: unknown, index: number): void {
    if (typeof item === 'string') {
      const run = readRun(item);
      if (run === null) this.problem('caseItemUnreadable', index, item);
      else for (const fact of run) this.push(fact, index);
      return;
    }
    if (!isObject(item)) return this.problem('caseItemUnreadable', index, item);
    if (isObject(item.expect)) {
      this.checks.push({ moment: this.events.length, item: index, expect: item.expect });
      return;
    }
    if (typeof item.mark === 'string') {
      if (this.marks.has(item.mark)) this.problem('caseMarkTwice', index, item.mark);
      else this.marks.set(item.mark, this.events.length);
      return;
    }
    const read = readEvent(item);
    if (read.fact === null)
      this.problem(
        read.known ? 'caseItemUnreadable' : 'caseEventUnknown',
        index,
        read.field ?? item.type ?? item,
      );
    else this.push(read.fact, index);
  }

  private push(fact: Fact, item: number): void {
    this.events.push(fact);
    this.items.push(item);
  }

  private text(json: Json, field: string): string | undefined {
    const value = json[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    this.problem('caseFieldUnreadable', -1, field);
    return undefined;
  }

  /** Those that are there. */
  private texts<Field extends string>(json: Json, fields: readonly Field[]): Partial<Record<Field, string>> {
    return Object.fromEntries(
      fields.flatMap((field) => {
        const text = this.text(json, field);
        return text === undefined ? [] : [[field, text]];
      }),
    ) as Partial<Record<Field, string>>;
  }

  private translations(value: unknown): { translations?: Readonly<Record<string, HeaderWords>> } {
    if (value === undefined || value === null) return {};
    if (!isObject(value)) this.problem('caseFieldUnreadable', -1, 'translations');
    const told = Object.entries(isObject(value) ? value : {}).flatMap(([language, words]) => {
      if (isObject(words))
        return [[language, this.texts(words, ['title', 'event', 'source', 'notes'])] as const];
      this.problem('caseFieldUnreadable', -1, `translations ${language}`);
      return [];
    });
    return told.length === 0 ? {} : { translations: Object.fromEntries(told) };
  }

  private seat(json: Json, field: string): Seat | null {
    const value = json[field];
    if (value === undefined || value === null) return null;
    if (isSeat(value)) return value;
    this.problem('caseFieldUnreadable', -1, field);
    return null;
  }

  private header(json: Json): RecordHeader {
    const deal = isObject(json.deal) ? json.deal : {};
    if (!isObject(json.deal)) this.problem('caseFieldUnreadable', -1, 'deal');
    const hands = readHands(typeof deal.hands === 'string' ? deal.hands : 'N:- - - -');
    for (const each of hands.problems) {
      if (each.code === 'handsUnreadable')
        this.problem('caseHandsUnreadable', -1, each.text ?? each.seat ?? '');
    }
    const contractText = this.text(json, 'contract');
    const contract = contractText === undefined ? null : parseContract(contractText);
    if (contractText !== undefined && contract === null && !/^pass(ed out)?$/i.test(contractText))
      this.problem('caseFieldUnreadable', -1, 'contract');
    if (json.edition !== undefined && !isEdition(json.edition))
      this.problem('caseFieldUnreadable', -1, 'edition');
    return {
      title: titleOf(this.text(json, 'title') ?? ''),
      ...this.texts(json, ['source', 'event', 'session', 'table', 'room', 'scoring', 'notes']),
      edition: isEdition(json.edition) ? json.edition : '2017',
      ...(isObject(json.elections) ? { elections: json.elections } : {}),
      deal: {
        board: this.text(deal, 'board') ?? '',
        dealer: this.seat(deal, 'dealer'),
        vulnerable: this.vulnerability(deal.vulnerable),
        hands: hands.hands,
      },
      contract,
      declarer: this.seat(json, 'declarer'),
      auction: this.auction(json.auction),
      ...(isObject(json.names) ? { names: this.names(json.names) } : {}),
      ...this.statedResult(json.statedResult),
      ...this.translations(json.translations),
    };
  }

  private statedResult(value: unknown): { statedResult?: StatedResult } {
    if (value === undefined || value === null) return {};
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 13)
      return { statedResult: { declarerTricks: value } };
    this.problem('caseFieldUnreadable', -1, 'statedResult');
    return {};
  }

  private vulnerability(value: unknown): Vulnerability {
    const found = VULNERABILITIES.find((each) => each === value);
    if (found === undefined && value !== undefined) this.problem('caseFieldUnreadable', -1, 'vulnerable');
    return found ?? 'None';
  }

  private auction(value: unknown): readonly Call[] | null {
    if (value === undefined || value === null) return null;
    const calls = Array.isArray(value) ? value : [];
    if (!Array.isArray(value) || !calls.every(isCall)) this.problem('caseFieldUnreadable', -1, 'auction');
    return calls.filter(isCall);
  }

  private names(value: Json): Partial<Record<Seat, string>> {
    return Object.fromEntries(
      Object.entries(value).filter(([seat, name]) => isSeat(seat) && typeof name === 'string'),
    );
  }
}

/** A question mark stands for a title that is not known, since a case must have one. */
function titleOf(text: string): string {
  return text === '?' ? '' : text;
}

/** Reads one case. A file that is no JSON, or no object, gives a null record and says so. */
export function readCase(text: string): CaseRead {
  const nothing = (code: CaseProblemCode, what: string): CaseRead => ({
    record: null,
    checks: [],
    items: [],
    problems: [{ code, item: -1, text: what }],
    remarks: [],
    rest: {},
  });
  let json: unknown;
  try {
    json = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    return nothing('caseNotJson', error instanceof Error ? error.message.slice(0, 120) : '');
  }
  if (!isObject(json)) return nothing('caseNotObject', '');
  try {
    return new CaseReader().read(json);
  } catch (error) {
    // Nested deeper than the stack: nothing a person or program wrote in earnest.
    if (error instanceof RangeError) return nothing('caseNotObject', '');
    throw error;
  }
}
