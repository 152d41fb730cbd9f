/** What `--help` prints: all commands with a sentence each, or one command with its options. */

import { isolate } from '../../i18n/isolate.ts';
import { COMMANDS, COMMAND_NAMES, optionsOf, valueOf, type CommandName } from './commands.ts';
import type { OptionName } from './options.ts';
import { WORDS } from './wording.ts';

/** Columns in front of the sentences about options. A longer option has its sentence on the next line. */
const OPTION_WIDTH = 26;

/** What is typed runs from left to right, also where the sentence beside it does not. */
function typed(text: string): string {
  return WORDS.direction === 'rtl' ? isolate(text) : text;
}

/** All commands, with a sentence about each. */
export function overview(): string {
  const { about, usage, commands, more, input, exitCodes, sentences } = WORDS.help;
  const width = Math.max(...COMMAND_NAMES.map((name) => name.length)) + 2;
  return [
    about,
    '',
    `${usage} ${typed('dealtrail COMMAND … [--lang …]')}`,
    '',
    commands,
    ...COMMAND_NAMES.map((name) => `${typed(`  ${name.padEnd(width)}`)}${sentences[name]}`),
    '',
    more,
    input,
    exitCodes.found,
  ].join('\n');
}

/** How the command is typed, without its options. */
function usageLines(name: CommandName): readonly string[] {
  return COMMANDS[name].operands.map(
    (operands) => `${WORDS.help.usage} ${typed(`dealtrail ${name} ${operands} [options]`)}`,
  );
}

/** How the command is typed, and where its options are explained. */
export function usageOf(name: CommandName): string {
  return [...usageLines(name), WORDS.help.explained({ command: `dealtrail ${name} --help` })].join('\n');
}

/** What the exit code 1 of a command means; a command that is missing here has none. */
const EXIT_CODES: Partial<Readonly<Record<CommandName, keyof typeof WORDS.help.exitCodes>>> = {
  audit: 'found',
  convert: 'lost',
  bake: 'lost',
  record: 'notTaken',
  verify: 'changed',
  conform: 'failed',
};

/** The command with all its options. */
export function helpOf(name: CommandName): string {
  const { options, input, exitCodes, sentences } = WORDS.help;
  return [
    sentences[name],
    '',
    ...usageLines(name),
    '',
    options,
    ...optionsOf(name).map((option) => optionLine(name, option)),
    '',
    ...(name === 'record' ? [WORDS.commandLine.howToType] : []),
    input,
    exitCodes[EXIT_CODES[name] ?? 'done'],
  ].join('\n');
}

/** Other ways to write an option. */
const ALSO: Partial<Readonly<Record<OptionName, string>>> = { 'double-dummy': ', --dd', help: ', -h' };

function optionLine(name: CommandName, option: OptionName): string {
  const value = valueOf(name, option);
  const term = `  --${option}${value === '' ? (ALSO[option] ?? '') : ` ${value}`}`;
  const sentence = WORDS.help.optionSentences[option];
  return term.length < OPTION_WIDTH - 2
    ? `${typed(term.padEnd(OPTION_WIDTH))}${sentence}`
    : `${typed(term)}\n${' '.repeat(OPTION_WIDTH)}${sentence}`;
}
