/** Texts for the live region that wait until a mark is stored, so that nothing is announced as kept too early. */

export class PendingTexts {
  /** The sentences, by the name of their finding. */
  readonly #sentences = new Map<string, string>();
  #before: ReadonlySet<string> = new Set();

  keep(finding: string, sentence: string): void {
    this.#sentences.set(finding, sentence);
  }

  /** The sentence of a mark that has just been stored; null if there is none. */
  of(pending: ReadonlySet<string>): string | null {
    const stored = [...this.#before].filter((finding) => !pending.has(finding));
    this.#before = pending;
    let text: string | null = null;
    for (const finding of stored) {
      text = this.#sentences.get(finding) ?? text;
      this.#sentences.delete(finding);
    }
    return text;
  }
}
