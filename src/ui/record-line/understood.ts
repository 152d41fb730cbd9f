/** What a typed line means. In a file of its own, so that a page that records nothing loads no line. */

/** Before it is recorded. */
export interface Understood {
  /** A sentence for each fact, in order. */
  readonly facts: readonly string[];
  /** What of the line is not understood; null when all of it is. */
  readonly fault: string | null;
}

export const NOTHING_TYPED: Understood = { facts: [], fault: null };
