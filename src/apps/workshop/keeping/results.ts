/** For the list: the results of deals that state none but whose play shows one. The stored deals don't change. */

import type { RecordHeader } from '../../../events/record.ts';
import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import { LookedInto } from './lookedInto.ts';

/** The most deals without a stated result that are read; the list shows fewer. */
const MOST = 60;

/** The fields of the header that the play shows. */
type Played = Pick<RecordHeader, 'contract' | 'declarer' | 'statedResult'>;

export class PlayedResults {
  readonly #results: LookedInto<Played>;
  readonly #shown = new WeakMap<StoredDeal, StoredDeal>();

  /** @param changed is called when more results are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#results = new LookedInto({
      open,
      changed,
      most: MOST,
      portion: MOST,
      wanted: ({ header }) => header.statedResult === undefined,
      finder: async () => (await import('./playedResult.ts')).playedResult,
    });
  }

  /** The deals with the results known so far; begins to look for the others. A deal keeps its object. */
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
