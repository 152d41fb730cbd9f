/** A thread that carries out jobs of an audit, and the interface to it. It does and reports its jobs in the order in which it gets them. */

import { failure } from './failure.ts';
import { carryOut, isLast, type Come, type Job } from './job.ts';
import type { Content } from '../../formats/open.ts';
import type { Openers } from '../../formats/readAny.ts';

export class Helper<Kept extends Content> {
  /** The thread has broken down: its jobs fail, and it gets no more. */
  isLost = false;
  readonly end: () => unknown;
  readonly #post: (job: Job<Kept>) => unknown;
  /** The receivers of the results, one for each unfinished job. */
  readonly #receivers: ((one: Come) => void)[] = [];

  /** @param post sends the thread what it needs to open the file, since a message cannot hold its content */
  constructor(post: (job: Job<Kept>) => unknown, end: () => unknown) {
    this.#post = post;
    this.end = end;
  }

  /** The number of unfinished jobs. */
  get given(): number {
    return this.#receivers.length;
  }

  /** @param received gets each result of {@link carryOut} */
  run(job: Job<Kept>, received: (one: Come) => void): void {
    this.#receivers.push(received);
    this.#post(job);
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
export function serving<Source>(
  open: (source: Source) => Content,
  besides: Openers,
  post: (one: Come) => void,
): (job: Job<Source>) => void {
  let before: Promise<void> = Promise.resolve();
  return (job) => {
    before = before.then(async () => {
      for await (const one of carryOut({ ...job, source: open(job.source) }, besides)) post(one);
    });
  };
}
