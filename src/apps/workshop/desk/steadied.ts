/** What begins a deal of its own is begun once, also by a press that trembles. */

/** So long after it is done, another press still belongs to the one before. Milliseconds. */
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
