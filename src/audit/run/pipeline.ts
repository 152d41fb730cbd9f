/**
 * The audit of any number of files, for the command line and for the page: this thread and its helpers carry out jobs. Findings come out
 * in the order of the files, whichever job ends first. No thread works so far ahead that findings pile up.
 */

import type { DealCheck } from '../checks/index.ts';
import type { OfBoard } from '../field.ts';
import type { OfFile, LocatedFinding } from '../located.ts';
import type { Before } from '../../formats/filePart.ts';
import type { Content } from '../../formats/open.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import type { ReadFailure } from './failure.ts';
import { FileAudit } from './file.ts';
import { isLast, type Come, type Helper } from './helper.ts';
import { carryOut, checksOf, jobsOf, type AuditSetting, type Job, type JobSetting } from './job.ts';
import type { DealCounts } from './quirks.ts';
import { SessionField } from './sessionField.ts';

/** The news of an audit, in the order of the files. */
export type AuditNews<Kept> =
  /** The next findings of a file, with its deals on request. */
  | {
      readonly type: 'read';
      readonly source: Kept;
      readonly deals: readonly ReadDeal[];
      readonly findings: readonly LocatedFinding[];
      /** The numbers of the file so far. */
      readonly counts: DealCounts;
      /** The number of bytes read since the last news. */
      readonly bytes: number;
    }
  /** The end of a file. Comparisons of its boards with those of other files may still follow. */
  | {
      readonly type: 'through';
      readonly source: Kept;
      readonly counts: DealCounts;
      readonly results: readonly OfBoard[];
    }
  | { readonly type: 'compared'; readonly source: Kept; readonly finding: LocatedFinding }
  /** The file could not be read to its end. */
  | ({ readonly type: 'failed'; readonly source: Kept } & ReadFailure);

/** The threads and options of an audit. */
export interface Crew<Kept extends Content> {
  readonly helpers?: readonly Helper<Kept>[];
  /** Resolves when the messages that the helpers have sent meanwhile have arrived. */
  readonly pause?: () => Promise<unknown>;
  readonly setting: AuditSetting;
}

/** The number of jobs that each thread may work ahead. A single thread never does. */
const AHEAD = 6;
/** The most unfinished jobs of a helper: one in progress, and others so that it need not wait while findings come out here. */
const GIVEN = 3;

/** A job in the queue: its findings come out after those of all jobs before it. */
interface Queued<Kept extends Content> {
  readonly job: Job<Kept>;
  isBegun: boolean;
  /** Results that have not come out yet. */
  readonly come: Come[];
}

class Pipeline<Kept extends Content> {
  readonly #besides: Openers;
  readonly #crew: Crew<Kept>;
  readonly #helpers: readonly Helper<Kept>[];
  readonly #more: readonly DealCheck[];
  readonly #field: SessionField<Kept>;
  readonly #jobs: AsyncIterator<Job<Kept>, void, undefined>;
  readonly #ahead: number;
  /** The jobs from the one whose findings are coming out, up to the limit. */
  readonly #queue: Queued<Kept>[] = [];
  /** For each file the values that precede its parts. A file is listed once its first part is done, and then its other parts may begin. */
  readonly #before = new Map<Kept, Before>();
  /** The file whose findings are coming out. */
  #file: FileAudit | null = null;
  /** The last file that failed, because a file is reported once, however many of its parts fail. */
  #failed: Kept | null = null;
  /** A helper has sent something since the last pause. */
  #arrived = false;
  #wake = (): void => {};

  constructor(
    sources: Iterable<Kept> | AsyncIterable<Kept>,
    besides: Openers,
    crew: Crew<Kept>,
    more: readonly DealCheck[],
  ) {
    this.#besides = besides;
    this.#crew = crew;
    this.#helpers = crew.helpers ?? [];
    this.#more = more;
    this.#field = new SessionField(undefined, more);
    this.#jobs = jobsOf(sources, crew.setting);
    this.#ahead = this.#helpers.length === 0 ? 1 : (this.#helpers.length + 1) * AHEAD;
  }

  async *run(): AsyncGenerator<AuditNews<Kept>, void, undefined> {
    for (;;) {
      await this.#lookAhead();
      // This thread works while the helpers start.
      const next = this.#next();
      this.#share();
      if (next !== undefined) yield* this.#carryOut(next);
      else if (this.#queue.length === 0) break;
      else {
        if (!this.#arrived) await new Promise<void>((wake) => (this.#wake = wake));
        this.#arrived = false;
        yield* this.#news();
      }
    }
    yield* this.#compared(this.#field.finish());
  }

  async #lookAhead(): Promise<void> {
    while (this.#queue.length < this.#ahead) {
      const step = await this.#jobs.next();
      if (step.done === true) return;
      this.#queue.push({ job: step.value, isBegun: false, come: [] });
    }
  }

  /**
   * The next job for this thread. The first part of a file is small and shows the values for the others, so it is done as soon as it is
   * in the queue, and no thread waits between two files.
   */
  #next(): Queued<Kept> | undefined {
    const waiting = this.#queue.filter(({ isBegun }) => !isBegun);
    const next =
      waiting.find(({ job }) => job.range?.from === 0) ??
      waiting.find(({ job }) => job.range === null || this.#before.has(job.source));
    if (next !== undefined) next.isBegun = true;
    return next;
  }

  /** Gives the helpers the jobs they may take now. */
  #share(): void {
    for (const helper of this.#helpers)
      while (helper.given < GIVEN && !helper.isLost) {
        const next = this.#next();
        if (next === undefined) return;
        helper.run({ ...next.job, setting: this.#setting(next) }, (one) => {
          this.#receive(next, one);
          if (isLast(one)) this.#share();
          this.#arrived = true;
          this.#wake();
        });
      }
  }

  async *#carryOut(next: Queued<Kept>): AsyncGenerator<AuditNews<Kept>, void, undefined> {
    for await (const one of carryOut(next.job, this.#besides, this.#setting(next))) {
      this.#receive(next, one);
      yield* this.#news();
    }
    await this.#crew.pause?.();
  }

  #setting({ job }: Queued<Kept>): JobSetting {
    return { ...this.#crew.setting, before: this.#before.get(job.source) ?? new Map() };
  }

  #receive({ job: { source, range }, come }: Queued<Kept>, one: Come): void {
    come.push(one);
    if (range?.from === 0) this.#before.set(source, ('end' in one ? one.end?.handedOn : null) ?? new Map());
  }

  /** All news that may come out now. */
  *#news(): Generator<AuditNews<Kept>, void, undefined> {
    for (;;) {
      const [first] = this.#queue;
      const one = first?.come.shift();
      if (first === undefined || one === undefined) return;
      yield* this.#newsOf(first.job, one);
      if (isLast(one)) this.#queue.shift();
    }
  }

  *#newsOf({ source, range }: Job<Kept>, one: Come): Generator<AuditNews<Kept>, void, undefined> {
    const isEnd = isLast(one) && (range === null || range.last);
    if (isEnd) this.#before.delete(source);
    if (this.#failed === source) return;
    if ('reason' in one) {
      this.#failed = source;
      this.#file = null;
      yield { type: 'failed', source, ...one };
      return;
    }
    const file = (this.#file ??= new FileAudit());
    const more = this.#more;
    const large = range === null ? null : { range, content: source, more };
    const findings = file.add(one, large);
    if (!isEnd && range !== null) this.#before.set(source, file.before);
    const { counts, results } = file;
    yield { type: 'read', source, deals: one.deals, findings, counts, bytes: one.bytes };
    if (!isEnd) return;
    this.#file = null;
    yield { type: 'through', source, counts, results };
    // Files end in their order, so their boards are compared in that order.
    yield* this.#compared(this.#field.add(source, source.name, results));
  }

  *#compared(findings: readonly OfFile<Kept>[]): Generator<AuditNews<Kept>, void, undefined> {
    for (const { source, finding } of findings) yield { type: 'compared', source, finding };
  }
}

/**
 * Audits the files one after the other. Never throws for what is wrong with a file; the helpers end with it, however it ends.
 * @param besides readers of the formats that need a library
 */
export async function* audit<Kept extends Content>(
  sources: Iterable<Kept> | AsyncIterable<Kept>,
  besides: Openers,
  crew: Crew<Kept>,
): AsyncGenerator<AuditNews<Kept>, void, undefined> {
  try {
    yield* new Pipeline(sources, besides, crew, await checksOf(crew.setting)).run();
  } finally {
    await Promise.all((crew.helpers ?? []).map((helper) => helper.end()));
  }
}
