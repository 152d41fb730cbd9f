/** What a typed line means. In a file of its own, so that a page that records nothing loads no line. */

import type { Fact } from '../../events/event.ts';
import type { LineFault } from '../../formats/typed/lineRead.ts';

export interface FactUnderstood {
  readonly fact: Fact;
  /** Its sentence. */
  readonly sentence: string;
  /** What it does away with, or that it changes nothing; empty for what is about the table. */
  readonly beside: string;
}

/** Before it is recorded. */
export interface Understood {
  readonly facts: readonly FactUnderstood[];
  /** What of the line is not understood; null when all of it is. */
  readonly fault: LineFault | null;
}

export const NOTHING_TYPED: Understood = { facts: [], fault: null };
