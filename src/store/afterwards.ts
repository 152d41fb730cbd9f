/** What nobody waits for: done in a task of its own, so that a fact is acknowledged as soon as it is durable. */

export class Afterwards {
  #due: (() => void)[] = [];

  add(work: () => void): void {
    this.#due.push(work);
    if (this.#due.length === 1) setTimeout(() => this.catchUp());
  }

  /** All that is due, in its order. */
  catchUp(): void {
    for (const work of this.#due.splice(0)) work();
  }
}
