/**
 * A replay without the Laws: every position looked up, none computed while somebody steps. It is made of a file that may be
 * anything: what is no card, seat, trick or text number ends the reading, so that what comes out is safe to draw.
 */

import type { Card } from '../domain/card.ts';
import type { Contract } from '../domain/contract.ts';
import { isSeat, type BySeat, type Seat } from '../domain/seat.ts';
import {
  MOST_STEPS,
  NOTHING_YET,
  type Baked,
  type BakedFact,
  type BakedRow,
  type BakedState,
  type TextNumber,
} from './baked.ts';
import { stopsIn, type Stops } from './stops.ts';

/** One trick as a film shows it. */
export interface FilmTrick extends BySeat<Card | null> {
  readonly number: number;
  readonly leader: Seat;
  readonly winner: Seat | null;
}

/** What an element draws of one position. */
export interface Frame extends BakedState {
  readonly at: number;
  /** What led here; null at the start. */
  readonly fact: BakedFact | null;
  /** The fact as a baked sentence; null where there are facts only. */
  readonly says: TextNumber | null;
  readonly caption: string | null;
  readonly findings: readonly BakedRow[];
  /** The tricks so far, the one in progress last. */
  readonly tricks: readonly FilmTrick[];
  /** Every case so far: `revoke@17` and its state. */
  readonly cases: ReadonlyMap<string, string>;
}

/** A deal ready to be stepped through. */
export interface Film extends Omit<Baked, 'hands' | 'steps'> {
  /** Each hand as dealt, from the top; null for a hand the record does not show. */
  readonly dealt: BySeat<readonly Card[] | null>;
  /** `frames[n]`: after n events. */
  readonly frames: readonly Frame[];
  readonly stops: Stops;
}

class Damaged extends Error {}

function must<Value>(value: Value, holds: unknown): Value {
  if (!holds) throw new Damaged();
  return value;
}

/** No list inside a step is longer. */
const MANY = 500;

const CARD = /^[CDHS][2-9TJQKA]$/;
const TRICK = /^(\d|1[0-3])(?:([NESW]) (..) (..) (..) (..) ([NESW-]))?$/;
const CONTRACT = /^([1-7])([CDHS]|NT)(X{0,2})$/;

const card = (value: unknown): Card => must(value as Card, CARD.test(value as string));
const list = <Value>(value: readonly Value[], most = MANY): readonly Value[] =>
  must(value, Array.isArray(value) && value.length <= most);
const text = (value: unknown): string => must(value as string, typeof value === 'string');

/** The contract as a film writes it: `4H`, `3NTX`. */
export function contractOf(written: string): Contract {
  const [, level, strain, doubling = ''] = CONTRACT.exec(written) ?? [];
  return { level: Number(level), strain, doubling: 2 ** doubling.length } as Contract;
}

/** Null when the deal does not hold together. */
export function filmOf(baked: Baked): Film | null {
  try {
    return made(baked);
  } catch (error) {
    // A file of another shape altogether ends in a type error: it is damaged just the same.
    if (error instanceof Damaged || error instanceof TypeError) return null;
    throw error;
  }
}

function made(baked: Baked): Film {
  const { hands, steps, texts, marks, spans, labels, clauses, law, auction, names = {} } = baked;
  for (const { written, spoken } of Object.values(texts))
    must(0, list(written, Infinity).length === list(spoken, Infinity).length);
  const [first] = Object.values(texts);
  const told = (value: unknown): void => void must(0, typeof first?.written[value as number] === 'string');
  const row = ([laws, number, option = '']: BakedRow): void => {
    list(laws).forEach(text);
    told(number);
    text(option);
  };
  [...Object.values(labels), ...Object.values(clauses)].forEach(told);
  [
    baked.title,
    baked.board,
    baked.vulnerable,
    baked.notes ?? '',
    ...(law === null ? [] : [law.edition, law.baked]),
    ...Object.values(names),
  ].forEach(text);
  for (const [call, , explanation] of list(auction ?? [])) [call, explanation ?? ''].forEach(text);
  for (const [kind, from, to] of list(spans, MOST_STEPS)) must(text(kind), from >= 0 && to < steps.length);
  const dealt = (seat: Seat): readonly Card[] | null =>
    hands[seat] === null ? null : hands[seat].split(' ').filter(Boolean).map(card);
  const frames: Frame[] = [];
  let last = { ...NOTHING_YET, tricks: [] as readonly FilmTrick[], cases: new Map<string, string>() };
  for (const [at, step] of list(steps, MOST_STEPS + 1).entries() as ArrayIterator<
    [number, Baked['steps'][number]]
  >) {
    const { fact = null, says = null, caption = null, findings = [], tricks, cases, ...state } = step;
    if (says !== null) told(says);
    list(findings).forEach(row);
    last = {
      ...last,
      ...state,
      tricks: tricks === undefined ? last.tricks : tricksAfter(last.tricks, list(tricks)),
      cases: cases === undefined ? last.cases : new Map([...last.cases, ...list(cases)]),
    };
    checked(last, row, told);
    if (fact?.card !== undefined) card(fact.card);
    frames.push({ ...last, at, fact, says, caption: caption === null ? null : text(caption), findings });
  }
  for (const mark of list(marks, MOST_STEPS)) {
    const { step, kind, text: number } = mark as Baked['marks'][number];
    must(0, frames[step]);
    text(kind);
    told(number);
  }
  const stops = stopsIn({
    last: must(frames.length, frames.length > 0) - 1,
    fact: (at) => frames[at]?.fact?.type,
    told: (at) => frames[at]?.findings.length !== 0,
    tricks: (at) => frames[at]?.tricks ?? [],
    marks: marks.map(({ step }) => step),
  });
  return { ...baked, dealt: { N: dealt('N'), E: dealt('E'), S: dealt('S'), W: dealt('W') }, frames, stops };
}

function checked(state: BakedState, row: (row: BakedRow) => void, told: (value: unknown) => void): void {
  const { contract, declarer, won, turn, loose, penaltyCards, revokes, known, choosers, panels } = state;
  must(0, contract === null || CONTRACT.test(contract));
  for (const seat of [declarer, turn]) must(0, seat === null || isSeat(seat));
  for (const tricks of list(won, 2)) must(0, Number.isInteger(tricks));
  for (const [seat, which] of [...list(loose), ...list(revokes), ...list(penaltyCards)] as [Seat, Card][])
    must(card(which), isSeat(seat));
  for (const [, , kind, spoken] of penaltyCards) {
    told(spoken);
    must(0, kind === 'minor' || kind === 'major');
  }
  list(known).forEach(card);
  list(choosers).forEach(told);
  for (const [show, heading, rows] of list(panels)) {
    text(show);
    told(heading);
    list(rows).forEach(row);
  }
}

function tricksAfter(tricks: readonly FilmTrick[], changes: readonly string[]): readonly FilmTrick[] {
  const now = new Map(tricks.map((trick) => [trick.number, trick]));
  for (const change of changes) {
    must(0, TRICK.test(change));
    const [, digits, leader, ...rest] = TRICK.exec(change) as unknown as string[];
    const number = Number(digits);
    now.delete(number);
    if (!isSeat(leader)) continue;
    const [N, E, S, W] = rest.slice(0, 4).map((which) => (which === '--' ? null : card(which))) as Card[];
    const winner = isSeat(rest[4]) ? rest[4] : null;
    now.set(number, { number, leader, winner, N, E, S, W } as FilmTrick);
  }
  return [...now.values()].sort((one, other) => one.number - other.number);
}

/** Where play has come to: the trick, and how many of its cards lie there. */
export function placeIn({ tricks }: Pick<Frame, 'tricks'>): {
  readonly trick: number;
  readonly card: number;
} {
  const trick = tricks.at(-1);
  if (trick === undefined) return { trick: 0, card: 0 };
  return { trick: trick.number, card: [trick.N, trick.E, trick.S, trick.W].filter(Boolean).length };
}
