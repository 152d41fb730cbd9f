/** The words of a typed line as a table: each with what it records and what may stand behind it. Made from the grammar itself. */

import { VOUCHING, WORDS, type Slot } from '../src/formats/typed/grammar.ts';
import type { Words } from '../src/i18n/words.ts';

export interface GrammarRow {
  readonly word: string;
  readonly records: string;
  /** `‹Player› ‹Card› [unseen]`: what is in brackets may be left out. */
  readonly follows: string;
}

export function grammarRows(words: Words): readonly GrammarRow[] {
  const kinds: Readonly<Record<string, string>> = words.screen.happening.kinds;
  return Object.entries(WORDS).map(([word, { slots }]) => ({
    word,
    records: kinds[word] ?? word,
    follows: slots.map((slot) => slotText(slot, words)).join(' '),
  }));
}

/** What may stand behind any fact. */
export const vouchingText = (words: Words): string => VOUCHING.map((slot) => slotText(slot, words)).join(' ');

function slotText(slot: Slot, words: Words): string {
  const { field, kind, optional, word, default: given } = slot;
  const names: Readonly<Record<string, string>> = words.screen.happening.fields;
  // A name in its own direction, whatever stands around it: FIRST STRONG ISOLATE.
  const name = `\u2068‹${names[field] ?? field}›\u2069`;
  const text =
    kind === 'flag'
      ? (word ?? '')
      : typeof kind === 'object'
        ? `${word === undefined ? '' : `${word}:`}${kind.join('|')}`
        : kind === 'trick'
          ? `t${name}`
          : kind === 'text'
            ? `"${name}"`
            : word === undefined
              ? name
              : `${word}:${name}`;
  return optional === true || given !== undefined ? `[${text}]` : text;
}
