/** What the live region says of a mark once it is stored: nothing is said to be kept before it is. */

export class Unsaid {
  /** By finding. */
  readonly #sentences = new Map<string, string>();
  #before: ReadonlySet<string> = new Set();

  keep(finding: string, sentence: string): void {
    this.#sentences.set(finding, sentence);
  }

  /** The sentence of a mark that is no longer pending; null while none is. */
  of(pending: ReadonlySet<string>): string | null {
    const stored = [...this.#before].filter((finding) => !pending.has(finding));
    this.#before = pending;
    let said: string | null = null;
    for (const finding of stored) {
      said = this.#sentences.get(finding) ?? said;
      this.#sentences.delete(finding);
    }
    return said;
  }
}
