/** What is said of assigned scores, in every language: one part of the page, loaded where a score is assigned or compared. */

import type { Language } from '../settings.ts';
import { scoring as el } from './el.ts';
import { scoring as en } from './en.ts';
import { scoring as he } from './he.ts';
import { scoring as tr } from './tr.ts';

/** What every language must supply: a missing sentence does not compile. */
export type ScoringWords = typeof en;

const WORDS: Readonly<Record<Language, ScoringWords>> = { en, tr, el, he };

/** The words about scores and other tables in this language. */
export function scoringWords(language: Language): ScoringWords {
  return WORDS[language];
}
