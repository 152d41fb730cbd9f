/** What may stand behind a word of a typed line, in the reader’s language: `‹Player› ‹Card› [unseen]`. */

import type { Slot } from '../../formats/typed/grammar.ts';
import type { Words } from '../../i18n/words.ts';

/** Brackets stand around what may be left out. */
export const followsText = (slots: readonly Slot[], words: Words): string =>
  slots.map((slot) => slotText(slot, words)).join(' ');

function slotText(slot: Slot, words: Words): string {
  const { field, kind, optional, word, default: given, otherwise } = slot;
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
  return optional === true || given !== undefined || otherwise !== undefined ? `[${text}]` : text;
}
