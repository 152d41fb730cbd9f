/** What a director says, one file a language, loaded when somebody is about to say it. */

import { loadedInEach } from '../inEach.ts';
import { say as en } from './en.ts';

/** The sentences to say at the table, in this language. It rejects when their file cannot be loaded. */
export const sayWordsFor = loadedInEach(en, {
  tr: async () => (await import('./tr.ts')).say,
  el: async () => (await import('./el.ts')).say,
  he: async () => (await import('./he.ts')).say,
});
