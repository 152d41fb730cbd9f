/** Which findings of a session the page lists. Pure. */

import { SEVERITIES, type Severity } from '../../analysis/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { MARKS, type Mark } from '../../store/marks.ts';
import type { Row } from './session.ts';
import { searchText } from './told.ts';

export type Status = Mark | 'open';

export const STATUSES: readonly Status[] = ['open', ...MARKS];

export type Marks = ReadonlyMap<string, Mark>;

export type Check = Row['check'];

/** What the reader asked for, and where in the list the reader is. */
export interface Wanted {
  /** All of its words must be found. */
  readonly search: string;
  readonly severities: readonly Severity[];
  readonly check: Check | null;
  /** Findings with this mark only, or those with none. */
  readonly status: Status | null;
  /** Number of the row that has or had the focus; null for the first. */
  readonly current: number | null;
  /** How many rows of the list are drawn. */
  readonly drawn: number;
}

/** Rows drawn at a time: more than a screen, few enough for any machine. */
export const PAGE = 60;

/** Notes say what is worth knowing of a file and ask for nothing: they are shown when they are wanted. */
export const AT_FIRST: Wanted = {
  search: '',
  severities: ['error', 'warning', 'review'],
  check: null,
  status: null,
  current: null,
  drawn: PAGE,
};

export function everything(wanted: Wanted): Wanted {
  return { ...wanted, search: '', severities: SEVERITIES, check: null, status: null };
}

export function rowsWanted(rows: readonly Row[], wanted: Wanted, marks: Marks, words: Words): readonly Row[] {
  const search = wanted.search
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter(
    (row) =>
      wanted.severities.includes(row.severity) &&
      (wanted.check === null || row.check === wanted.check) &&
      (wanted.status === null || wanted.status === (marks.get(row.finding) ?? 'open')) &&
      search.every((word) => searchText(row, words).includes(word)),
  );
}

export function countBySeverity(rows: readonly Row[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, review: 0, info: 0 };
  for (const { severity } of rows) counts[severity]++;
  return counts;
}

/** The checks that found something, in their order, with how often. */
export function countByCheck(rows: readonly Row[]): readonly (readonly [Check, number])[] {
  const counts = new Map<Check, number>();
  for (const { check } of rows) counts.set(check, (counts.get(check) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
