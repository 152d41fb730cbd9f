/** A thread that carries out jobs of an audit, and the interface to it. It does and reports its jobs in the order in which it gets them. */

import { failure, type ReadFailure } from './failure.ts';
import { carryOut, type AuditSource, type Files, type Job, type JobSetting } from './job.ts';
import type { AuditedPart } from './partAudit.ts';

/** A result of {@link carryOut}, which a helper sends. */
export type Come = AuditedPart | ReadFailure;

/** True for the last thing that a job sends: its last part, or its failure. */
export function isLast(one: Come): boolean {
  return 'reason' in one || one.last;
}

interface Given<Kept> {
  readonly job: Job<Kept>;
  readonly setting: JobSetting;
}

export class Helper<Kept extends AuditSource> {
  /** The thread has broken down: its jobs fail, and it gets no more. */
  isLost = false;
  readonly end: () => unknown;
  readonly #post: (given: Given<Kept>) => void;
  /** The receivers of the results, one for each unfinished job. */
  readonly #receivers: ((one: Come) => void)[] = [];

  constructor(post: (given: Given<Kept>) => void, end: () => unknown) {
    this.#post = post;
    this.end = end;
  }

  /** The number of unfinished jobs. */
  get given(): number {
    return this.#receivers.length;
  }

  /** @param received gets each result of {@link carryOut} */
  run(given: Given<Kept>, received: (one: Come) => void): void {
    this.#receivers.push(received);
    this.#post(given);
  }

  /** Takes a result from the thread. */
  receive(one: Come): void {
    const receiver = isLast(one) ? this.#receivers.shift() : this.#receivers[0];
    receiver?.(one);
  }

  lose(error: Error): void {
    this.isLost = true;
    for (const receiver of this.#receivers.splice(0)) receiver(failure(error));
  }
}

/** A helper thread's handler of messages: it does one job after the other. */
export function serving<Kept extends AuditSource>(
  files: Files<Kept>,
  post: (one: Come) => void,
): (given: Given<Kept>) => void {
  let before: Promise<void> = Promise.resolve();
  return ({ job, setting }) => {
    before = before.then(async () => {
      for await (const one of carryOut(job, files, setting)) post(one);
    });
  };
}
