/** Begins a new deal only once, even when a button is pressed twice by a trembling hand. */

/** For this time after the work is done, another press still belongs to the one before. Milliseconds. */
const DOUBLE = 300;

export class Steadied {
  #pressed = false;

  /** Does the work, unless it is being done or has just been. */
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
