/** The stored deals that are cases of a hearing, with the text in which each is searched. */

import type { StoredDeal } from '../../../store/deal.ts';
import type { Store } from '../../../store/store.ts';
import type { CaseListed } from '../../../ui/library/rows.ts';
import { LookedInto } from './lookedInto.ts';

/** All deals are read, because a search must find the case of an old hearing by its number too. */
const PORTION = 500;

export class CasesKept {
  readonly #cases: LookedInto<CaseListed>;

  /** @param changed is called when more cases are known */
  constructor(open: () => Promise<Store>, changed: () => void) {
    this.#cases = new LookedInto({
      open,
      changed,
      most: Infinity,
      portion: PORTION,
      wanted: ({ parent }) => parent === undefined,
      finder: async () => (await import('./caseListed.ts')).caseListed,
    });
  }

  /** The cases known so far, by stream. Begins to look for the others. */
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
