/** The words of a typed line as a table: each with what it records and what may stand behind it. Made from the grammar itself. */

import { VOUCHING, WORDS } from '../src/formats/typed/grammar.ts';
import type { Words } from '../src/i18n/words.ts';
import { followsText } from '../src/ui/record-line/slotText.ts';

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
    follows: followsText(slots, words),
  }));
}

/** What may stand behind any fact. */
export const vouchingText = (words: Words): string => followsText(VOUCHING, words);
