/** Threads that help with an audit: they run this very program. */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { PlacedFinding } from '../../analysis/placed.ts';
import { carryOut, type Hearer, type Job, type JobSetting, type JobOutcome } from '../../audit/jobs.ts';
import type { Helper } from '../../audit/run.ts';
import { DISK, type CommandSource } from './source.ts';

const HELPER = 'dealtrail audit';
/** Findings in one message. */
const BATCH = 500;

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

/** What a helper sends: findings by the hundred, then how the job ended. */
type Message =
  | { readonly job: number; readonly findings: readonly PlacedFinding[] }
  | { readonly job: number; readonly outcome: JobOutcome };

interface Given {
  readonly hearer: Hearer;
  readonly done: (outcome: JobOutcome) => void;
  readonly lost: (error: Error) => void;
}

/** So many helpers that run the program; without it this thread is alone. */
export function helpers(program: URL | undefined, wanted: number): readonly Helper<CommandSource>[] {
  const count = program === undefined ? 0 : wanted;
  tuneMemory(count > 0);
  return Array.from({ length: count }, () => helper(program as URL));
}

function helper(program: URL): Helper<CommandSource> {
  const worker = new Worker(program, { workerData: HELPER, resourceLimits: LIMITS });
  const given = new Map<number, Given>();
  worker.on('message', (message: Message) => {
    const one = given.get(message.job);
    if ('findings' in message) for (const finding of message.findings) one?.hearer.finding(finding);
    else if (given.delete(message.job)) one?.done(message.outcome);
  });
  let isLost = false;
  worker.on('error', (error) => {
    isLost = true;
    for (const { lost } of given.values()) lost(error);
  });
  return {
    get isLost() {
      return isLost;
    },
    run: (job, setting, hearer) =>
      new Promise((done, lost) => {
        given.set(job.number, { hearer, done, lost });
        worker.postMessage({ job, setting }, []);
      }),
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
  const send = (message: Message): void => port.postMessage(message);
  let before: Promise<void> = Promise.resolve();
  port.on('message', ({ job, setting }: { job: Job<CommandSource>; setting: JobSetting }) => {
    before = before.then(async () => {
      const findings: PlacedFinding[] = [];
      const outcome = await carryOut(job, DISK, setting, {
        finding: (finding) => {
          if (findings.push(finding) >= BATCH) send({ job: job.number, findings: findings.splice(0) });
        },
      });
      if (findings.length > 0) send({ job: job.number, findings });
      send({ job: job.number, outcome });
    });
  });
}
