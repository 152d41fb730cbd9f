/** The value of a piece of a typed line, or of a choice on screen, for one field. */

import type { Slot, SlotKind } from './slots.ts';
import type { Token } from './tokens.ts';
import {
  answerFrom,
  callFrom,
  cardFrom,
  contractFrom,
  handFrom,
  jsonFrom,
  notedFrom,
  numberFrom,
  optionFrom,
  outcomeFrom,
  personFrom,
  pickFrom,
  questionFrom,
  rankFrom,
  seatFrom,
  suitFrom,
  trickFrom,
  type RankLetters,
} from './values.ts';

/** For a list: it is empty. That says more than leaving the field out. */
const NOTHING = /^none$/i;

/** A value that a person gave for this field by itself, without the field’s word; null when it can’t be that. */
export function valueOfField({ kind, word, value }: Slot, text: string, letters: RankLetters): unknown {
  switch (kind) {
    case 'text':
    case 'name':
      return text;
    case 'flag':
      return text === word ? (value ?? null) : null;
    case 'trick':
      return trickFrom(/^t/i.test(text) ? text : `t${text}`);
    case 'suit':
      return suitFrom(text);
    case 'rank':
      return rankFrom(text, letters);
    default:
      return plainValue(kind, text, letters);
  }
}

/** The value of a piece in this place of the line; null if it does not fit. `given`: the fields of the fact before it. */
export function valueOf(
  { kind, word, value, field }: Slot,
  { text, quoted, prefix }: Token,
  letters: RankLetters,
  given: Readonly<Record<string, unknown>> = {},
): unknown {
  if (quoted) return prefix === (word ?? '') ? quotedValue(kind, text) : null;
  if (kind === 'flag') return text.toLowerCase() === word ? (value ?? null) : null;
  if (kind === 'noted') return notedFrom(given['field'], text);
  if (word === undefined)
    return kind === 'name' && field === 'by' ? personFrom(text) : plainValue(kind, text, letters);
  const own = text.slice(word.length + 1);
  if (own === '' || !isPrefixed(text, word)) return null;
  if (kind === 'suit') return suitFrom(own);
  if (kind === 'rank') return rankFrom(own, letters);
  return kind === 'name' && field === 'by' ? personFrom(own) : plainValue(kind, own, letters);
}

/** True when the piece begins with the word of a field: `time:21`. */
export const isPrefixed = (text: string, word: string): boolean => text.toLowerCase().startsWith(`${word}:`);

/** The value of a text in quotation marks, which is taken literally. */
function quotedValue(kind: SlotKind, text: string): unknown {
  switch (kind) {
    case 'text':
    case 'name':
    case 'noted':
    case 'pick':
    case 'picks':
      return text;
    case 'answer':
      return answerFrom(text, true);
    case 'json':
      return jsonFrom(text);
    default:
      return null;
  }
}

/** The value of a piece without quotation marks. */
function plainValue(kind: SlotKind, text: string, letters: RankLetters): unknown {
  switch (kind) {
    case 'seat':
      return seatFrom(text);
    case 'card':
      return cardFrom(text, letters);
    case 'call':
      return callFrom(text);
    case 'trick':
      return trickFrom(text);
    case 'number':
      return numberFrom(text);
    case 'option':
    case 'options':
      return optionFrom(text, letters);
    case 'question':
      return questionFrom(text);
    case 'answer':
      return answerFrom(text, false);
    case 'outcomes':
      return outcomeFrom(text);
    case 'fact':
    case 'name':
      return text;
    case 'picks':
      return NOTHING.test(text) ? [] : pickFrom(text, letters);
    case 'pick':
      return pickFrom(text, letters);
    case 'hand':
      return handFrom(text, letters);
    case 'contract':
      return contractFrom(text);
    case 'flag':
    case 'text':
    case 'suit':
    case 'rank':
    case 'facts':
    case 'noted':
    case 'json':
      return null;
    default:
      return kind.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null;
  }
}
