/** Begins a new deal, or accepts a file, only once, even if a trembling hand presses a button twice. */

/** Milliseconds after the work during which another press counts as the same press. */
const DOUBLE = 300;

export class Steadied {
  #pressed = false;
  readonly #after: number;

  /** @param after milliseconds after the work; 0 where the button is gone by then, so that the next press means something else */
  constructor(after = DOUBLE) {
    this.#after = after;
  }

  /** Does the work, unless it is in progress or was done less than that long ago: then undefined. */
  async press<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (this.#pressed) return undefined;
    this.#pressed = true;
    try {
      return await work();
    } finally {
      setTimeout(() => (this.#pressed = false), this.#after);
    }
  }
}
