/** What only the command line says, in every language: no page loads it. */

import { command as el } from './el/command.ts';
import { command as en, type CommandWords } from './en/command.ts';
import { command as he } from './he/command.ts';
import type { Language } from './settings.ts';
import { command as tr } from './tr/command.ts';
import { completed } from './translated.ts';

export type { CommandWords } from './en/command.ts';

const WORDS = { tr, el, he };

/** What the language lacks is said in English. */
export function commandWords(language: Language): CommandWords {
  return language === 'en' ? en : completed<CommandWords>(en, WORDS[language]);
}
