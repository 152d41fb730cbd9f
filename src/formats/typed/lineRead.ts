/** The result of reading a typed line: facts, names of moments, and the first fault. */

import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import { readEvent } from '../case/readEvent.ts';
import { isAllBut, type AllBut, type Default } from './slots.ts';
import type { Token } from './tokens.ts';

type FaultCode =
  /** Neither a word of the grammar nor a card. */
  | 'unknownWord'
  /** A piece that fits no field of the word. */
  | 'notUnderstood'
  /** A required field is missing. */
  | 'missing'
  /** A piece that fits no field but would belong to a text, which stands in quotation marks. */
  | 'quotesNeeded'
  /** The closing quotation mark of a text is missing. */
  | 'quoteOpen'
  /** Nobody is in turn, has a choice, or is declarer, so the line must name the seat. */
  | 'seatUnknown'
  /** A card, but nobody is in turn. */
  | 'turnUnknown'
  /** Calls, but nobody knows whose call it is. `text`: the calls. */
  | 'callerUnknown'
  /** Calls without the word `bid`. */
  | 'callNeedsWord'
  /** No question is open, or more than one, so the line must name it. */
  | 'questionUnknown'
  /** The record already has the most facts that a case file can have. */
  | 'tooMany';

export interface LineFault {
  readonly code: FaultCode;
  /** The offset of the fault in the line, from 0. */
  readonly at: number;
  /** The text there; empty at the end of the line. */
  readonly text: string;
  /** The word to which it should belong. */
  readonly word?: string;
  /** The field that is missing. */
  readonly field?: string;
  /** The call that may have been meant instead of a card. */
  readonly call?: string;
  /** For `unknownWord`: a known word that differs by a letter or two. For `questionUnknown`: the open questions, with commas between. */
  readonly near?: string;
}

/** A piece that the position where the fact is recorded determines: one that the line left out, or “dummy”. */
interface OpenPiece {
  readonly field: string;
  readonly from: Default | AllBut;
}

/** A fact as typed. `open`: the pieces that are filled in when it is recorded. */
export interface TypedFact {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly open: readonly OpenPiece[];
  readonly at: number;
  readonly word: string;
  /** Facts inside this one, in braces: those of an account, or what a poll shows. */
  readonly inside?: { readonly field: string; readonly items: readonly TypedFact[] };
}

/** A name for the moment after the facts before it. */
interface TypedMark {
  readonly mark: string;
}

export type TypedItem = TypedFact | TypedMark;

export interface LineRead {
  /** The part before the fault. */
  readonly items: readonly TypedItem[];
  readonly fault: LineFault | null;
}

/**
 * The seats that a line means if it does not name them, and the open questions: with just one, the line need not name it. `left`: tricks
 * that are not complete; null where nobody knows the moment.
 */
export type Meant = Readonly<Record<Exclude<Default, 'asked'>, Seat | null>> & {
  readonly asked: readonly QuestionId[];
  readonly left: number | null;
};

/** The result for a line of which nothing is understood because of this piece. */
export function failed({ at, text, apart }: Token, code: FaultCode, word?: string): LineRead {
  if (apart !== undefined) return failed(apart.value, code, apart.field.text.toLowerCase());
  return { items: [], fault: { code, at, text, ...(word === undefined ? {} : { word }) } };
}

/** The fault of a missing field. `at`: the end of the line, from 0. */
export const missing = (word: string, field: string, at: number): LineFault => ({
  code: 'missing',
  at,
  text: '',
  word,
  field,
});

function filledFrom(from: Default | AllBut, meant: Meant): Seat | QuestionId | number | null {
  if (isAllBut(from)) {
    // Nobody concedes more tricks than are left.
    return meant.left === null || from.allBut > meant.left ? null : meant.left - from.allBut;
  }
  if (from !== 'asked') return meant[from];
  const [asked = null, more] = meant.asked;
  return more === undefined ? asked : null;
}

/** The fact, with the seat or the question that the line left out filled in; the fault when it is not clear which one is meant. */
export function factOf(typed: TypedFact, meant: Meant): Fact | LineFault {
  const { open, at, word } = typed;
  const fields = { ...typed.fields };
  for (const { field, from } of open) {
    const filled = filledFrom(from, meant);
    if (filled === null) {
      const fault = { at, text: '', word, field };
      if (isAllBut(from))
        return meant.left === null
          ? { ...fault, code: 'missing' }
          : { ...fault, code: 'notUnderstood', text: String(from.allBut) };
      if (from !== 'asked') return { ...fault, code: 'seatUnknown' };
      return { ...fault, code: 'questionUnknown', near: [...new Set(meant.asked)].join(', ') };
    }
    fields[field] = filled;
  }
  const { fact, field } = readEvent(fields);
  return fact ?? { code: 'notUnderstood', at, text: '', word, field: field ?? '' };
}

/** True when the typed text made no fact. */
export const isFault = (read: Fact | LineFault): read is LineFault => 'code' in read;
