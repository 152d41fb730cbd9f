/**
 * `[RulingTable "Seq\3R;Trick\2R;Card;Law;Event;Details"]`: what happened at the table besides calls, rows of cards and a result. Other
 * programs ignore it. This program reads it back, as long as hands and play are still those for which it was written. Row 0 has keys of a
 * case file that no tag can hold. Every other row is one item of a case file: a run of plays, a fact, a mark, a check. `Trick`, `Card`
 * and `Law` are for people. Long details continue in rows whose event is `+`.
 */

import { CARDS } from '../../domain/card.ts';
import { formatHands } from '../../domain/deal.ts';
import { canonical } from '../../domain/json.ts';
import { isHeadKey } from '../case/head.ts';
import type { CaseRead } from '../case/readCase.ts';
import { readCase } from '../case/readCase.ts';
import { writeCase } from '../case/writeCase.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import type { DealRecord } from '../../events/record.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Card } from '../../domain/card.ts';

export const RULING_TABLE = 'RulingTable';
export const RULING_COLUMNS = 'Seq\\3R;Trick\\2R;Card;Law;Event;Details';

/** Rows of cards, as written or read: the seat and card of each play. */
export type CardRows = readonly (readonly { readonly seat: Seat; readonly card: Card }[])[];

/** A number that shows whether hands and rows of play are still the same. */
export function checksumOf(record: DealRecord, rows: CardRows): number {
  let sum = 0;
  for (const letter of formatHands(record.header.deal.hands))
    sum = (sum * 31 + letter.charCodeAt(0)) % MODULUS;
  for (const row of rows) {
    sum = (sum * 31 + row.length) % MODULUS;
    // The cards are sorted, because a reader may turn a row that does not fit the hands.
    const cards = row.map(({ card }) => CARDS.indexOf(card)).sort((one, other) => one - other);
    for (const card of cards) sum = (sum * 211 + card) % MODULUS;
  }
  return sum;
}

const MODULUS = 1_000_003;

type Json = Readonly<Record<string, unknown>>;

export interface RulingRow {
  readonly trick: number | null;
  readonly card: string | null;
  readonly laws: readonly string[];
}

/** The rows that contain `head` and `items`; `beside` returns the values of the columns that are for people. */
export function rulingRows(
  check: number,
  head: Json,
  items: readonly unknown[],
  beside: (item: number) => RulingRow,
): string[] {
  const lines = rowLines(0, { trick: null, card: null, laws: [] }, 'Record', { check, ...head });
  for (const [index, item] of items.entries()) {
    const [event, details] = wordsOf(item);
    lines.push(...rowLines(index + 1, beside(index), event, details));
  }
  return lines;
}

function wordsOf(item: unknown): [string, Json] {
  if (typeof item === 'string') return ['Plays', { plays: item }];
  const { type, ...rest } = item as Json;
  return typeof type === 'string' ? [type, rest] : ['Item', rest];
}

/** The longest details of one row, so that the line stays below 255 characters. */
const LONGEST_DETAILS = 160;

function rowLines(number: number, beside: RulingRow, event: string, details: Json): string[] {
  const text = encode(details);
  const { trick, card, laws } = beside;
  const columns = [
    String(number).padStart(3),
    (trick === null ? '-' : String(trick)).padStart(2),
    (card ?? '-').padEnd(2),
    laws.length === 0 ? '-' : laws.join(',').slice(0, 40),
  ];
  const lines = [`${columns.join(' ')} ${event} "${text.slice(0, LONGEST_DETAILS)}"`];
  for (let at = LONGEST_DETAILS; at < text.length; at += LONGEST_DETAILS)
    lines.push(`${String(number).padStart(3)}  - -  - + "${text.slice(at, at + LONGEST_DETAILS)}"`);
  return lines;
}

/** `key=value&key=value`: percent-encoded where a PBN string can't contain the character. */
function encode(details: Json): string {
  return Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${escapeText(key)}=${escapeText(valueText(value))}`)
    .join('&');
}

/** Text is unchanged. Text that would read as something else gets a tilde, JSON gets two. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return /^(?:~|-?\d|true$|false$)/.test(value) ? `~${value}` : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `~~${JSON.stringify(value)}`;
}

function escapeText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\u0020-\u007e]|["%&=\\]/gu, (letter) => encodeURIComponent(letter));
}

function decode(text: string): Json | null {
  const entries: [string, unknown][] = [];
  for (const part of text === '' ? [] : text.split('&')) {
    const at = part.indexOf('=');
    if (at === -1) return null;
    try {
      entries.push([decodeURIComponent(part.slice(0, at)), valueOf(decodeURIComponent(part.slice(at + 1)))]);
    } catch {
      return null;
    }
  }
  return Object.fromEntries(entries);
}

function valueOf(text: string): unknown {
  if (text.startsWith('~~')) return JSON.parse(text.slice(2));
  if (text.startsWith('~')) return text.slice(1);
  if (/^-?\d/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

const ROW = /^(\d{1,6})\s+\S+\s+\S+\s+\S+\s+(\S+)\s+"([^"]*)"$/;

interface ReadTable {
  readonly check: unknown;
  readonly head: Json;
  readonly items: readonly unknown[];
}

/** Null if this program did not write the rows. */
function readRows(rows: readonly string[]): ReadTable | null {
  const parts: { event: string; text: string }[] = [];
  for (const row of rows) {
    const match = ROW.exec(row);
    if (match === null) return null;
    const [, , event = '', text = ''] = match;
    const latest = parts.at(-1);
    if (event !== '+') parts.push({ event, text });
    else if (latest === undefined) return null;
    else latest.text += text;
  }
  let head: Json | null = null;
  const items: unknown[] = [];
  for (const { event, text } of parts) {
    const details = decode(text);
    if (details === null) return null;
    if (head === null) {
      if (event !== 'Record') return null;
      head = details;
    } else if (event === 'Plays') items.push(details['plays']);
    else items.push(event === 'Item' ? details : { type: event, ...details });
  }
  if (head === null) return null;
  const { check, ...rest } = head;
  return { check, head: rest, items };
}

/** The events are exactly the rows of play. */
const AS_PLAYED = 'played';

/**
 * The keys of a case that reading `plain` back does not give, and whether its events are wanted, too. Null when nothing is
 * missing.
 * @param whole the deal as a case, as JSON
 * @param plain what a reader makes of the file without the table, as JSON
 */
export function missingFrom(whole: Json, plain: Json): { head: Json; items: readonly unknown[] } | null {
  const known = Object.keys({ ...plain, ...whole }).filter((key) => isHeadKey(key) && !NOT_COMPARED.has(key));
  const changed = known.filter((key) => canonical(whole[key]) !== canonical(plain[key]));
  const rest = Object.entries(whole).filter(([key]) => !isHeadKey(key));
  const eventsDiffer = comparable(whole['events']) !== comparable(plain['events']);
  if (changed.length === 0 && rest.length === 0 && !eventsDiffer) return null;
  return {
    head: {
      ...(eventsDiffer ? {} : { [AS_PLAYED]: true }),
      ...Object.fromEntries(changed.map((key) => [key, whole[key] ?? null])),
      ...(whole['source'] === undefined ? {} : { source: whole['source'] }),
      ...(rest.length === 0 ? {} : { rest: Object.fromEntries(rest) }),
    },
    items: eventsDiffer ? (whole['events'] as readonly unknown[]) : [],
  };
}

/** A claim that a reader made from a number is equal, whatever file gave the number. */
function comparable(events: unknown): string {
  const list = Array.isArray(events) ? events : [];
  return canonical(
    list.map((item: unknown) =>
      typeof item === 'object' && item !== null && 'note' in item && isReadersClaim(String(item.note))
        ? { ...item, note: '*' }
        : item,
    ),
  );
}

/** Keys that are not compared. The source differs for every copy. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['format', 'events', 'source']);

/** A case that was read whole. */
type Restored = CaseRead & { readonly record: DealRecord };

/**
 * The record with what the table holds. `rulingTableDiffers`: the tags and sections were changed after the table was written.
 * @param rows the play as it was read
 * @throws {Error} never for what the table holds; an error of the program itself is passed on
 */
export function restoredFrom(
  table: readonly string[],
  record: DealRecord,
  rows: CardRows,
): Restored | 'rulingTableUnreadable' | 'rulingTableDiffers' {
  try {
    const read = readRows(table);
    if (read === null) return 'rulingTableUnreadable';
    if (read.check !== checksumOf(record, rows)) return 'rulingTableDiffers';
    const plain = JSON.parse(writeCase(record)) as Json;
    const { rest, [AS_PLAYED]: played, ...head } = read.head;
    const events = played === true ? plain['events'] : read.items;
    const others = typeof rest === 'object' && rest !== null ? rest : {};
    const restored = readCase(JSON.stringify({ ...others, ...plain, ...head, events }));
    const { record: whole, problems } = restored;
    return whole === null || problems.length > 0 ? 'rulingTableUnreadable' : { ...restored, record: whole };
  } catch (error) {
    // JSON nested too deep for the stack is no table of ours.
    if (error instanceof RangeError) return 'rulingTableUnreadable';
    throw error;
  }
}
