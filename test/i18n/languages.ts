/** Every language, loaded, as its tests want it. */

import type { Finding } from '../../src/laws/finding.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../src/i18n/settings.ts';
import { wordsFor, type Messages, type Words } from '../../src/i18n/words.ts';

for (const language of LANGUAGES) await loadLanguage(language);

export const FOREIGN: readonly Language[] = LANGUAGES.filter((language) => language !== 'en');

export const wordsIn = (language: Language): Words => wordsFor({ ...DEFAULT_SETTINGS, language });

/** As the translator wrote them: every key typed. */
export const messagesOf = (language: Language): Messages => wordsIn(language) as unknown as Messages;

/** What in a sentence is no word of the language: notation, words quoted from a record, names of files and options. */
export function prose(sentence: string): string {
  return sentence
    .replaceAll(/\u2066[^\u2069]*\u2069/g, ' ')
    .replaceAll(/[“”„"«][^“”"»]*[“”"»]/g, ' ')
    .replaceAll(/--[a-z]+|\.[a-z]{3,4}\b/g, ' ');
}

/** A slot that was left empty, or something told that is no word. */
export const BROKEN = /undefined|null|NaN|\[object|\s{2}|\s[.,;:](?!\d)|“”|\(\)/;

/** The sentence has an empty slot, or one that the finding's own hand, card or trick would fill. */
export function leavesOut(finding: Finding, words: Words): boolean {
  const { seat, card, trick, params } = finding;
  const own = {
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(trick === undefined ? {} : { trick }),
  };
  const text = findingText(finding, words, words.written);
  const filled = { ...finding, params: { ...own, ...params } };
  return text === '' || BROKEN.test(text) || findingText(filled, words, words.written) !== text;
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
