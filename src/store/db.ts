/** The browser's database of deals and marks. Only this file touches Dexie. */

import { Dexie, liveQuery, type Table } from 'dexie';
import { Observable } from 'rxjs';
import type { StoredEvent } from '../events/record.ts';
import type { StorageCode } from './codes.ts';
import type { StoredDeal } from './deal.ts';
import { meaningOf } from './failure.ts';
import type { StoredMark } from './marks.ts';
import type { AllRows, Ledger, PackedDeal, Storage, Tables } from './tables.ts';

export const DATABASE_NAME = 'dealtrail';
/** The browser counts in tenths of Dexie's versions. */
const VERSION = 2;

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
  readonly #marks: Table<StoredMark, number>;
  readonly #state: Table<Ledger, string>;
  readonly #factory: IDBFactory | undefined;
  readonly #onProblem: (code: StorageCode) => void;
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
      .version(1)
      .stores({ deals: 'stream, updatedAt, parent', events: '[stream+version]', closed: 'stream' });
    dexie.version(VERSION).stores({ marks: 'version', state: 'key' });
    this.#dexie = dexie;
    this.#onProblem = onProblem;
    this.#factory = api.indexedDB ?? (globalThis.indexedDB as IDBFactory | undefined);
    this.#deals = dexie.table('deals');
    this.#events = dexie.table('events');
    this.#closed = dexie.table('closed');
    this.#marks = dexie.table('marks');
    this.#state = dexie.table('state');

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
  async open(): Promise<'opened' | 'outdated'> {
    const factory = this.#factory;
    if (!factory) throw new DOMException('There is no database here.', 'NotFoundError');
    // Dexie would open a newer database all the same, and even change it to fit.
    const known = typeof factory.databases === 'function' ? await factory.databases() : [];
    const found = known.find(({ name }) => name === this.#dexie.name);
    if ((found?.version ?? 0) > VERSION * 10) return 'outdated';
    await this.#dexie.open();
    if (this.#dexie.backendDB().version <= VERSION * 10) return 'opened';
    this.end();
    return 'outdated';
  }

  /** After the browser took it away, when the disk was full or the data was cleared; never under a newer version. */
  async reopen(): Promise<boolean> {
    if (this.#letGo) return false;
    this.#dexie.close({ disableAutoOpen: true });
    return (await this.open()) === 'opened';
  }

  end(): void {
    this.#letGo = true;
    this.#dexie.close({ disableAutoOpen: true });
  }

  // The callbacks must be async functions themselves: by that Dexie knows to keep its transaction across their awaits.
  async read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return await this.#dexie.transaction('r', this.#tables(), async () => work(this));
  }

  async write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    let ended: Promise<DOMException | null> | null = null;
    try {
      return await this.#dexie.transaction('rw', this.#tables(), async () => {
        ended = endOf(Dexie.currentTransaction?.idbtrans);
        return work(this);
      });
    } catch (error) {
      // A full disk is told only where the browser ends the transaction, not where it refuses a row for that.
      const reason = await (ended as Promise<DOMException | null> | null);
      if (reason === null) throw error;
      if (reason.name === 'UnknownError') this.#broke(reason);
      throw Object.assign(new Error('The browser ended a write.', { cause: error }), { inner: reason });
    }
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

  deal(stream: string): Promise<unknown> {
    return this.#deals.get(stream);
  }
  async dealsNamed(streams: readonly string[]): Promise<Map<string, unknown>> {
    const found = await this.#deals.bulkGet([...streams]);
    return new Map(streams.flatMap((stream, at) => (found[at] === undefined ? [] : [[stream, found[at]]])));
  }
  /** By their key: a row without its date is in no index of dates. */
  deals(): Promise<readonly unknown[]> {
    return this.#deals.toArray();
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
  events(stream: string): Promise<readonly unknown[]> {
    return this.#eventsOf(stream).toArray();
  }
  packed(stream: string): Promise<unknown> {
    return this.#closed.get(stream);
  }
  marks(): Promise<readonly unknown[]> {
    return this.#marks.toArray();
  }
  async lastMark(): Promise<number> {
    const [last] = await this.#marks.toCollection().reverse().limit(1).primaryKeys();
    return last ?? 0;
  }
  ledger(): Promise<Ledger | undefined> {
    return this.#state.get('ledger');
  }
  async everything(): Promise<AllRows> {
    return {
      deals: await this.#deals.toArray(),
      events: await this.#events.toArray(),
      packed: await this.#closed.toArray(),
      marks: await this.#marks.toArray(),
    };
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
  async addMarks(marks: readonly StoredMark[]): Promise<void> {
    await this.#marks.bulkAdd([...marks]);
  }
  async putLedger(ledger: Ledger): Promise<void> {
    await this.#state.put(ledger);
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

  /** The browser is closing the database by itself; opening it again at that moment has ended the whole browser. */
  #broke(reason: DOMException): void {
    this.#dexie.close({ disableAutoOpen: true });
    this.#onProblem(meaningOf(reason) === 'full' ? 'full' : 'unavailable');
  }

  #tables() {
    return [this.#deals, this.#events, this.#closed, this.#marks, this.#state];
  }

  #eventsOf(stream: string) {
    return this.#events.where('[stream+version]').between([stream, Dexie.minKey], [stream, Dexie.maxKey]);
  }
}

/** Milliseconds within which the browser tells why it ended a transaction of which something failed. */
const TOLD_WITHIN = 200;

/** Why the browser ended a transaction; null when it did not, or does not say. */
function endOf(transaction: IDBTransaction | undefined): Promise<DOMException | null> {
  return new Promise((done) => {
    if (transaction === undefined) done(null);
    transaction?.addEventListener('complete', () => done(null));
    transaction?.addEventListener('abort', () => done(transaction.error));
    transaction?.addEventListener('error', () => setTimeout(() => done(transaction.error), TOLD_WITHIN));
  });
}
