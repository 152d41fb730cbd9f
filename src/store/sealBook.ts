/** What has been signed of the deals, beside them: each deal's sealed file in one row, written in one transaction with its freezes. */

import { refuse, type DraftSeal, type StoreOutcome } from './deal.ts';
import type { Safe } from './safe.ts';
import { isSealRow, isStoredDeal } from './shape.ts';
import type { Storage } from './tables.ts';

export interface NextSeal extends DraftSeal {
  /** The text this one was made from; null where nothing was signed. */
  readonly before: string | null;
  /** So many facts of the deal are signed in it. */
  readonly facts: number;
}

export class SealBook {
  readonly #storage: Storage;
  readonly #safe: Safe;

  constructor(storage: Storage, safe: Safe) {
    this.#storage = storage;
    this.#safe = safe;
  }

  /** Null where nothing of the deal is signed, or where there is no such deal. */
  read(stream: string): Promise<StoreOutcome<{ text: string | null }>> {
    return this.#safe.tried(async () => {
      const row = await this.#storage.read((tables) => tables.seal(stream));
      return { ok: true, text: isSealRow(row) ? row.text : null };
    });
  }

  /**
   * All of it or nothing: there is no half freeze. `versionConflict` where somebody else has signed meanwhile, or facts are signed that
   * are not stored. Before the first freeze the text may be another one; afterwards it only grows.
   */
  keep(stream: string, { before, text, facts, freezes }: NextSeal): Promise<StoreOutcome> {
    return this.#safe.write(() =>
      this.#storage.write(async (tables) => {
        const [deal, row] = await Promise.all([tables.deal(stream), tables.seal(stream)]);
        if (!isStoredDeal(deal)) return refuse(deal === undefined ? 'unknownStream' : 'corrupt', { stream });
        const had = isSealRow(row) ? row.text : null;
        const { version, freezes: known = [] } = deal;
        if (had !== before || version < facts) return refuse('versionConflict', { stream, version });
        if (known.length > 0 && !text.startsWith(had ?? '')) throw new Error('What is frozen only grows.');
        await tables.putSeal({ stream, text });
        if (freezes.length > known.length) await tables.putDeal({ ...deal, freezes });
        return { ok: true as const };
      }),
    );
  }
}
