/** A table of the words of a typed line, with what each records and what may follow it. Made from the grammar itself. */

import { notedWords } from '../src/events/caseNotes.ts';
import { CASE_FIELDS } from '../src/events/facts.ts';
import { VOUCHING, WORDS } from '../src/formats/typed/grammar.ts';
import type { CaseFileWords } from '../src/i18n/caseFile/en.ts';
import { caseFileWords } from '../src/i18n/caseFile/load.ts';
import { LANGUAGES, type Language } from '../src/i18n/settings.ts';
import { lineNames, type LineNames } from '../src/output/typed/names.ts';
import { followsText } from '../src/output/typed/slotText.ts';
import { wordsIn } from './deals.ts';

const CASE_WORDS = new Map(
  await Promise.all(LANGUAGES.map(async (each) => [each, await caseFileWords(each)] as const)),
);
const caseWords = (language: Language): CaseFileWords => CASE_WORDS.get(language) as CaseFileWords;
const namesIn = (language: Language): LineNames => lineNames(wordsIn(language), caseWords(language));

export interface GrammarRow {
  readonly word: string;
  readonly records: string;
  /** `‹Player› ‹Card› [unseen]`: the words in brackets are optional. */
  readonly follows: string;
}

export function grammarRows(language: Language): readonly GrammarRow[] {
  const names = namesIn(language);
  return Object.entries(WORDS).map(([word, { slots }]) => ({
    word,
    records: names.kinds[word] ?? word,
    follows: followsText(word, slots, names),
  }));
}

/** The words that may follow any fact. */
export const vouchingText = (language: Language): string => followsText('', VOUCHING, namesIn(language));

/** The fields of a case, with the possible words of some. */
export const caseFieldRows = (language: Language): readonly GrammarRow[] =>
  CASE_FIELDS.map((field) => ({
    word: field,
    records: caseWords(language).fields[field],
    follows: notedWords(field).join('|'),
  }));
