/** Loads the second copy into memory if the database can't be opened: it can be read and saved to a file, and is not changed. */

import type { StoredDeal } from '../deal.ts';
import type { Storage } from '../tables.ts';
import type { CopyLog } from './log.ts';
import { putAll } from './recover.ts';

export interface ShownCopy {
  /** The time of its last write, ISO 8601 in UTC. */
  readonly at: string;
  readonly deals: number;
  readonly marks: number;
  /** See `itemsIn`. */
  readonly items: number;
}

/**
 * Fills the memory with the rows of the copy, to show them; null where there is no copy or it is empty. Rejects when the copy's
 * files can't be read.
 */
export async function showCopy(copy: CopyLog, memory: Storage): Promise<ShownCopy | null> {
  const read = await copy.read();
  if (read === null) return null;
  const { rows, at } = read;
  const { audits } = rows;
  if (audits !== null) await memory.write((tables) => tables.put('audits', audits));
  if (rows.isEmpty) return null;
  const marks = [...rows.marks.values()];
  await memory.write(async (tables) => {
    for (const stream of [...rows.deals.keys()].toSorted()) await putAll(tables, stream, rows);
    await tables.add('mark', marks);
  });
  return {
    at,
    deals: rows.deals.size,
    marks: marks.length,
    items: itemsIn(rows.deals.values(), marks.length),
  };
}

/** The number of facts, marks and deals together. */
export function itemsIn(deals: Iterable<StoredDeal>, marks: number): number {
  return [...deals].reduce((sum, { version }) => sum + version + 1, marks);
}
