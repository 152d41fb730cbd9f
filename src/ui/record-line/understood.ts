/** The meaning of a typed line. A file of its own, so that a page without recording need not load the line. */

import type { Fact } from '../../events/event.ts';
import type { LineFault } from '../../formats/typed/lineRead.ts';

export interface FactUnderstood {
  readonly fact: Fact;
  /** Its sentence. */
  readonly sentence: string;
  /** What it undoes, or that it changes nothing; empty for a fact of the table. */
  readonly beside: string;
}

/** The meaning of a line before it is recorded. */
export interface Understood {
  readonly facts: readonly FactUnderstood[];
  /** The part of the line that is not understood; null if there is none. */
  readonly fault: LineFault | null;
}

export const NOTHING_TYPED: Understood = { facts: [], fault: null };
