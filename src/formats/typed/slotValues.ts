/** What a piece of a typed line, or what a person pressed, means in the place of one field. */

import { VOUCHING, type Slot, type SlotKind } from './grammar.ts';
import type { Token } from './tokens.ts';
import {
  answerFrom,
  callFrom,
  cardFrom,
  contractFrom,
  handFrom,
  numberFrom,
  optionFrom,
  outcomeFrom,
  questionFrom,
  rankFrom,
  seatFrom,
  suitFrom,
  trickFrom,
  type RankLetters,
} from './values.ts';

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

/** The value of a piece in that place; null when it can’t be that. */
export function valueOf(slot: Slot, token: Token, letters: RankLetters): unknown {
  const { kind, word } = slot;
  const { text, quoted, prefix } = token;
  if (quoted) {
    if (word !== undefined) return prefix === word && (kind === 'name' || kind === 'text') ? text : null;
    if (prefix !== '') return null;
    return kind === 'text' || kind === 'name' ? text : kind === 'answer' ? answerFrom(text, true) : null;
  }
  if (kind === 'flag') return text.toLowerCase() === word ? (slot.value ?? null) : null;
  if (word !== undefined) {
    if (!text.toLowerCase().startsWith(`${word}:`)) return null;
    const value = text.slice(word.length + 1);
    if (kind === 'suit') return suitFrom(value);
    if (kind === 'rank') return rankFrom(value, letters);
    return kind === 'name' && value !== '' ? nameFrom(value) : plainValue(kind, value, letters);
  }
  return plainValue(kind, text, letters);
}

/** A seat in either case, or whoever else it is; a name in quotation marks stays as it is. */
const nameFrom = (text: string): string => seatFrom(text) ?? text;

/** A value that stands by itself, or behind the word of its field. */
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
      return text;
    case 'name':
      return isPrefixed(text) ? null : nameFrom(text);
    case 'hand':
      return handFrom(text, letters);
    case 'contract':
      return contractFrom(text);
    case 'flag':
    case 'text':
    case 'suit':
    case 'rank':
      return null;
    default:
      return kind.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null;
  }
}

const isPrefixed = (text: string): boolean => VOUCHING.some(({ word }) => text.startsWith(`${word}:`));
