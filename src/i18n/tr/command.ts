/** What only the command line says, in Turkish. */

import type { CommandWords } from '../en/command.ts';
import type { Translated } from '../translated.ts';
import { baking } from './baking.ts';
import { commandLine } from './commandLine.ts';
import { converting } from './converting.ts';
import { help } from './help.ts';

export const command: Translated<CommandWords> = { baking, commandLine, converting, help };
