/**
 * `npm run fuzz -- [--runs 1000000] [--format pbn,lin] [--seed N] [--write 50]`: so many changed files for every reader. None may
 * be thrown at or hung on. Every so many, what was read is written in all formats, too. Exit code 1 when something is wrong.
 */

import { parseArgs } from 'node:util';
import { check, property } from 'fast-check';
import { mutate, mutation } from './mutate.ts';
import { SAMPLES } from './samples.ts';
import { faultOf, READERS, writtenFaultOf } from './targets.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    format: { type: 'string', default: Object.keys(READERS).join(',') },
    seed: { type: 'string', default: '1' },
    write: { type: 'string', default: '50' },
  },
});

/** A small file that takes longer is read a second time, in milliseconds; one that takes so long again hangs. */
const SLOW = 20;
const SLOWEST = 1000;

let failed = false;
for (const format of values.format.split(',')) {
  const read = READERS[format];
  const samples = SAMPLES[format];
  if (read === undefined || samples === undefined) throw new Error(`no such format: ${format}`);
  let slowest = 0;
  let bytesRead = 0;
  const begun = performance.now();
  const result = check(
    property(mutation, (change) => {
      const bytes = mutate(samples, change);
      const timed = (): [ReturnType<typeof read>, number] => {
        const from = performance.now();
        return [read(bytes), performance.now() - from];
      };
      const [parsed, first] = timed();
      // A busy machine is slow once, a reader that hangs is slow again.
      const took = first > SLOW ? Math.min(first, timed()[1]) : first;
      slowest = Math.max(slowest, took);
      bytesRead += bytes.length;
      const fault =
        faultOf(parsed) ?? (change.other % Number(values.write) === 0 ? writtenFaultOf(parsed) : null);
      if (fault !== null) throw new Error(fault);
      if (took > SLOWEST) throw new Error(`${bytes.length} bytes took ${took} ms`);
    }),
    { numRuns: Number(values.runs), seed: Number(values.seed), interruptAfterTimeLimit: 3_600_000 },
  );
  const seconds = (performance.now() - begun) / 1000;
  const line = [
    format.padEnd(7),
    `${result.numRuns} inputs`,
    `${(bytesRead / 1e6).toFixed(0)} MB`,
    `${seconds.toFixed(1)} s`,
    `slowest ${slowest.toFixed(1)} ms`,
    result.failed ? 'FAILED' : 'good',
  ].join('  ');
  process.stdout.write(`${line}\n`);
  if (result.failed) {
    failed = true;
    const [change] = result.counterexample ?? [];
    process.stdout.write(`${String(result.errorInstance)}\n${JSON.stringify(change)}\n`);
    if (change !== undefined) process.stdout.write(`${new TextDecoder().decode(mutate(samples, change))}\n`);
  }
}
process.exitCode = failed ? 1 : 0;
