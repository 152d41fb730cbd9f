/** The browser's database of deals. Only this file and markLog.ts touch Dexie. */

import { Dexie, liveQuery, type Table } from 'dexie';
import { Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import type { StorageCode } from './codes.ts';
import type { StoredDeal } from './deal.ts';
import type { PackedDeal, Storage, Tables } from './tables.ts';

export const DATABASE_NAME = 'dealtrail';
/** The browser counts in tenths of Dexie's versions. */
const VERSION = 1;

export interface DatabaseOptions {
  readonly name?: string;
  /** In place of the browser's own, for tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  /** Called when the database is lost after it was opened, or can't be opened because of another tab. */
  readonly onProblem: (code: StorageCode) => void;
}

export class Database implements Storage, Tables {
  readonly #dexie: Dexie;
  readonly #deals: Table<StoredDeal, string>;
  readonly #events: Table<StoredEvent, [string, number]>;
  readonly #closed: Table<PackedDeal, string>;
  #letGo = false;

  constructor({ name = DATABASE_NAME, onProblem, ...api }: DatabaseOptions) {
    const dexie = new Dexie(name, {
      // An acknowledged card survives a power cut; measured, half a millisecond more than relaxed.
      chromeTransactionDurability: 'strict',
      // Once closed, it must not open again by itself: under a newer version, or empty after the data was cleared.
      autoOpen: false,
      ...api,
    });
    dexie
      .version(VERSION)
      .stores({ deals: 'stream, updatedAt, parent', events: '[stream+version]', closed: 'stream' });
    this.#dexie = dexie;
    this.#deals = dexie.table('deals');
    this.#events = dexie.table('events');
    this.#closed = dexie.table('closed');

    // Returning false keeps Dexie from closing in its own way, which would let it open again.
    dexie.on('versionchange', ({ newVersion }) => {
      this.end();
      onProblem(newVersion === null || newVersion === 0 ? 'unavailable' : 'outdated');
      return false;
    });
    dexie.on('blocked', () => {
      onProblem('blocked');
      return false;
    });
    // The browser takes the database away: the person cleared the site's data, or the disk is gone.
    dexie.on('close', () => {
      if (!this.#letGo) onProblem('unavailable');
    });
  }

  /** Rejects when there is no storage; `outdated` when a newer program has been here, whose tables we must not touch. */
  async open(factory: IDBFactory = globalThis.indexedDB): Promise<'opened' | 'outdated'> {
    // Dexie would open a newer database all the same, and even change it to fit.
    const known = typeof factory.databases === 'function' ? await factory.databases() : [];
    const found = known.find(({ name }) => name === this.#dexie.name);
    if ((found?.version ?? 0) > VERSION * 10) return 'outdated';
    await this.#dexie.open();
    if (this.#dexie.backendDB().version <= VERSION * 10) return 'opened';
    this.end();
    return 'outdated';
  }

  end(): void {
    this.#letGo = true;
    this.#dexie.close({ disableAutoOpen: true });
  }

  // The callbacks must be async functions themselves: by that Dexie knows to keep its transaction across their awaits.
  async read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return await this.#dexie.transaction('r', [this.#deals, this.#events, this.#closed], async () =>
      work(this),
    );
  }

  async write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return await this.#dexie.transaction('rw', [this.#deals, this.#events, this.#closed], async () =>
      work(this),
    );
  }

  watch<T>(work: (tables: Tables) => Promise<T>): Observable<T> {
    return new Observable((subscriber) => {
      const watching = liveQuery(async () => this.read(work)).subscribe({
        next: (value) => subscriber.next(value),
        error: (error) => subscriber.error(error),
      });
      return () => watching.unsubscribe();
    });
  }

  deal(stream: string): Promise<StoredDeal | undefined> {
    return this.#deals.get(stream);
  }
  async dealsNamed(streams: readonly string[]): Promise<Map<string, StoredDeal>> {
    const found = await this.#deals.bulkGet([...streams]);
    return new Map(found.flatMap((deal) => (deal ? [[deal.stream, deal]] : [])));
  }
  deals(): Promise<readonly StoredDeal[]> {
    return this.#deals.orderBy('updatedAt').reverse().toArray();
  }
  countBranches(parent: string): Promise<number> {
    return this.#deals.where('parent').equals(parent).count();
  }
  events(stream: string): Promise<readonly StoredEvent[]> {
    return this.#eventsOf(stream).toArray();
  }
  packed(stream: string): Promise<PackedDeal | undefined> {
    return this.#closed.get(stream);
  }
  async addDeals(deals: readonly StoredDeal[]): Promise<void> {
    await this.#deals.bulkAdd([...deals]);
  }
  async addEvents(events: readonly StoredEvent[]): Promise<void> {
    await this.#events.bulkAdd([...events]);
  }
  async addPacked(packed: readonly PackedDeal[]): Promise<void> {
    await this.#closed.bulkAdd([...packed]);
  }
  async putDeal(deal: StoredDeal): Promise<void> {
    await this.#deals.put(deal);
  }
  dropDeal(stream: string): Promise<void> {
    return this.#deals.delete(stream);
  }
  async dropEvents(stream: string): Promise<void> {
    await this.#eventsOf(stream).delete();
  }
  dropPacked(stream: string): Promise<void> {
    return this.#closed.delete(stream);
  }

  #eventsOf(stream: string) {
    return this.#events.where('[stream+version]').between([stream, Dexie.minKey], [stream, Dexie.maxKey]);
  }
}
