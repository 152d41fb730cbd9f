/**
 * The identities of this browser, in a database of their own: no backup contains them, because the private keys belong to nobody else.
 * Without a database they last as long as the page.
 */

import { Dexie, type Table } from 'dexie';
import { isObject } from '../domain/json.ts';
import { tried } from './failure.ts';

/** A stored identity. The store does not interpret keys. */
export interface ShelvedKey {
  /** The public key. */
  readonly key: string;
  readonly name: string;
  readonly role?: string | undefined;
  /** The private key, in any form that a database can store. */
  readonly secret: unknown;
  /** True if the owner may export it as a file. */
  readonly leaves: boolean;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
}

export interface KeyShelf {
  /** The earliest first. */
  all(): Promise<readonly ShelvedKey[]>;
  /** False if it lasts only as long as the page: it may not be kept longer, or the database did not accept it. */
  keep(one: ShelvedKey, mayLast: boolean): Promise<boolean>;
  drop(key: string): Promise<void>;
  end(): void;
}

interface ShelfOptions {
  readonly name?: string;
  /** Replacements for the browser's own, for tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/** The shelf for key pairs, in the browser's database or in memory only. Never rejects. */
export async function openKeyShelf({
  name = 'dealtrail.keys',
  ...api
}: ShelfOptions = {}): Promise<KeyShelf> {
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', autoOpen: false, ...api });
  dexie.version(1).stores({ identities: 'key' });
  const opened = await tried(() => dexie.open());
  return new Shelf(opened === null ? null : dexie);
}

class Shelf implements KeyShelf {
  readonly #dexie: Dexie | null;
  readonly #rows: Table<ShelvedKey, string> | null;
  /** Identities that the database did not accept. */
  readonly #here = new Map<string, ShelvedKey>();

  constructor(dexie: Dexie | null) {
    this.#dexie = dexie;
    this.#rows = dexie?.table('identities') ?? null;
  }

  async all(): Promise<readonly ShelvedKey[]> {
    const rows = (await tried(async () => this.#rows?.toArray())) ?? [];
    const stored = rows.filter(isShelvedKey).filter(({ key }) => !this.#here.has(key));
    const all = [...stored, ...this.#here.values()];
    return all.sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
  }

  async keep(one: ShelvedKey, mayLast: boolean): Promise<boolean> {
    const kept = mayLast ? await tried(async () => this.#rows?.put(one)) : null;
    const lasts = typeof kept === 'string';
    if (lasts) this.#here.delete(one.key);
    else this.#here.set(one.key, one);
    return lasts;
  }

  async drop(key: string): Promise<void> {
    this.#here.delete(key);
    await this.#rows?.delete(key);
  }

  end(): void {
    this.#dexie?.close({ disableAutoOpen: true });
  }
}

function isShelvedKey(row: unknown): row is ShelvedKey {
  return (
    isObject(row) &&
    typeof row['key'] === 'string' &&
    typeof row['name'] === 'string' &&
    isObject(row['secret'])
  );
}
