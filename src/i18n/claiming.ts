/** What is said of a contested claim, in every language: loaded only where one is worked on. */

import { claiming as el } from './el/claiming.ts';
import { claiming as en, type ClaimWords } from './en/claiming.ts';
import { claiming as he } from './he/claiming.ts';
import type { Language } from './settings.ts';
import { claiming as tr } from './tr/claiming.ts';
import { completed } from './translated.ts';

export type { ClaimWords } from './en/claiming.ts';

const WORDS = { tr, el, he };

/** What the language lacks is said in English. */
export function claimWords(language: Language): ClaimWords {
  return language === 'en' ? en : completed<ClaimWords>(en, WORDS[language]);
}
