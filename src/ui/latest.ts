/** Which of several requests is the latest: an earlier one may be answered later, and its answer is dropped. */

export class Latest {
  #number = 0;

  /** Begins a request. The function returned is true until another one begins or all are dropped. */
  begin(): () => boolean {
    const number = ++this.#number;
    return () => number === this.#number;
  }

  /** Drops the answers to all requests that have begun. */
  drop(): void {
    this.#number++;
  }
}
