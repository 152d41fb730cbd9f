/** What a typed line was read as: facts, names of moments, and the first thing that is not understood. */

import type { Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { QuestionId } from '../../lawbook/choices.ts';
import { readEvent } from '../case/readEvent.ts';
import type { Default } from './slots.ts';
import type { Token } from './tokens.ts';

type FaultCode =
  /** No word of the grammar, and no card. */
  | 'unknownWord'
  /** A piece that nothing of this word can be. */
  | 'notUnderstood'
  /** A field that the word must have. */
  | 'missing'
  /** A text whose closing quotation mark is missing. */
  | 'quoteOpen'
  /** Nobody is in turn, nobody has a choice, or nobody is declarer: the seat must be named. */
  | 'seatUnknown'
  /** A card where nobody is in turn. */
  | 'turnUnknown'
  /** Calls without the word `bid`. */
  | 'callNeedsWord'
  /** No question is open, or more than one: it must be named. */
  | 'questionUnknown'
  /** The record holds as many facts as a case file can. */
  | 'tooMany';

export interface LineFault {
  readonly code: FaultCode;
  /** Where it begins in the line, from 0. */
  readonly at: number;
  /** What stands there; empty at the end of the line. */
  readonly text: string;
  /** The word it was to belong to. */
  readonly word?: string;
  /** The field that is missing. */
  readonly field?: string;
  /** The call that a card may have been meant for. */
  readonly call?: string;
  /** Of `unknownWord` the word that differs from it by a letter or two. */
  readonly near?: string;
}

/** A fact as typed; a seat or a question that was left out is filled in from the position it is recorded at. */
export interface TypedFact {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly open: { readonly field: string; readonly from: Default } | null;
  readonly at: number;
  readonly word: string;
  /** Facts that stand inside this one, between braces: those of an account, and what a poll shows. */
  readonly inside?: { readonly field: string; readonly items: readonly TypedFact[] };
}

/** A name for the moment reached. */
interface TypedMark {
  readonly mark: string;
}

export type TypedItem = TypedFact | TypedMark;

export interface LineRead {
  /** What was understood, up to the fault. */
  readonly items: readonly TypedItem[];
  readonly fault: LineFault | null;
}

/** Whom a line means where it names no seat, and which question where it names none. */
export type Meant = Readonly<Record<Exclude<Default, 'asked'>, Seat | null>> & {
  readonly asked: QuestionId | null;
};

/** A line of which nothing is understood, because of this piece. */
export const failed = ({ at, text }: Token, code: FaultCode, word?: string): LineRead => ({
  items: [],
  fault: { code, at, text, ...(word === undefined ? {} : { word }) },
});

/** The fault that the word lacks a field. `at`: the end of the line, from 0. */
export const missing = (word: string, field: string, at: number): LineFault => ({
  code: 'missing',
  at,
  text: '',
  word,
  field,
});

/** The fact, with the seat or the question that the line left out filled in; the fault when it is not clear which one is meant. */
export function factOf(typed: TypedFact, meant: Meant): Fact | LineFault {
  const { fields, open, at, word } = typed;
  const filled = open === null ? null : meant[open.from];
  if (open !== null && filled === null)
    return {
      code: open.from === 'asked' ? 'questionUnknown' : 'seatUnknown',
      at,
      text: '',
      word,
      field: open.field,
    };
  const whole = open === null ? fields : { ...fields, [open.field]: filled };
  const { fact, field } = readEvent(whole);
  return fact ?? { code: 'notUnderstood', at, text: '', word, field: field ?? '' };
}

/** True when no fact was made of what was typed. */
export const isFault = (read: Fact | LineFault): read is LineFault => 'code' in read;
