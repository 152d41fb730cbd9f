/** The input and output of the form, and the contents of one screen. */

import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { PartialFact } from './asking.ts';
import type { Values } from './candidates.ts';

/** The pressed card and its hand; `card` is null if only the hand is known. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** Why something entered is shown again. `why`: the reason for which it is not recorded, empty if unknown; null if the page was closed. */
export interface Returned {
  readonly why: string | null;
}

/** `detail` of `form-filled`: the facts to record, and names of moments to which they refer. */
export interface FilledForm {
  readonly facts: readonly Fact[];
  readonly marks: Readonly<Record<string, number>>;
  /** To be called when the storage has answered: null if they are recorded. */
  readonly answered: (refused: Returned | null) => void;
}

/** One screen: the known values, the field that the person wants to fill without being asked, the entry that is corrected. */
export interface FormStep {
  readonly partial: PartialFact | null;
  readonly wanted: string | null;
  readonly corrects: number | null;
}

/** The first question: what happened. */
export const BEGIN: FormStep = { partial: null, wanted: null, corrects: null };

/** A form that is not recorded yet, as plain data. */
export interface FormDraft {
  /** With which card and for what the form was opened. */
  readonly opened: string;
  readonly of: CardOf | null;
  readonly step: FormStep;
  readonly passed: readonly FormStep[];
  readonly draft: Values;
  readonly marks: Readonly<Record<string, number>>;
  /** The moment of which it tells; null for the end of the record. */
  readonly at: number | null;
}

/** Whose form it is: that of the desk, or that of the case file. */
export type FormPlace = 'desk' | 'case';

/** `detail` of `form-sketched`: what is entered so far; null once it is recorded or given up. */
export interface FormSketched {
  readonly place: FormPlace;
  /** As in the draft. */
  readonly opened: string;
  readonly draft: FormDraft | null;
}

/** `detail` of `form-opening`: whoever keeps what was entered before the page was closed gives it back. */
export interface FormOpening {
  readonly place: FormPlace;
  /** As in the draft. */
  readonly opened: string;
  readonly give: (draft: Promise<FormDraft | null>) => void;
}
