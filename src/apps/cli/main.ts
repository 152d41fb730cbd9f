/** The command line: which command, which options. The exit code tells what was found. */

import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '../../i18n/settings.ts';
import { audit } from './audit.ts';
import { isReader, readBesides, serveReader } from './besides.ts';
import { bake, type BakeArguments } from './bake.ts';
import { conform } from './conform.ts';
import { convert } from './convert.ts';
import { harmless } from '../../report/harmless.ts';
import { failure } from './jobs.ts';
import { OPTIONS, strayOption } from './options.ts';
import { EXIT, type Output } from './output.ts';
import { isWorker, serve } from './pool.ts';
import { record } from './record.ts';
import { publish, type PublishOptions } from './publish.ts';
import { show } from './show.ts';
import { plain, reasonOf, speak, WORDS } from './told.ts';

const terminal: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  async caughtUp() {
    // Who has gone away never catches up: what is written then is lost anyhow.
    if (process.stdout.writableNeedDrain && !process.stdout.destroyed)
      await new Promise((done) => {
        process.stdout.once('drain', done).once('close', done).once('error', done);
      });
  },
};

/** This very file, as it is run: a worker thread runs it, too. */
const PROGRAM = new URL(import.meta.url);

/** Commands that make a file or a folder of others, which is named last. */
type Writer = (
  inputs: readonly string[],
  target: string,
  options: PublishOptions & BakeArguments,
  output: Output,
) => Promise<number>;

const WRITERS: ReadonlyMap<string | undefined, Writer> = new Map<string, Writer>([
  ['convert', (inputs, target, options, output) => convert(inputs, target, output, options)],
  ['bake', bake],
  ['publish', publish],
]);

export async function main(args: readonly string[], to: Output = terminal): Promise<number> {
  const output: Output = {
    print: (text) => to.print(harmless(text)),
    error: (text) => to.error(harmless(text)),
    caughtUp: () => to.caughtUp?.() ?? Promise.resolve(),
  };
  const asked = args[0] === 'help' ? ['--help', ...args.slice(1)] : args;
  // An option in the place of the command: `--help`.
  const [command, ...rest] = asked[0]?.startsWith('-') === true ? ['', ...asked] : asked;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: OPTIONS,
    });
    const { lang = 'en' } = values;
    // What is baked may have several languages at once, with commas between: the first is spoken.
    const [spoken = lang] = command === 'bake' ? lang.split(',') : [lang];
    if (isLanguage(spoken)) await speak(spoken);
    else if (command !== 'bake') {
      output.error(WORDS.publish.unknownChoice({ option: 'lang', value: lang, choices: LANGUAGES }));
      return EXIT.couldNotRun;
    }
    if (values.help === true) {
      output.print(WORDS.commandLine.usage);
      return EXIT.nothingFound;
    }
    if (values.version === true) {
      output.print(`dealtrail ${version()}`);
      return EXIT.nothingFound;
    }
    const stray = strayOption(command, values);
    if (stray !== null) {
      output.error(WORDS.commandLine.strayOption({ option: stray, command: plain(command ?? '') }));
      return EXIT.couldNotRun;
    }
    if (command === 'conform' && positionals.length > 0)
      return conform(positionals, values.format ?? 'text', output);
    if (command === 'audit' && positionals.length > 0)
      return await audit(positionals, values, output, PROGRAM);
    if (command === 'show' && positionals.length > 0) return await show(positionals, values, output);
    if (command === 'record' && positionals.length > 0 && positionals.length < 3)
      return await record(positionals[0] ?? '', positionals[1], values, output);
    const inputs = positionals.slice(0, -1);
    const target = positionals.at(-1) ?? '';
    const write = WRITERS.get(command);
    if (write !== undefined && inputs.length > 0) {
      // Whoever lists files and forgets the last name would lose the last of them.
      if (
        inputs.length > 1 &&
        values.force !== true &&
        statSync(target, { throwIfNoEntry: false })?.isFile() === true
      ) {
        output.error(plain(WORDS.commandLine.alreadyThere({ file: target })));
        return EXIT.couldNotRun;
      }
      return await write(inputs, target, values, output);
    }
    if (args.length > 0) output.error(WORDS.commandLine.notUnderstood({ given: plain(args.join(' ')) }));
    output.error(WORDS.commandLine.usage);
  } catch (error) {
    const { code, reason } = failure(error);
    const given = plain(args.join(' '));
    if (code?.startsWith('ERR_PARSE_ARGS') === true) {
      output.error(WORDS.commandLine.notUnderstood({ given }));
      output.error(WORDS.commandLine.usage);
    } else output.error(WORDS.commandLine.cannotRead({ file: given, reason: reasonOf(code, reason) }));
  }
  return EXIT.couldNotRun;
}

/** As the package says: it is as far from the bundle this program runs as, as from its source. */
function version(): string {
  const text = readFileSync(new URL('../../../package.json', PROGRAM), 'utf8');
  return String((JSON.parse(text) as { readonly version: unknown }).version);
}

/** Nobody reads any more. */
function isGone(code: string | undefined): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}

readBesides(PROGRAM);
if (isReader()) serveReader();
else if (isWorker()) serve();
else {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever reads from us may stop when they please; the exit code still tells what was found.
    if (isGone(code)) return;
    const reason = reasonOf(code ?? null, message);
    terminal.error(plain(WORDS.converting.cannotWrite({ file: 'stdout', reason })));
    process.exit(EXIT.couldNotRun);
  });
  process.stderr.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isGone(code)) process.exit(EXIT.couldNotRun);
  });
  process.exitCode = await main(process.argv.slice(2));
}
