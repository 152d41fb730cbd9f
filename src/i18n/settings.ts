/** How a reader wants bridge written: five independent choices, none of which changes a fact. */

export const LANGUAGES = ['en', 'tr', 'el', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  he: 'עברית',
};

/** The direction of the prose; the table plane and every notation run stay left to right. */
export const DIRECTION: Readonly<Record<Language, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  tr: 'ltr',
  el: 'ltr',
  he: 'rtl',
};

/** The letters of ace, king, queen and jack, by the set's name. */
export const LETTER_SETS = {
  akqj: [...'AKQJ'],
  ardv: [...'ARDV'],
  akdb: [...'AKDB'],
  akdw: [...'AKDW'],
  ahvb: [...'AHVB'],
  ekdkn: ['E', 'K', 'D', 'Kn'],
} as const;
export type LetterSet = keyof typeof LETTER_SETS;

/** The letters a language is usually printed with. */
export const PAIRED_LETTERS: Readonly<Record<Language, LetterSet>> = {
  en: 'akqj',
  tr: 'ardv',
  el: 'akqj',
  he: 'akqj',
};

export interface Settings {
  readonly language: Language;
  /** `auto` goes with the language until the reader chooses. */
  readonly letters: LetterSet | 'auto';
  readonly ten: '10' | 'T';
  /** `international` is N E S W in every language. */
  readonly seats: 'international' | 'local';
  readonly suits: 'two' | 'four' | 'mono';
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  letters: 'auto',
  ten: '10',
  seats: 'international',
  suits: 'two',
};

/** True for a language that Dealtrail speaks. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The letter set in use. */
export function lettersOf({ letters, language }: Pick<Settings, 'letters' | 'language'>): LetterSet {
  return letters === 'auto' ? PAIRED_LETTERS[language] : letters;
}

/** The first language asked for that there is, `en-GB` as `en`; English when there is none. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split(/[-_]/);
    // The code Hebrew had until 1989 is still sent by some systems.
    const found = language === 'iw' ? 'he' : language;
    if (isLanguage(found)) return found;
  }
  return 'en';
}
