/** What only the command line says, in English. */

import { baking } from './baking.ts';
import { commandLine } from './commandLine.ts';
import { converting } from './converting.ts';
import { help } from './help.ts';

export const command = { baking, commandLine, converting, help };

/** What every language may supply. */
export type CommandWords = typeof command;
