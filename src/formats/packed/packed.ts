/**
 * A deal in an address: deal, auction and what happened in about ninety letters. `1.<payload>.<check>`: the version, then
 * the payload, whose first three letters say how many it has, then four letters that tell whether all arrived as sent.
 */

import type { Fact } from '../../events/event.ts';
import type { DealRecord } from '../../events/record.ts';
import { count, flag, Unpackable } from './codec.ts';
import { digitReader, digitWriter, LETTERS, type DigitReader, type DigitWriter } from './digits.ts';
import { anyFact } from './facts.ts';
import { marks, MOST_EVENTS, putHeader, takeHeader, type PackOptions } from './header.ts';
import { following } from './play.ts';

export type { PackOptions } from './header.ts';

export const PACKED_VERSION = 1;
/** A longer link is cut by some programs on its way. Letters. */
export const LONG_LINK = 2000;
/** A longer one is not written: the deal goes into a file. */
export const LONGEST_LINK = 8000;

export type Packed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'linkTooLong'; readonly letters: number };

export type Unpacked =
  | { readonly ok: true; readonly record: DealRecord }
  | { readonly ok: false; readonly code: 'linkTooLong' | 'linkDamaged' | 'linkNewer' }
  /** How many letters came, version and check included, of how many; null when too few came to know. */
  | { readonly ok: false; readonly code: 'linkCut'; readonly arrived: number; readonly of: number | null };

const SEPARATORS = 2;
const LENGTH = 3;
const CHECK = 4;

/** A prime just below 64 to the fourth, so that four letters hold the check. */
const PRIME = 16_777_213;

function lettersOf(value: number, letters: number): string {
  let text = '';
  let rest = value;
  for (let place = 0; place < letters; place++, rest = Math.floor(rest / 64)) text += LETTERS[rest % 64];
  return text;
}

function valueOf(letters: string): number {
  return [...letters].reduceRight((value, letter) => value * 64 + Math.max(0, LETTERS.indexOf(letter)), 0);
}

function checkOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % PRIME;
  return lettersOf(sum, CHECK);
}

export function pack(record: DealRecord, options: PackOptions = {}): Packed {
  const to = digitWriter();
  putHeader(to, record.header, options);
  const events = record.events.map((fact) => discreet(fact, options));
  putEvents(to, { ...record, events });
  const body = to.text();
  const payload = `${lettersOf(body.length + LENGTH, LENGTH)}${body}`;
  const whole = `${PACKED_VERSION}.${payload}`;
  const letters = whole.length + 1 + CHECK;
  if (letters > LONGEST_LINK) return { ok: false, code: 'linkTooLong', letters };
  return { ok: true, text: `${whole}.${checkOf(whole)}` };
}

/** Something was said that the link does not repeat. */
const UNSAID = '…';

/** The fact without what people wrote of it and who they are, unless that was chosen. */
function discreet(fact: Fact, { names = false, notes = false }: PackOptions): Fact {
  const { note, explanation, statement, ...rest } = fact as Fact & Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = { ...rest };
  if (notes) Object.assign(kept, defined({ note, explanation, statement }));
  else if (fact.type === 'StatementMade') kept['text'] = UNSAID;
  else if (fact.type === 'RulingGiven') delete kept['text'];
  // That a claim came with a statement matters; what it said is for people to judge.
  else if (statement !== undefined) kept['statement'] = UNSAID;
  const by = kept['by'];
  if (!names && typeof by === 'string' && !/^(?:[NESW]|director|committee|reviewer)$/.test(by)) {
    if (fact.type === 'StatementMade' || fact.type === 'RulingGiven' || fact.type === 'ScoreAssigned')
      kept['by'] = '';
    else delete kept['by'];
  }
  if (fact.type === 'Amended') kept['with'] = discreet(fact.with, { names, notes });
  return kept as unknown as Fact;
}

function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Marks matter to amendments only: other moments have their names. */
const wantsMarks = (events: readonly Fact[]): boolean => events.some(({ type }) => type === 'Amended');

function putEvents(to: DigitWriter, { header, events, marks: named = {} }: DealRecord): void {
  const play = following(header);
  count(MOST_EVENTS).put(to, events.length);
  for (const fact of events) {
    const next = play.next();
    const place =
      next !== null && isPlain(fact) && fact.seat === next.seat ? next.cards.indexOf(fact.card) : -1;
    flag.put(to, place < 0);
    if (place < 0 || next === null) anyFact.put(to, fact);
    else to.put(place, next.cards.length);
    play.heard(fact);
  }
  if (wantsMarks(events)) marks.put(to, Object.entries(named));
}

/** A card and nothing else to be told of it. */
function isPlain(fact: Fact): fact is Extract<Fact, { type: 'CardPlayed' }> {
  return fact.type === 'CardPlayed' && Object.keys(fact).length === 3;
}

function takeEvents(from: DigitReader, header: DealRecord['header']): Pick<DealRecord, 'events' | 'marks'> {
  const play = following(header);
  const events: Fact[] = [];
  for (let left = count(MOST_EVENTS).take(from); left > 0; left--) {
    const next = play.next();
    const fact = flag.take(from) ? anyFact.take(from) : plainPlay(from, next);
    events.push(fact);
    play.heard(fact);
  }
  return wantsMarks(events) ? { events, marks: Object.fromEntries(marks.take(from)) } : { events };
}

function plainPlay(from: DigitReader, next: ReturnType<ReturnType<typeof following>['next']>): Fact {
  if (next === null || next.cards.length === 0) throw new Unpackable();
  const card = next.cards[from.take(next.cards.length)];
  if (card === undefined) throw new Unpackable();
  return { type: 'CardPlayed', seat: next.seat, card };
}

/** Reads what an address carries: `1.<payload>.<check>`, however it was cut or changed on its way. */
export function unpack(text: string): Unpacked {
  if (text.length > LONGEST_LINK) return { ok: false, code: 'linkTooLong' };
  const [version = '', payload = '', check = ''] = text.split('.');
  if (/^\d{1,3}$/.test(version) && Number(version) > PACKED_VERSION) return { ok: false, code: 'linkNewer' };
  if (version !== String(PACKED_VERSION) && text !== '') return { ok: false, code: 'linkDamaged' };
  if (payload.length < LENGTH) return { ok: false, code: 'linkCut', arrived: text.length, of: null };
  const length = valueOf(payload.slice(0, LENGTH));
  const of = version.length + SEPARATORS + length + CHECK;
  if (text.length < of) return { ok: false, code: 'linkCut', arrived: text.length, of };
  const damaged: Unpacked = { ok: false, code: 'linkDamaged' };
  if (payload.length !== length || check !== checkOf(`${version}.${payload}`)) return damaged;
  const from = digitReader(payload.slice(LENGTH));
  if (from === null) return damaged;
  try {
    const header = takeHeader(from);
    const record: DealRecord = { header, ...takeEvents(from, header) };
    return from.atEnd() ? { ok: true, record } : damaged;
  } catch (error) {
    if (error instanceof Unpackable) return damaged;
    throw error;
  }
}
