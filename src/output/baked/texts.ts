/** Collects sentences: each is written once in every requested language, and then identified by its number. */

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
  /** Returns the number of a sentence. The first call of `sentence` has the written `naming`, the second the spoken one. */
  add(sentence: (words: Words, naming: Naming) => string): TextNumber;
  /** The words of each language, in their order. */
  readonly words: readonly Words[];
  texts(): Readonly<Record<string, BakedTexts>>;
}

/** Every language must have been loaded. */
export function collectTexts(languages: readonly Language[]): TextCollector {
  // Card letters are the reader's setting: the sentences have A K Q J, which are replaced when they are shown.
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

/** Double-dummy tricks of declarer's side from a position on; null if they can't be computed. */
export type DoubleDummy = (position: Position) => number | null;

/** The values that all parts of baking need. */
export interface Oven {
  readonly timeline: Timeline;
  readonly texts: TextCollector;
  /** The number of a clause in the edition that was read. The clause's label is included in the file. */
  readonly number: (clause: Clause) => string;
  readonly doubleDummy: DoubleDummy;
  /** A fact with its texts in that language, as far as they are translated. */
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
