/** Findings by board and table, for the grid. Pure. */

import { SEVERITIES, type Severity } from '../../audit/audited.ts';
import { numericOrder } from '../../domain/numericOrder.ts';
import { tableOf } from '../audit-page/listing.ts';
import type { FindingRow } from '../audit-page/session.ts';

interface Cell {
  readonly count: number;
  /** The most serious severity of its findings. */
  readonly worst: Severity;
}

export interface Cells {
  readonly boards: readonly string[];
  readonly tables: readonly string[];
  /** For each table one of its findings, which names the table. */
  readonly rowOf: ReadonlyMap<string, FindingRow>;
  readonly at: (board: string, table: string) => Cell | null;
  /** The numbers of boards and tables that don't fit. */
  readonly left: { readonly boards: number; readonly tables: number };
}

/** Those with most findings, in the order of their numbers. */
function most(counts: ReadonlyMap<string, number>, limit: number): readonly string[] {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([name]) => name)
    .sort(numericOrder);
}

/**
 * Counts the findings of these severities for each board at each table. Only the boards and tables with
 * the most findings are kept, up to the limits; `left` counts the others.
 */
export function cellsOf(
  rows: readonly FindingRow[],
  severities: readonly Severity[],
  limit: { readonly boards: number; readonly tables: number },
): Cells {
  const boards = new Map<string, number>();
  const tables = new Map<string, number>();
  const rowOf = new Map<string, FindingRow>();
  const cells = new Map<string, Cell>();
  for (const row of rows) {
    const table = tableOf(row);
    if (row.board === null || table === null || !severities.includes(row.severity)) continue;
    boards.set(row.board, (boards.get(row.board) ?? 0) + 1);
    tables.set(table, (tables.get(table) ?? 0) + 1);
    if (!rowOf.has(table)) rowOf.set(table, row);
    const key = JSON.stringify([row.board, table]);
    const { count = 0, worst = row.severity } = cells.get(key) ?? {};
    const graver = SEVERITIES.indexOf(row.severity) < SEVERITIES.indexOf(worst);
    cells.set(key, { count: count + 1, worst: graver ? row.severity : worst });
  }
  return {
    boards: most(boards, limit.boards),
    tables: most(tables, limit.tables),
    rowOf,
    at: (board, table) => cells.get(JSON.stringify([board, table])) ?? null,
    left: {
      boards: Math.max(0, boards.size - limit.boards),
      tables: Math.max(0, tables.size - limit.tables),
    },
  };
}
