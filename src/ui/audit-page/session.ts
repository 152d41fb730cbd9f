/** One audit of one or more files, as its page shows it. */

import type { Severity } from '../../audit/audited.ts';
import type { PlacedFinding } from '../../audit/placed.ts';
import type { TableResult } from '../../audit/scoring/tableResult.ts';
import type { Decision, Mark } from '../../store/marks.ts';
import { weightOf } from './cost.ts';

/** A finding with its file. */
export interface FindingRow extends PlacedFinding {
  /** Place in the order of finding, from 0: names the row for as long as the session lasts. */
  readonly number: number;
  /** Number of its file in the session, from 0. */
  readonly file: number;
  /** The file’s name, with its folders when a folder was chosen. */
  readonly name: string;
  /** Names inside the archive, from the outermost; empty for a file of its own. */
  readonly inside: readonly string[];
  readonly table: string | null;
  /** The pairs at the table, North–South first, as they are listed; empty when the file does not name them. */
  readonly pairs: readonly string[];
  /** Number of the result of its deal in the session, from 0; null when it has none. */
  readonly result: number | null;
  /** How many findings of the same check its deal has before this one. */
  readonly repeat: number;
  /** Names the finding in its deal, whatever the file is called: what a mark is kept under. */
  readonly finding: string;
}

/** A result of the field with its file. */
export interface SessionResult extends TableResult {
  /** Place in the session, from 0. */
  readonly number: number;
  readonly file: number;
  readonly name: string;
  readonly inside: readonly string[];
}

/** What has been read so far. */
export interface Counts {
  readonly filesRead: number;
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
  readonly bytesRead: number;
  /** Records read out of archives. */
  readonly unpacked: number;
  /** Files in archives that were not looked at, by their names. */
  readonly leftAlone: number;
}

export interface AuditSession extends Counts {
  readonly state: 'empty' | 'reading' | 'stopped' | 'failed' | 'finished';
  readonly files: number;
  readonly bytes: number;
  /** Names of the files of a folder that were not read. */
  readonly others: readonly string[];
  /** The gravest first. */
  readonly rows: readonly FindingRow[];
  /** Findings beyond those listed. */
  readonly unlisted: number;
  /** Every result of the field, as it was found. */
  readonly results: readonly SessionResult[];
  /** Results beyond those kept. */
  readonly uncompared: number;
  /** Results are compared with double dummy, too. */
  readonly doubleDummy: boolean;
}

/** What the page sends when a finding is marked or commented on: the mark and the comment from then on. */
export interface Marking extends Decision {
  readonly finding: string;
}

/** What the page asks for when many findings are marked at once; their comments stay. */
export interface MarkingMany {
  readonly findings: readonly string[];
  readonly mark: Mark | null;
}

/** What the page asks for when its list is to be saved. */
export interface ListSaving {
  readonly kind: 'csv' | 'html';
  readonly rows: readonly FindingRow[];
}

export const NOTHING_READ: Counts = {
  filesRead: 0,
  deals: 0,
  playedDeals: 0,
  cards: 0,
  bytesRead: 0,
  unpacked: 0,
  leftAlone: 0,
};

export const NO_SESSION: AuditSession = {
  ...NOTHING_READ,
  state: 'empty',
  files: 0,
  bytes: 0,
  others: [],
  rows: [],
  unlisted: 0,
  results: [],
  uncompared: 0,
  doubleDummy: false,
};

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, review: 2, info: 3 };

const weights = new WeakMap<FindingRow, number>();

/** Calculated once for each row, since up to twenty thousand are sorted. */
function weighed(row: FindingRow): number {
  const known = weights.get(row) ?? weightOf(row);
  weights.set(row, known);
  return known;
}

/**
 * By severity, then by what it costs, then check by check, then as they were found. What a check finds again in the same deal comes behind everything
 * else: five revokes of one deal must not hide the one of another.
 */
export function byWeight(one: FindingRow, other: FindingRow): number {
  if ((one.repeat === 0) !== (other.repeat === 0)) return one.repeat - other.repeat;
  if (one.severity !== other.severity) return WEIGHT[one.severity] - WEIGHT[other.severity];
  const cost = weighed(other) - weighed(one);
  if (cost !== 0) return cost;
  if (one.check !== other.check) return one.check < other.check ? -1 : 1;
  return one.number - other.number;
}

/** Two ranked lists as one, in time linear in their length: rows come in while the list is being read. */
export function merged(one: readonly FindingRow[], other: readonly FindingRow[]): readonly FindingRow[] {
  const both: FindingRow[] = [];
  let next = 0;
  for (const row of one) {
    for (; next < other.length && byWeight(other[next] as FindingRow, row) < 0; next++)
      both.push(other[next] as FindingRow);
    both.push(row);
  }
  both.push(...other.slice(next));
  return both;
}
