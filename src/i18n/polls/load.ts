/** What a poll of peers says, one file a language: with the case file, or alone for whoever is asked. */

import { loadedInEach } from '../inEach.ts';
import { polls as en } from './en.ts';

/** The words of a poll in this language. It rejects when their file cannot be loaded. */
export const pollWords = loadedInEach(en, {
  tr: async () => (await import('./tr.ts')).polls,
  el: async () => (await import('./el.ts')).polls,
  he: async () => (await import('./he.ts')).polls,
});
