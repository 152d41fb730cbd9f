/** A database with a second copy beside it: every write is counted in the database, noted outside it, and added to the copy. */

import type { Observable } from 'rxjs';
import type { Ledger, Storage, Tables } from '../tables.ts';
import { firstLedger } from './ledger.ts';
import type { CopyLog } from './log.ts';
import type { Marker } from './marker.ts';
import { recording, type Op } from './op.ts';
import { recover } from './recover.ts';

export interface CopiedParts {
  readonly storage: Storage;
  readonly log: CopyLog;
  readonly marker: Marker;
  /** The present moment, ISO 8601 in UTC. */
  readonly now: () => string;
}

export class Copied implements Storage {
  readonly #parts: CopiedParts;

  constructor(parts: CopiedParts) {
    this.#parts = parts;
  }

  read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    return this.#parts.storage.read(work);
  }

  async write<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const { storage, log, marker, now } = this.#parts;
    const ops: Op[] = [];
    let ledger: Ledger | null = null;
    const done = await storage.write(async (tables) => {
      let isCounted = false;
      const counted = (): void => void (isCounted = true);
      // Both are asked for at once, and a fact appended counts nothing anew: it is to be durable as soon as it can be.
      const [before, result] = await Promise.all([tables.ledger(), work(recording(tables, ops, counted))]);
      if (ops.length === 0) return result;
      const { deals, marks } =
        before === undefined || isCounted
          ? { deals: await tables.countDeals(), marks: await tables.countMarks() }
          : before;
      const { generation, key, writes } = before ?? firstLedger(now());
      ledger = { key, generation, writes: writes + 1, deals, marks, at: now() };
      await tables.putLedger(ledger);
      return result;
    });
    if (ledger !== null) {
      marker.keep(ledger);
      log.add(ledger, ops);
    }
    return done;
  }

  watch<T>(work: (tables: Tables) => Promise<T>): Observable<T> {
    return this.#parts.storage.watch(work);
  }

  /** What was opened again may be empty, or of another time. */
  async reopen(): Promise<boolean> {
    const opened = await this.#parts.storage.reopen();
    if (opened) await recover(this.#parts);
    return opened;
  }

  end(): void {
    this.#parts.log.end();
    this.#parts.storage.end();
  }
}
