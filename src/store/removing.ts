/** Removes deals from the store, and puts them back unchanged as long as the page remembers them. */

import { isObject } from '../domain/json.ts';
import { refuse, type StoreOutcome } from './deal.ts';
import { isSealRow, isStoredDeal } from './shape.ts';
import type { StoredEvent } from '../events/record.ts';
import type { StoredDeal } from './deal.ts';
import type { PackedDeal, Storage, Tables } from './tables.ts';

/** All rows of one deal, unchanged. */
export interface RemovedDeal {
  readonly stream: string;
  readonly deal: unknown;
  readonly events: readonly unknown[];
  readonly packed: unknown;
  readonly seal: unknown;
}

/**
 * Removes all the deals or none, and gives back their rows. It refuses with `hasBranches` when another deal branches from one of
 * them, or with `unknownStream`.
 */
export function removeAll(
  storage: Storage,
  streams: readonly string[],
): Promise<StoreOutcome<{ removed: readonly RemovedDeal[] }>> {
  return storage.write(async (tables) => {
    const going = new Set(streams);
    const removed: RemovedDeal[] = [];
    const rows = await tables.deals();
    for (const row of rows) {
      if (!isStoredDeal(row) || row.parent === undefined || going.has(row.stream)) continue;
      if (going.has(row.parent)) return refuse('hasBranches', { stream: row.parent });
    }
    for (const stream of going) {
      const deal = await tables.deal(stream);
      if (deal === undefined) return refuse('unknownStream', { stream });
      removed.push({
        stream,
        deal,
        events: await tables.events(stream),
        packed: await tables.packed(stream),
        seal: await tables.seal(stream),
      });
    }
    for (const stream of going) await drop(tables, stream);
    return { ok: true as const, removed };
  });
}

/** The deal as changed at that time; unchanged where its row is damaged. */
export function asChanged(removed: RemovedDeal, now: string): RemovedDeal {
  const { deal } = removed;
  return isStoredDeal(deal) ? { ...removed, deal: { ...deal, updatedAt: now } } : removed;
}

/** Stores the removed rows again. When one of the names has been taken meanwhile, it stores nothing and refuses with `streamExists`. */
export function putBack(storage: Storage, removed: readonly RemovedDeal[]): Promise<StoreOutcome> {
  return storage.write(async (tables) => {
    const known = await tables.dealsNamed(removed.map(({ stream }) => stream));
    const [taken] = known.keys();
    if (taken !== undefined) return refuse('streamExists', { stream: taken });
    // Damaged rows are put back as they were.
    await tables.add(
      'deal',
      removed.map(({ deal }) => deal as StoredDeal),
    );
    await tables.addEvents(removed.flatMap(({ events }) => events as readonly StoredEvent[]));
    await tables.add(
      'packed',
      removed.flatMap(({ packed }) => (isObject(packed) ? [packed as unknown as PackedDeal] : [])),
    );
    for (const { seal } of removed) if (isSealRow(seal)) await tables.put('seal', seal);
    return { ok: true as const };
  });
}

/** Removes all rows of one deal within a transaction. It does nothing where there are none. */
export async function drop(tables: Tables, stream: string): Promise<void> {
  await tables.drop('event', stream);
  await tables.drop('packed', stream);
  await tables.drop('seal', stream);
  await tables.drop('deal', stream);
}
