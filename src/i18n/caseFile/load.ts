/** What a case file says, one file a language, loaded with the first case file somebody opens. */

import type { Language } from '../settings.ts';
import { completed, type Translated } from '../translated.ts';
import { caseFile as english, type CaseFileWords } from './en.ts';

const LOADERS: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly caseFile: Translated<CaseFileWords> }>>
> = {
  tr: () => import('./tr.ts'),
  he: () => import('./he.ts'),
  el: () => import('./el.ts'),
};

/** What the language lacks is said in English. */
export async function caseFileWords(language: Language): Promise<CaseFileWords> {
  if (language === 'en') return english;
  return completed<CaseFileWords>(english, (await LOADERS[language]()).caseFile);
}
