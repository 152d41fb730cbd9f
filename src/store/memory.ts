/** The same tables in memory, for a private window or an iframe without storage. Their contents are lost with the page. */

import { Subject, type Observable } from 'rxjs';
import { grouped } from '../domain/grouped.ts';
import type { StoredEvent } from '../events/record.ts';
import { ANYTHING, type Change } from './changes.ts';
import type { RowOf, PutKind, StoreLedger, Storage, Tables } from './tables.ts';

type Key = string | number;
interface Contents {
  readonly table: { readonly [K in PutKind]: Map<Key, RowOf[K]> };
  readonly event: Map<string, readonly StoredEvent[]>;
  readonly state: Map<string, StoreLedger>;
}

/** Callers never see it, because `log.ts` checks first. Named like the browser's error, so that `failure.ts` understands it. */
function taken(key: Key): Error {
  return new DOMException(`${key} is taken`, 'ConstraintError');
}

function keyOf(row: RowOf[PutKind]): Key {
  if ('stream' in row) return row.stream;
  return 'key' in row ? row.key : row.version;
}

function addTo<Row extends RowOf[PutKind]>(table: Map<Key, Row>, row: Row): void {
  if (table.has(keyOf(row))) throw taken(keyOf(row));
  table.set(keyOf(row), row);
}

function addEvents(event: Contents['event'], added: readonly StoredEvent[]): void {
  for (const [stream, rows] of grouped(added, (row) => row.stream)) {
    const all = [...(event.get(stream) ?? []), ...rows].sort((a, b) => a.version - b.version);
    if (new Set(all.map(({ version }) => version)).size < all.length) throw taken(stream);
    event.set(stream, all);
  }
}

function tablesOf({ table, event, state }: Contents): Tables {
  return {
    deal: async (stream) => table.deal.get(stream),
    dealsNamed: async (streams) =>
      new Map(
        streams.flatMap((stream) => {
          const deal = table.deal.get(stream);
          return deal ? [[stream, deal] as const] : [];
        }),
      ),
    deals: async () => [...table.deal.values()],
    countDeals: async () => table.deal.size,
    countMarks: async () => table.mark.size,
    events: async (stream, after = 0) => (event.get(stream) ?? []).filter(({ version }) => version > after),
    packed: async (stream) => table.packed.get(stream),
    seal: async (stream) => table.seal.get(stream),
    marks: async () => [...table.mark.values()],
    lastMark: async () => Math.max(0, ...[...table.mark.values()].map(({ version }) => version)),
    ledger: async () => state.get('ledger'),
    audits: async () => table.audits.get('audits'),
    everything: async () => ({
      deal: [...table.deal.values()],
      event: [...event.values()].flat(),
      packed: [...table.packed.values()],
      mark: [...table.mark.values()],
      seal: [...table.seal.values()],
      audits: [...table.audits.values()],
    }),
    addEvents: async (events) => addEvents(event, events),
    add: async (kind, rows) => {
      for (const row of rows) addTo(table[kind], row);
    },
    put: async (kind, row) => void table[kind].set(keyOf(row), row),
    drop: async (kind, stream) => void (kind === 'event' ? event : table[kind]).delete(stream),
    setRight: async (deal) => void table.deal.set(deal.stream, deal),
    putLedger: async (ledger) => void state.set('ledger', ledger),
  };
}

export class Memory implements Storage {
  #contents: Contents = {
    table: { deal: new Map(), packed: new Map(), mark: new Map(), seal: new Map(), audits: new Map() },
    event: new Map(),
    state: new Map(),
  };
  /** One writer at a time, as in a database. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #changes = new Subject<Change>();
  readonly changes: Observable<Change> = this.#changes;

  read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return work(tablesOf(this.#contents));
  }

  write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const mine = this.#last.then(async () => {
      const { table, event, state } = this.#contents;
      const draft: Contents = {
        table: {
          deal: new Map(table.deal),
          packed: new Map(table.packed),
          mark: new Map(table.mark),
          seal: new Map(table.seal),
          audits: new Map(table.audits),
        },
        event: new Map(event),
        state: new Map(state),
      };
      const result = await work(tablesOf(draft));
      this.#contents = draft;
      return result;
    });
    this.#last = mine.catch(() => undefined).then(() => this.#changes.next(ANYTHING));
    return mine;
  }

  reopen(): Promise<boolean> {
    return Promise.resolve(false);
  }

  end(): void {
    this.#changes.complete();
  }
}
