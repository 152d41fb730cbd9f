/**
 * `npm run fuzz -- [--runs 1000000] [--format pbn,lin] [--seed N] [--write 50]`: so many changed files for every reader. None may
 * be thrown at or hung on. Every so many, what was read is written in all formats, too. Exit code 1 when something is wrong.
 */

import { parseArgs } from 'node:util';
import { asyncProperty, check, property } from 'fast-check';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { isReader, serveReader, startThread } from '../../src/apps/cli/besides.ts';
import { BOUNDS, ForeignReader } from '../../src/formats/foreign.ts';
import { hasRealFiles, WITHOUT_REAL_FILES } from '../realFiles.ts';
import { damaged, hits } from './database.ts';
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

const runs = wholeNumber('--runs', values.runs);
const seed = wholeNumber('--seed', values.seed);
const write = wholeNumber('--write', values.write);

/** A small file that takes longer is read a second time, in milliseconds; one that takes so long again hangs. */
const SLOW = 20;
const SLOWEST = 1000;

/** A million in each format would be an hour of databases: each of them is read in a thread. */
const DATABASES = 50;

// A thread that reads databases runs this very program.
if (isReader()) serveReader();
else process.exitCode = (await fuzz()) ? 1 : 0;

/** True when something is wrong. */
async function fuzz(): Promise<boolean> {
  if (!hasRealFiles) process.stdout.write(`${WITHOUT_REAL_FILES}\n`);
  const wrong = values.format.split(',').map((format) => changed(format));
  if (values.format.split(',').includes('bws')) wrong.push(await databases());
  return wrong.includes(true);
}

function changed(format: string): boolean {
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
      const fault = faultOf(parsed) ?? (change.other % write === 0 ? writtenFaultOf(parsed) : null);
      if (fault !== null) throw new Error(fault);
      if (took > SLOWEST) throw new Error(`${bytes.length} bytes took ${took} ms`);
    }),
    { numRuns: runs, seed, interruptAfterTimeLimit: 3_600_000 },
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
    const [change] = result.counterexample ?? [];
    process.stdout.write(`${String(result.errorInstance)}\n${JSON.stringify(change)}\n`);
    if (change !== undefined) process.stdout.write(`${new TextDecoder().decode(mutate(samples, change))}\n`);
  }
  return result.failed;
}

/** Real databases, byte by byte. That one hangs its reader is no fault, as long as that is said and the reader ends. */
async function databases(): Promise<boolean> {
  const reader = new ForeignReader((bounds) => startThread(new URL(import.meta.url), bounds), {
    ...BOUNDS,
    seconds: 2,
  });
  const begun = performance.now();
  const ends = new Map<string, number>();
  const result = await check(
    asyncProperty(hits, async (some) => {
      const parsed = await reader.read('database', damaged(some), {});
      const fault = faultOf(parsed);
      if (fault !== null) throw new Error(fault);
      const end = parsed.deals.length > 0 ? 'read' : (parsed.problems[0]?.code ?? 'nothing');
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }),
    { numRuns: Math.ceil(runs / DATABASES), seed },
  );
  const told = [...ends].map(([end, count]) => `${end} ${count}`).join(', ');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(
    `bws     ${result.numRuns} databases  ${seconds} s  ${told}  ${result.failed ? 'FAILED' : 'good'}\n`,
  );
  if (result.failed)
    process.stdout.write(`${String(result.errorInstance)}\n${JSON.stringify(result.counterexample)}\n`);
  return result.failed;
}
