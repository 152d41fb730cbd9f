/** The tables of the browser's database in one transaction, with a record of what it wrote. */

import { Dexie, type Table } from 'dexie';
import type { Touched } from './changes.ts';
import { isStoredDeal } from './shape.ts';
import type { RowKind, RowOf, StoreLedger, Tables } from './tables.ts';

/**
 * The tables of this database, for one transaction.
 * @param touched gets the deals and marks of which rows are written
 */
export function rowsOf(dexie: Dexie, touched: Touched): Tables {
  const table: { readonly [K in RowKind]: Table<RowOf[K]> } = {
    deal: dexie.table('deals'),
    event: dexie.table('events'),
    packed: dexie.table('closed'),
    mark: dexie.table('marks'),
    seal: dexie.table('seals'),
    audits: dexie.table('state'),
  };
  const state: Table<unknown, string> = dexie.table('state');
  const ledger = (): Promise<StoreLedger | undefined> =>
    state.get('ledger') as Promise<StoreLedger | undefined>;
  /** The events after event `after`. */
  const eventsOf = (stream: string, after?: number) =>
    table.event
      .where('[stream+version]')
      .between([stream, after ?? Dexie.minKey], [stream, Dexie.maxKey], after === undefined);
  /** Read by key: a damaged row without a date would be missing in an index of dates. */
  const deals = async (): Promise<readonly unknown[]> => {
    const [rows, grown] = await Promise.all([table.deal.toArray(), ledger()]);
    return rows.map((row) => asGrown(row, grown));
  };
  const note = (kind: RowKind, row: RowOf[RowKind]): void => {
    if ('stream' in row) touched.deal(row.stream);
    else if (kind === 'mark') touched.mark();
  };
  return {
    deal: async (stream) => {
      const [row, grown] = await Promise.all([table.deal.get(stream), ledger()]);
      return asGrown(row, grown);
    },
    dealsNamed: async (streams) => {
      const [found, grown] = await Promise.all([table.deal.bulkGet([...streams]), ledger()]);
      return new Map(
        streams.flatMap((stream, at) =>
          found[at] === undefined ? [] : [[stream, asGrown(found[at], grown)] as const],
        ),
      );
    },
    deals,
    countDeals: () => table.deal.count(),
    countMarks: () => table.mark.count(),
    events: (stream, after) => eventsOf(stream, after).toArray(),
    packed: (stream) => table.packed.get(stream),
    seal: (stream) => table.seal.get(stream),
    marks: () => table.mark.toArray(),
    lastMark: async () => {
      const [last] = await table.mark.toCollection().reverse().limit(1).primaryKeys();
      return last ?? 0;
    },
    ledger,
    audits: () => state.get('audits'),
    everything: async () => ({
      deal: await deals(),
      event: await table.event.toArray(),
      packed: await table.packed.toArray(),
      mark: await table.mark.toArray(),
      seal: await table.seal.toArray(),
      audits: await state.where('key').equals('audits').toArray(),
    }),
    addEvents: async (events) => {
      for (const { stream } of events) touched.deal(stream);
      await table.event.bulkAdd([...events]);
    },
    add: async (kind, rows) => {
      for (const row of rows) note(kind, row);
      await table[kind].bulkAdd([...rows]);
    },
    put: async (kind, row) => {
      note(kind, row);
      await table[kind].put(row);
    },
    drop: async (kind, stream) => {
      touched.deal(stream);
      await (kind === 'event' ? eventsOf(stream).delete() : table[kind].delete(stream));
    },
    setRight: async (deal) => void (await table.deal.put(deal)),
    putLedger: async (row) => void (await state.put(row)),
  };
}

/** A deal's row with the version of the ledger; a damaged row unchanged. */
function asGrown(row: unknown, ledger: StoreLedger | undefined): unknown {
  if (ledger?.grown === undefined || !isStoredDeal(row) || row.state === 'closed') return row;
  const grown = ledger.grown[row.stream];
  return grown !== undefined && grown.version > row.version ? { ...row, ...grown } : row;
}
