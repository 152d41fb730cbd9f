/**
 * `npm run bench:hostile -- [NAME…]`: files made to fill a memory or to take for ever, each read by the command line, or as a page
 * reads it, in a process of its own. Prints for each the seconds of the processor and the memory it took, and how it ended. Exit
 * code 1 where one of them took more than ten seconds or a gigabyte. Needs GNU time.
 */

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE } from './hostileFiles.ts';

const MOST_SECONDS = 10;
const MOST_MEGABYTES = 1024;
/** A reader that hangs is ended after so many milliseconds. */
const PATIENCE = 300_000;
/** GNU time, which tells how much memory a process took at most. */
const TIME = '/usr/bin/time';

/** What only a page reads. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['baked', 'backup', 'link']);
const AS_A_PAGE = ['scripts/run.mjs', 'test/bench/readOne.ts'];
const BY_COMMAND = ['scripts/dealtrail.mjs'];

const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'dealtrail-hostile-'));
let over = 0;
let written = 0;
try {
  for (const { name, file, write, commands } of HOSTILE) {
    if (asked.length > 0 && !asked.some((each) => name.includes(each))) continue;
    const path = join(folder, file);
    write(path);
    for (const command of commands ?? ['audit', 'convert']) {
      const rest = command === 'convert' ? [join(folder, `${++written}.pbn`)] : [];
      const { stdout, stderr, status, signal } = spawnSync(
        TIME,
        [
          '-f',
          '%U %S %M',
          process.execPath,
          ...(OF_A_PAGE.has(command) ? AS_A_PAGE : BY_COMMAND),
          command,
          path,
          ...rest,
        ],
        { encoding: 'utf8', timeout: PATIENCE, maxBuffer: 1e9 },
      );
      const lines = stderr.trim().split('\n');
      const [ours = PATIENCE / 1000, theirs = 0, kilobytes = 0] =
        signal === null ? (lines.at(-1) ?? '').split(' ').map(Number) : [];
      // The time of the processor, because it is the same on a busy machine.
      const seconds = ours + theirs;
      const megabytes = Math.round(kilobytes / 1024);
      const tooMuch = seconds > MOST_SECONDS || megabytes > MOST_MEGABYTES || signal !== null;
      if (tooMuch) over++;
      process.stdout.write(
        `${[
          tooMuch ? 'OVER' : 'good',
          `${seconds.toFixed(1)} s`.padStart(7),
          `${megabytes} MB`.padStart(8),
          `exit ${signal ?? status}`,
          command.padEnd(7),
          `${(statSync(path).size / 1e6).toFixed(1)} MB`.padStart(9),
          name,
          `· ${[...stdout.split('\n'), ...lines].find((line) => line.trim() !== '')?.slice(0, 100) ?? ''}`,
        ].join('  ')}\n`,
      );
    }
    rmSync(path, { recursive: true });
  }
  if (asked.length === 0 || asked.some((each) => 'endless'.includes(each))) {
    const zeros = openSync('/dev/zero', 'r');
    const { status } = spawnSync(process.execPath, [...BY_COMMAND, 'show', '-'], {
      stdio: [zeros, 'ignore', 'ignore'],
      timeout: PATIENCE,
    });
    closeSync(zeros);
    if (status !== 2) over++;
    process.stdout.write(`${status === 2 ? 'good' : 'OVER'}  endless standard input is refused\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = over > 0 ? 1 : 0;
