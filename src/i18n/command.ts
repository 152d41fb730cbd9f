/** What only the command line says, in every language: no page loads it. */

import { command as el } from './el/command.ts';
import { command as en } from './en/command.ts';
import { command as he } from './he/command.ts';
import { inEach } from './inEach.ts';
import { command as tr } from './tr/command.ts';

export type { CommandWords } from './en/command.ts';

/** The words of the command line in this language. */
export const commandWords = inEach(en, { tr, el, he });
