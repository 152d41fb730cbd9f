/** A thread that carries out jobs of an audit, and the interface to it. It does and reports its jobs in the order in which it gets them. */

import { failure, type ReadFailure } from './failure.ts';
import { carryOut, type Job, type JobSetting } from './job.ts';
import type { AuditedPart } from './partAudit.ts';
import type { Content } from '../../formats/open.ts';
import type { Openers } from '../../formats/readAny.ts';

/** A result of {@link carryOut}, which a helper sends. */
export type Come = AuditedPart | ReadFailure;

/** True for the last thing that a job sends: its last part, or its failure. */
export function isLast(one: Come): boolean {
  return 'reason' in one || one.last;
}

/** A job as it is sent to a helper. `Source`: by what the helper finds the file, since a message cannot hold its content. */
interface Given<Source> {
  readonly source: Source;
  readonly range: Job<Content>['range'];
  readonly setting: JobSetting;
}

export class Helper<Kept extends Content> {
  /** The thread has broken down: its jobs fail, and it gets no more. */
  isLost = false;
  readonly end: () => unknown;
  readonly #post: (given: Given<Kept>) => unknown;
  /** The receivers of the results, one for each unfinished job. */
  readonly #receivers: ((one: Come) => void)[] = [];

  constructor(post: (given: Given<Kept>) => unknown, end: () => unknown) {
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
export function serving<Source>(
  open: (source: Source) => Content,
  besides: Openers,
  post: (one: Come) => void,
): (given: Given<Source>) => void {
  let before: Promise<void> = Promise.resolve();
  return ({ source, range, setting }) => {
    before = before.then(async () => {
      for await (const one of carryOut({ source: open(source), range }, besides, setting)) post(one);
    });
  };
}
