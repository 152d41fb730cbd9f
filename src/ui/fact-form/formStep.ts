/** What the form is given, what it hands on, and what stands on one of its screens. */

import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { PartialFact } from './asking.ts';

/** The card that was pressed, and whose it is; `card` null where only the hand is known. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** `detail` of `form-filled`: what is to be recorded, and names of moments that it speaks of. */
export interface FilledForm {
  readonly facts: readonly Fact[];
  readonly marks: Readonly<Record<string, number>>;
}

/** One screen: what is known so far, the field that somebody wants to fill although nobody asks, the entry that is corrected. */
export interface FormStep {
  readonly partial: PartialFact | null;
  readonly wanted: string | null;
  readonly corrects: number | null;
}
