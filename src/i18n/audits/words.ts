/** What is said of audits that were run, in every language: one small part of the page, loaded with the list. */

import type { Language } from '../settings.ts';
import { audits as el } from './el.ts';
import { audits as en } from './en.ts';
import { audits as he } from './he.ts';
import { audits as tr } from './tr.ts';

/** What every language must supply: a missing sentence does not compile. */
export type AuditsWords = typeof en;

const WORDS: Readonly<Record<Language, AuditsWords>> = { en, tr, el, he };

/** The words about kept audits in this language. */
export const auditsWords = (language: Language): AuditsWords => WORDS[language];
