/** What is said of sealed files, in every language: loaded only with one. */

import { sealing as el } from './el/sealing.ts';
import { sealing as en, type SealWords } from './en/sealing.ts';
import { sealing as he } from './he/sealing.ts';
import type { Language } from './settings.ts';
import { sealing as tr } from './tr/sealing.ts';
import { completed } from './translated.ts';

export type { SealWords } from './en/sealing.ts';

const WORDS = { tr, el, he };

/** What the language lacks is said in English. */
export function sealWords(language: Language): SealWords {
  return language === 'en' ? en : completed<SealWords>(en, WORDS[language]);
}
