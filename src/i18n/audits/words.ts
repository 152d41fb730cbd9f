/** What is said of audits that were run, in every language: one small part of the page, loaded with the list. */

import { inEach } from '../inEach.ts';
import { audits as el } from './el.ts';
import { audits as en } from './en.ts';
import { audits as he } from './he.ts';
import { audits as tr } from './tr.ts';

export type AuditsWords = typeof en;

/** The words about kept audits in this language. */
export const auditsWords = inEach(en, { tr, el, he });
