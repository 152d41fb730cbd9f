/** The languages besides English, each a file of its own that is loaded when somebody reads in it. */

import * as en from './en.ts';
import type { Language } from './settings.ts';
import type { Translated } from './translated.ts';
import { isRegistered, register, type Messages } from './words.ts';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translated<Messages>>>> = {
  tr: () => import('./tr.ts'),
  el: () => import('./el.ts'),
  he: () => import('./he.ts'),
};

/** Loads the words of a language. False when its file could not be loaded: the words are then English. */
export async function loadLanguage(language: Language): Promise<boolean> {
  if (language === 'en' || isRegistered(language)) return true;
  try {
    const [{ completed }, messages] = await Promise.all([import('./translated.ts'), LOADERS[language]()]);
    register(language, completed(en, messages));
    return true;
  } catch {
    // No connection, or the page is older than the server. The reader is told so and keeps the language shown.
    return false;
  }
}
