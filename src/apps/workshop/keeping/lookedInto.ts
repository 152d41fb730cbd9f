/** Finds values for the list of deals in their facts, which the list lacks. Reads each version of a deal once, when it is shown. */

import type { DealRecord } from '../../../events/record.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';

const nameOf = ({ stream, version }: StoredDeal): string => `${stream} ${version}`;

interface Look<Found> {
  readonly open: () => Promise<Store>;
  /** Called when more is known. */
  readonly changed: () => void;
  /** The most wanted deals that are read, the latest first; Infinity for all. */
  readonly most: number;
  /** The number of deals that are read before `changed` is called, so that the list shows what is known while the others are read. */
  readonly portion: number;
  /** Whether the facts of that deal may have such a value. */
  readonly wanted: (deal: StoredDeal) => boolean;
  /** Loads the function that finds the value in a record; it returns null for none. */
  readonly finder: () => Promise<(record: DealRecord) => Found | null>;
}

export class LookedInto<Found> {
  readonly #look: Look<Found>;
  readonly #found = new Map<string, Found | null>();
  #busy = false;

  constructor(look: Look<Found>) {
    this.#look = look;
  }

  /** Null if nothing was found, or the deal has not been read yet. */
  found(deal: StoredDeal): Found | null {
    return this.#found.get(nameOf(deal)) ?? null;
  }

  /** Begins to read unknown deals; `changed` is called when more is known. */
  look(deals: readonly StoredDeal[]): void {
    if (!this.#busy) void this.#lookInto(deals);
  }

  async #lookInto(deals: readonly StoredDeal[]): Promise<void> {
    const { open, changed, most, portion, wanted, finder } = this.#look;
    const unknown = deals
      .filter((deal) => deal.version > 0 && wanted(deal))
      .slice(0, most)
      .filter((deal) => !this.#found.has(nameOf(deal)))
      .slice(0, portion);
    if (unknown.length === 0) return;
    this.#busy = true;
    try {
      const [store, find] = await Promise.all([open(), finder()]);
      for (const deal of unknown) {
        const read = await store.record(deal.stream);
        this.#found.set(nameOf(deal), read.ok ? find(read.record) : null);
      }
    } finally {
      this.#busy = false;
    }
    changed();
  }
}
