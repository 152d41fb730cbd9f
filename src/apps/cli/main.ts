/** The command line: `dealtrail conform DIR…`. The exit code tells what was found. */

import { parseArgs } from 'node:util';
import { conform } from './conform.ts';
import { EXIT, type Output } from './output.ts';

const console_: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
};

export async function main(args: readonly string[], output: Output = console_): Promise<number> {
  const [command, ...rest] = args;
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: { format: { type: 'string' } },
    });
    if (command === 'conform' && positionals.length > 0)
      return conform(positionals, values.format ?? 'text', output);
  } catch (error) {
    output.error(`dealtrail: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT.couldNotRun;
  }
  output.error('usage: dealtrail conform DIR… [--format text|junit|json]');
  return EXIT.couldNotRun;
}

process.exitCode = await main(process.argv.slice(2));
