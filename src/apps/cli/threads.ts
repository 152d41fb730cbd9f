/** Threads that help with an audit: they run this very program. */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Helper, serving, type Come } from '../../audit/run/helper.ts';
import type { Crew } from '../../audit/run/pipeline.ts';
import { DISK, type CommandSource } from './source.ts';

const HELPER = 'dealtrail audit';
/** A thread works with few deals at a time: what is young need not grow old in memory. */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * What lives for one part of a file is soon garbage: memory may grow by this before it is cleared, not to several times what is in
 * use. Several threads clear theirs each by itself: were they to help each other, all would wait for the last.
 */
function tuneMemory(several: boolean): void {
  setFlagsFromString('--heap-growing-percent=60');
  if (several) setFlagsFromString('--no-parallel-scavenge');
}

/** So many helpers that run the program; without it this thread is alone. */
export function helpers(
  program: URL | undefined,
  wanted: number,
): Pick<Crew<CommandSource>, 'helpers' | 'pause'> {
  const count = program === undefined ? 0 : wanted;
  tuneMemory(count > 0);
  if (count === 0) return {};
  const beside = Array.from({ length: count }, () => helper(program as URL));
  return { helpers: beside, pause: () => new Promise(setImmediate) };
}

function helper(program: URL): Helper<CommandSource> {
  const worker = new Worker(program, { workerData: HELPER, resourceLimits: LIMITS });
  const helper = new Helper<CommandSource>(
    (given) => worker.postMessage(given, []),
    () => worker.terminate(),
  );
  worker.on('message', (one: Come) => helper.receive(one)).on('error', (error) => helper.lose(error));
  return helper;
}

/** True in a thread that {@link helpers} has started. */
export function isHelper(): boolean {
  return !isMainThread && workerData === HELPER;
}

/** What such a thread does: one job a message, one after the other. */
export function serve(): void {
  const port = parentPort;
  port?.on(
    'message',
    serving(DISK, (one) => port.postMessage(one)),
  );
}
