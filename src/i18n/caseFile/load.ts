/** What a case file says, one file a language, loaded with the first case file somebody opens. */

import { loadedInEach } from '../inEach.ts';
import { caseFile as en } from './en.ts';

/** The words of a case file in this language. It rejects when their file cannot be loaded. */
export const caseFileWords = loadedInEach(en, {
  tr: async () => (await import('./tr.ts')).caseFile,
  el: async () => (await import('./el.ts')).caseFile,
  he: async () => (await import('./he.ts')).caseFile,
});
