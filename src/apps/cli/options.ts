/** The options of the command line, with their commands. */

import { LOOK_OPTIONS } from './chosen.ts';

/** The options for `parseArgs`. */
export const OPTIONS = {
  format: { type: 'string' },
  severity: { type: 'string' },
  check: { type: 'string' },
  workers: { type: 'string' },
  'double-dummy': { type: 'boolean' },
  board: { type: 'string' },
  deal: { type: 'string' },
  room: { type: 'string' },
  at: { type: 'string' },
  claim: { type: 'string' },
  line: { type: 'string' },
  walk: { type: 'string' },
  not: { type: 'string' },
  ...LOOK_OPTIONS,
  svg: { type: 'boolean' },
  single: { type: 'boolean' },
  notes: { type: 'boolean' },
  address: { type: 'string' },
  app: { type: 'string' },
  names: { type: 'string' },
  law: { type: 'string' },
  branches: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  member: { type: 'string', multiple: true },
  checkpoint: { type: 'string', multiple: true },
  organisation: { type: 'string' },
  paper: { type: 'string' },
  anonymous: { type: 'boolean' },
  words: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;

const EVERYWHERE: readonly Option[] = ['lang', 'help', 'version'];
const WHICH: readonly Option[] = ['board', 'deal', 'room'];
const LOOK: readonly Option[] = [...(Object.keys(LOOK_OPTIONS) as (keyof typeof LOOK_OPTIONS)[]), 'names'];

const OF_COMMAND: ReadonlyMap<string | undefined, readonly Option[]> = new Map<string, readonly Option[]>([
  ['audit', ['format', 'severity', 'check', 'workers', 'double-dummy']],
  ['show', [...WHICH, ...LOOK, 'at', 'svg', 'double-dummy']],
  ['claim', [...WHICH, ...LOOK, 'claim', 'line', 'walk', 'not']],
  ['case', ['format', ...WHICH, ...LOOK.filter((option) => option !== 'names'), 'organisation']],
  [
    'papers',
    ['format', ...WHICH, 'letters', 'ten', 'seats', 'organisation', 'paper', 'anonymous', 'words', 'force'],
  ],
  ['record', [...WHICH, 'force']],
  ['convert', ['force', 'double-dummy']],
  ['bake', [...WHICH, 'force', 'names', 'notes', 'branches', 'double-dummy', 'law', 'app']],
  [
    'publish',
    [...WHICH, ...LOOK, 'force', 'at', 'single', 'notes', 'branches', 'double-dummy', 'address', 'app'],
  ],
  ['identity', ['force']],
  ['seal', [...WHICH, 'force', 'key', 'member']],
  ['verify', ['checkpoint']],
  ['conform', ['format']],
]);

/** An option that was given but means nothing to the command, which would go on without it; null for none. */
export function strayOption(command: string | undefined, given: object): string | null {
  const known = OF_COMMAND.get(command);
  if (known === undefined) return null;
  const own: readonly string[] = [...EVERYWHERE, ...known];
  return Object.keys(given).find((option) => !own.includes(option)) ?? null;
}

/** Short forms of options: `--dd`. */
const SHORT: ReadonlyMap<string, string> = new Map([['--dd', '--double-dummy']]);

/** The arguments, with each option in full; those after `--` are names of files. */
export function inFull(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, at) => (end >= 0 && at > end ? arg : (SHORT.get(arg) ?? arg)));
}
