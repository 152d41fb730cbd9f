/** A database with a second copy beside it: every write is counted in the database, noted outside it, and added to the copy. */

import type { Observable } from 'rxjs';
import type { Ledger, Storage, Tables } from '../tables.ts';
import type { CopyLog } from './log.ts';
import type { Marker } from './marker.ts';
import { recording, type Op } from './op.ts';

export interface CopiedParts {
  readonly storage: Storage;
  readonly log: CopyLog;
  readonly marker: Marker;
  /** The present moment, ISO 8601 in UTC. */
  readonly now: () => string;
}

/** By chance: two databases of one browser never share it. */
export function freshName(): string {
  // Not randomUUID, which a page without a secure connection lacks.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function firstLedger(now: string): Ledger {
  return { key: 'ledger', generation: freshName(), writes: 0, deals: 0, marks: 0, at: now };
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
      const result = await work(recording(tables, ops));
      if (ops.length === 0) return result;
      const before = (await tables.ledger()) ?? firstLedger(now());
      const [deals, marks] = [await tables.countDeals(), await tables.countMarks()];
      ledger = { ...before, writes: before.writes + 1, deals, marks, at: now() };
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

  reopen(): Promise<boolean> {
    return this.#parts.storage.reopen();
  }

  end(): void {
    this.#parts.log.end();
    this.#parts.storage.end();
  }
}
