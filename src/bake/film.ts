/**
 * A replay without the Laws: every position looked up, none computed while somebody steps. It is made of a file that may be
 * anything: what is no card, trick or text number ends the reading. What is drawn of it is text, whatever it was.
 */

import type { Card } from '../domain/card.ts';
import { bySeat, isSeat, SEATS, type BySeat, type Seat } from '../domain/seat.ts';
import { cardsInTrick, type Trick } from '../domain/trick.ts';
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
export interface FilmTrick extends Trick {
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
const CONTRACT = /^[1-7](?:[CDHS]|NT)X{0,2}$/;

const card = (value: unknown): Card => must(value as Card, CARD.test(value as string));
const list = <Value>(value: readonly Value[], most = MANY): readonly Value[] =>
  must(value, Array.isArray(value) && value.length <= most);

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
  const { hands, steps, texts, marks, spans, labels, clauses } = baked;
  for (const { written, spoken } of Object.values(texts))
    must(0, list(written, Infinity).length === list(spoken, Infinity).length);
  const [first] = Object.values(texts);
  const told = (value: unknown): void => void must(0, typeof first?.written[value as number] === 'string');
  [...Object.values(labels), ...Object.values(clauses)].forEach(told);
  for (const [, from, to] of list(spans, MOST_STEPS)) must(0, from >= 0 && to < steps.length);
  const dealt = (seat: Seat): readonly Card[] | null =>
    hands[seat] === null ? null : hands[seat].split(' ').filter(Boolean).map(card);
  const frames: Frame[] = [];
  let last = { ...NOTHING_YET, tricks: [] as readonly FilmTrick[], cases: new Map<string, string>() };
  for (const [at, step] of list(steps, MOST_STEPS + 1).entries()) {
    const { fact = null, says = null, caption = null, findings = [], tricks, cases, ...state } = step;
    if (says !== null) told(says);
    if (fact?.card) card(fact.card);
    list(findings).forEach(([, number]) => told(number));
    last = {
      ...last,
      ...state,
      tricks: tricks === undefined ? last.tricks : tricksAfter(last.tricks, list(tricks)),
      cases: cases === undefined ? last.cases : new Map([...last.cases, ...list(cases)]),
    };
    if (last.contract !== null) must(0, CONTRACT.test(last.contract));
    for (const [, which] of [...list(last.loose), ...list(last.revokes), ...list(last.penaltyCards)])
      card(which);
    for (const [, heading, rows] of list(last.panels))
      [heading, ...list(rows).map(([, number]) => number)].forEach(told);
    frames.push({ ...last, at, fact, says, caption, findings });
  }
  for (const mark of list(marks, MOST_STEPS)) {
    must(0, frames[mark.step] && /^\w+$/.test(mark.kind));
    told(mark.text);
  }
  const stops = stopsIn({
    last: must(frames.length, frames.length > 0) - 1,
    fact: (at) => frames[at]?.fact?.type,
    told: (at) => frames[at]?.findings.length !== 0,
    tricks: (at) => frames[at]?.tricks ?? [],
    marks: marks.map(({ step }) => step),
  });
  return { ...baked, dealt: bySeat(dealt), frames, stops };
}

function tricksAfter(tricks: readonly FilmTrick[], changes: readonly string[]): readonly FilmTrick[] {
  const now = new Map(tricks.map((trick) => [trick.number, trick]));
  for (const change of changes) {
    must(0, TRICK.test(change));
    const [, digits, leader, ...rest] = TRICK.exec(change) as unknown as string[];
    const number = Number(digits);
    now.delete(number);
    if (!isSeat(leader)) continue;
    const winner = isSeat(rest[4]) ? rest[4] : null;
    const cards = bySeat((seat) => {
      const which = rest[SEATS.indexOf(seat)];
      return which === '--' ? null : card(which);
    });
    now.set(number, { number, leader, winner, ...cards });
  }
  return [...now.values()].sort((one, other) => one.number - other.number);
}

/** Where play has come to: the trick, and how many of its cards lie there. */
export function placeIn({ tricks }: Pick<Frame, 'tricks'>): {
  readonly trick: number;
  readonly card: number;
} {
  const trick = tricks.at(-1);
  return trick ? { trick: trick.number, card: cardsInTrick(trick) } : { trick: 0, card: 0 };
}
