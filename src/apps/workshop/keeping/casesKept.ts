/** Which of the stored deals are cases of a hearing, and the words by which each is found: the list itself holds heads of deals only. */

import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { CaseListed } from '../../../ui/library/rows.ts';

/** Only so many deals are looked into, the latest first: reading thousands would take long. */
const MOST = 500;

const nameOf = ({ stream, version }: StoredDeal): string => `${stream} ${version}`;

export class CasesKept {
  readonly #open: () => Promise<Store>;
  readonly #changed: () => void;
  /** Null for a deal about which no hearing has noted anything. */
  readonly #found = new Map<string, CaseListed | null>();
  #busy = false;

  /** @param changed called when more cases are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#open = open;
    this.#changed = changed;
  }

  /** The cases that are known by now, by stream; the others are looked for. */
  shown(deals: readonly StoredDeal[]): ReadonlyMap<string, CaseListed> {
    if (!this.#busy) void this.#look(deals);
    return new Map(
      deals.flatMap((deal) => {
        const found = this.#found.get(nameOf(deal));
        return found === undefined || found === null ? [] : [[deal.stream, found] as const];
      }),
    );
  }

  async #look(deals: readonly StoredDeal[]): Promise<void> {
    const unknown = deals
      .slice(0, MOST)
      .filter((deal) => deal.parent === undefined && deal.version > 0 && !this.#found.has(nameOf(deal)));
    if (unknown.length === 0) return;
    this.#busy = true;
    let isNew = false;
    try {
      const [store, { caseListed }] = await Promise.all([this.#open(), import('./caseListed.ts')]);
      for (const deal of unknown) {
        const read = await store.record(deal.stream);
        const found = read.ok ? caseListed(read.record) : null;
        this.#found.set(nameOf(deal), found);
        isNew ||= found !== null;
      }
    } finally {
      this.#busy = false;
    }
    if (isNew) this.#changed();
  }
}
