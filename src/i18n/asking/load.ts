/** The questions about what else happened, one file a language, loaded when somebody opens the form. */

import { loadedInEach } from '../inEach.ts';
import { asking as en } from './en.ts';

/**
 * The words of the questions about what happened, in this language. It rejects when their file cannot be
 * loaded.
 */
export const askingWordsFor = loadedInEach(en, {
  tr: async () => (await import('./tr.ts')).asking,
  el: async () => (await import('./el.ts')).asking,
  he: async () => (await import('./he.ts')).asking,
});
