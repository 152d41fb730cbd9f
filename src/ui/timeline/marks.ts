/** Irregularities and open matters of a deal, placed on a line of thirteen tricks. Pure: numbers in, numbers out. */

import { cardsInTrick } from '../../domain/trick.ts';
import {
  coursesOf,
  irregularitiesOf,
  KIND,
  type Irregularity,
  type MarkKind,
} from '../../bake/irregularities.ts';
import type { Life, Replay } from '../replay.ts';

export interface TimelineMark extends Irregularity {
  /** Place along the line, 0 to 1. */
  readonly x: number;
  /** Row above the line, from 0, so that neighbours do not cover one another. */
  readonly row: number;
}

export interface Bar {
  readonly life: Life;
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

const BEFORE = 2;
const SLOTS = 52;
const AFTER = 2;
const UNITS = BEFORE + SLOTS + AFTER;

/** Where trick `number` begins, 0 to 1; 14 is the end of the play. */
export function trickStart(number: number): number {
  return (BEFORE + (number - 1) * 4) / UNITS;
}

/** The place of every position along the line, never going back, 0 to 1. */
export function placesOf(replay: Pick<Replay, 'last' | 'table'>): readonly number[] {
  const slots: number[] = [];
  let reached = 0;
  for (let at = 0; at <= replay.last; at++) {
    const { trick } = replay.table(at);
    if (trick !== null) reached = Math.max(reached, (trick.number - 1) * 4 + cardsInTrick(trick));
    slots.push(reached);
  }
  const size = new Map<number, number>();
  for (const slot of slots) size.set(slot, (size.get(slot) ?? 0) + 1);
  const seen = new Map<number, number>();
  return slots.map((slot) => {
    const before = seen.get(slot) ?? 0;
    seen.set(slot, before + 1);
    const share = before / (size.get(slot) ?? 1);
    if (slot === 0) return (share * BEFORE) / UNITS;
    const room = slot === SLOTS ? 0.5 + AFTER : 0.5;
    return (BEFORE + slot - 0.5 + share * room) / UNITS;
  });
}

const marksMade = new WeakMap<Replay, readonly TimelineMark[]>();

/** One mark an event at most a kind, in order. */
export function marksOf(replay: Replay): readonly TimelineMark[] {
  const known = marksMade.get(replay);
  if (known !== undefined) return known;
  const places = placesOf(replay);
  const found = irregularitiesOf(replay);
  const ends: number[] = [];
  const marks = found.map((mark): TimelineMark => {
    const x = places[mark.event + 1] ?? 0;
    let row = ends.findIndex((end) => x - end > 0.034);
    if (row < 0) row = Math.min(ends.length, 2);
    ends[row] = x;
    return { ...mark, x, row };
  });
  marksMade.set(replay, marks);
  return marks;
}

const barsMade = new WeakMap<Replay, readonly Bar[]>();

/** How long each matter stays open; packed into as few lanes as hold them, four at most. */
export function barsOf(replay: Replay): readonly Bar[] {
  const known = barsMade.get(replay);
  if (known !== undefined) return known;
  const places = placesOf(replay);
  const ends: number[] = [];
  const bars = coursesOf(replay)
    .map((life) => ({
      life,
      from: places[life.opened + 1] ?? 0,
      to: life.closed === null ? 1 : (places[life.closed + 1] ?? 1),
    }))
    .filter(({ from, to }) => to > from)
    .map(({ life, from, to }): Bar => {
      let lane = ends.findIndex((end) => from > end + 0.004);
      if (lane < 0) lane = Math.min(ends.length, 3);
      ends[lane] = to;
      return { life, kind: KIND[life.machine], from, to, lane };
    });
  barsMade.set(replay, bars);
  return bars;
}

/** What of the marks has happened when `at` events have. */
export function marksBy(marks: readonly TimelineMark[], at: number): readonly TimelineMark[] {
  return marks.filter(({ event }) => event < at);
}

/** What of the bars has begun, as far as the line has come: how long a matter will stay open is still to come. */
export function barsBy(bars: readonly Bar[], at: number, here: number): readonly Bar[] {
  return bars
    .filter(({ life }) => life.opened < at)
    .map((bar) => (bar.to <= here ? bar : { ...bar, to: Math.max(here, bar.from) }));
}
