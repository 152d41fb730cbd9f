/** The numbers of findings by check and by table: they show where to look first, and which table needs help. Pure. */

import type { Severity } from '../../audit/audited.ts';
import { numericOrder } from '../../domain/numericOrder.ts';
import { tableOf, type CheckName } from './listing.ts';
import type { FindingRow } from './session.ts';

export type BySeverity = Readonly<Record<Severity, number>>;

export interface CountedBy<Name> {
  readonly name: Name;
  readonly counts: BySeverity;
  /** The number of boards; a finding about the whole file has none. */
  readonly boards: number;
}

function countedBy<Name extends string>(
  rows: readonly FindingRow[],
  nameOf: (row: FindingRow) => Name | null,
): readonly CountedBy<Name>[] {
  const found = new Map<Name, { counts: Record<Severity, number>; boards: Set<string> }>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    const one = found.get(name) ?? {
      counts: { error: 0, warning: 0, review: 0, info: 0 },
      boards: new Set<string>(),
    };
    one.counts[row.severity]++;
    if (row.deal !== null) one.boards.add(`${row.file} ${row.deal}`);
    found.set(name, one);
  }
  return [...found].map(([name, { counts, boards }]) => ({ name, counts, boards: boards.size }));
}

/** In the order of the checks. */
export function checksCounted(rows: readonly FindingRow[]): readonly CountedBy<CheckName>[] {
  return [...countedBy(rows, ({ check }) => check)].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The table with most errors first; findings that name no table are left out. */
export function tablesCounted(rows: readonly FindingRow[]): readonly CountedBy<string>[] {
  const grave = ({ counts }: CountedBy<string>): number =>
    counts.error * 1e8 + counts.warning * 1e4 + counts.review;
  return [...countedBy(rows, tableOf)].sort(
    (one, other) => grave(other) - grave(one) || numericOrder(one.name, other.name),
  );
}
