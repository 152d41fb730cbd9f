/** What is said of sealed files, in every language: loaded only with one. */

import { sealing as el } from './el/sealing.ts';
import { sealing as en } from './en/sealing.ts';
import { sealing as he } from './he/sealing.ts';
import { inEach } from './inEach.ts';
import { sealing as tr } from './tr/sealing.ts';

export type { SealWords } from './en/sealing.ts';

/** The words about sealed files in this language. */
export const sealWords = inEach(en, { tr, el, he });
