/** The signed parts of deals: each deal's sealed file is one row, written in one transaction with its freezes. */

import { refuse, type DraftSeal, type StoreOutcome } from './deal.ts';
import type { Safe } from './safe.ts';
import { isSealRow, isStoredDeal } from './shape.ts';
import type { Storage } from './tables.ts';

export interface NextSeal extends Omit<DraftSeal, 'holds'> {
  /** The text from which this one was made; null if nothing was signed. */
  readonly before: string | null;
  /** The number of signed facts of the deal. */
  readonly facts: number;
}

export class SealBook {
  readonly #storage: Storage;
  readonly #safe: Safe;

  constructor(storage: Storage, safe: Safe) {
    this.#storage = storage;
    this.#safe = safe;
  }

  /** Null if nothing of the deal is signed, or there is no such deal. */
  read(stream: string): Promise<StoreOutcome<{ text: string | null }>> {
    return this.#safe.tried(async () => {
      const row = await this.#storage.read((tables) => tables.seal(stream));
      return { ok: true, text: isSealRow(row) ? row.text : null };
    });
  }

  /**
   * Stores all of it or nothing. `versionConflict` if another writer has signed in the meantime, or unstored facts are signed. Before the
   * first freeze the text may be replaced; after it, the text only grows.
   */
  keep(stream: string, { before, text, facts, freezes }: NextSeal): Promise<StoreOutcome> {
    return this.#safe.write(() =>
      this.#storage.write(async (tables) => {
        const [deal, row] = await Promise.all([tables.deal(stream), tables.seal(stream)]);
        if (!isStoredDeal(deal)) return refuse(deal === undefined ? 'unknownStream' : 'corrupt', { stream });
        const had = isSealRow(row) ? row.text : null;
        const { version, freezes: known = [] } = deal;
        if (had !== before || version < facts) return refuse('versionConflict', { stream, version });
        if (known.length > 0 && !text.startsWith(had ?? '')) throw new Error('A frozen record only grows.');
        await tables.put('seal', { stream, text });
        if (freezes.length > known.length || deal.signed === undefined)
          await tables.put('deal', {
            ...deal,
            ...(freezes.length === 0 ? {} : { freezes }),
            signed: 'holds',
          });
        return { ok: true as const };
      }),
    );
  }
}
