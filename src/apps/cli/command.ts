/** Runs one command with its options: the same for the program and for a caller in the same process. */

import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '../../i18n/settings.ts';
import { audit } from './audit.ts';
import { bake, type BakeArguments } from './bake.ts';
import { caseFile } from './case.ts';
import { claim } from './claim.ts';
import { isCommand, strayOption } from './commands.ts';
import { conform } from './conform.ts';
import { convert } from './convert.ts';
import { identity } from './identity.ts';
import { harmless } from '../../output/report/harmless.ts';
import { failure } from '../../audit/run/failure.ts';
import { helpOf, overview, usageOf } from './help.ts';
import { inFull, OPTIONS, unknownOption } from './options.ts';
import { EXIT, refused, type Output } from './output.ts';
import { papers } from './papers.ts';
import { record } from './record.ts';
import { publish, type PublishOptions } from './publish.ts';
import { seal, type SealOptions } from './seal.ts';
import { show } from './show.ts';
import { plain, reasonOf, refusedChoice, useLanguage, WORDS } from './wording.ts';
import { verify } from './verify.ts';

/** Commands that write a file or folder, which is named last. */
type Writer = (
  inputs: readonly string[],
  target: string,
  options: PublishOptions & BakeArguments & SealOptions,
  output: Output,
) => Promise<number>;

const WRITERS: ReadonlyMap<string | undefined, Writer> = new Map<string, Writer>([
  ['convert', (inputs, target, options, output) => convert(inputs, target, output, options)],
  ['bake', bake],
  ['publish', publish],
  ['seal', seal],
]);

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
  const hasNoOption = (option: string): string =>
    WORDS.commandLine.strayOption({ option: plain(option), command: plain(name ?? '') });
  try {
    const { values, positionals } = parseArgs({
      args: inFull(rest),
      allowPositionals: true,
      options: OPTIONS,
    });
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
    const stray = isCommand(name) ? strayOption(name, values) : null;
    if (stray !== null) return refused(output, hasNoOption(stray));
    if (name === 'conform' && positionals.length > 0)
      return conform(positionals, values.format ?? 'text', output);
    if (name === 'audit' && positionals.length > 0) return await audit(positionals, values, output, program);
    if (name === 'verify' && positionals.length > 0) return await verify(positionals, values, output);
    if (name === 'identity' && positionals.length === 2)
      return identity(positionals[0] ?? '', positionals[1] ?? '', output, values);
    if (name === 'show' && positionals.length > 0) return await show(positionals, values, output);
    if (name === 'claim' && positionals.length > 0) return await claim(positionals, values, output);
    if (name === 'case' && positionals.length > 0) return await caseFile(positionals, values, output);
    if (name === 'papers' && positionals.length > 0 && positionals.length < 3)
      return await papers(positionals[0] ?? '', positionals[1], values, output);
    if (name === 'record' && positionals.length > 0 && positionals.length < (values.new === true ? 2 : 3))
      return await record(positionals[0] ?? '', positionals[1], values, output);
    const inputs = positionals.slice(0, -1);
    const target = positionals.at(-1) ?? '';
    const write = WRITERS.get(name);
    if (write !== undefined && inputs.length > 0) {
      // If somebody lists files and forgets the target, the last file would be overwritten.
      if (
        inputs.length > 1 &&
        values.force !== true &&
        statSync(target, { throwIfNoEntry: false })?.isFile() === true
      )
        return refused(output, plain(WORDS.commandLine.alreadyThere({ file: target })));
      return await write(inputs, target, values, output);
    }
    if (args.length > 0) output.error(WORDS.commandLine.notUnderstood({ given: plain(args.join(' ')) }));
    output.error(usage());
  } catch (error) {
    const { code, reason } = failure(error);
    const given = plain(args.join(' '));
    if (code?.startsWith('ERR_PARSE_ARGS') === true) {
      const unknown = isCommand(name) ? unknownOption(rest) : null;
      output.error(unknown === null ? WORDS.commandLine.notUnderstood({ given }) : hasNoOption(unknown));
      output.error(usage());
    } else output.error(WORDS.commandLine.cannotRead({ file: given, reason: reasonOf(code, reason) }));
  }
  return EXIT.couldNotRun;
}

/** The version in package.json. The path is the same from the bundle as from this file. */
function version(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { readonly version: unknown }).version);
}
