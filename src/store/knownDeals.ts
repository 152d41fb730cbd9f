/** Which deals of a file are stored already. */

import { grouped } from '../domain/grouped.ts';
import { isSame } from '../domain/json.ts';
import type { DealRecord, RecordHeader } from '../events/record.ts';
import type { StoredDeal } from './deal.ts';
import type { Store } from './store.ts';

/** A deal of a file, as it is stored already. */
export interface KnownDeal {
  readonly stream: string;
  /** True if more is recorded of it here than in the file. */
  readonly goesOn: boolean;
}

type Shelf = Pick<Store, 'list' | 'record' | 'waiting'>;

/** For each record the stored deal that is equal to it, else one that goes on from it, else null. A line that did not happen is no such deal. */
export async function knownAmong(
  records: readonly DealRecord[],
  store: Shelf,
): Promise<readonly (KnownDeal | null)[]> {
  const listed = await store.list();
  const deals = [...(listed.ok ? listed.deals : []), ...store.waiting.value.map(({ deal }) => deal)];
  const here = grouped(
    deals.filter(({ parent }) => parent === undefined),
    ({ header }) => keyOf(header),
  );
  const known: (KnownDeal | null)[] = [];
  for (const record of records) {
    const alike = here.get(keyOf(record.header)) ?? [];
    // An equal deal counts before one of which more is recorded.
    const inOrder = alike.toSorted((one, other) => one.version - other.version);
    known.push(await firstHolding(inOrder, record, store));
  }
  return known;
}

/** The header without the name of its file: a browser names a second download of the same file otherwise. */
function keyOf({ source: _file, ...header }: RecordHeader): string {
  return JSON.stringify(header);
}

async function firstHolding(
  deals: readonly StoredDeal[],
  record: DealRecord,
  store: Shelf,
): Promise<KnownDeal | null> {
  for (const { stream, version } of deals) {
    if (version < record.events.length) continue;
    const found = await store.record(stream);
    if (found.ok && isBegunBy(record, found.record))
      return { stream, goesOn: version > record.events.length };
  }
  return null;
}

/** True if the stored record equals the one of the file, or goes on from it. */
function isBegunBy({ events, marks = {} }: DealRecord, stored: DealRecord): boolean {
  return (
    Object.entries(marks).every(([name, at]) => stored.marks?.[name] === at) &&
    events.every((event, index) => isSame(event, stored.events[index]))
  );
}
