/** The deals that this page read or wrote last, for an export after the storage is gone. */

import type { OpenedDeal } from './deal.ts';

const MOST = 100;

export class Remembered {
  readonly #deals = new Map<string, OpenedDeal>();

  get all(): ReadonlyMap<string, OpenedDeal> {
    return this.#deals;
  }

  keep({ deal, events }: OpenedDeal): void {
    this.#deals.delete(deal.stream);
    this.#deals.set(deal.stream, { deal, events });
    const [oldest] = this.#deals.keys();
    if (this.#deals.size > MOST && oldest !== undefined) this.#deals.delete(oldest);
  }

  /** Appends facts to a remembered deal. */
  extend({ deal, events }: OpenedDeal, after: number): void {
    const known = this.#deals.get(deal.stream);
    if (known?.events.length === after) this.keep({ deal, events: [...known.events, ...events] });
  }

  forget(streams: readonly string[]): void {
    for (const stream of streams) this.#deals.delete(stream);
  }
}
