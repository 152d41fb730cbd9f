/** What the form is given, what it hands on, and what stands on one of its screens. */

import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { FormTelling } from './asking.ts';

/** The card that was pressed, and whose it is; `card` null where only the hand is known. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** `detail` of `fact-told`: what is to be recorded, and names of moments that it speaks of. */
export interface FactTold {
  readonly facts: readonly Fact[];
  readonly marks: Readonly<Record<string, number>>;
}

/** One screen: what has been told, the field that somebody wants to tell although nobody asks, the entry that is corrected. */
export interface FormStep {
  readonly telling: FormTelling | null;
  readonly wanted: string | null;
  readonly corrects: number | null;
}
