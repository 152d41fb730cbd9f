/** What is said of assigned scores, in every language: one part of the page, loaded where a score is assigned or compared. */

import { inEach } from '../inEach.ts';
import { scoring as el } from './el.ts';
import { scoring as en } from './en.ts';
import { scoring as he } from './he.ts';
import { scoring as tr } from './tr.ts';

/** The words about scores and other tables in this language. */
export const scoringWords = inEach(en, { tr, el, he });
