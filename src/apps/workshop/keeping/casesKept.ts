/** Which of the stored deals are cases of a hearing, and the words by which each is found. */

import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { CaseListed } from '../../../ui/library/rows.ts';
import { LookedInto } from './lookedInto.ts';

/** How many cases are looked into: more than the list shows, since a search can find the others. */
const MOST = 500;

export class CasesKept {
  readonly #cases: LookedInto<CaseListed>;

  /** @param changed called when more cases are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#cases = new LookedInto({
      open,
      changed,
      most: MOST,
      wanted: ({ parent }) => parent === undefined,
      finder: async () => (await import('./caseListed.ts')).caseListed,
    });
  }

  /** The cases that are known by now, by stream; the others are looked for. */
  shown(deals: readonly StoredDeal[]): ReadonlyMap<string, CaseListed> {
    this.#cases.look(deals);
    return new Map(
      deals.flatMap((deal) => {
        const found = this.#cases.found(deal);
        return found === null ? [] : [[deal.stream, found] as const];
      }),
    );
  }
}
