/** What is said where a deal is signed and frozen, in every language: loaded only there. */

import { freezing as el } from './el/freezing.ts';
import { freezing as en } from './en/freezing.ts';
import { freezing as he } from './he/freezing.ts';
import { inEach } from './inEach.ts';
import { freezing as tr } from './tr/freezing.ts';

export type { FreezingWords } from './en/freezing.ts';

/** The words about signing and freezing in this language. */
export const freezingWords = inEach(en, { tr, el, he });
