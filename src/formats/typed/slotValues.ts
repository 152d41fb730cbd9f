/** The value of a piece of a typed line, or of a choice on screen, for one field. */

import type { AllBut, Slot, SlotKind } from './slots.ts';
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

/** Every trick that is left. */
const REST = /^(?:rest|all)$/i;

/** A value that a person gave for this field by itself, without the field’s word; null when it can’t be that. */
export function valueOfField(kind: SlotKind, text: string): unknown {
  switch (kind) {
    case 'text':
    case 'name':
      return text;
    case 'trick':
      return trickFrom(/^t/i.test(text) ? text : `t${text}`);
    case 'suit':
      return suitFrom(text);
    case 'rank':
      return rankFrom(text, {});
    default:
      return plainValue(kind, text, {});
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

const allBut = (tricks: number): AllBut => ({ allBut: tricks });

/** The reader of each kind that stands without quotation marks and without a word of its own. */
const PLAIN: Readonly<Partial<Record<SlotKind & string, (text: string, letters: RankLetters) => unknown>>> = {
  seat: seatFrom,
  card: cardFrom,
  call: callFrom,
  trick: trickFrom,
  number: numberFrom,
  won: (text) => (REST.test(text) ? allBut(0) : numberFrom(text)),
  lost: (text) => {
    const tricks = numberFrom(text);
    return REST.test(text) ? 0 : tricks === null ? null : allBut(tricks);
  },
  option: optionFrom,
  options: optionFrom,
  question: questionFrom,
  answer: (text) => answerFrom(text, false),
  outcomes: outcomeFrom,
  fact: (text) => text,
  name: (text) => text,
  picks: (text, letters) => (NOTHING.test(text) ? [] : pickFrom(text, letters)),
  pick: pickFrom,
  hand: handFrom,
  contract: contractFrom,
};

/** The value of a piece without quotation marks; null if it does not fit. */
function plainValue(kind: SlotKind, text: string, letters: RankLetters): unknown {
  if (typeof kind === 'string') return PLAIN[kind]?.(text, letters) ?? null;
  return kind.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null;
}
