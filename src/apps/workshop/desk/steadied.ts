/** Begins a new deal only once, even if a trembling hand presses a button twice. */

/** Milliseconds after the work during which another press counts as the same press. */
const DOUBLE = 300;

export class Steadied {
  #pressed = false;

  /** Does the work, unless it is in progress or has just been done. */
  async press(work: () => Promise<void>): Promise<void> {
    if (this.#pressed) return;
    this.#pressed = true;
    try {
      await work();
    } finally {
      setTimeout(() => (this.#pressed = false), DOUBLE);
    }
  }
}
