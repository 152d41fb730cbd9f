/**
 * A replay without the Laws: all positions are ready, and none is computed during stepping. It is made from an untrusted file: a value
 * that is no card, trick or text number stops the reading. Everything drawn from it is drawn as text.
 */

import type { Card, Placed } from '../../domain/card.ts';
import { bySeat, isSeat, SEATS, type BySeat, type Seat } from '../../domain/seat.ts';
import { cardsInTrick, type Trick } from '../../domain/trick.ts';
import {
  MOST_STEPS,
  NOTHING_YET,
  type Baked,
  type BakedBranch,
  type BakedFact,
  type BakedRow,
  type BakedState,
  type BakedStep,
  type TextNumber,
  type TranslatedText,
} from './baked.ts';
import { stopsIn, type Stops } from '../../view/stops.ts';

/** One trick in a film. */
interface FilmTrick extends Trick {
  readonly winner: Seat | null;
}

/** What an element draws at one position. */
export interface Frame extends BakedState {
  readonly at: number;
  /** The fact before this position; null at the start. */
  readonly fact: BakedFact | null;
  /** The baked sentence of the fact; null in a replay of facts alone. */
  readonly says: TextNumber | null;
  /** Who says so. */
  readonly vouched: TextNumber | null;
  readonly caption: string | null;
  /** The caption in other languages. */
  readonly captions: TranslatedText | null;
  readonly findings: readonly BakedRow[];
  /** The tricks so far, ending with the one in progress. */
  readonly tricks: readonly FilmTrick[];
  /** Every case so far: `revoke@17` and its state. */
  readonly cases: ReadonlyMap<string, string>;
}

/** A deal ready for stepping. */
export interface Film extends Omit<Baked, 'hands' | 'steps' | 'branches'> {
  /** Each hand as dealt, from the top; null for a hand the record does not show. */
  readonly dealt: BySeat<readonly Card[] | null>;
  /** `frames[n]`: the frame after n events. */
  readonly frames: readonly Frame[];
  readonly branches: readonly FilmBranch[];
  readonly stops: Stops;
}

/** A choice that a player made, or could have made, at a position. */
export interface FilmBranch extends BakedBranch {
  /** The frame after that choice. */
  readonly frame: Frame;
}

function must<Value>(value: Value, holds: unknown): Value {
  if (!holds) throw new TypeError();
  return value;
}

/** The longest list inside a step. */
const MANY = 500;

const CARD = /^[CDHS][2-9TJQKA]$/;
const UNREMEMBERED = /^[CDHS?]\?$/;
const TRICK = /^(\d|1[0-3])(?:([NESW]) (..) (..) (..) (..) ([NESW-]))?$/;
const CONTRACT = /^[1-7](?:[CDHS]|NT)X{0,2}$/;

const card = (value: unknown): Card => must(value as Card, CARD.test(value as string));
const placed = (value: unknown): Placed =>
  must(value as Placed, CARD.test(value as string) || UNREMEMBERED.test(value as string));
const list = <Value>(value: readonly Value[], most = MANY): readonly Value[] =>
  must(value, Array.isArray(value) && value.length <= most);

/**
 * Every position of a baked deal, ready to be shown. Null when the data are damaged or contradict each
 * other.
 * @throws {unknown} any error that is no `TypeError`: it is a mistake in this program, not in the data
 */
export function filmOf(baked: Baked): Film | null {
  try {
    return made(baked);
  } catch (error) {
    // A file of an entirely different shape causes a type error: it is damaged, too.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function made(baked: Baked): Film {
  const { hands, steps, texts, marks, spans, labels, clauses, branches = [], about = [] } = baked;
  for (const { written, spoken, said = {} } of Object.values(texts)) {
    must(0, list(written, Infinity).length === list(spoken, Infinity).length);
    for (const language of list(Object.values(said))) must(0, typeof language === 'string');
  }
  const [first] = Object.values(texts);
  for (const words of [
    baked.titles,
    baked.notesIn,
    ...list(steps, MOST_STEPS + 1).map(({ captions }) => captions),
  ])
    for (const text of Object.values(words ?? {})) must(0, typeof text === 'string');
  const mustBeText = (value: unknown): void =>
    void must(0, typeof first?.written[value as number] === 'string');
  [...Object.values(labels), ...Object.values(clauses)].forEach(mustBeText);
  for (const [heading, lines] of list(about)) [heading, ...list(lines)].forEach(mustBeText);
  for (const [, from, to] of list(spans, MOST_STEPS)) must(0, from >= 0 && to < steps.length);
  const dealt = (seat: Seat): readonly Card[] | null =>
    hands[seat] === null ? null : hands[seat].split(' ').filter(Boolean).map(card);
  const begun = { ...NOTHING_YET, tricks: [], cases: new Map<string, string>() };
  const frames: Frame[] = [];
  for (const step of steps) frames.push(after(frames.at(-1) ?? begun, step, frames.length));
  const branched = list(branches).map((branch): FilmBranch => {
    const { from, step, name } = branch;
    [step.says, name].forEach(mustBeText);
    return { ...branch, frame: after(must(frames[from], frames[from]) as Frame, step, from) };
  });
  for (const mark of list(marks, MOST_STEPS)) {
    must(0, frames[mark.step] && /^\w+$/.test(mark.kind));
    mustBeText(mark.text);
    mustBeText(mark.closed ?? mark.text);
  }
  const stops = stopsIn({
    last: must(frames.length, frames.length > 0) - 1,
    fact: (at) => frames[at]?.fact?.type,
    hasFinding: (at) => frames[at]?.findings.length !== 0,
    tricks: (at) => frames[at]?.tricks ?? [],
    marks: marks.map(({ step }) => step),
  });
  return { ...baked, dealt: bySeat(dealt), frames, branches: branched, stops };

  /** The frame that follows from a step. */
  function after(before: typeof begun | Frame, step: BakedStep, at: number): Frame {
    const {
      fact = null,
      says = null,
      vouched = null,
      caption = null,
      captions = null,
      findings = [],
      tricks,
      cases,
      ...state
    } = step;
    if (says !== null) mustBeText(says);
    if (vouched !== null) mustBeText(vouched);
    if (fact?.card) card(fact.card);
    list(findings).forEach(([, number, , closed = number]) => {
      mustBeText(number);
      mustBeText(closed);
    });
    const now = {
      ...before,
      ...state,
      tricks: tricks === undefined ? before.tricks : tricksAfter(before.tricks, list(tricks)),
      cases: cases === undefined ? before.cases : new Map([...before.cases, ...list(cases)]),
    };
    if (now.contract !== null) must(0, CONTRACT.test(now.contract));
    for (const [, which] of [...list(now.loose), ...list(now.penaltyCards)]) card(which);
    for (const [, which] of list(now.revokes)) placed(which);
    list(now.stillOpen);
    for (const [, heading, rows] of list(now.panels))
      [heading, ...list(rows).flatMap(([, number, , , effect = number]) => [number, effect])].forEach(
        mustBeText,
      );
    return { ...now, at, fact, says, vouched, caption, captions, findings };
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
    const winner = isSeat(rest[4]) ? rest[4] : null;
    const cards = bySeat((seat) => {
      const which = rest[SEATS.indexOf(seat)];
      return which === '--' ? null : placed(which);
    });
    now.set(number, { number, leader, winner, ...cards });
  }
  return [...now.values()].sort((one, other) => one.number - other.number);
}

/** The trick in progress and the number of its cards. */
export function trickAndCardIn({ tricks }: Pick<Frame, 'tricks'>): {
  readonly trick: number;
  readonly card: number;
} {
  const trick = tricks.at(-1);
  return trick ? { trick: trick.number, card: cardsInTrick(trick) } : { trick: 0, card: 0 };
}
