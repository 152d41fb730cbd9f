/**
 * What the score of a board is compared with, as people state it: the other table's score, the scores of the field, the match, and the
 * regulations where the Laws leave something to them. An optional part of the record's header.
 */

import { isObject } from '../domain/json.ts';
import { SIDES, type Side } from '../domain/seat.ts';

/** An artificial score (12C2): below average, average, above it. */
export const AVERAGES = ['minus', 'even', 'plus'] as const;
export type Average = (typeof AVERAGES)[number];

export const PENALTY_UNITS = ['matchpoints', 'percent', 'imps', 'victoryPoints'] as const;

/** A procedural penalty (90): a side loses it, whatever the other side has. */
interface Penalty {
  readonly side: Side;
  /** Greater than 0. The unit `percent` is per cent of a top. */
  readonly amount: number;
  readonly unit: (typeof PENALTY_UNITS)[number];
}

/** What the Laws leave to a regulation. The defaults, with their sources, are those of `audit/scoring/regulations.ts`. */
export interface Regulations {
  /** True when scores may be weighted (12C1c); otherwise each side gets one result (12C1e). */
  readonly weighting: boolean;
  /** Decimal places of match points and IMPs. */
  readonly places: number;
  /** `innocent`: rounding favours the innocent side. */
  readonly rounding: 'nearest' | 'innocent';
  /** Per cent of a top. */
  readonly averageMinus: number;
  readonly average: number;
  readonly averagePlus: number;
  /** IMPs for average plus, and lost for average minus (12C2b, 86A of 2007). */
  readonly averageImps: number;
  /** A side whose session is above average plus, or below average minus, gets its session's percentage instead (12C2c). */
  readonly sessions: boolean;
  /** How a missing result changes the other scores: factored by Neuberg’s formula, or one match point for each. */
  readonly missing: 'neuberg' | 'onePoint';
  /** Whether other tables are compared with the weighted outcomes, or without this table. */
  readonly adjusted: 'compared' | 'leftOut';
  readonly crossImps: 'mean' | 'sum';
  /** The percentages from which an outcome counts as likely, and as at all probable (12C1e of 2007). */
  readonly likely: number;
  readonly probable: number;
}

export interface Comparison {
  /** Points for North–South at the other table of the match. */
  readonly otherTable?: number;
  /** Points for North–South at every other table that has a result. */
  readonly field?: readonly number[];
  /** The number of other tables with an artificial score. */
  readonly artificial?: number;
  /** The number of boards of the match, and the IMPs by which North–South's team leads on all other boards. */
  readonly boards?: number;
  readonly margin?: number;
  /** True when results of the two sides that do not balance are averaged (12C4, 86B of 2007). */
  readonly knockout?: boolean;
  /** The non-offending side. */
  readonly innocent?: Side;
  readonly averages?: Readonly<Partial<Record<Side, Average>>>;
  /** The percentage of each side on the other boards of the session. */
  readonly sessions?: Readonly<Partial<Record<Side, number>>>;
  readonly penalties?: readonly Penalty[];
  readonly regulations?: Partial<Regulations>;
}

type Check = (value: unknown) => boolean;
type Group = Readonly<Record<string, unknown>>;

const isFlag: Check = (value) => typeof value === 'boolean';
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && between(least, most)(value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const groupOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && unreadIn(value, fields).length === 0;
const bySide = (check: Check): Check => groupOf({ NS: check, EW: check });

/** Limits that no board, match or session exceeds. */
const POINTS = whole(-99_990, 99_990);
const TABLES = whole(0, 100_000);
const MOST_TABLES = 10_000;
const PERCENT = between(0, 100);

const isPenalty: Check = (value) =>
  isObject(value) &&
  SIDES.some((side) => side === value.side) &&
  between(0, 100_000)(value.amount) &&
  PENALTY_UNITS.some((unit) => unit === value.unit) &&
  Object.keys(value).length === 3;

export const REGULATIONS: Readonly<Record<keyof Regulations, Check>> = {
  weighting: isFlag,
  places: whole(0, 4),
  rounding: oneOf('nearest', 'innocent'),
  averageMinus: PERCENT,
  average: PERCENT,
  averagePlus: PERCENT,
  averageImps: between(0, 24),
  sessions: isFlag,
  missing: oneOf('neuberg', 'onePoint'),
  adjusted: oneOf('compared', 'leftOut'),
  crossImps: oneOf('mean', 'sum'),
  likely: PERCENT,
  probable: PERCENT,
};

const FIELDS: Readonly<Record<keyof Comparison, Check>> = {
  otherTable: POINTS,
  field: (value) => Array.isArray(value) && value.length <= MOST_TABLES && value.every(POINTS),
  artificial: TABLES,
  boards: whole(1, 1000),
  margin: between(-10_000, 10_000),
  knockout: isFlag,
  innocent: oneOf(...SIDES),
  averages: bySide(oneOf(...AVERAGES)),
  sessions: bySide(PERCENT),
  penalties: (value) => Array.isArray(value) && value.length <= 100 && value.every(isPenalty),
  regulations: groupOf(REGULATIONS),
};

function unreadIn(value: Group, fields: Readonly<Record<string, Check>>): readonly string[] {
  return Object.entries(value).flatMap(([name, one]) =>
    one === null || one === undefined || (Object.hasOwn(fields, name) && fields[name]?.(one) === true)
      ? []
      : [name],
  );
}

/** The readable fields, and the names of the others; null if no field is left. A field with null counts as missing. */
export function readComparison(value: unknown): {
  readonly comparison: Comparison | null;
  readonly unread: readonly string[];
} {
  if (!isObject(value)) return { comparison: null, unread: [''] };
  const unread = unreadIn(value, FIELDS);
  const kept = Object.entries(value).filter(
    ([name, one]) => one !== null && one !== undefined && !unread.includes(name),
  );
  return { comparison: kept.length === 0 ? null : Object.fromEntries(kept), unread };
}
