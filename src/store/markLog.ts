/** Keeps the marks of findings: a database of its own, because a session is no deal; memory where the browser has none. */

import { Dexie, type Table } from 'dexie';
import type { FindingMarked, StoredMark } from './marks.ts';

const NAME = 'dealtrail-marks';

export interface MarkLog {
  /** `memory`: the marks last as long as the page. */
  readonly kind: 'durable' | 'memory';
  /** In order. */
  events(): Promise<readonly StoredMark[]>;
  /** Stored when it returns; in memory from then on if the storage fails, which `kind` then says. */
  append(event: FindingMarked): Promise<StoredMark>;
  end(): void;
}

export interface MarkLogOptions {
  readonly name?: string;
  /** In place of the browser’s own, for tests. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  /** The present moment, ISO 8601 in UTC. */
  readonly now?: () => string;
}

class Log implements MarkLog {
  kind: MarkLog['kind'] = 'durable';
  readonly #dexie: Dexie;
  readonly #table: Table<Omit<StoredMark, 'version'> & { version?: number }, number>;
  readonly #now: () => string;
  /** What the database did not take. */
  readonly #only: StoredMark[] = [];
  #last = 0;

  constructor({ name = NAME, now = () => new Date().toISOString(), ...api }: MarkLogOptions) {
    this.#dexie = new Dexie(name, { chromeTransactionDurability: 'strict', autoOpen: false, ...api });
    this.#dexie.version(1).stores({ marks: '++version' });
    this.#table = this.#dexie.table('marks');
    this.#now = now;
  }

  async open(): Promise<void> {
    try {
      await this.#dexie.open();
    } catch {
      this.kind = 'memory';
    }
  }

  async events(): Promise<readonly StoredMark[]> {
    const stored = this.kind === 'durable' ? ((await this.#table.toArray()) as StoredMark[]) : [];
    this.#last = Math.max(this.#last, stored.at(-1)?.version ?? 0);
    return [...stored, ...this.#only];
  }

  async append(event: FindingMarked): Promise<StoredMark> {
    const row = { ...event, storedAt: this.#now() };
    if (this.kind === 'durable') {
      try {
        const version = await this.#table.add(row);
        this.#last = version;
        return { ...row, version };
      } catch {
        this.kind = 'memory';
      }
    }
    const kept = { ...row, version: ++this.#last };
    this.#only.push(kept);
    return kept;
  }

  end(): void {
    this.#dexie.close();
  }
}

/** Never rejects. */
export async function openMarks(options: MarkLogOptions = {}): Promise<MarkLog> {
  const log = new Log(options);
  await log.open();
  return log;
}
