/** The command line: which command, which options. The exit code tells what was found. */

import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS } from '../../i18n/settings.ts';
import { wordsFor } from '../../i18n/words.ts';
import { audit } from './audit.ts';
import { conform } from './conform.ts';
import { EXIT, type Output } from './output.ts';

const terminal: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
};

export function main(args: readonly string[], output: Output = terminal): number {
  const [command, ...rest] = args;
  const { usage, cannotRead } = wordsFor(DEFAULT_SETTINGS).commandLine;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { format: { type: 'string' } },
    });
    if (command === 'conform' && positionals.length > 0)
      return conform(positionals, values.format ?? 'text', output);
    if (command === 'audit' && positionals.length > 0)
      return audit(positionals, values.format ?? 'table', output);
    output.error(usage);
  } catch (error) {
    output.error(
      cannotRead({ file: args.join(' '), reason: error instanceof Error ? error.message : String(error) }),
    );
    output.error(usage);
  }
  return EXIT.couldNotRun;
}

process.exitCode = main(process.argv.slice(2));
