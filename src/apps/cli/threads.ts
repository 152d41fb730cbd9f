/** Threads that help with an audit: they run this very program. */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { failure, type ReadFailure } from '../../audit/failure.ts';
import { carryOut, type Job, type JobSetting } from '../../audit/job.ts';
import type { AuditedPart } from '../../audit/part.ts';
import type { Crew, Helper } from '../../audit/pipeline.ts';
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

/** What a helper sends: what a job has come to. */
interface Message {
  readonly job: number;
  readonly one: AuditedPart | ReadFailure;
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
  const given = new Map<number, (one: AuditedPart | ReadFailure) => void>();
  worker.on('message', ({ job, one }: Message) => {
    const hear = given.get(job);
    if ('reason' in one || one.last) given.delete(job);
    hear?.(one);
  });
  let isLost = false;
  worker.on('error', (error) => {
    isLost = true;
    const lost = failure(error);
    for (const hear of given.values()) hear(lost);
    given.clear();
  });
  return {
    get isLost() {
      return isLost;
    },
    run: (job, setting, hear) => {
      given.set(job.number, hear);
      worker.postMessage({ job, setting }, []);
    },
    end: () => worker.terminate(),
  };
}

/** True in a thread that {@link helpers} has started. */
export function isHelper(): boolean {
  return !isMainThread && workerData === HELPER;
}

/** What such a thread does: one job a message, one after the other. */
export function serve(): void {
  const port = parentPort;
  if (port === null) return;
  let before: Promise<void> = Promise.resolve();
  port.on('message', ({ job, setting }: { job: Job<CommandSource>; setting: JobSetting }) => {
    before = before.then(async () => {
      for await (const one of carryOut(job, DISK, setting))
        port.postMessage({ job: job.number, one } satisfies Message);
    });
  });
}
