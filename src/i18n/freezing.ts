/** What is said where a deal is signed and frozen, in every language: loaded only there. */

import { freezing as el } from './el/freezing.ts';
import { freezing as en, type FreezingWords } from './en/freezing.ts';
import { freezing as he } from './he/freezing.ts';
import type { Language } from './settings.ts';
import { freezing as tr } from './tr/freezing.ts';
import { completed } from './translated.ts';

export type { FreezingWords } from './en/freezing.ts';

const WORDS = { tr, el, he };

/** What the language lacks is said in English. */
export function freezingWords(language: Language): FreezingWords {
  return language === 'en' ? en : completed<FreezingWords>(en, WORDS[language]);
}
