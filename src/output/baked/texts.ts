/** Collects sentences: each is told in every language asked for, once, and known by its number afterwards. */

import { DEFAULT_SETTINGS, type Language } from '../../i18n/settings.ts';
import type { Naming } from '../../i18n/naming.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import type { Clause } from '../../laws/finding.ts';
import type { Position } from '../../replay/position.ts';
import type { Timeline } from '../../replay/timeline.ts';
import type { Fact } from '../../events/event.ts';
import type { RecordHeader } from '../../events/record.ts';
import type { BakedTexts, TextNumber, TranslatedText } from './baked.ts';

export interface TextCollector {
  /** The number of a sentence; `naming` is the written one the first time and the spoken one the second. */
  add(sentence: (words: Words, naming: Naming) => string): TextNumber;
  /** Of each language, in their order. */
  readonly words: readonly Words[];
  texts(): Readonly<Record<string, BakedTexts>>;
}

/** Every language must have been loaded. */
export function collectTexts(languages: readonly Language[]): TextCollector {
  // Letters are the reader's setting: the sentences stand in one alphabet and are lettered when they are shown.
  const all = languages.map((language) => wordsFor({ ...DEFAULT_SETTINGS, language }));
  const known = new Map<string, TextNumber>();
  const found: { readonly written: string; readonly spoken: string | null }[][] = [];
  return {
    words: all,
    add(sentence) {
      const texts = all.map((words) => {
        const written = sentence(words, words.written);
        const spoken = sentence(words, words.spoken);
        return { written, spoken: spoken === written ? null : spoken };
      });
      const key = JSON.stringify(texts);
      const number = known.get(key) ?? found.push(texts) - 1;
      known.set(key, number);
      return number;
    },
    texts: () =>
      Object.fromEntries(
        languages.map((language, index) => [
          language,
          {
            written: found.map((texts) => texts[index]?.written ?? ''),
            spoken: found.map((texts) => texts[index]?.spoken ?? null),
          },
        ]),
      ),
  };
}

/** Tricks that declarer's side takes in all when nobody errs from a position on; null where that can't be told. */
export type DoubleDummy = (position: Position) => number | null;

/** What every part of the baking needs. */
export interface Oven {
  readonly timeline: Timeline;
  readonly texts: TextCollector;
  /** The number of a clause in the book that was read; its label is kept. */
  readonly number: (clause: Clause) => string;
  readonly doubleDummy: DoubleDummy;
  /** A fact with what people said in it in that language, where it was translated. */
  readonly inLanguage: (fact: Fact, language: Language) => Fact;
}

/** The record's own words in each language they are in; null where they are in none but that of the record. */
export function translationsOf<Tag extends string>(
  { lang }: Pick<RecordHeader, 'lang'>,
  languages: readonly Tag[],
  words: (language: Tag) => string | undefined,
): TranslatedText | null {
  const translations = languages.flatMap((language) => {
    const text = words(language);
    return text === undefined ? [] : [[language, text] as const];
  });
  return translations.every(([language]) => language === lang) ? null : Object.fromEntries(translations);
}
