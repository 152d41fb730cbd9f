/** The input and output of the form, and the contents of one screen. */

import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { PartialFact } from './asking.ts';

/** The pressed card and its hand; `card` is null if only the hand is known. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** `detail` of `form-filled`: the facts to record, and names of moments to which they refer. */
export interface FilledForm {
  readonly facts: readonly Fact[];
  readonly marks: Readonly<Record<string, number>>;
}

/** One screen: the known values, the field that the person wants to fill without being asked, the entry that is corrected. */
export interface FormStep {
  readonly partial: PartialFact | null;
  readonly wanted: string | null;
  readonly corrects: number | null;
}
