/** The result of a deal that states none and whose play shows it, for the list of deals: what is stored stays as it is. */

import type { RecordHeader } from '../../../events/record.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import { LookedInto } from './lookedInto.ts';

/** The list shows fewer. */
const MOST = 60;

/** What the play shows of the head. */
type Played = Pick<RecordHeader, 'contract' | 'declarer' | 'statedResult'>;

export class PlayedResults {
  readonly #results: LookedInto<Played>;
  readonly #shown = new WeakMap<StoredDeal, StoredDeal>();

  /** @param changed called when more results are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#results = new LookedInto({
      open,
      changed,
      most: MOST,
      wanted: ({ header }) => header.statedResult === undefined,
      finder: async () => (await import('./playedResult.ts')).playedResult,
    });
  }

  /** The deals with the results that are known by now; the others are looked for. A deal keeps its object. */
  shown(deals: readonly StoredDeal[]): readonly StoredDeal[] {
    this.#results.look(deals);
    return deals.map((deal) => this.#withResult(deal));
  }

  #withResult(deal: StoredDeal): StoredDeal {
    const played = this.#results.found(deal);
    if (played === null) return deal;
    const shown = this.#shown.get(deal) ?? { ...deal, header: { ...deal.header, ...played } };
    this.#shown.set(deal, shown);
    return shown;
  }
}
