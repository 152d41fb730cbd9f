/** Every command as it is typed: what it needs and which options it has. The help and the checks of the arguments follow from it. */

import { SEVERITIES } from '../../audit/audited.ts';
import { WRITTEN_EXTENSIONS } from '../../formats/write.ts';
import { LANGUAGES } from '../../i18n/settings.ts';
import { PAPERS } from '../../output/page/caseFile/papers.ts';
import { AUDIT_FORMATS } from './audit.ts';
import { READINGS } from './bake.ts';
import { CASE_FORMATS } from './case.ts';
import { LOOK_CHOICES } from './chosen.ts';
import { CONFORM_FORMATS } from './conform.ts';
import type { OptionName } from './options.ts';
import { PAPER_FORMATS } from './papers.ts';

interface Command {
  /** What stands after the name of the command, one entry for each way to use it. */
  readonly operands: readonly string[];
  readonly options: readonly OptionName[];
  /** Values that only this command has. */
  readonly values?: Partial<Readonly<Record<OptionName, string>>>;
}

const choice = (choices: readonly string[]): string => choices.join('|');

/** The options of every command. */
const EVERYWHERE = ['lang', 'help', 'version'] as const satisfies readonly OptionName[];
const WHICH = ['board', 'deal', 'room'] as const satisfies readonly OptionName[];
const NOTATION = ['letters', 'ten', 'seats'] as const satisfies readonly OptionName[];
const LOOK = [...NOTATION, 'suits', 'theme'] as const satisfies readonly OptionName[];

/** In the order of the help: first what reads, then what writes, then what seals. */
export const COMMANDS = {
  audit: {
    operands: ['FILE…'],
    options: ['format', 'severity', 'check', 'workers', 'double-dummy'],
    values: { format: choice(AUDIT_FORMATS) },
  },
  show: {
    operands: ['FILE…'],
    options: [...WHICH, 'at', 'svg', 'double-dummy', ...LOOK, 'names'],
  },
  claim: {
    operands: ['FILE…'],
    options: [...WHICH, 'claim', 'line', 'walk', 'not', ...LOOK, 'names'],
  },
  case: {
    operands: ['FILE'],
    options: ['format', ...WHICH, 'organisation', ...LOOK],
    values: { format: choice(CASE_FORMATS) },
  },
  papers: {
    operands: ['CASE', 'CASE OUT.html|OUT.txt|OUT.json'],
    options: ['paper', 'format', ...WHICH, 'anonymous', 'words', 'organisation', ...NOTATION, 'force'],
    values: { format: choice(PAPER_FORMATS) },
  },
  record: { operands: ['CASE [OUT.json]', '--new OUT.json'], options: ['new', ...WHICH, 'force'] },
  convert: {
    operands: [`IN… OUT.${choice(WRITTEN_EXTENSIONS)}`],
    options: ['double-dummy', 'force'],
  },
  bake: {
    operands: ['IN… OUT'],
    options: [...WHICH, 'names', 'notes', 'branches', 'double-dummy', 'law', 'app', 'force'],
    values: { lang: `${LANGUAGES.slice(0, 2).join(',')},…` },
  },
  publish: {
    operands: ['FILE… OUT'],
    options: [
      ...WHICH,
      'at',
      'single',
      'names',
      'notes',
      'branches',
      'double-dummy',
      'address',
      'app',
      ...LOOK,
      'force',
    ],
  },
  identity: { operands: ['NAME OUT'], options: ['force'] },
  seal: {
    operands: ['CASE OUT --key FILE…', 'SEALED [CASE] OUT --key FILE…'],
    options: ['key', 'member', ...WHICH, 'force'],
  },
  verify: { operands: ['FILE…'], options: ['checkpoint'] },
  conform: {
    operands: ['DIR…'],
    options: ['format'],
    values: { format: choice(CONFORM_FORMATS) },
  },
} as const satisfies Readonly<Record<string, Command>>;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** Every command, in the order of the help. */
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

const LOOK_VALUES = Object.fromEntries(
  Object.entries(LOOK_CHOICES).map(([option, choices]) => [option, choice(choices)]),
);

/** What stands after an option; an option that is missing here stands alone. */
const VALUES: Partial<Readonly<Record<OptionName, string>>> = {
  ...LOOK_VALUES,
  severity: choice(SEVERITIES),
  check: 'A05,A07,…',
  workers: 'N',
  board: 'N',
  deal: 'N',
  room: 'open|closed',
  at: 'start|end|first-irregularity|t3|t3.2|e23',
  claim: 'N',
  line: '"sakq h2 …"',
  walk: '"sakq h2 …"',
  not: 'fromBelow,loserLed,…',
  law: choice(READINGS),
  address: 'https://…',
  app: 'https://…',
  organisation: 'FILE',
  paper: choice(PAPERS),
  key: 'FILE',
  member: 'FILE',
  checkpoint: 'FILE',
};

/** True for the name of a command. */
export function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

/** The options of the command, with those that every command has. */
export function optionsOf(name: CommandName): readonly OptionName[] {
  return [...COMMANDS[name].options, ...EVERYWHERE];
}

/** The value that stands after the option, as it is typed: `N`, `light|dark|print`; empty for an option that stands alone. */
export function valueOf(name: CommandName, option: OptionName): string {
  const { values }: Command = COMMANDS[name];
  return values?.[option] ?? VALUES[option] ?? '';
}

/** An option that was given but means nothing to the command, which would go on without it; null for none. */
export function strayOption(name: CommandName, given: object): string | null {
  const own: readonly string[] = optionsOf(name);
  return Object.keys(given).find((option) => !own.includes(option)) ?? null;
}
