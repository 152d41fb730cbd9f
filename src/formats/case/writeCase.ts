/** Writes a deal as a case file: one item in a line, plays with one trick in a line, so that people can read it aloud. */

import { formatContract } from '../../domain/contract.ts';
import { formatHands } from '../../domain/deal.ts';
import { nextSeat, type Seat } from '../../domain/seat.ts';
import type { CardPlayed, Fact, UnknownPlayed } from '../../events/event.ts';
import type { DealRecord, RecordHeader } from '../../events/record.ts';
import type { CaseExtras } from './extras.ts';
import { HEAD, TEXT_KEYS, type HeadKey, type TextKey } from './head.ts';
import { CASE_FORMAT } from './readCase.ts';

/** JSON with line ends; reading it gives the same record. */
export function writeCase(record: DealRecord, extras: CaseExtras = {}): string {
  const lines = [...headLines(record.header, extras), ...restLines(extras.rest ?? {})];
  const items = itemsOf(record, extras.checks ?? []);
  const events = items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${item}`).join(',\n')}\n  ]`;
  return `{\n${[...lines, `"events": ${events}`].map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

function headLines(header: RecordHeader, { remarks = header.remarks ?? [] }: CaseExtras): string[] {
  const { deal } = header;
  const own: Readonly<Record<Exclude<HeadKey, TextKey | 'events'>, unknown>> = {
    format: CASE_FORMAT,
    // A case must have a title, so an unknown one is `?`.
    title: header.title === '' ? '?' : header.title,
    names: header.names,
    edition: header.edition,
    elections: header.elections,
    deal: {
      board: deal.board === '' ? undefined : boardOf(deal.board),
      dealer: deal.dealer ?? undefined,
      vulnerable: deal.vulnerable ?? undefined,
      hands: formatHands(deal.hands),
    },
    contract: header.contract === null ? undefined : formatContract(header.contract),
    declarer: header.declarer ?? undefined,
    auction: header.auction ?? undefined,
    calls: remarks.length === 0 ? undefined : remarks,
    statedResult: header.statedResult?.declarerTricks,
    comparison: header.comparison,
    translations: header.translations,
    people: header.people,
    seal: header.seal,
  };
  // The fields in the order of their declaration.
  const fields = {
    ...HEAD,
    ...own,
    ...Object.fromEntries(TEXT_KEYS.map((key) => [key, header[key]])),
    events: undefined,
  };
  return linesOf(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function restLines(rest: Readonly<Record<string, unknown>>): string[] {
  return linesOf(Object.entries(rest));
}

function linesOf(entries: readonly (readonly [string, unknown])[]): string[] {
  return entries.map(([key, value]) => `${JSON.stringify(key)}: ${inline(value)}`);
}

/** A board number is written as a number: `"board": 7`. */
function boardOf(board: string): number | string {
  return /^[1-9]\d{0,8}$/.test(board) ? Number(board) : board;
}

/** JSON on one line, with spaces for human readers. */
function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`).join(', ')} }`;
}

/** Facts, marks and checks in their order. */
function itemsOf({ events, marks = {} }: DealRecord, checks: NonNullable<CaseExtras['checks']>): string[] {
  const between = new Map<number, string[]>();
  const add = (moment: number, item: string): void => {
    const known = between.get(moment);
    if (known === undefined) between.set(moment, [item]);
    else known.push(item);
  };
  for (const [mark, moment] of Object.entries(marks)) add(moment, inline({ mark }));
  for (const { moment, expect } of checks) add(moment, inline({ expect }));
  const runs = new Runs();
  for (const [index, fact] of events.entries()) {
    runs.between(between.get(index));
    runs.add(fact);
  }
  runs.between(between.get(events.length));
  return runs.finish();
}

/** Collects consecutive clockwise plays into runs, one trick in a line. */
class Runs {
  readonly #items: string[] = [];
  readonly #run: string[] = [];
  #first: Seat = 'N';
  #next: Seat = 'N';
  /** The number of cards in the trick in progress, by counting. */
  #inTrick = 0;

  add(fact: Fact): void {
    if (fact.type !== 'CardPlayed') {
      this.#end();
      if (fact.type === 'CardWithdrawn') this.#inTrick = Math.max(0, this.#inTrick - 1);
      this.#items.push(inline(fact));
      return;
    }
    if (isPlain(fact)) {
      if (this.#run.length > 0 && fact.seat !== this.#next) this.#end();
      if (this.#run.length === 0) this.#first = fact.seat;
      this.#run.push(fact.card ?? `${fact.suit ?? ''}?`);
      this.#next = nextSeat(fact.seat);
    } else {
      this.#end();
      this.#items.push(inline(fact));
    }
    this.#inTrick++;
    if (this.#inTrick === 4) {
      this.#inTrick = 0;
      this.#end();
    }
  }

  /** Marks and checks end a run, because each belongs to its moment. */
  between(items: readonly string[] | undefined): void {
    if (items === undefined) return;
    this.#end();
    this.#items.push(...items);
  }

  finish(): string[] {
    this.#end();
    return this.#items;
  }

  #end(): void {
    if (this.#run.length > 0) this.#items.push(JSON.stringify(`${this.#first}: ${this.#run.join(' ')}`));
    this.#run.length = 0;
  }
}

function isPlain(fact: CardPlayed | UnknownPlayed): boolean {
  for (const key in fact)
    if (key !== 'type' && key !== 'seat' && key !== 'card' && (key !== 'suit' || fact.card !== undefined))
      return false;
  return true;
}
