/** What a sentence about a typed line is made from, whatever the language. */

/** What of a line was not understood: as the reader of typed lines tells it. */
interface FaultSlots {
  /** From 1; null where there is one line only. */
  readonly line: number | null;
  readonly code:
    | 'unknownWord'
    | 'notUnderstood'
    | 'missing'
    | 'quotesNeeded'
    | 'quoteOpen'
    | 'seatUnknown'
    | 'turnUnknown'
    | 'callerUnknown'
    | 'callNeedsWord'
    | 'questionUnknown'
    | 'tooMany';
  /** Where it begins in the line, from 0. */
  readonly at: number;
  /** What stands there; of `tooMany` the number of facts a deal can hold. */
  readonly text: string;
  /** Word and field of the grammar, the same in every language. */
  readonly word?: string;
  readonly field?: string;
  /** Of `turnUnknown` the call that may be meant; empty for none. */
  readonly call?: string;
  /** Of `unknownWord` the word that may be meant, of `questionUnknown` the open questions as they are typed; empty for none. */
  readonly near?: string;
}

export interface Typing {
  fault(slots: FaultSlots): string;
  /** `options` as they are typed, with spaces between. */
  choices(slots: { readonly seat: string; readonly options: string }): string;
  /** `questions` as they are typed, with commas between. */
  questions(slots: { readonly questions: string }): string;
  turn(slots: { readonly seat: string }): string;
}
