/** The languages besides English, each a file of its own that is loaded when somebody reads in it. */

import type { Language } from './settings.ts';
import { isRegistered, register, type Messages } from './words.ts';

const LOADERS: Readonly<Partial<Record<Language, () => Promise<Messages>>>> = {};

/** English, and every language that can be loaded. */
export const OFFERED: readonly Language[] = ['en', ...(Object.keys(LOADERS) as Language[])];

/** Makes sure the language can be spoken. False when its file could not be had: the words are then English. */
export async function loadLanguage(language: Language): Promise<boolean> {
  if (isRegistered(language)) return true;
  try {
    const messages = await LOADERS[language]?.();
    if (messages !== undefined) register(language, messages);
  } catch {
    // No connection, or the page is older than the server: the reader is told, and goes on in the language he has.
  }
  return isRegistered(language);
}
