/** Which findings of a session the page lists. Pure. */

import { SEVERITIES, type Severity } from '../../audit/audited.ts';
import { numericOrder } from '../../domain/numericOrder.ts';
import type { Words } from '../../i18n/words.ts';
import { MARKS, type Mark, type Decisions } from '../../store/marks.ts';
import type { FindingRow } from './session.ts';
import { searchText } from './rowTexts.ts';
import { searchWords } from '../fields/searchWords.ts';

export type Status = Mark | 'open';

export const STATUSES: readonly Status[] = ['open', ...MARKS];

/** Each mark with its name, for a list of choices. */
export function statusNames(words: Words): readonly (readonly [Status, string])[] {
  return STATUSES.map((status) => [status, words.screen.auditPage.marks[status]]);
}

export type CheckName = FindingRow['check'];

/** The reader's filters, and his place in the list. */
export interface WantedFindings {
  /** All of these words must be found. */
  readonly search: string;
  readonly severities: readonly Severity[];
  readonly check: CheckName | null;
  /** Only findings with this mark, or those without one. */
  readonly status: Status | null;
  /** A table, as named by {@link tableOf}. */
  readonly table: string | null;
  readonly pair: string | null;
  readonly board: string | null;
  /** The number of the row that has or last had the focus; null for the first. */
  readonly current: number | null;
}

/** The initial filters. Notes require nothing, so they are shown only on request. */
export const AT_FIRST: WantedFindings = {
  search: '',
  severities: ['error', 'warning', 'review'],
  check: null,
  status: null,
  table: null,
  pair: null,
  board: null,
  current: null,
};

/** The same list without any filter; the current row stays. */
export function everything(wanted: WantedFindings): WantedFindings {
  const { current } = wanted;
  return { ...AT_FIRST, severities: SEVERITIES, current };
}

/** The room and the number of a table together; null where the file names neither. */
export function tableOf({ room, table }: Pick<FindingRow, 'room' | 'table'>): string | null {
  return [room, table].filter((part) => part !== null).join(' ') || null;
}

/** Tells of each row whether it is to be listed. */
export function wantedOf(
  wanted: WantedFindings,
  marks: Decisions,
  words: Words,
): (row: FindingRow) => boolean {
  const search = searchWords(wanted.search);
  return (row) =>
    wanted.severities.includes(row.severity) &&
    (wanted.check === null || row.check === wanted.check) &&
    (wanted.status === null || wanted.status === (marks.get(row.finding)?.mark ?? 'open')) &&
    (wanted.table === null || wanted.table === tableOf(row)) &&
    (wanted.pair === null || row.pairs.includes(wanted.pair)) &&
    (wanted.board === null || wanted.board === row.board) &&
    search.every((word) => searchText(row, words).includes(word));
}

/** The findings before and after another one; null at either end of the list. */
export interface Neighbours {
  readonly before: number | null;
  readonly after: number | null;
}

/** The findings beside one in the list, among the wanted ones that have a deal. */
export function besideIn(
  rows: readonly FindingRow[],
  number: number,
  isWanted: (row: FindingRow) => boolean,
): Neighbours {
  // The shown finding stays in its place, even if its mark would filter it out.
  const shown = rows.filter((row) => row.number === number || (row.deal !== null && isWanted(row)));
  const at = shown.findIndex((row) => row.number === number);
  if (at === -1) return { before: null, after: null };
  return { before: shown[at - 1]?.number ?? null, after: shown[at + 1]?.number ?? null };
}

/** The number of findings of each severity; 0 where there are none. */
export function countBySeverity(rows: readonly FindingRow[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, review: 0, info: 0 };
  for (const { severity } of rows) counts[severity]++;
  return counts;
}

/** The checks that found something, in their order, with how often. */
export function countByCheck(rows: readonly FindingRow[]): readonly (readonly [CheckName, number])[] {
  const counts = new Map<CheckName, number>();
  for (const { check } of rows) counts.set(check, (counts.get(check) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The tables of play with findings, each with a row that names it. */
export function tablesIn(rows: readonly FindingRow[]): readonly (readonly [string, FindingRow])[] {
  const tables = new Map<string, FindingRow>();
  for (const row of rows) {
    const table = tableOf(row);
    if (table !== null && !tables.has(table)) tables.set(table, row);
  }
  return [...tables].sort(([one], [other]) => numericOrder(one, other));
}

/** The pairs with findings. */
export function pairsIn(rows: readonly FindingRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ pairs }) => pairs))].sort(numericOrder);
}
