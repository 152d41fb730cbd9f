/** The texts around the pages in each language: navigation, titles, headings of generated tables. */

import type { Language } from '../src/i18n/settings.ts';
import type { SiteWords } from './siteWords.ts';
import { el } from './words/el.ts';
import { en } from './words/en.ts';
import { he } from './words/he.ts';
import { tr } from './words/tr.ts';

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = { en, tr, el, he };
