/**
 * The audit of any number of files, for the command line and for the page: this thread and its helpers carry out jobs. Findings come out
 * in the order of the files, whichever job ends first. No thread works so far ahead that findings pile up.
 */

import type { DealCheck } from '../checks/index.ts';
import type { OfFile, LocatedFinding } from '../located.ts';
import type { Before } from '../../formats/filePart.ts';
import type { Content } from '../../formats/open.ts';
import { partRangesIn, type PartSizes } from '../../formats/partRanges.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import type { ReadFailure } from './failure.ts';
import { FileAudit } from './file.ts';
import { carryOut, checksOf, isLast, type JobResult, type Job } from './job.ts';
import type { DealCounts } from './quirks.ts';
import { SessionField } from './sessionField.ts';

/** The news of an audit, in the order of the files. */
export type AuditNews<Kept> =
  /** The next findings of a file, or a comparison of its boards with those of other files, perhaps after its end. */
  | { readonly type: 'found'; readonly source: Kept; readonly findings: readonly LocatedFinding[] }
  | {
      readonly type: 'read';
      readonly source: Kept;
      /** The numbers of the file so far. */
      readonly counts: DealCounts;
      /** The number of bytes read since the last news. */
      readonly bytes: number;
      /** True at the end of the file. */
      readonly last: boolean;
    }
  /** The file could not be read to its end. */
  | ({ readonly type: 'failed'; readonly source: Kept } & ReadFailure);

/** Another thread, which carries out jobs. */
export interface Helper<Kept extends Content> {
  /** The thread has broken down: its jobs fail, and it gets no more. */
  readonly isLost: boolean;
  /** The number of unfinished jobs. */
  readonly given: number;
  /** @param received gets each result of {@link carryOut} */
  readonly run: (job: Job<Kept>, received: (one: JobResult) => void) => void;
  readonly end: () => Promise<unknown>;
}

/** The threads and options of an audit. */
export interface Crew<Kept extends Content> {
  readonly helpers: readonly Helper<Kept>[];
  /** Resolves when the messages that the helpers have sent meanwhile have arrived. */
  readonly pause?: () => Promise<unknown>;
  /** Readers of the formats that need a library. */
  readonly besides: Openers;
  /** Compare results with double dummy, too. */
  readonly doubleDummy: boolean;
  /** Gets each deal before its findings, if no helper has read it and its file is read as a whole. */
  readonly onDeal?: (source: Kept, deal: ReadDeal) => void;
}

/** The number of jobs that each thread may work ahead. A single thread never does. */
const AHEAD = 6;
/** The most unfinished jobs of a helper: one in progress, and others so that it need not wait while findings come out here. */
const GIVEN = 3;
const SIZES: PartSizes = { first: 65_536, others: 1_048_576 };
/** Double dummy takes so long for a deal that even a small file is worth several threads. */
const SOLVED: PartSizes = { first: 8192, others: 16_384 };

/** A file whose jobs are in the queue. */
interface Reading<Kept> {
  readonly source: Kept;
  readonly audit: FileAudit;
  /** The values that precede its next parts; null until its first part is done, and then the others may begin. */
  before: Before | null;
  /** It is reported once, however many of its parts fail. */
  hasFailed: boolean;
}

/** A job in the queue: its findings come out after those of all jobs before it. */
interface Queued<Kept> extends Pick<Job<Kept>, 'range'> {
  readonly file: Reading<Kept>;
  isBegun: boolean;
  /** Results that have not come out yet. */
  readonly results: JobResult[];
}

class Pipeline<Kept extends Content> {
  readonly #crew: Crew<Kept>;
  readonly #more: readonly DealCheck[];
  readonly #field: SessionField<Kept>;
  readonly #jobs: AsyncIterator<Queued<Kept>, void, undefined>;
  readonly #ahead: number;
  /** The jobs from the one whose findings are coming out, up to the limit. */
  readonly #queue: Queued<Kept>[] = [];
  /** A helper has sent something since the last pause. */
  #arrived = false;
  #wake = (): void => {};

  constructor(sources: Iterable<Kept> | AsyncIterable<Kept>, crew: Crew<Kept>, more: readonly DealCheck[]) {
    this.#crew = crew;
    this.#more = more;
    this.#field = new SessionField(more);
    this.#jobs = this.#jobsOf(sources);
    const { length } = crew.helpers;
    this.#ahead = length === 0 ? 1 : (length + 1) * AHEAD;
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
      this.#queue.push(step.value);
    }
  }

  /** All jobs of these files, one after the other as they are asked for. */
  async *#jobsOf(
    sources: Iterable<Kept> | AsyncIterable<Kept>,
  ): AsyncGenerator<Queued<Kept>, void, undefined> {
    for await (const source of sources) {
      const audit = new FileAudit(source, this.#more);
      const file: Reading<Kept> = { source, audit, before: null, hasFailed: false };
      for (const range of this.#rangesOf(source)) yield { file, range, isBegun: false, results: [] };
    }
  }

  #rangesOf(source: Kept): Iterable<Job<Kept>['range']> {
    try {
      return partRangesIn(source, this.#crew.doubleDummy ? SOLVED : SIZES) ?? [null];
    } catch {
      // The error is reported when the file is read.
      return [null];
    }
  }

  /**
   * The next job for this thread. The first part of a file is small and shows the values for the others, so it is done as soon as it is
   * in the queue, and no thread waits between two files.
   */
  #next(): Queued<Kept> | undefined {
    const waiting = this.#queue.filter(({ isBegun }) => !isBegun);
    const next =
      waiting.find(({ range }) => range?.from === 0) ??
      waiting.find(({ range, file }) => range === null || file.before !== null);
    if (next !== undefined) next.isBegun = true;
    return next;
  }

  /** Gives the helpers the jobs they may take now. */
  #share(): void {
    for (const helper of this.#crew.helpers)
      while (helper.given < GIVEN && !helper.isLost) {
        const next = this.#next();
        if (next === undefined) return;
        helper.run(this.#jobOf(next), (one) => {
          this.#receive(next, one);
          if (isLast(one)) this.#share();
          this.#arrived = true;
          this.#wake();
        });
      }
  }

  async *#carryOut(next: Queued<Kept>): AsyncGenerator<AuditNews<Kept>, void, undefined> {
    const job = this.#jobOf(next);
    const onDeal = (deal: ReadDeal): void => this.#crew.onDeal?.(job.source, deal);
    for await (const one of carryOut(job, this.#crew.besides, onDeal)) {
      this.#receive(next, one);
      yield* this.#news();
    }
    await this.#crew.pause?.();
  }

  #jobOf({ file: { source, before }, range }: Queued<Kept>): Job<Kept> {
    return { source, range, before: before ?? new Map(), doubleDummy: this.#crew.doubleDummy };
  }

  #receive({ file, range, results }: Queued<Kept>, one: JobResult): void {
    results.push(one);
    if (range?.from === 0) file.before = ('end' in one ? one.end?.handedOn : null) ?? new Map();
  }

  /** All news that may come out now. */
  *#news(): Generator<AuditNews<Kept>, void, undefined> {
    for (;;) {
      const [first] = this.#queue;
      const one = first?.results.shift();
      if (first === undefined || one === undefined) return;
      if (!first.file.hasFailed) yield* this.#newsOf(first, one);
      if (isLast(one)) this.#queue.shift();
    }
  }

  *#newsOf({ file, range }: Queued<Kept>, one: JobResult): Generator<AuditNews<Kept>, void, undefined> {
    const { source, audit } = file;
    if ('reason' in one) {
      file.hasFailed = true;
      yield { type: 'failed', source, ...one };
      return;
    }
    const findings = audit.add(one);
    if (range !== null) file.before = audit.before;
    const { counts, results } = audit;
    const last = one.last && (range === null || range.last);
    yield { type: 'read', source, counts, bytes: one.bytes, last };
    yield { type: 'found', source, findings };
    // Files end in their order, so their boards are compared in that order.
    if (last) yield* this.#compared(this.#field.add(source, source.name, results));
  }

  *#compared(findings: readonly OfFile<Kept>[]): Generator<AuditNews<Kept>, void, undefined> {
    for (const { source, finding } of findings) yield { type: 'found', source, findings: [finding] };
  }
}

/** Audits the files one after the other. Never throws for what is wrong with a file; the helpers end with it, however it ends. */
export async function* audit<Kept extends Content>(
  sources: Iterable<Kept> | AsyncIterable<Kept>,
  crew: Crew<Kept>,
): AsyncGenerator<AuditNews<Kept>, void, undefined> {
  try {
    yield* new Pipeline(sources, crew, await checksOf(crew.doubleDummy)).run();
  } finally {
    await Promise.all(crew.helpers.map((helper) => helper.end()));
  }
}
