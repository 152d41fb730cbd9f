/** Filters rows without blocking the page: a long list is filtered between two drawings, and the old result is shown until the end. */

import type { ReactiveControllerHost } from 'lit';
import { Latest } from '../latest.ts';
import type { FindingRow } from './session.ts';

/** Milliseconds of work at a time. */
const PORTION = 10;
/** The clock is read after this many rows. */
const ROWS = 100;

export class Sifting {
  readonly #host: ReactiveControllerHost;
  #rows: readonly FindingRow[] = [];
  readonly #latest = new Latest();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The rows of the last finished search. */
  get rows(): readonly FindingRow[] {
    return this.#rows;
  }

  /** Begins a search; an earlier one stops. Updates the host once more if the search could not finish at once. */
  sift(all: readonly FindingRow[], isWanted: (row: FindingRow) => boolean): void {
    const isLatest = this.#latest.begin();
    const found: FindingRow[] = [];
    let next = 0;
    const goOn = (): boolean => {
      for (const end = performance.now() + PORTION; next < all.length; next++) {
        if (next % ROWS === 0 && performance.now() > end) return false;
        const row = all[next] as FindingRow;
        if (isWanted(row)) found.push(row);
      }
      this.#rows = found;
      return true;
    };
    const later = (): void => {
      if (!isLatest()) return;
      if (goOn()) this.#host.requestUpdate();
      else setTimeout(later);
    };
    if (!goOn()) setTimeout(later);
  }
}
