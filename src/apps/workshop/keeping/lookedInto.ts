/** Finds what the list of deals shows of their facts, which the list itself does not hold. Each version of a deal is read once, when the list is shown. */

import type { DealRecord } from '../../../events/record.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';

const nameOf = ({ stream, version }: StoredDeal): string => `${stream} ${version}`;

interface Look<Found> {
  readonly open: () => Promise<Store>;
  /** Called when more is known. */
  readonly changed: () => void;
  /** Only so many deals are looked into, the latest first: reading thousands would take long. */
  readonly most: number;
  /** Whether anything is to be found in the facts of that deal. */
  readonly wanted: (deal: StoredDeal) => boolean;
  /** Loads what finds it in a record; null for nothing. */
  readonly finder: () => Promise<(record: DealRecord) => Found | null>;
}

export class LookedInto<Found> {
  readonly #look: Look<Found>;
  readonly #found = new Map<string, Found | null>();
  #busy = false;

  constructor(look: Look<Found>) {
    this.#look = look;
  }

  /** Null where nothing was found, or nobody has looked yet. */
  found(deal: StoredDeal): Found | null {
    return this.#found.get(nameOf(deal)) ?? null;
  }

  /** Begins to look for what is not known of these deals; `changed` is called when it is. */
  look(deals: readonly StoredDeal[]): void {
    if (!this.#busy) void this.#lookInto(deals);
  }

  async #lookInto(deals: readonly StoredDeal[]): Promise<void> {
    const { open, changed, most, wanted, finder } = this.#look;
    const unknown = deals
      .slice(0, most)
      .filter((deal) => deal.version > 0 && wanted(deal) && !this.#found.has(nameOf(deal)));
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
