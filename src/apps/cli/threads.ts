/** Threads that help with an audit: they run this program. */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { failure } from '../../audit/run/failure.ts';
import { carryOut, isLast, type JobResult, type Job } from '../../audit/run/job.ts';
import type { Crew, Helper } from '../../audit/run/pipeline.ts';
import { BESIDES } from './besides.ts';
import { contentIn, type CommandSource, type ContentOnDisk } from './source.ts';

const HELPER = 'dealtrail audit';
/** A thread works with few deals at a time, so it needs only a small young generation. */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * The data of one part of a file soon become garbage, so the heap may grow by this percentage before a collection, not to several times
 * its used size. Each of several threads collects by itself: parallel collection would make all wait for the slowest.
 */
function tuneMemory(several: boolean): void {
  setFlagsFromString('--heap-growing-percent=60');
  if (several) setFlagsFromString('--no-parallel-scavenge');
}

/** Starts `wanted` helper threads that run the program; without a program the calling thread does all the work. */
export function helpers(
  program: URL | undefined,
  wanted: number,
): Pick<Crew<ContentOnDisk>, 'helpers' | 'pause'> {
  const count = program === undefined ? 0 : wanted;
  tuneMemory(count > 0);
  if (count === 0) return { helpers: [] };
  const beside = Array.from({ length: count }, () => new HelperThread(program as URL));
  return { helpers: beside, pause: () => new Promise(setImmediate) };
}

/** A thread does and reports its jobs in the order in which it gets them. */
class HelperThread implements Helper<ContentOnDisk> {
  isLost = false;
  readonly #worker: Worker;
  /** The receivers of the results, one for each unfinished job. */
  readonly #receivers: ((one: JobResult) => void)[] = [];

  constructor(program: URL) {
    this.#worker = new Worker(program, { workerData: HELPER, resourceLimits: LIMITS });
    this.#worker.on('message', (one: JobResult) => {
      const receiver = isLast(one) ? this.#receivers.shift() : this.#receivers[0];
      receiver?.(one);
    });
    this.#worker.on('error', (error) => {
      this.isLost = true;
      for (const receiver of this.#receivers.splice(0)) receiver(failure(error));
    });
  }

  get given(): number {
    return this.#receivers.length;
  }

  run({ source, ...job }: Job<ContentOnDisk>, received: (one: JobResult) => void): void {
    this.#receivers.push(received);
    // A message cannot hold the content of a file.
    this.#worker.postMessage({ ...job, source: source.onDisk }, []);
  }

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** True in a thread that {@link helpers} has started. */
export function isHelper(): boolean {
  return !isMainThread && workerData === HELPER;
}

/** Makes this thread a helper: it does one job for each message, one after the other. */
export function serve(): void {
  const port = parentPort;
  let before: Promise<void> = Promise.resolve();
  port?.on('message', ({ source, ...job }: Job<CommandSource>) => {
    before = before.then(async () => {
      for await (const one of carryOut({ ...job, source: contentIn(source) }, BESIDES)) port.postMessage(one);
    });
  });
}
