/** Another thread that carries out jobs of an audit, and its other side. Jobs are done, and reported, in the order they were given in. */

import { failure, type ReadFailure } from './failure.ts';
import { carryOut, type AuditSource, type Files, type Job, type JobSetting } from './job.ts';
import type { AuditedPart } from './partAudit.ts';

/** What {@link carryOut} comes to, and what a helper sends. */
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
  /** It has broken down: what it was given fails, and it gets no more. */
  isLost = false;
  readonly end: () => unknown;
  readonly #post: (given: Given<Kept>) => void;
  /** Of the jobs it has been given and not finished, what takes their results. */
  readonly #receivers: ((one: Come) => void)[] = [];

  constructor(post: (given: Given<Kept>) => void, end: () => unknown) {
    this.#post = post;
    this.end = end;
  }

  /** Jobs it has been given and not finished. */
  get given(): number {
    return this.#receivers.length;
  }

  /** @param received is called with all that {@link carryOut} comes to */
  run(given: Given<Kept>, received: (one: Come) => void): void {
    this.#receivers.push(received);
    this.#post(given);
  }

  /** What the thread sends. */
  receive(one: Come): void {
    const receiver = isLast(one) ? this.#receivers.shift() : this.#receivers[0];
    receiver?.(one);
  }

  lose(error: Error): void {
    this.isLost = true;
    for (const receiver of this.#receivers.splice(0)) receiver(failure(error));
  }
}

/** What such a thread does with each message: one job after the other. */
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
