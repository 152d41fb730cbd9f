/** The browser's database of deals and marks: opening, loss, reading, writing. Only this file and `rows.ts` use Dexie. */

import { Dexie } from 'dexie';
import type { Observable } from 'rxjs';
import { Changes, Touched, type Change, type Channel } from './changes.ts';
import type { StorageCode } from './codes.ts';
import { meaningOf } from './failure.ts';
import { rowsOf } from './rows.ts';
import type { DurableStorage, StoreLedger, NextRows, Tables } from './tables.ts';

export const DATABASE_NAME = 'dealtrail';
/** Dexie's version number; the browser's is ten times as large. */
const VERSION = 5;

export interface DatabaseOptions {
  readonly name?: string;
  /** Replacements for the browser's own, for tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  readonly channel?: (name: string) => Channel | null;
  /** Called when the database is lost after opening, or when another tab keeps it from opening. */
  readonly onProblem: (code: StorageCode) => void;
}

const TABLES = ['deals', 'events', 'closed', 'marks', 'state', 'seals'];

export class Database implements DurableStorage {
  readonly changes: Observable<Change>;
  readonly #changes: Changes;
  readonly #dexie: Dexie;
  readonly #factory: IDBFactory | undefined;
  readonly #onProblem: (code: StorageCode) => void;
  #letGo = false;

  constructor({ name = DATABASE_NAME, onProblem, channel = channelNamed, ...api }: DatabaseOptions) {
    this.#changes = new Changes(channel(`${name}.changes`));
    this.changes = this.#changes.all;
    const dexie = new Dexie(name, {
      // An acknowledged card must survive a power cut. In measurements it costs half a millisecond more than `relaxed`.
      chromeTransactionDurability: 'strict',
      // After closing, it must not open again by itself: a newer version may use it, or the data may have been cleared.
      autoOpen: false,
      ...api,
    });
    dexie
      .version(1)
      .stores({ deals: 'stream, updatedAt, parent', events: '[stream+version]', closed: 'stream' });
    dexie.version(2).stores({ marks: 'version', state: 'key' });
    // Deals are sorted by date in memory. The index of dates was written with every fact and never read.
    dexie.version(3).stores({ deals: 'stream, parent' });
    // The ledger has the version of a deal whose row is behind. A program without it would take the deal for damaged.
    dexie.version(4).stores({});
    dexie.version(VERSION).stores({ seals: 'stream' });
    this.#dexie = dexie;
    this.#onProblem = onProblem;
    this.#factory = api.indexedDB ?? (globalThis.indexedDB as IDBFactory | undefined);

    // Returning false stops Dexie's own closing, after which it could open again.
    dexie.on('versionchange', ({ newVersion }) => {
      this.end();
      onProblem(newVersion === null || newVersion === 0 ? 'unavailable' : 'outdated');
      return false;
    });
    dexie.on('blocked', () => {
      onProblem('blocked');
      return false;
    });
    // The browser has closed the database: the person cleared the site's data, or the disk is gone.
    dexie.on('close', () => {
      if (!this.#letGo) onProblem('unavailable');
    });
  }

  /** Rejects if there is no storage. `outdated`: a newer program has changed the tables, which must not be touched. */
  async open(): Promise<'opened' | 'outdated'> {
    const factory = this.#factory;
    if (!factory) throw new DOMException('This browser has no IndexedDB.', 'NotFoundError');
    // Dexie would also open a newer database, and even change it to fit.
    const known = typeof factory.databases === 'function' ? await factory.databases() : [];
    const found = known.find(({ name }) => name === this.#dexie.name);
    if ((found?.version ?? 0) > VERSION * 10) return 'outdated';
    await this.#dexie.open();
    if (this.#dexie.backendDB().version <= VERSION * 10) return 'opened';
    this.end();
    return 'outdated';
  }

  /** Opens it again after the browser closed it because of a full disk or cleared data; never after a newer version has used it. */
  async reopen(): Promise<boolean> {
    if (this.#letGo) return false;
    this.#dexie.close({ disableAutoOpen: true });
    return (await this.open()) === 'opened';
  }

  end(): void {
    this.#letGo = true;
    this.#changes.end();
    this.#dexie.close({ disableAutoOpen: true });
  }

  // The callback must itself be an async function, because Dexie keeps its transaction across awaits only then.
  async read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return await this.#dexie.transaction('r', TABLES, async () => work(rowsOf(this.#dexie, new Touched())));
  }

  async write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    let ended: Promise<DOMException | null> | null = null;
    const touched = new Touched();
    try {
      const done = await this.#dexie.transaction('rw', TABLES, async () => {
        ended = endOf(Dexie.currentTransaction?.idbtrans);
        return work(rowsOf(this.#dexie, touched));
      });
      const { change } = touched;
      if (change !== null) this.#changes.post(change);
      return done;
    } catch (error) {
      // A full disk is reported only as the reason of the aborted transaction, not with the refused row.
      const reason = await (ended as Promise<DOMException | null> | null);
      if (reason === null) throw error;
      if (reason.name === 'UnknownError') this.#broke(reason);
      throw Object.assign(new Error('The browser aborted a write to the database.', { cause: error }), {
        inner: reason,
      });
    }
  }

  // Bypasses Dexie, which awaits each request before the next: here all requests are sent to the disk at once.
  async addNext({ deal, events, ledger }: NextRows): Promise<boolean> {
    let writing: IDBTransaction;
    try {
      writing = this.#dexie
        .backendDB()
        .transaction(['events', 'state'], 'readwrite', { durability: 'strict' });
    } catch {
      return false;
    }
    const done = new Promise<boolean>((settle) => {
      writing.addEventListener('complete', () => settle(true));
      writing.addEventListener('abort', () => settle(false));
    });
    try {
      const state = writing.objectStore('state');
      const found: IDBRequest<StoreLedger | undefined> = state.get('ledger');
      // This request is answered before the transaction can end.
      found.addEventListener('success', () => {
        const { generation, writes } = found.result ?? {};
        if (generation !== ledger.generation || writes !== ledger.writes - 1) writing.abort();
      });
      for (const event of events) writing.objectStore('events').add(event);
      state.put(ledger);
    } catch {
      writing.abort();
    }
    const isAdded = await done;
    const { stream, version, updatedAt } = deal;
    if (isAdded)
      this.#changes.post({ streams: [stream], marks: false, added: { stream, version, updatedAt, events } });
    return isAdded;
  }

  /** The browser closes the database by itself. Opening it again at this moment has crashed the whole browser. */
  #broke(reason: DOMException): void {
    this.#dexie.close({ disableAutoOpen: true });
    this.#onProblem(meaningOf(reason) === 'full' ? 'full' : 'unavailable');
  }
}

/** Milliseconds within which the browser reports why it aborted a transaction. */
const REPORTED_WITHIN = 200;

/** The reason why the browser aborted a transaction; null if it did not, or does not say. */
function endOf(transaction: IDBTransaction | undefined): Promise<DOMException | null> {
  return new Promise((done) => {
    if (transaction === undefined) done(null);
    transaction?.addEventListener('complete', () => done(null));
    transaction?.addEventListener('abort', () => done(transaction.error));
    transaction?.addEventListener('error', () => setTimeout(() => done(transaction.error), REPORTED_WITHIN));
  });
}

/** Null if there are no channels: each tab then sees only its own changes. */
function channelNamed(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}
