/** Filters rows without holding up a frame: a long list is filtered between frames, and the old list stays until that is done. */

import type { ReactiveControllerHost } from 'lit';
import type { FindingRow } from './session.ts';

/** Milliseconds at a time. */
const PORTION = 10;
/** After how many rows the clock is read. */
const ROWS = 100;

export class Sifting {
  readonly #host: ReactiveControllerHost;
  #rows: readonly FindingRow[] = [];
  /** Counts the searches begun; only the latest goes on. */
  #turn = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The rows that were found last. */
  get rows(): readonly FindingRow[] {
    return this.#rows;
  }

  /** Begins anew; the host is updated once more when it could not be done at once. */
  sift(all: readonly FindingRow[], isWanted: (row: FindingRow) => boolean): void {
    const turn = ++this.#turn;
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
      if (turn !== this.#turn) return;
      if (goOn()) this.#host.requestUpdate();
      else setTimeout(later);
    };
    if (!goOn()) setTimeout(later);
  }
}
