/** What a poll of peers says, one file a language: with the case file, or alone for whoever is asked. */

import type { Language } from '../settings.ts';
import { completed, type Translated } from '../translated.ts';
import { polls as english, type PollWords } from './en.ts';

const LOADERS: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly polls: Translated<PollWords> }>>
> = {
  tr: () => import('./tr.ts'),
  he: () => import('./he.ts'),
  el: () => import('./el.ts'),
};

/** What the language lacks is said in English. */
export async function pollWords(language: Language): Promise<PollWords> {
  if (language === 'en') return english;
  return completed<PollWords>(english, (await LOADERS[language]()).polls);
}
