/** The options of the command line, for the parser. */

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
  lang: { type: 'string' },
  letters: { type: 'string' },
  ten: { type: 'string' },
  seats: { type: 'string' },
  suits: { type: 'string' },
  theme: { type: 'string' },
  names: { type: 'string' },
  svg: { type: 'boolean' },
  single: { type: 'boolean' },
  notes: { type: 'boolean' },
  address: { type: 'string' },
  app: { type: 'string' },
  law: { type: 'string' },
  branches: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  member: { type: 'string', multiple: true },
  checkpoint: { type: 'string', multiple: true },
  organisation: { type: 'string' },
  paper: { type: 'string' },
  anonymous: { type: 'boolean' },
  words: { type: 'boolean' },
  new: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** The name of an option, without the two hyphens. */
export type OptionName = keyof typeof OPTIONS;

/** Short forms of options: `--dd`. */
const SHORT: ReadonlyMap<string, string> = new Map([['--dd', '--double-dummy']]);

/** The arguments, with each option in full; those after `--` are names of files. */
export function inFull(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, at) => (end >= 0 && at > end ? arg : (SHORT.get(arg) ?? arg)));
}

/** The first argument that looks like an option and is none, without its hyphens and its value; null if there is none. */
export function unknownOption(args: readonly string[]): string | null {
  const end = args.indexOf('--');
  const names = inFull(end < 0 ? args : args.slice(0, end)).flatMap((arg) =>
    arg.startsWith('--') ? [arg.slice(2).split('=', 1)[0] ?? ''] : [],
  );
  return names.find((name) => !Object.hasOwn(OPTIONS, name)) ?? null;
}
