/** Threads that help with an audit: they run this program. */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Helper, serving } from '../../audit/run/helper.ts';
import type { Come } from '../../audit/run/job.ts';
import type { Crew } from '../../audit/run/pipeline.ts';
import { BESIDES } from './besides.ts';
import { contentIn, type ContentOnDisk } from './source.ts';

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
  if (count === 0) return {};
  const beside = Array.from({ length: count }, () => helper(program as URL));
  return { helpers: beside, pause: () => new Promise(setImmediate) };
}

function helper(program: URL): Helper<ContentOnDisk> {
  const worker = new Worker(program, { workerData: HELPER, resourceLimits: LIMITS });
  const helper = new Helper<ContentOnDisk>(
    ({ source, ...job }) => worker.postMessage({ ...job, source: source.onDisk }, []),
    () => worker.terminate(),
  );
  worker.on('message', (one: Come) => helper.receive(one)).on('error', (error) => helper.lose(error));
  return helper;
}

/** True in a thread that {@link helpers} has started. */
export function isHelper(): boolean {
  return !isMainThread && workerData === HELPER;
}

/** Makes this thread a helper: it does one job for each message, one after the other. */
export function serve(): void {
  const port = parentPort;
  port?.on(
    'message',
    serving(contentIn, BESIDES, (one) => port.postMessage(one)),
  );
}
