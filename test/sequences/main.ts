/**
 * `npm run sequences -- [--count 1000000] [--seed N] [--threads N]`: so many random sequences of facts, numbered from the seed on,
 * everything checked after every fact, on as many threads as the machine has cores. `--replay N`: that one alone, made as small as
 * it can be, as a case file. Exit code 1 when something is wrong.
 */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { kindOf, runSequence, shrunk } from './run.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The runs one thread does: from its first on every `threads`-th, each of `RUN` sequences. */
interface Share {
  readonly first: number;
  readonly count: number;
  readonly thread: number;
  readonly threads: number;
}
const RUN = 500;

/** What a thread tells: one that failed, or how many more are done. */
type Told = { readonly number: number; readonly fault: string } | { readonly done: number };

function replay(number: number): void {
  const run = shrunk(runSequence(number));
  say(writeCase(run.record));
  say(run.fault ?? 'Nothing is wrong.');
  process.exitCode = run.fault === null ? 0 : 1;
}

function runShare({ first, count, thread, threads }: Share, tell: (told: Told) => void): void {
  for (let begin = thread * RUN; begin < count; begin += threads * RUN) {
    const end = Math.min(count, begin + RUN);
    for (let at = begin; at < end; at++) {
      const { fault } = runSequence(first + at);
      if (fault !== null) tell({ number: first + at, fault });
    }
    tell({ done: end - begin });
  }
}

/** So many of a kind are told with their number: a kind may have several causes. */
const TOLD = 20;

/** The first of a kind is told in full, some more by their number; the rest are counted. */
async function runAll(first: number, count: number, threads: number): Promise<void> {
  const kinds = new Map<string, number>();
  const begun = performance.now();
  let done = 0;
  const hear = (told: Told): void => {
    if ('done' in told) {
      const before = done;
      done += told.done;
      if (Math.floor(done / 10_000) > Math.floor(before / 10_000))
        say(`${done} sequences, ${Math.round((performance.now() - begun) / 1000)} s`);
      return;
    }
    const kind = kindOf(told.fault);
    const times = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, times);
    if (times > TOLD) return;
    const lines = told.fault.split('\n').slice(0, times === 1 ? 4 : 1);
    say(`--replay ${told.number}: ${lines.join('\n')}`);
  };
  const shares = Array.from({ length: threads }, (_, thread): Share => ({ first, count, thread, threads }));
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: share });
          worker.on('message', hear);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  for (const [kind, times] of kinds) say(`${times} times: ${kind}`);
  const failed = [...kinds.values()].reduce((sum, times) => sum + times, 0);
  say(`${done - failed} sequences held, ${failed} failed, seed ${first}`);
  process.exitCode = failed === 0 && done === count ? 0 : 1;
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      replay: { type: 'string' },
    },
  });
  if (values.replay !== undefined) replay(wholeNumber('--replay', values.replay));
  else {
    const [first, count, threads] = [
      wholeNumber('--seed', values.seed),
      wholeNumber('--count', values.count),
      wholeNumber('--threads', values.threads),
    ];
    await runAll(first, count, Math.max(1, threads));
  }
} else {
  const tell = parentPort?.postMessage.bind(parentPort);
  runShare(workerData as Share, (told) => tell?.(told));
}
