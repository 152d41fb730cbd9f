/**
 * Reads the case format, version 1: one JSON file with one deal, its facts and its checks in order of time. It reads every file of the
 * format, keeps what it does not know, and never throws: it lists the problems of the file.
 */

import { textAfterMark } from '../../domain/byteOrderMark.ts';
import { isObject } from '../../domain/json.ts';
import { isCard, isSuit } from '../../domain/card.ts';
import { clockwiseFrom, isSeat, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { FactType } from '../../events/facts.ts';
import type { CallRemark, DealRecord } from '../../events/record.ts';
import { DEFAULT_ELECTIONS } from '../../lawbook/editions.ts';
import { beyondRange } from './ranges.ts';
import { fieldsOfEvent, isEventType, readEvent } from './readEvent.ts';
import { HeaderReader, type Json } from './readHeader.ts';
import { placesIn, type DoubledField } from './places.ts';
import { HEAD, isHeadKey } from './head.ts';
import { nearestTo } from './nearest.ts';
import { readRemarks } from './remarks.ts';

export const CASE_FORMAT = 'dealtrail-case/1';

/** The most events of a record. A deal has 52 cards and rarely fifty other events. So many fold within two seconds; so many claims take nine. */
export const MOST_EVENTS = 5000;

export const CASE_PROBLEM_CODES = [
  'caseNotJson',
  'caseNotObject',
  'caseFormatUnknown',
  'caseHandsUnreadable',
  'caseFieldUnreadable',
  'caseItemUnreadable',
  'caseItemIsText',
  'caseEventUnknown',
  'caseMarkTwice',
  'caseFieldTwice',
  'caseEventsTooMany',
  'caseFieldUnknown',
  'caseNumberBeyond',
] as const;
export type CaseProblemCode = (typeof CASE_PROBLEM_CODES)[number];

export interface CaseProblem {
  readonly code: CaseProblemCode;
  /** The index of the item in `events`, from 0; -1 for the head of the file. */
  readonly item: number;
  /** The field or text in question, shortened. */
  readonly text: string;
  /** `near`: the field of the format that may be meant instead. `least`, `most`: what a number may be. */
  readonly about?: Readonly<Record<string, string | number>>;
}

/** A check for the moment after that many events. */
export interface CaseCheck {
  readonly moment: number;
  /** The index of the item in `events`, from 0. */
  readonly item: number;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface CaseRead {
  /** Null if the file could not be read at all. */
  readonly record: DealRecord | null;
  readonly checks: readonly CaseCheck[];
  readonly problems: readonly CaseProblem[];
  /** What the format allows but may not be meant: a field that it does not have is a misspelt one, or of a later version. */
  readonly doubts: readonly CaseProblem[];
  /** Remarks of the file to calls of its auction. */
  readonly remarks: readonly CallRemark[];
  /** Unknown top-level keys, unchanged: others have added them. */
  readonly rest: Readonly<Record<string, unknown>>;
  /** The auction has more calls than were read, which is among the problems. */
  readonly auctionCut: boolean;
}

const short = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 60);

/** Reads `W: SK S4 ? H?` as one card for each seat, clockwise, `?` for a forgotten one; at most one above the limit. Null if it is no run. */
function readRun(text: string): Fact[] | null {
  const match = /^\s*([NESW])\s*:(.*)$/.exec(text);
  const first = match?.[1];
  if (!match || !isSeat(first)) return null;
  const words = (match[2] as string).trim().split(/\s+/, MOST_EVENTS + 1);
  const facts: Fact[] = [];
  let seat: Seat = first;
  for (const word of words) {
    const suit = word.slice(0, -1);
    if (isCard(word)) facts.push({ type: 'CardPlayed', seat, card: word });
    else if (word === '?') facts.push({ type: 'CardPlayed', seat });
    else if (word.endsWith('?') && isSuit(suit)) facts.push({ type: 'CardPlayed', seat, suit });
    else return null;
    seat = clockwiseFrom(seat)[1];
  }
  return facts;
}

class CaseReader {
  readonly problems: CaseProblem[] = [];
  readonly doubts: CaseProblem[] = [];
  readonly events: Fact[] = [];
  readonly checks: CaseCheck[] = [];
  readonly marks = new Map<string, number>();

  problem(code: CaseProblemCode, item: number, text: unknown): void {
    if (this.problems.length < 200) this.problems.push({ code, item, text: short(text) });
  }

  private add(code: CaseProblemCode, item: number, text: string, more: Pick<CaseProblem, 'about'>): void {
    if (this.doubts.length < 200) this.doubts.push({ code, item, text: short(text), ...more });
  }

  private doubt(item: Json, type: FactType, index: number): void {
    this.fields(item, ['type', 'expect', 'mark', ...fieldsOfEvent(type)], index, `${type}.`);
    for (const { field, ...about } of beyondRange(type, item))
      this.add('caseNumberBeyond', index, `${type}.${field}`, { about });
  }

  /** Notes the fields of an object that are not among the known ones. */
  private fields(object: unknown, known: readonly string[], item: number, before = ''): void {
    for (const field of isObject(object) ? Object.keys(object) : []) {
      // Editors look for the schema under this name.
      if (known.includes(field) || field === '$schema') continue;
      const near = nearestTo(field, known);
      this.add('caseFieldUnknown', item, before + field, near === undefined ? {} : { about: { near } });
    }
  }

  read(json: Json, doubled: readonly DoubledField[]): CaseRead {
    for (const { field, item } of doubled) this.problem('caseFieldTwice', item, field);
    // In a file of another kind, everything is unknown.
    if (json.format === CASE_FORMAT || (json.format === undefined && isObject(json.deal))) {
      this.fields(json, Object.keys(HEAD), -1);
      this.fields(json.elections, Object.keys(DEFAULT_ELECTIONS), -1, 'elections ');
      this.fields(json.deal, ['board', 'dealer', 'vulnerable', 'hands'], -1);
    }
    if (json.format !== CASE_FORMAT) this.problem('caseFormatUnknown', -1, json.format ?? '');
    const reader = new HeaderReader((code, text) => this.problem(code, -1, text));
    const header = reader.read(json);
    const list = json.events ?? [];
    if (Array.isArray(list)) this.list(list);
    else this.problem('caseFieldUnreadable', -1, 'events');
    return {
      record: { header, events: this.events, marks: Object.fromEntries(this.marks) },
      checks: this.checks,
      problems: this.problems,
      doubts: this.doubts,
      remarks: readRemarks(json.calls, (field) => this.problem('caseFieldUnreadable', -1, field)),
      rest: Object.fromEntries(Object.entries(json).filter(([key]) => !isHeadKey(key))),
      auctionCut: reader.auctionCut,
    };
  }

  /** Stops at the limit, to protect the memory: no real deal has so many events. */
  private list(list: readonly unknown[]): void {
    for (const [index, item] of list.entries()) {
      this.item(item, index);
      if (this.events.length <= MOST_EVENTS) continue;
      this.events.length = MOST_EVENTS;
      return this.problem('caseEventsTooMany', index, MOST_EVENTS);
    }
  }

  private item(item: unknown, index: number): void {
    if (typeof item === 'string') {
      const run = readRun(item);
      if (run === null) this.problem('caseItemIsText', index, JSON.stringify(item));
      else for (const fact of run) this.events.push(fact);
      return;
    }
    if (!isObject(item)) return this.problem('caseItemUnreadable', index, item);
    if (!isEventType(item.type) && this.besidesEvents(item, index)) return;
    const read = readEvent(item);
    if (read.fact === null)
      this.problem(
        read.known ? 'caseItemUnreadable' : 'caseEventUnknown',
        index,
        read.field ?? item.type ?? item,
      );
    else this.events.push(read.fact);
    if (read.fact !== null) this.doubt(item, read.fact.type, index);
    for (const field of read.leftOut ?? []) this.problem('caseFieldUnreadable', index, field);
    // A check or a mark within an event: nobody can tell whether it is meant before or after it.
    for (const field of ['expect', 'mark'])
      if (read.known && Object.hasOwn(item, field))
        this.problem('caseFieldUnreadable', index, `${item.type}.${field}`);
  }

  /** Reads a check, a mark, or both about the same moment; false for an item that is neither. */
  private besidesEvents({ expect, mark }: Json, item: number): boolean {
    if (isObject(expect)) this.checks.push({ moment: this.events.length, item, expect });
    if (typeof mark === 'string') {
      if (this.marks.has(mark)) this.problem('caseMarkTwice', item, mark);
      else this.marks.set(mark, this.events.length);
    }
    return isObject(expect) || typeof mark === 'string';
  }
}

/**
 * Reads one case. A text that is no JSON or no object gives a null record and a problem.
 * @throws {Error} never for what the text holds; an error of the program itself is passed on
 */
export function readCase(text: string): CaseRead {
  const nothing = (code: CaseProblemCode, what: string): CaseRead => ({
    record: null,
    checks: [],
    problems: [{ code, item: -1, text: what }],
    doubts: [],
    remarks: [],
    rest: {},
    auctionCut: false,
  });
  const bare = textAfterMark(text);
  let json: unknown;
  try {
    json = JSON.parse(bare);
  } catch (error) {
    return nothing('caseNotJson', error instanceof Error ? error.message.slice(0, 120) : '');
  }
  if (!isObject(json)) return nothing('caseNotObject', '');
  try {
    return new CaseReader().read(json, placesIn(bare).doubled);
  } catch (error) {
    // JSON nested too deep for the stack: no real file has that.
    if (error instanceof RangeError) return nothing('caseNotObject', '');
    throw error;
  }
}
