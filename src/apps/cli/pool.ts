/**
 * Jobs carried out by this thread and by worker threads beside it. Lines come out in the order of the files, whichever job is
 * finished first; nobody runs so far ahead that findings pile up.
 */

import { setFlagsFromString } from 'node:v8';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { DealCheck } from '../../analysis/checks/index.ts';
import type { OfFile } from '../../analysis/placed.ts';
import { SessionField } from '../../analysis/sessionField.ts';
import { carryOut, checksOf, failure, jobsOf, type Job, type Outcome } from './jobs.ts';
import { lineOf, type AuditLine } from '../../report/line.ts';
import type { AuditedFile, FileCounts } from './lines.ts';
import { PartsAudit, type AuditSetting, type PartSetting } from './parts.ts';
import type { Source } from './source.ts';

/** What a worker sends: lines by the hundred, then how the job ended. */
type Message =
  | { readonly job: number; readonly lines: readonly AuditLine[] }
  | { readonly job: number; readonly outcome: Outcome };

export interface Listener {
  /** So many more bytes of a large file have been read. */
  bytes(count: number): void;
  line(line: AuditLine): void;
  /** The file is through. */
  counted(source: Source, counts: FileCounts): void;
  /** When what has been told is out: a slow reader would otherwise have all of it wait in memory. */
  caughtUp?(): Promise<unknown>;
  /** The file could not be read. */
  failed(source: Source, code: string | null, reason: string): void;
}

const BATCH = 500;
/** Jobs each thread may be ahead of the one whose lines are coming out. */
const AHEAD = 6;
/** Jobs a worker has been given and not finished: one in hand, the others so that it never waits while this thread tells. */
const GIVEN = 3;

/** A thread works with few deals at a time: what is young need not grow old in memory. */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * What lives for one part of a file is soon garbage: memory may grow by this before it is cleared, not to several times what is in
 * use. Several threads clear theirs each by itself: were they to help each other, all would wait for the last. Whoever calls from a
 * program of another kind keeps its memory as it is.
 */
function tuneMemory(several: boolean): void {
  setFlagsFromString('--heap-growing-percent=60');
  if (several) setFlagsFromString('--no-parallel-scavenge');
}

interface Waiting {
  readonly job: Job;
  readonly lines: AuditLine[];
  outcome: Outcome | null;
}

/** Who does the work, and what is asked. */
export interface Crew {
  /** This one among them. */
  readonly threads: number;
  /** What the others run; without it this thread is alone. */
  readonly program: URL | undefined;
  readonly setting: AuditSetting;
  /** The checks that were asked for besides the usual ones. */
  readonly more: readonly DealCheck[];
}

class Pool {
  readonly #listener: Listener;
  readonly #jobs: Iterator<Job, void, undefined>;
  readonly #threads: number;
  readonly #asked: AuditSetting;
  readonly #more: readonly DealCheck[];
  readonly #workers: { readonly worker: Worker; given: number[] }[];
  readonly #field: SessionField<Source>;
  readonly #waiting = new Map<number, Waiting>();
  /** Looked ahead at, and given to nobody yet. */
  readonly #upcoming: Job[] = [];
  #seen = 0;
  #telling = 0;
  /** Large files whose first part has been heard: what it says lets the others begin, while files before it are still told. */
  readonly #parts = new Map<Source, PartsAudit>();
  /** The file that could not be read: told once, however many of its parts fail. */
  #failed: Source | null = null;
  #wake: () => void = () => {};

  constructor(sources: Iterable<Source>, { threads, program, setting, more }: Crew, listener: Listener) {
    this.#asked = setting;
    this.#more = more;
    this.#field = new SessionField(undefined, more);
    this.#listener = listener;
    this.#jobs = jobsOf(sources, setting);
    this.#threads = threads;
    const count = program === undefined ? 0 : threads - 1;
    if (program !== undefined) tuneMemory(count > 0);
    this.#workers = Array.from({ length: count }, () => {
      const one = {
        worker: new Worker(program as URL, { workerData: WORKER, resourceLimits: LIMITS }),
        given: [] as number[],
      };
      one.worker.on('message', (message: Message) => this.#hear(one, message));
      one.worker.on('error', (error) => this.#lost(one, error));
      return one;
    });
  }

  async run(): Promise<void> {
    for (;;) {
      // This thread is at work while the others start.
      const own = this.#next();
      this.#give();
      if (own !== null) {
        await this.#carryOut(own);
        await this.#listener.caughtUp?.();
        // What the workers have sent meanwhile.
        if (this.#workers.length > 0) await new Promise(setImmediate);
      } else if (this.#waiting.size > 0) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        await this.#listener.caughtUp?.();
      } else break;
    }
    this.#tellField(this.#field.finish());
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }

  /**
   * The next job, unless it is too far ahead of what is told. The first part of a file says what stands before its others: it is
   * small, and carried out as soon as it is in sight, so that nobody waits for it where one file ends and the next begins.
   */
  #next(): Job | null {
    this.#lookAhead();
    const first = this.#upcoming.findIndex(({ place }) => place?.from === 0);
    const at = first === -1 ? this.#upcoming.findIndex((job) => this.#mayBegin(job)) : first;
    const [job] = at === -1 ? [] : this.#upcoming.splice(at, 1);
    if (job === undefined) return null;
    this.#waiting.set(job.number, { job, lines: [], outcome: null });
    return job;
  }

  #lookAhead(): void {
    while (this.#seen < this.#telling + this.#threads * AHEAD) {
      const step = this.#jobs.next();
      if (step.done === true) return;
      this.#upcoming.push(step.value);
      this.#seen = step.value.number + 1;
    }
  }

  #mayBegin({ source, place }: Job): boolean {
    return place === null || this.#parts.has(source) || this.#failed === source;
  }

  #settingOf({ source }: Job): PartSetting {
    const known = this.#parts.get(source)?.setting ?? { before: new Map() };
    return { ...known, ...this.#asked };
  }

  #give(): void {
    for (const one of this.#workers)
      while (one.given.length < GIVEN) {
        const job = this.#next();
        if (job === null) return;
        one.given.push(job.number);
        one.worker.postMessage({ job, setting: this.#settingOf(job) }, []);
      }
  }

  async #carryOut(job: Job): Promise<void> {
    const waiting = this.#waiting.get(job.number) as Waiting;
    const tell = (line: AuditLine): void => {
      if (job.number === this.#telling) this.#listener.line(line);
      else waiting.lines.push(line);
    };
    const bytes = (count: number): void => this.#listener.bytes(count);
    this.#ended(waiting, await carryOut(job, this.#settingOf(job), tell, bytes));
    this.#tell();
  }

  /** A first part is heard at once, so that the others need not wait for the files before. */
  #ended(waiting: Waiting, outcome: Outcome): void {
    const { source, place } = waiting.job;
    if (place?.from === 0 && 'part' in outcome) {
      const audit = new PartsAudit(source, this.#more);
      this.#parts.set(source, audit);
      for (const finding of audit.hear(place, outcome.part)) waiting.lines.push(lineOf(source.name, finding));
    }
    waiting.outcome = outcome;
  }

  #hear(one: { given: number[] }, message: Message): void {
    const waiting = this.#waiting.get(message.job);
    if ('lines' in message) waiting?.lines.push(...message.lines);
    else {
      one.given = one.given.filter((number) => number !== message.job);
      if (waiting !== undefined) this.#ended(waiting, message.outcome);
    }
    this.#tell();
    // The loop gives out more, when what has been told is out.
    this.#wake();
  }

  /** A worker has broken down: what it was given fails, and it gets no more. */
  #lost(one: { given: number[] }, error: Error): void {
    for (const number of one.given) {
      const waiting = this.#waiting.get(number);
      if (waiting !== undefined) waiting.outcome ??= failure(error);
    }
    this.#workers.splice(
      this.#workers.findIndex((each) => each === one),
      1,
    );
    this.#tell();
    this.#wake();
  }

  /** All that can be told by now. */
  #tell(): void {
    for (;;) {
      const waiting = this.#waiting.get(this.#telling);
      if (waiting === undefined) return;
      for (const line of waiting.lines.splice(0)) this.#listener.line(line);
      const { job, outcome } = waiting;
      if (outcome === null) return;
      this.#waiting.delete(this.#telling++);
      if ('counts' in outcome) this.#through(job.source, outcome);
      else if ('part' in outcome) this.#tellPart(job, outcome);
      else this.#fail(job, outcome);
    }
  }

  #tellPart({ source, place }: Job, outcome: Outcome): void {
    const audit = this.#parts.get(source);
    // Without one, a part before it could not be read.
    if (place === null || !('part' in outcome) || audit === undefined) return;
    if (place.from > 0)
      for (const finding of audit.hear(place, outcome.part))
        this.#listener.line(lineOf(source.name, finding));
    if (place.last) {
      this.#parts.delete(source);
      this.#through(source, audit.file);
    } else this.#listener.bytes(place.to - place.from);
  }

  /** Files come to their end in their order, so that boards are compared in it, too. */
  #through(source: Source, { counts, results }: AuditedFile): void {
    this.#listener.counted(source, counts);
    this.#tellField(this.#field.hear(source, source.name, results));
  }

  #tellField(told: readonly OfFile<Source>[]): void {
    for (const { source, finding } of told) this.#listener.line(lineOf(source.name, finding));
  }

  #fail({ source }: Job, outcome: Outcome): void {
    if (!('reason' in outcome) || this.#failed === source) return;
    this.#failed = source;
    this.#parts.delete(source);
    this.#listener.failed(source, outcome.code, outcome.reason);
  }
}

/** Audits the files with so many threads, this one among them; the others run the program. */
export async function auditAll(
  sources: Iterable<Source>,
  crew: Omit<Crew, 'more'>,
  listener: Listener,
): Promise<void> {
  const more = await checksOf(crew.setting);
  await new Pool(sources, { ...crew, more }, listener).run();
}

const WORKER = 'dealtrail audit';

/** True in a thread {@link auditAll} has started. */
export function isWorker(): boolean {
  return !isMainThread && workerData === WORKER;
}

/** What such a thread does: one job a message, one after the other. */
export function serve(): void {
  const port = parentPort;
  if (port === null) return;
  const send = (message: Message): void => port.postMessage(message);
  let before: Promise<void> = Promise.resolve();
  port.on('message', ({ job, setting }: { job: Job; setting: PartSetting }) => {
    before = before.then(async () => {
      const lines: AuditLine[] = [];
      const outcome = await carryOut(job, setting, (line) => {
        if (lines.push(line) >= BATCH) send({ job: job.number, lines: lines.splice(0) });
      });
      if (lines.length > 0) send({ job: job.number, lines });
      send({ job: job.number, outcome });
    });
  });
}
