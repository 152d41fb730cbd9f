/** Bridge notation inside a sentence of any direction: marked in plain text, so that `♠7` never turns into `7♠`. */

import type { Suit } from '../domain/card.ts';

const LRI = '\u2066';
const PDI = '\u2069';
/** An island that begins with this mark is English among words of another language. */
const LRM = '\u200e';

/** The text as one left-to-right island (U+2066 … U+2069), also when it is put together from islands. */
export function isolate(text: string): string {
  return `${LRI}${withoutIsolates(text)}${PDI}`;
}

let isEnglishUsed = false;

/** A line of text as an island of English: it is shown with `lang="en"` where the form has such a thing. */
export function asEnglish(line: string): string {
  isEnglishUsed = true;
  return `${LRI}${LRM}${withoutIsolates(line)}${PDI}`;
}

/** False as long as no text can have an island of English. */
export function mayHaveEnglish(): boolean {
  return isEnglishUsed;
}

/**
 * The `lang` and `dir` of an element that can hold text alone, such as a title: those of English where all words are English, because the
 * reader's language lacks them. Null for those of the page.
 */
export function languageOf(text: string): { readonly lang: 'en' | null; readonly dir: 'ltr' | null } {
  const worded = isEnglishUsed ? runsOf(text).filter((run) => /\p{L}/u.test(run.text)) : [];
  const isEnglish = worded.length > 0 && worded.every(({ english }) => english);
  return isEnglish ? { lang: 'en', dir: 'ltr' } : { lang: null, dir: null };
}

/** The text without any direction mark: for search, file names and comparison. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069\u200e\u200f\u202a-\u202e]/g, '');
}

export interface IsolatedRun {
  readonly text: string;
  /** An island, from left to right: notation or English. */
  readonly notation: boolean;
  /** English, because the reader's language lacks these words. */
  readonly english: boolean;
}

/** A sentence cut at its islands, marks removed. */
export function runsOf(sentence: string): IsolatedRun[] {
  return sentence
    .split(new RegExp(`(${LRI}[^${PDI}]*${PDI})`))
    .filter((part) => part !== '')
    .map((part) => ({
      text: withoutIsolates(part),
      notation: part.startsWith(LRI),
      english: part.startsWith(LRI + LRM),
    }));
}

const SUIT_OF: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** Notation cut at its suit symbols: each symbol with its suit, everything else with null. */
export function suitsOf(text: string): { readonly text: string; readonly suit: Suit | null }[] {
  return text
    .split(/([♠♥♦♣])/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, suit: SUIT_OF[part] ?? null }));
}
