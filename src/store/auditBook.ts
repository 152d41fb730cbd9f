/** The list of audits, stored beside the deals so that the second copy contains it. */

import type { StoreOutcome } from './deal.ts';
import type { Safe } from './safe.ts';
import { isAuditsRow } from './shape.ts';
import type { Storage } from './tables.ts';

export class AuditBook {
  readonly #storage: Storage;
  readonly #safe: Safe;

  constructor(storage: Storage, safe: Safe) {
    this.#storage = storage;
    this.#safe = safe;
  }

  /** Empty if no list is stored. */
  read(): Promise<StoreOutcome<{ list: readonly unknown[] }>> {
    return this.#safe.tried(async () => {
      const row = await this.#storage.read((tables) => tables.audits());
      return { ok: true, list: isAuditsRow(row) ? row.list : [] };
    });
  }

  /** Replaces the list. */
  keep(list: readonly unknown[]): Promise<StoreOutcome> {
    return this.#safe.write(async () => {
      await this.#storage.write((tables) => tables.put('audits', { key: 'audits', list }));
      return { ok: true };
    });
  }
}
