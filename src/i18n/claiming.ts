/** What is said of a contested claim, in every language: loaded only where one is worked on. */

import { claiming as el } from './el/claiming.ts';
import { claiming as en } from './en/claiming.ts';
import { claiming as he } from './he/claiming.ts';
import { inEach } from './inEach.ts';
import { claiming as tr } from './tr/claiming.ts';

export type { ClaimWords } from './en/claiming.ts';

/** The words about claims in this language. */
export const claimWords = inEach(en, { tr, el, he });
