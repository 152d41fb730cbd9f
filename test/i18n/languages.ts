/** Every language, loaded, as its tests want it. */

import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../src/i18n/settings.ts';
import { wordsFor, type Words } from '../../src/i18n/words.ts';

for (const language of LANGUAGES) await loadLanguage(language);

export type Foreign = Exclude<Language, 'en'>;

export const FOREIGN = LANGUAGES.filter((language): language is Foreign => language !== 'en');

export const wordsIn = (language: Language): Words => wordsFor({ ...DEFAULT_SETTINGS, language });

/** What in a sentence is no word of the language: notation, words quoted from a record, names of files and options. */
export function prose(sentence: string): string {
  return (
    sentence
      .replaceAll(/\u2066[^\u2069]*\u2069/g, ' ')
      // A clause with a Roman number: 30B1bii.
      .replaceAll(/\b\d+[A-G]\d[a-h]i{2,3}\b/g, ' ')
      .replaceAll(/[“”„"«][^“”"»]*[“”"»]/g, ' ')
      .replaceAll(/--[a-z]+|\.[a-z]{3,4}\b/g, ' ')
  );
}

/** How deep direction marks lie in one another at most; -1 when one is not closed or was never opened. */
export function nesting(sentence: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of sentence) {
    if (/[\u2066-\u2068]/.test(letter)) depth++;
    if (letter === '\u2069') depth--;
    if (depth < 0) return -1;
    deepest = Math.max(deepest, depth);
  }
  return depth === 0 ? deepest : -1;
}
