/** One audit of one or more files, for its page. */

import type { Severity } from '../../audit/audited.ts';
import type { LocatedFinding } from '../../audit/located.ts';
import type { TableResult } from '../../audit/scoring/tableResult.ts';
import type { Decision, Mark } from '../../store/marks.ts';
import { weightOf } from './cost.ts';

/** A finding with its file. */
export interface FindingRow extends LocatedFinding {
  /** Its number in the order of finding, from 0: identifies the row during the session. */
  readonly number: number;
  /** The number of its file in the session, from 0. */
  readonly file: number;
  /** The file’s name, with its folders when a folder was chosen. */
  readonly name: string;
  /** Names inside the archive, from the outermost; empty for a file outside archives. */
  readonly inside: readonly string[];
  readonly table: string | null;
  /** The pairs at the table, North–South first, as in the list; empty if the file does not name them. */
  readonly pairs: readonly string[];
  /** The number of its deal's result in the session, from 0; null without one. */
  readonly result: number | null;
  /** The number of earlier findings of the same check in its deal. */
  readonly repeat: number;
  /** Identifies the finding in its deal, whatever the file is called. Marks are stored under this. */
  readonly finding: string;
}

/** A result of the field with its file. */
export interface SessionResult extends TableResult {
  /** Its number in the session, from 0. */
  readonly number: number;
  readonly file: number;
  readonly name: string;
  readonly inside: readonly string[];
}

/** The numbers of everything read so far. */
export interface Counts {
  readonly filesRead: number;
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
  readonly bytesRead: number;
  /** The number of records from archives. */
  readonly unpacked: number;
  /** The number of files in archives that were skipped by their names. */
  readonly leftAlone: number;
}

export interface AuditSession extends Counts {
  readonly state: 'empty' | 'reading' | 'stopped' | 'failed' | 'finished';
  readonly files: number;
  readonly bytes: number;
  /** The names of files of a folder that were not read. */
  readonly others: readonly string[];
  /** The most serious first. */
  readonly rows: readonly FindingRow[];
  /** The number of findings beyond those listed. */
  readonly unlisted: number;
  /** Every result of the field, in the order of finding. */
  readonly results: readonly SessionResult[];
  /** The number of results beyond those kept. */
  readonly uncompared: number;
  /** True if results are also compared with double dummy. */
  readonly doubleDummy: boolean;
}

/** Sent when a finding is marked or commented on: its new mark and comment. */
export interface Marking extends Decision {
  readonly finding: string;
}

/** Sent when many findings are marked at once; their comments stay. */
export interface MarkingMany {
  readonly findings: readonly string[];
  readonly mark: Mark | null;
}

/** Sent when the list is to be saved. */
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

/** Memoised by row, because up to twenty thousand are sorted. */
function weighed(row: FindingRow): number {
  const known = weights.get(row) ?? weightOf(row);
  weights.set(row, known);
  return known;
}

/**
 * Sorts by severity, cost, check, then order of finding. Further findings of the same check in a deal come last, so that five revokes of
 * one deal don't hide one of another.
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
