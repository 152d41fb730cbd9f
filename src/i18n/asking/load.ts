/** The questions about what else happened, one file a language, loaded when somebody opens the form. */

import type { Language } from '../settings.ts';
import type { AskingWords } from './words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly asking: AskingWords }>>> = {
  en: () => import('./en.ts'),
  tr: () => import('./tr.ts'),
  el: () => import('./el.ts'),
  he: () => import('./he.ts'),
};

/**
 * The words of the questions about what happened, in this language. It rejects when their file cannot be
 * loaded.
 */
export async function askingWordsFor(language: Language): Promise<AskingWords> {
  return (await LOADERS[language]()).asking;
}
