/** The result of a deal that states none and whose play tells it, for the list of deals: what is stored stays as it is. */

import type { RecordHeader } from '../../../events/record.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';

/** Only so many deals are looked into, the latest first: the list shows fewer, and reading thousands would take long. */
const MOST = 60;

/** What the play tells of the head; null where it comes to no result. */
type Played = Pick<RecordHeader, 'contract' | 'declarer' | 'statedResult'> | null;

const nameOf = ({ stream, version }: StoredDeal): string => `${stream} ${version}`;

export class PlayedResults {
  readonly #open: () => Promise<Store>;
  readonly #changed: () => void;
  readonly #found = new Map<string, Played>();
  readonly #shown = new WeakMap<StoredDeal, StoredDeal>();
  #busy = false;

  /** @param changed called when more results are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#open = open;
    this.#changed = changed;
  }

  /** The deals with the results that are known by now; the others are looked for. A deal keeps its object. */
  shown(deals: readonly StoredDeal[]): readonly StoredDeal[] {
    if (!this.#busy) void this.#look(deals);
    return deals.map((deal) => this.#withResult(deal));
  }

  #withResult(deal: StoredDeal): StoredDeal {
    const played = this.#found.get(nameOf(deal)) ?? null;
    if (played === null) return deal;
    const shown = this.#shown.get(deal) ?? { ...deal, header: { ...deal.header, ...played } };
    this.#shown.set(deal, shown);
    return shown;
  }

  async #look(deals: readonly StoredDeal[]): Promise<void> {
    const unknown = deals
      .slice(0, MOST)
      .filter(
        (deal) =>
          deal.header.statedResult === undefined && deal.version > 0 && !this.#found.has(nameOf(deal)),
      );
    if (unknown.length === 0) return;
    this.#busy = true;
    try {
      const [store, { playedResult }] = await Promise.all([this.#open(), import('./playedResult.ts')]);
      for (const deal of unknown) {
        const read = await store.record(deal.stream);
        this.#found.set(nameOf(deal), read.ok ? playedResult(read.record) : null);
      }
    } finally {
      this.#busy = false;
    }
    this.#changed();
  }
}
