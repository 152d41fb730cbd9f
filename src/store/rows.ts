/** The tables of the browser's database in one transaction, with a record of what it wrote. */

import { Dexie, type Table } from 'dexie';
import type { StoredEvent } from '../events/record.ts';
import { Touched } from './changes.ts';
import type { StoredDeal } from './deal.ts';
import type { StoredMark } from './marks.ts';
import { isStoredDeal } from './shape.ts';
import type { AllRows, AuditsRow, StoreLedger, PackedDeal, SealRow, Tables } from './tables.ts';

export class Rows implements Tables {
  readonly touched = new Touched();
  readonly #deals: Table<StoredDeal, string>;
  readonly #events: Table<StoredEvent, [string, number]>;
  readonly #closed: Table<PackedDeal, string>;
  readonly #marks: Table<StoredMark, number>;
  readonly #state: Table<StoreLedger | AuditsRow, string>;
  readonly #seals: Table<SealRow, string>;

  constructor(dexie: Dexie) {
    this.#deals = dexie.table('deals');
    this.#events = dexie.table('events');
    this.#closed = dexie.table('closed');
    this.#marks = dexie.table('marks');
    this.#state = dexie.table('state');
    this.#seals = dexie.table('seals');
  }

  async deal(stream: string): Promise<unknown> {
    const [row, ledger] = await Promise.all([this.#deals.get(stream), this.ledger()]);
    return asGrown(row, ledger);
  }
  async dealsNamed(streams: readonly string[]): Promise<Map<string, unknown>> {
    const [found, ledger] = await Promise.all([this.#deals.bulkGet([...streams]), this.ledger()]);
    return new Map(
      streams.flatMap((stream, at) =>
        found[at] === undefined ? [] : [[stream, asGrown(found[at], ledger)] as const],
      ),
    );
  }
  /** Read by key: a damaged row without a date would be missing in an index of dates. */
  async deals(): Promise<readonly unknown[]> {
    const [rows, ledger] = await Promise.all([this.#deals.toArray(), this.ledger()]);
    return rows.map((row) => asGrown(row, ledger));
  }
  countDeals(): Promise<number> {
    return this.#deals.count();
  }
  countMarks(): Promise<number> {
    return this.#marks.count();
  }
  countBranches(parent: string): Promise<number> {
    return this.#deals.where('parent').equals(parent).count();
  }
  events(stream: string, after?: number): Promise<readonly unknown[]> {
    return this.#eventsOf(stream, after).toArray();
  }
  packed(stream: string): Promise<unknown> {
    return this.#closed.get(stream);
  }
  seal(stream: string): Promise<unknown> {
    return this.#seals.get(stream);
  }
  marks(): Promise<readonly unknown[]> {
    return this.#marks.toArray();
  }
  async lastMark(): Promise<number> {
    const [last] = await this.#marks.toCollection().reverse().limit(1).primaryKeys();
    return last ?? 0;
  }
  ledger(): Promise<StoreLedger | undefined> {
    return this.#state.get('ledger') as Promise<StoreLedger | undefined>;
  }
  audits(): Promise<unknown> {
    return this.#state.get('audits');
  }
  async everything(): Promise<AllRows> {
    return {
      deals: await this.deals(),
      events: await this.#events.toArray(),
      packed: await this.#closed.toArray(),
      marks: await this.#marks.toArray(),
      seals: await this.#seals.toArray(),
      audits: await this.#state.where('key').equals('audits').toArray(),
    };
  }
  async addDeals(deals: readonly StoredDeal[]): Promise<void> {
    for (const { stream } of deals) this.touched.deal(stream);
    await this.#deals.bulkAdd([...deals]);
  }
  async addEvents(events: readonly StoredEvent[]): Promise<void> {
    for (const { stream } of events) this.touched.deal(stream);
    await this.#events.bulkAdd([...events]);
  }
  async addPacked(packed: readonly PackedDeal[]): Promise<void> {
    for (const { stream } of packed) this.touched.deal(stream);
    await this.#closed.bulkAdd([...packed]);
  }
  async addMarks(marks: readonly StoredMark[]): Promise<void> {
    if (marks.length > 0) this.touched.mark();
    await this.#marks.bulkAdd([...marks]);
  }
  async putLedger(ledger: StoreLedger): Promise<void> {
    await this.#state.put(ledger);
  }
  async putDeal(deal: StoredDeal): Promise<void> {
    this.touched.deal(deal.stream);
    await this.#deals.put(deal);
  }
  async putSeal(seal: SealRow): Promise<void> {
    this.touched.deal(seal.stream);
    await this.#seals.put(seal);
  }
  async putAudits(audits: AuditsRow): Promise<void> {
    await this.#state.put(audits);
  }
  async setRight(deal: StoredDeal): Promise<void> {
    await this.#deals.put(deal);
  }
  dropDeal(stream: string): Promise<void> {
    this.touched.deal(stream);
    return this.#deals.delete(stream);
  }
  async dropEvents(stream: string): Promise<void> {
    this.touched.deal(stream);
    await this.#eventsOf(stream).delete();
  }
  dropPacked(stream: string): Promise<void> {
    this.touched.deal(stream);
    return this.#closed.delete(stream);
  }
  dropSeal(stream: string): Promise<void> {
    this.touched.deal(stream);
    return this.#seals.delete(stream);
  }

  /** The events after event `after`. */
  #eventsOf(stream: string, after?: number) {
    const from = after === undefined ? Dexie.minKey : after;
    return this.#events
      .where('[stream+version]')
      .between([stream, from], [stream, Dexie.maxKey], after === undefined);
  }
}

/** A deal's row with the version of the ledger; a damaged row unchanged. */
function asGrown(row: unknown, ledger: StoreLedger | undefined): unknown {
  if (ledger?.grown === undefined || !isStoredDeal(row) || row.state === 'closed') return row;
  const grown = ledger.grown[row.stream];
  return grown !== undefined && grown.version > row.version ? { ...row, ...grown } : row;
}
