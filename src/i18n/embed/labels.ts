/** The words that are baked, in every language. */

import type { Language } from '../settings.ts';
import { el } from './labels/el.ts';
import { en } from './labels/en.ts';
import { he } from './labels/he.ts';
import { tr } from './labels/tr.ts';
import type { BakedWords } from './labels/words.ts';

export const BAKED_WORDS: Readonly<Record<Language, BakedWords>> = { en, tr, el, he };
