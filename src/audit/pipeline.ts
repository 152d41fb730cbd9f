/**
 * The audit of any number of files, for the command line and for the page alike: jobs carried out by this thread and by helpers beside
 * it. Findings come out in the order of the files, whichever job is finished first; nobody runs so far ahead that findings pile up.
 */

import type { DealCheck } from '../analysis/checks/index.ts';
import type { OfBoard } from '../analysis/field.ts';
import type { OfFile, PlacedFinding } from '../analysis/placed.ts';
import type { Before } from '../formats/part.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import type { ReadFailure } from './failure.ts';
import { FileAudit } from './file.ts';
import {
  carryOut,
  checksOf,
  jobsOf,
  type AuditSetting,
  type AuditSource,
  type Files,
  type Job,
  type JobSetting,
} from './job.ts';
import type { AuditedPart, DealCounts } from './part.ts';
import { SessionField } from './sessionField.ts';

/** What an audit tells, file by file in their order. */
export type AuditNews<Kept> =
  /** Some deals more of a file; the deals themselves where they are asked for. */
  | {
      readonly tell: 'read';
      readonly source: Kept;
      readonly deals: readonly ReadDeal[];
      readonly findings: readonly PlacedFinding[];
      /** Of the file, so far. */
      readonly counts: DealCounts;
      /** How many more have been read. */
      readonly bytes: number;
    }
  /** The file is at its end; what its boards show beside those of other files may still come. */
  | {
      readonly tell: 'through';
      readonly source: Kept;
      readonly counts: DealCounts;
      readonly results: readonly OfBoard[];
    }
  | { readonly tell: 'compared'; readonly source: Kept; readonly finding: PlacedFinding }
  /** The file could not be read, or not to its end. */
  | ({ readonly tell: 'failed'; readonly source: Kept } & ReadFailure);

/** Another thread that carries out jobs, one after the other. */
export interface Helper<Kept extends AuditSource> {
  /** It has broken down: what it was given fails, and it gets no more. */
  readonly isLost: boolean;
  /** @param hear hears all that {@link carryOut} comes to */
  run(job: Job<Kept>, setting: JobSetting, hear: (one: AuditedPart | ReadFailure) => void): void;
  end(): unknown;
}

/** Who does the work beside this thread, and what is asked. */
export interface Crew<Kept extends AuditSource> {
  readonly helpers?: readonly Helper<Kept>[];
  /** When what the helpers have sent meanwhile is in. */
  readonly pause?: () => Promise<unknown>;
  readonly setting: AuditSetting;
}

/** Jobs each thread may be ahead of the one whose findings are coming out; a thread alone is not. */
const AHEAD = 6;
/** Jobs a helper has been given and not finished: one in hand, the others so that it never waits while this thread tells. */
const GIVEN = 3;

interface Begun<Kept> {
  readonly job: Job<Kept>;
  readonly come: (AuditedPart | ReadFailure)[];
}

class Pipeline<Kept extends AuditSource> {
  readonly #files: Files<Kept>;
  readonly #crew: Crew<Kept>;
  readonly #helpers: readonly Helper<Kept>[];
  readonly #more: readonly DealCheck[];
  readonly #field: SessionField<Kept>;
  readonly #jobs: AsyncIterator<Job<Kept>, void, undefined>;
  readonly #ahead: number;
  /** Looked ahead at, and given to nobody yet. */
  readonly #upcoming: Job<Kept>[] = [];
  #seen = 0;
  /** What begun jobs have come to and nobody has been told, by their numbers. */
  readonly #begun = new Map<number, Begun<Kept>>();
  #telling = 0;
  readonly #given = new Map<Helper<Kept>, number>();
  /** What stands before the parts of large files whose first part has been heard: the others may begin. */
  readonly #before = new Map<Kept, Before>();
  /** The file that is being told. */
  #file: FileAudit | null = null;
  /** The file that could not be read: told once, however many of its parts fail. */
  #failed: Kept | null = null;
  /** A helper has sent something since it was last asked for. */
  #arrived = false;
  #wake = (): void => {};

  constructor(
    sources: Iterable<Kept> | AsyncIterable<Kept>,
    files: Files<Kept>,
    crew: Crew<Kept>,
    more: readonly DealCheck[],
  ) {
    this.#files = files;
    this.#crew = crew;
    this.#helpers = crew.helpers ?? [];
    this.#more = more;
    this.#field = new SessionField(undefined, more);
    this.#jobs = jobsOf(sources, files, crew.setting);
    this.#ahead = this.#helpers.length === 0 ? 1 : (this.#helpers.length + 1) * AHEAD;
  }

  async *run(): AsyncGenerator<AuditNews<Kept>, void, undefined> {
    for (;;) {
      await this.#lookAhead();
      // This thread is at work while the others start.
      const job = this.#next();
      this.#share();
      if (job !== undefined) yield* this.#carryOut(job);
      else if (this.#begun.size === 0) break;
      else {
        if (!this.#arrived) await new Promise<void>((wake) => (this.#wake = wake));
        this.#arrived = false;
        yield* this.#tell();
      }
    }
    yield* this.#compared(this.#field.finish());
  }

  async #lookAhead(): Promise<void> {
    while (this.#seen < this.#telling + this.#ahead) {
      const step = await this.#jobs.next();
      if (step.done === true) return;
      this.#upcoming.push(step.value);
      this.#seen = step.value.number + 1;
    }
  }

  /**
   * The first part of a file says what stands before its others: it is small, and carried out as soon as it is in sight, so that
   * nobody waits for it where one file ends and the next begins.
   */
  #next(): Job<Kept> | undefined {
    const first = this.#upcoming.findIndex(({ place }) => place?.from === 0);
    const at = first === -1 ? this.#upcoming.findIndex((job) => this.#mayBegin(job)) : first;
    return at === -1 ? undefined : this.#upcoming.splice(at, 1)[0];
  }

  #mayBegin({ source, place }: Job<Kept>): boolean {
    return place === null || this.#before.has(source);
  }

  /** Gives the helpers what they can be given by now. */
  #share(): void {
    for (const helper of this.#helpers)
      for (let given = this.#given.get(helper) ?? 0; given < GIVEN && !helper.isLost; given++) {
        const job = this.#next();
        if (job === undefined) return;
        this.#given.set(helper, given + 1);
        const setting = this.#begin(job);
        helper.run(job, setting, (one) => {
          this.#hear(job, one);
          if (isLast(one)) {
            this.#given.set(helper, (this.#given.get(helper) ?? 0) - 1);
            this.#share();
          }
          this.#arrived = true;
          this.#wake();
        });
      }
  }

  async *#carryOut(job: Job<Kept>): AsyncGenerator<AuditNews<Kept>, void, undefined> {
    const setting = this.#begin(job);
    for await (const one of carryOut(job, this.#files, setting)) {
      this.#hear(job, one);
      yield* this.#tell();
    }
    await this.#crew.pause?.();
  }

  #begin(job: Job<Kept>): JobSetting {
    this.#begun.set(job.number, { job, come: [] });
    return { ...this.#crew.setting, before: this.#before.get(job.source) ?? new Map() };
  }

  #hear({ number, source, place }: Job<Kept>, one: AuditedPart | ReadFailure): void {
    this.#begun.get(number)?.come.push(one);
    if (place?.from === 0) this.#before.set(source, ('end' in one ? one.end?.says : null) ?? new Map());
  }

  /** All that can be told by now. */
  *#tell(): Generator<AuditNews<Kept>, void, undefined> {
    for (;;) {
      const begun = this.#begun.get(this.#telling);
      const one = begun?.come.shift();
      if (begun === undefined || one === undefined) return;
      yield* this.#tellOne(begun.job, one);
      if (isLast(one)) this.#begun.delete(this.#telling++);
    }
  }

  *#tellOne(
    { source, place }: Job<Kept>,
    one: AuditedPart | ReadFailure,
  ): Generator<AuditNews<Kept>, void, undefined> {
    const isEnd = isLast(one) && (place === null || place.last);
    if (isEnd) this.#before.delete(source);
    if (this.#failed === source) return;
    if ('reason' in one) {
      this.#failed = source;
      this.#file = null;
      yield { tell: 'failed', source, ...one };
      return;
    }
    const file = (this.#file ??= new FileAudit());
    const more = this.#more;
    const large = place === null ? null : { place, content: this.#files.content(source), more };
    const findings = file.hear(one, large);
    if (!isEnd && place !== null) this.#before.set(source, file.before);
    const { counts, results } = file;
    yield { tell: 'read', source, deals: one.deals, findings, counts, bytes: one.bytes };
    if (!isEnd) return;
    this.#file = null;
    yield { tell: 'through', source, counts, results };
    // Files come to their end in their order, so that boards are compared in it, too.
    yield* this.#compared(this.#field.hear(source, source.name, results));
  }

  *#compared(told: readonly OfFile<Kept>[]): Generator<AuditNews<Kept>, void, undefined> {
    for (const { source, finding } of told) yield { tell: 'compared', source, finding };
  }
}

function isLast(one: AuditedPart | ReadFailure): boolean {
  return 'reason' in one || one.last;
}

/** Audits the files one after the other. Never throws for what is wrong with a file; the helpers end with it, however it ends. */
export async function* audit<Kept extends AuditSource>(
  sources: Iterable<Kept> | AsyncIterable<Kept>,
  files: Files<Kept>,
  crew: Crew<Kept>,
): AsyncGenerator<AuditNews<Kept>, void, undefined> {
  try {
    yield* new Pipeline(sources, files, crew, await checksOf(crew.setting)).run();
  } finally {
    await Promise.all((crew.helpers ?? []).map((helper) => helper.end()));
  }
}
