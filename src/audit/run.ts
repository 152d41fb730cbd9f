/**
 * The audit of any number of files, for the command line and for the page alike: jobs carried out by this thread and by helpers beside
 * it. Findings come out in the order of the files, whichever job is finished first; nobody runs so far ahead that findings pile up.
 */

import type { DealCheck } from '../analysis/checks/index.ts';
import type { OfFile, PlacedFinding } from '../analysis/placed.ts';
import { SessionField } from '../analysis/sessionField.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import type { AuditedFile, FileCounts } from './audited.ts';
import { failure } from './failure.ts';
import {
  carryOut,
  checksOf,
  jobsOf,
  unheard,
  type AuditSetting,
  type Files,
  type Hearer,
  type Job,
  type JobSetting,
  type JobOutcome,
  type AuditSource,
} from './jobs.ts';
import { PartsAudit } from './parts.ts';

/** Who hears of the audit, file by file in their order. */
export interface AuditListener<Kept> {
  finding(source: Kept, finding: PlacedFinding): void;
  /** A deal of a file this thread reads as a whole, before what is found in it. */
  deal?(source: Kept, deal: ReadDeal, sofar: FileCounts): void;
  /** So many more bytes of a large file have been read. */
  bytes?(count: number): void;
  /** The file is through; what its boards show beside those of other files may still come. */
  counted?(source: Kept, counts: FileCounts, results: AuditedFile['results']): void;
  /** The file could not be read. */
  failed(source: Kept, code: string | null, reason: string): void;
  /** When what has been told is out, or it would wait in memory for a slow reader; and what the helpers have sent meanwhile is in. */
  caughtUp?(): Promise<unknown>;
}

/** Another thread that carries out jobs, one after the other. */
export interface Helper<Kept extends AuditSource> {
  /** It has broken down: what it was given fails, and it gets no more. */
  readonly isLost: boolean;
  run(job: Job<Kept>, setting: JobSetting, hearer: Hearer): Promise<JobOutcome>;
  end(): unknown;
}

/** Who does the work beside this thread, and what is asked. */
export interface Crew<Kept extends AuditSource> {
  readonly helpers?: readonly Helper<Kept>[];
  readonly setting: AuditSetting;
}

/** Jobs each thread may be ahead of the one whose findings are coming out; a thread alone is not. */
const AHEAD = 6;
/** Jobs a helper has been given and not finished: one in hand, the others so that it never waits while this thread tells. */
const GIVEN = 3;

interface Waiting<Kept> {
  readonly job: Job<Kept>;
  readonly findings: PlacedFinding[];
  outcome: JobOutcome | null;
}

class Audit<Kept extends AuditSource> {
  readonly #files: Files<Kept>;
  readonly #listener: AuditListener<Kept>;
  readonly #jobs: Iterator<Job<Kept>, void, undefined>;
  readonly #ahead: number;
  readonly #setting: AuditSetting;
  readonly #more: readonly DealCheck[];
  readonly #helpers: readonly Helper<Kept>[];
  readonly #field: SessionField<Kept>;
  readonly #waiting = new Map<number, Waiting<Kept>>();
  /** Looked ahead at, and given to nobody yet. */
  readonly #upcoming: Job<Kept>[] = [];
  #seen = 0;
  #telling = 0;
  /** Large files whose first part has been heard: what it says lets the others begin, while files before it are still told. */
  readonly #parts = new Map<Kept, PartsAudit>();
  /** The file that could not be read: told once, however many of its parts fail. */
  #failed: Kept | null = null;
  /** What waits until another job may begin. */
  #asleep: (() => void)[] = [];

  constructor(
    sources: Iterable<Kept>,
    files: Files<Kept>,
    { helpers = [], setting }: Crew<Kept>,
    more: readonly DealCheck[],
    listener: AuditListener<Kept>,
  ) {
    this.#files = files;
    this.#setting = setting;
    this.#more = more;
    this.#field = new SessionField(undefined, more);
    this.#listener = listener;
    this.#jobs = jobsOf(sources, files, setting);
    this.#ahead = helpers.length === 0 ? 1 : (helpers.length + 1) * AHEAD;
    this.#helpers = helpers;
  }

  async run(): Promise<void> {
    // This thread is at work while the others start.
    const own = this.#work(null);
    const given = this.#helpers.flatMap((helper) => Array.from({ length: GIVEN }, () => this.#work(helper)));
    await Promise.all([own, ...given]);
    this.#tellField(this.#field.finish());
    await Promise.all(this.#helpers.map((helper) => helper.end()));
  }

  /** One job after the other, as long as there are any; here, where no helper is named. */
  async #work(helper: Helper<Kept> | null): Promise<void> {
    for (;;) {
      if (helper?.isLost === true) return;
      const job = this.#next();
      if (job === 'none') return;
      if (job === 'later') await new Promise<void>((wake) => this.#asleep.push(wake));
      else {
        await this.#carryOut(job, helper);
        await this.#listener.caughtUp?.();
        for (const wake of this.#asleep.splice(0)) wake();
      }
    }
  }

  async #carryOut(job: Job<Kept>, helper: Helper<Kept> | null): Promise<void> {
    const { source, number } = job;
    const waiting: Waiting<Kept> = { job, findings: [], outcome: null };
    this.#waiting.set(number, waiting);
    const setting = { ...this.#setting, before: this.#parts.get(source)?.before ?? new Map() };
    const hearer: Hearer = {
      finding: (finding) => {
        if (number === this.#telling) this.#listener.finding(source, finding);
        else waiting.findings.push(finding);
      },
      deal: (deal, sofar) => this.#listener.deal?.(source, deal, sofar),
      bytes: (count) => this.#listener.bytes?.(count),
    };
    const outcome = await (helper === null
      ? carryOut(job, this.#files, setting, hearer)
      : helper.run(job, setting, hearer).catch(failure));
    this.#ended(waiting, outcome);
    this.#tell();
  }

  /**
   * The next job, unless it is too far ahead of what is told. The first part of a file says what stands before its others: it is
   * small, and carried out as soon as it is in sight, so that nobody waits for it where one file ends and the next begins.
   */
  #next(): Job<Kept> | 'later' | 'none' {
    let isThrough = false;
    while (!isThrough && this.#seen < this.#telling + this.#ahead) {
      const step = this.#jobs.next();
      if (step.done === true) isThrough = true;
      else {
        this.#upcoming.push(step.value);
        this.#seen = step.value.number + 1;
      }
    }
    const first = this.#upcoming.findIndex(({ place }) => place?.from === 0);
    const at = first === -1 ? this.#upcoming.findIndex((job) => this.#mayBegin(job)) : first;
    const [job] = at === -1 ? [] : this.#upcoming.splice(at, 1);
    return job ?? (isThrough && this.#upcoming.length === 0 ? 'none' : 'later');
  }

  #mayBegin({ source, place }: Job<Kept>): boolean {
    return place === null || this.#parts.has(source) || this.#failed === source;
  }

  /** A first part is heard at once, so that the others need not wait for the files before. */
  #ended(waiting: Waiting<Kept>, outcome: JobOutcome): void {
    const { source, place } = waiting.job;
    if (place?.from === 0 && 'part' in outcome) {
      const audit = new PartsAudit(this.#files.content(source, unheard), this.#more);
      this.#parts.set(source, audit);
      for (const finding of audit.hear(place, outcome.part)) waiting.findings.push(finding);
    }
    waiting.outcome = outcome;
  }

  /** All that can be told by now. */
  #tell(): void {
    for (;;) {
      const waiting = this.#waiting.get(this.#telling);
      if (waiting === undefined) return;
      const { job, outcome } = waiting;
      for (const finding of waiting.findings.splice(0)) this.#listener.finding(job.source, finding);
      if (outcome === null) return;
      this.#waiting.delete(this.#telling++);
      if ('counts' in outcome) this.#through(job.source, outcome);
      else if ('part' in outcome) this.#tellPart(job, outcome);
      else this.#fail(job.source, outcome);
    }
  }

  #tellPart({ source, place }: Job<Kept>, { part }: Extract<JobOutcome, { part: unknown }>): void {
    const audit = this.#parts.get(source);
    // Without one, a part before it could not be read.
    if (place === null || audit === undefined) return;
    if (place.from > 0)
      for (const finding of audit.hear(place, part)) this.#listener.finding(source, finding);
    if (place.last) {
      this.#parts.delete(source);
      this.#through(source, audit.file);
    } else this.#listener.bytes?.(place.to - place.from);
  }

  /** Files come to their end in their order, so that boards are compared in it, too. */
  #through(source: Kept, { counts, results }: AuditedFile): void {
    this.#listener.counted?.(source, counts, results);
    this.#tellField(this.#field.hear(source, source.name, results));
  }

  #tellField(told: readonly OfFile<Kept>[]): void {
    for (const { source, finding } of told) this.#listener.finding(source, finding);
  }

  #fail(source: Kept, { code, reason }: Extract<JobOutcome, { reason: unknown }>): void {
    if (this.#failed === source) return;
    this.#failed = source;
    this.#parts.delete(source);
    this.#listener.failed(source, code, reason);
  }
}

/** Audits the files one after the other. Never throws for what is wrong with a file. */
export async function auditAll<Kept extends AuditSource>(
  sources: Iterable<Kept>,
  files: Files<Kept>,
  crew: Crew<Kept>,
  listener: AuditListener<Kept>,
): Promise<void> {
  const more = await checksOf(crew.setting);
  await new Audit(sources, files, crew, more, listener).run();
}
