/** What a director says, one file a language, loaded when somebody is about to say it. */

import type { Language } from '../settings.ts';
import type { SayWords } from './words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly say: SayWords }>>> = {
  en: () => import('./en.ts'),
  tr: () => import('./tr.ts'),
  he: () => import('./he.ts'),
  el: () => import('./el.ts'),
};

/** The sentences to say at the table, in this language. It rejects when their file cannot be loaded. */
export async function sayWordsFor(language: Language): Promise<SayWords> {
  return (await LOADERS[language]()).say;
}
