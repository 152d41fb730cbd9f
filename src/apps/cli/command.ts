/** Runs one command with its options: the same for the program and for a caller in the same process. */

import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '../../i18n/settings.ts';
import { audit } from './audit.ts';
import { bake } from './bake.ts';
import { caseFile } from './case.ts';
import { claim } from './claim.ts';
import { COMMAND_NAMES, isCommand, optionsOf, strayOption, type CommandName } from './commands.ts';
import { conform } from './conform.ts';
import { convert } from './convert.ts';
import { identity } from './identity.ts';
import { nearestTo } from '../../formats/case/nearest.ts';
import { harmless } from '../../output/report/harmless.ts';
import { failure } from '../../audit/run/failure.ts';
import { helpOf, overview, usageOf } from './help.ts';
import { inFull, OPTIONS, unknownOption } from './options.ts';
import { EXIT, refused, type Output } from './output.ts';
import { papers } from './papers.ts';
import { record } from './record.ts';
import { publish } from './publish.ts';
import { seal } from './seal.ts';
import { show } from './show.ts';
import { plain, reasonOf, refusedChoice, useLanguage, WORDS } from './wording.ts';
import { verify } from './verify.ts';

function parsed(args: readonly string[]) {
  return parseArgs({ args: inFull(args), allowPositionals: true, options: OPTIONS });
}

type Options = ReturnType<typeof parsed>['values'];

/** Runs a command with what stands after its name, and returns its exit code; null if that is too little or too much. */
type Run = (
  operands: readonly string[],
  options: Options,
  output: Output,
  program?: URL,
) => number | Promise<number> | null;

const RUN: Readonly<Record<CommandName, Run>> = {
  audit: some(audit),
  show: some(show),
  claim: some(claim),
  case: some(caseFile),
  papers: ([path, target, ...more], options, output) =>
    path === undefined || more.length > 0 ? null : papers(path, target, options, output),
  record: ([path, target, ...more], options, output) =>
    path === undefined || more.length > 0 || (options.new === true && target !== undefined)
      ? null
      : record(path, target, options, output),
  convert: writing((inputs, target, options, output) => convert(inputs, target, output, options)),
  bake: writing(bake),
  publish: writing(publish),
  identity: ([name, target, ...more], options, output) =>
    name === undefined || target === undefined || more.length > 0
      ? null
      : identity(name, target, output, options),
  seal: writing(seal),
  verify: some(verify),
  conform: some((paths, { format = 'text' }, output) => conform(paths, format, output)),
};

/** A command that reads one or more files. */
function some(run: Run): Run {
  return (paths, options, output, program) =>
    paths.length === 0 ? null : run(paths, options, output, program);
}

/** A command that writes a file or folder, which is named last. */
function writing(
  write: (inputs: readonly string[], target: string, options: Options, output: Output) => Promise<number>,
): Run {
  return (operands, options, output) => {
    const inputs = operands.slice(0, -1);
    const target = operands.at(-1) ?? '';
    if (inputs.length === 0) return null;
    // If somebody lists files and forgets the target, the last file would be overwritten.
    const isFile = inputs.length > 1 && statSync(target, { throwIfNoEntry: false })?.isFile() === true;
    if (isFile && options.force !== true)
      return refused(output, plain(WORDS.commandLine.alreadyThere({ file: target })));
    return write(inputs, target, options, output);
  };
}

/**
 * Runs a command and returns its exit code. Never throws for its arguments or for the contents of files. `program`: the script for worker
 * threads; without it the calling thread does all the work.
 */
export async function command(args: readonly string[], to: Output, program?: URL): Promise<number> {
  const output: Output = {
    print: (text) => to.print(harmless(text)),
    error: (text) => to.error(harmless(text)),
    caughtUp: () => to.caughtUp?.() ?? Promise.resolve(),
  };
  const asked = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  // The first argument is an option instead of a command: `--help`.
  const [name, ...rest] = asked[0]?.startsWith('-') === true ? ['', ...asked] : asked;
  const usage = (): string => (isCommand(name) ? usageOf(name) : overview());
  const hasNoOption = (option: string): string => {
    const near = isCommand(name) ? (nearestTo(option, optionsOf(name)) ?? null) : null;
    return WORDS.commandLine.strayOption({ option: plain(option), command: plain(name ?? ''), near });
  };
  const notUnderstood = (): string => {
    if (name === undefined || name === '' || isCommand(name))
      return WORDS.commandLine.notUnderstood({ given: plain(args.join(' ')) });
    const near = nearestTo(name, COMMAND_NAMES) ?? null;
    return WORDS.commandLine.unknownCommand({ command: plain(name), near });
  };
  try {
    const { values, positionals } = parsed(rest);
    const { lang = 'en' } = values;
    // `bake` accepts several languages, separated by commas: messages are in the first.
    const [spoken = lang] = name === 'bake' ? lang.split(',') : [lang];
    if (isLanguage(spoken)) await useLanguage(spoken);
    else if (name !== 'bake') return refusedChoice(output, 'lang', lang, LANGUAGES);
    if (values.help === true) {
      const about = [name, ...positionals].find((each) => isCommand(each));
      output.print(about === undefined ? overview() : helpOf(about));
      return EXIT.nothingFound;
    }
    if (values.version === true) {
      output.print(`dealtrail ${version()}`);
      return EXIT.nothingFound;
    }
    if (isCommand(name)) {
      const stray = strayOption(name, values);
      if (stray !== null) return refused(output, hasNoOption(stray));
      const exitCode = await RUN[name](positionals, values, output, program);
      if (exitCode !== null) return exitCode;
    }
    if (args.length > 0) output.error(notUnderstood());
    output.error(usage());
  } catch (error) {
    const { code, reason } = failure(error);
    if (code?.startsWith('ERR_PARSE_ARGS') === true) {
      const unknown = isCommand(name) ? unknownOption(rest) : null;
      output.error(unknown === null ? notUnderstood() : hasNoOption(unknown));
      output.error(usage());
    } else {
      const file = plain(args.join(' '));
      output.error(WORDS.commandLine.cannotRead({ file, reason: reasonOf(code, reason) }));
    }
  }
  return EXIT.couldNotRun;
}

/** The version in package.json. The path is the same from the bundle as from this file. */
function version(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { readonly version: unknown }).version);
}
