/** A deal as a line of thirteen tricks: the offset of each position, the marks above, the bars below. Pure: numbers in, numbers out. */

import type { MarkKind } from './irregularities.ts';
import type { Moments } from './moment.ts';

/** An offset along the line, from 0 to 1, and the row above it, from 0. Neighbours get different rows, so that none covers another. */
interface Above {
  readonly x: number;
  readonly row: number;
}

/** The beginning and the end along the line, from 0 to 1, and the lane below it. */
interface Below {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

/** A mark to which the viewer can jump, with the number of its event. */
export interface MarkOfLine extends Above {
  readonly event: number;
  readonly kind: MarkKind;
}

/** How long something was open: the numbers of the events that opened and ended it; null while it is open. */
export interface BarOfLine extends Below {
  readonly opened: number;
  readonly closed: number | null;
  readonly kind: MarkKind;
}

export interface Line {
  /** The offsets of all positions along the line, from 0 to 1. */
  readonly offsets: readonly number[];
  readonly marks: readonly MarkOfLine[];
  readonly bars: readonly BarOfLine[];
}

const BEFORE = 2;
const SLOTS = 52;
const AFTER = 2;
const UNITS = BEFORE + SLOTS + AFTER;

/** The offset at which trick `number` begins, from 0 to 1; 14 is the end of the play. */
export function trickStart(number: number): number {
  return (BEFORE + (number - 1) * 4) / UNITS;
}

/** The offset of every position along the line, never going back, 0 to 1. */
export function offsetsAlong({
  last,
  trickAndCard,
}: Pick<Moments, 'last' | 'trickAndCard'>): readonly number[] {
  const slots: number[] = [];
  let reached = 0;
  for (let at = 0; at <= last; at++) {
    const { trick, card } = trickAndCard(at);
    reached = Math.max(reached, (trick - 1) * 4 + card);
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

/**
 * The marks with their offset (0 to 1) and their row (0 to 2), in the order given. Marks that stand close together go into different
 * rows.
 */
export function marksAlong<Found extends Pick<MarkOfLine, 'event'>>(
  found: readonly Found[],
  offsets: readonly number[],
): readonly (Found & Above)[] {
  const ends: number[] = [];
  return found.map((mark) => {
    const x = offsets[mark.event + 1] ?? 0;
    let row = ends.findIndex((end) => x - end > 0.034);
    if (row < 0) row = Math.min(ends.length, 2);
    ends[row] = x;
    return { ...mark, x, row };
  });
}

/** The bars with both ends (0 to 1) and their lane (0 to 3), in the order given; a bar without length is left out. */
export function barsAlong<Course extends Pick<BarOfLine, 'opened' | 'closed'>>(
  courses: readonly Course[],
  offsets: readonly number[],
): readonly (Course & Below)[] {
  const ends: number[] = [];
  return courses
    .map((course) => ({
      ...course,
      from: offsets[course.opened + 1] ?? 0,
      to: course.closed === null ? 1 : (offsets[course.closed + 1] ?? 1),
    }))
    .filter(({ from, to }) => to > from)
    .map((bar) => {
      let lane = ends.findIndex((end) => bar.from > end + 0.004);
      if (lane < 0) lane = Math.min(ends.length, 3);
      ends[lane] = bar.to;
      return { ...bar, lane };
    });
}

/** The marks that have come after `at` events. */
export function marksBy<Mark extends MarkOfLine>(marks: readonly Mark[], at: number): readonly Mark[] {
  return marks.filter(({ event }) => event < at);
}

/**
 * The bars that have begun after `at` events, each drawn as far as `here` (0 to 1): nobody can know yet how long something will stay
 * open.
 */
export function barsBy<Bar extends BarOfLine>(
  bars: readonly Bar[],
  at: number,
  here: number,
): readonly Bar[] {
  return bars
    .filter(({ opened }) => opened < at)
    .map((bar) => (bar.to <= here ? bar : { ...bar, to: Math.max(here, bar.from) }));
}
