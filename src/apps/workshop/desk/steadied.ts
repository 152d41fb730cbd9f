/** Begins a new deal only once, even if a trembling hand presses a button twice. */

/** Milliseconds after the work during which another press counts as the same press. */
const DOUBLE = 300;

export class Steadied {
  #pressed = false;

  /** Does the work, unless it is in progress or has just been done: then undefined. */
  async press<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (this.#pressed) return undefined;
    this.#pressed = true;
    try {
      return await work();
    } finally {
      setTimeout(() => (this.#pressed = false), DOUBLE);
    }
  }
}
