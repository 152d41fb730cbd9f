/** How a reader wants bridge written: five independent choices, none of which changes a fact. */

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The letters of ace, king, queen and jack, by the set's name. */
export const LETTER_SETS = {
  akqj: ['A', 'K', 'Q', 'J'],
  ardv: ['A', 'R', 'D', 'V'],
  akdb: ['A', 'K', 'D', 'B'],
  akdw: ['A', 'K', 'D', 'W'],
  ahvb: ['A', 'H', 'V', 'B'],
  ekdkn: ['E', 'K', 'D', 'Kn'],
} as const;
export type LetterSet = keyof typeof LETTER_SETS;

export interface Settings {
  readonly language: Language;
  readonly letters: LetterSet;
  readonly ten: '10' | 'T';
  /** `international` is N E S W in every language. */
  readonly seats: 'international' | 'local';
  readonly suits: 'two' | 'four' | 'mono';
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  letters: 'akqj',
  ten: '10',
  seats: 'international',
  suits: 'two',
};

/** The direction of the prose; the table plane and every notation run stay left to right. */
export const DIRECTION: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr' };
