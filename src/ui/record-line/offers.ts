/** What may be typed next: words that go on from the letters typed, or what a word that stands there may be followed by. */

import { WORDS } from '../../formats/typed/grammar.ts';
import type { Words } from '../../i18n/words.ts';
import { followsText } from './slotText.ts';

/** More would be a list to read and no help. */
const MOST = 6;

interface Offer {
  /** The word; what it records. */
  readonly word: string;
  readonly records: string;
}

export interface Offered {
  readonly words: readonly Offer[];
  /** Empty while the word is not yet whole. */
  readonly follows: string;
}

/** Of the last fact on the line. */
export function offered(line: string, words: Words): Offered {
  const last = (line.split(';').at(-1) ?? '').trimStart();
  const [first = '', ...rest] = last.split(/\s+/);
  const typed = first.toLowerCase();
  const kind = Object.hasOwn(WORDS, typed) ? WORDS[typed] : undefined;
  if (kind !== undefined && (rest.length > 0 || last.endsWith(typed)))
    return { words: [], follows: followsText(kind.slots, words) };
  if (rest.length > 0 || typed === '' || !/^[a-z]+$/.test(typed)) return { words: [], follows: '' };
  const kinds: Readonly<Record<string, string>> = words.screen.happening.kinds;
  const found = Object.keys(WORDS).filter((word) => word.startsWith(typed));
  return {
    words: found.slice(0, MOST).map((word) => ({ word, records: kinds[word] ?? word })),
    follows: '',
  };
}

/** The line with its last word written out. */
export function completed(line: string, word: string): string {
  const begun = line.split(/[\s;]/).at(-1) ?? '';
  return `${line.slice(0, line.length - begun.length)}${word} `;
}
