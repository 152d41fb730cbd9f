/** What may follow a word of a typed line, in the reader’s language: `‹Player› ‹Card› [unseen]`. */

import type { Slot } from '../../formats/typed/slots.ts';
import { fieldName, type LineNames } from './names.ts';

/** The most words that are listed; words of a longer list are suggested while typing. */
const MOST_WORDS = 12;

/** Optional parts are in brackets. */
export const followsText = (word: string, slots: readonly Slot[], names: LineNames): string =>
  slots.map((slot) => slotText(word, slot, names)).join(' ');

function slotText(owner: string, slot: Slot, names: LineNames): string {
  const { field, kind, optional, word, default: given, otherwise } = slot;
  // FIRST STRONG ISOLATE: a name keeps its own direction.
  const name = `\u2068‹${fieldName(names, owner, field)}›\u2069`;
  const own = word === undefined ? '' : `${word}:`;
  const text =
    kind === 'flag'
      ? (word ?? '')
      : typeof kind === 'object'
        ? own + (kind.length > MOST_WORDS ? name : kind.join('|'))
        : kind === 'trick'
          ? `t${name}`
          : kind === 'facts'
            ? `{ ${name}; … }`
            : kind === 'text' || kind === 'json' || kind === 'noted'
              ? `${own}"${name}"`
              : own + name;
  return optional === true || given !== undefined || otherwise !== undefined ? `[${text}]` : text;
}
