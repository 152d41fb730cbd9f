/** Small dictionaries beside the great one: in each language, with English for what a language lacks. */

import type { Language } from './settings.ts';
import { completed, type Translated } from './translated.ts';

type Foreign = Exclude<Language, 'en'>;

/** The words by language, where all languages are loaded together. Each is made when it is first asked for. */
export function inEach<Words extends object>(
  english: Words,
  translated: Readonly<Record<Foreign, Translated<NoInfer<Words>>>>,
): (language: Language) => Words {
  const made = new Map<Language, Words>([['en', english]]);
  return (language) => {
    const words = made.get(language) ?? completed(english, translated[language as Foreign]);
    made.set(language, words);
    return words;
  };
}

/** The words by language, where each is loaded when it is first asked for. The promise rejects when its file cannot be loaded. */
export function loadedInEach<Words extends object>(
  english: Words,
  loaders: Readonly<Record<Foreign, () => Promise<Translated<NoInfer<Words>>>>>,
): (language: Language) => Promise<Words> {
  const made = new Map<Language, Words>([['en', english]]);
  return async (language) => {
    const words = made.get(language) ?? completed(english, await loaders[language as Foreign]());
    made.set(language, words);
    return words;
  };
}
