/**
 * The identities of this browser, in a database of their own: no saved copy holds them, since their private halves are for nobody
 * else. Where there is no database they last as long as the page.
 */

import { Dexie, type Table } from 'dexie';
import { isObject } from './shape.ts';

/** An identity as it is kept. The store knows nothing of keys. */
export interface ShelvedKey {
  /** The public key. */
  readonly key: string;
  readonly name: string;
  readonly role?: string | undefined;
  /** What signs: anything a database can hold. */
  readonly secret: unknown;
  /** Its owner may take it along as a file. */
  readonly leaves: boolean;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
}

export interface KeyShelf {
  /** `memory`: nothing outlives the page. */
  readonly kind: 'durable' | 'memory';
  /** The earliest first. */
  all(): Promise<readonly ShelvedKey[]>;
  /** False where it lasts as long as the page: it may not be kept for longer, or the database did not take it. */
  keep(one: ShelvedKey, mayLast: boolean): Promise<boolean>;
  drop(key: string): Promise<void>;
  end(): void;
}

interface ShelfOptions {
  readonly name?: string;
  /** In place of the browser's own, for tests. */
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
  readonly kind: KeyShelf['kind'];
  readonly #dexie: Dexie | null;
  readonly #rows: Table<ShelvedKey, string> | null;
  /** What the database did not take. */
  readonly #here = new Map<string, ShelvedKey>();

  constructor(dexie: Dexie | null) {
    this.kind = dexie === null ? 'memory' : 'durable';
    this.#dexie = dexie;
    this.#rows = dexie?.table('identities') ?? null;
  }

  async all(): Promise<readonly ShelvedKey[]> {
    const rows = (await tried(async () => this.#rows?.toArray())) ?? [];
    const all = [...rows.filter(isShelvedKey), ...this.#here.values()];
    return all.sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
  }

  async keep(one: ShelvedKey, mayLast: boolean): Promise<boolean> {
    const kept = mayLast ? await tried(async () => this.#rows?.put(one)) : null;
    if (kept === null || kept === undefined) this.#here.set(one.key, one);
    return typeof kept === 'string';
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

/** Null where the database fails: it then keeps nothing, which is reported. */
async function tried<T>(work: () => PromiseLike<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
