/** Work for which nobody waits. It runs in a later task, so that a fact is acknowledged as soon as it is durable. */

export class Afterwards {
  #due: (() => void)[] = [];

  add(work: () => void): void {
    this.#due.push(work);
    if (this.#due.length === 1) setTimeout(() => this.catchUp());
  }

  /** Does all due work at once, in order. */
  catchUp(): void {
    for (const work of this.#due.splice(0)) work();
  }
}
