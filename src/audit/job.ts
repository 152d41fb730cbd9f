/** The work of an audit cut into jobs for any number of threads: a file, or a part of a large one, each audited on its own. */

import type { DealCheck } from '../analysis/checks/index.ts';
import { PartListener, type HeardPart } from '../analysis/heard.ts';
import { openContent, openPart, type Content } from '../formats/open.ts';
import { Part, type Before, type PartEnd, type PartPlace } from '../formats/part.ts';
import { readScoreTable as rows } from '../formats/pbn/scoreTable.ts';
import { placesIn, type PartSizes } from '../formats/places.ts';
import type { Problem } from '../formats/problem.ts';
import type { Openers } from '../formats/readAny.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import { failure, type ReadFailure } from './failure.ts';

/** A file as it is told; whoever keeps it knows more. */
export interface AuditSource {
  readonly name: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** How files are opened where they are kept. */
export interface Files<Kept extends AuditSource> {
  /** @param heard how many more bytes of a large file have been read */
  content(source: Kept, heard: (bytes: number) => void): Content;
  readonly besides: Openers;
}

/** What is asked of an audit. */
export interface AuditSetting {
  /** Compare results with double dummy, too. */
  readonly doubleDummy: boolean;
  /** Hand on the deals of files that are read as a whole, beside what is found in them. */
  readonly deals?: boolean;
}

/** What a thread is given: what probably stands before a part, too. */
export interface JobSetting extends AuditSetting {
  readonly before: Before;
}

export interface Job<Kept> {
  /** Results are told in this order. */
  readonly number: number;
  readonly source: Kept;
  /** Null for a file that is read as a whole. */
  readonly place: PartPlace | null;
}

/** What a job has come to: a part of a large file, or some deals more of a file that is read as a whole. */
export interface AuditedPart {
  readonly heard: HeardPart;
  readonly problems: readonly Problem[];
  /** How many of them were told before the last of its deals; the others are of the file, whatever deal they name as an example. */
  readonly before: number;
  readonly deals: readonly ReadDeal[];
  /** How many more bytes have been read. */
  readonly bytes: number;
  /** The job is done. */
  readonly last: boolean;
  /** Null for a file that is read as a whole. */
  readonly end: PartEnd | null;
}

const SIZES: PartSizes = { first: 65_536, others: 1_048_576 };
/** A solver takes so long over a deal that even a small file is worth several threads. */
const SOLVED: PartSizes = { first: 8192, others: 16_384 };
/** Deals that are told at once of a file that is read as a whole. */
const AT_ONCE = 100;

export const unheard = (): void => {};

/** All jobs of these files, one after the other as they are asked for. */
export async function* jobsOf<Kept extends AuditSource>(
  sources: Iterable<Kept> | AsyncIterable<Kept>,
  files: Files<Kept>,
  { doubleDummy }: AuditSetting,
): AsyncGenerator<Job<Kept>, void, undefined> {
  let number = 0;
  for await (const source of sources) {
    const places = quietly(() => placesIn(files.content(source, unheard), doubleDummy ? SOLVED : SIZES));
    for (const place of places ?? [null]) yield { number: number++, source, place };
  }
}

/** Whatever is wrong with the file shows when it is read. */
function quietly<T>(look: () => T | null): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/** Ends with a part that is the last, or with the reason why there is none. Never throws for what is wrong with a file. */
export async function* carryOut<Kept extends AuditSource>(
  { source, place }: Job<Kept>,
  files: Files<Kept>,
  setting: JobSetting,
): AsyncGenerator<AuditedPart | ReadFailure, void, undefined> {
  try {
    const more = await checksOf(setting);
    let bytes = 0;
    const content = files.content(source, (count) => (bytes += count));
    if (place !== null) {
      yield auditPart(content, place, setting.before, more);
      return;
    }
    const hearing = new Hearing(more);
    const take = (last: boolean): AuditedPart => ({ ...hearing.take(), bytes, last, end: null });
    try {
      for (const deal of await openContent(content, hearing.tell, { ...files.besides, rows })) {
        hearing.hear(deal, setting.deals);
        if (hearing.deals < (setting.doubleDummy ? 1 : AT_ONCE)) continue;
        yield take(false);
        bytes = 0;
      }
    } catch (error) {
      // What was found before the file broke off is told.
      yield take(false);
      throw error;
    }
    yield take(true);
  } catch (error) {
    yield failure(error);
  }
}

/** Audits one part by itself, with what probably stands before it. */
export function auditPart(
  content: Content,
  place: PartPlace,
  before: Before,
  more: readonly DealCheck[] = [],
): AuditedPart & { readonly end: PartEnd } {
  const part = new Part(before, place.last, place.from === 0);
  const hearing = new Hearing(more);
  for (const deal of openPart(content, place, hearing.tell, part, rows)) hearing.hear(deal);
  return { ...hearing.take(), bytes: place.to - place.from, last: true, end: part.end() };
}

/** Hears the deals of one job and what their reader tells of them. */
class Hearing {
  readonly #more: readonly DealCheck[];
  #listener: PartListener;
  #problems: Problem[] = [];
  #before = 0;
  #deals: ReadDeal[] = [];
  /** Deals that are still to come, of which something has been told. */
  readonly #told = new Set<number>();
  /** Heard since the last time. */
  deals = 0;

  constructor(more: readonly DealCheck[]) {
    this.#more = more;
    this.#listener = new PartListener(more);
  }

  readonly tell = (one: Problem): void => {
    this.#problems.push(one);
    if (one.deal !== undefined) this.#told.add(one.deal);
  };

  hear(deal: ReadDeal, kept = false): void {
    this.#listener.hear(deal, this.#told.size > 0 && this.#told.delete(deal.index));
    this.#before = this.#problems.length;
    this.deals++;
    if (kept) this.#deals.push(deal);
  }

  /** What has been heard since the last time. */
  take(): Pick<AuditedPart, 'heard' | 'problems' | 'before' | 'deals'> {
    const [problems, before, deals] = [this.#problems, this.#before, this.#deals];
    const taken = { heard: this.#listener.end(), problems, before, deals };
    this.#listener = new PartListener(this.#more);
    [this.#problems, this.#before, this.#deals, this.deals] = [[], 0, [], 0];
    return taken;
  }
}

/** Checks that are made only when they are asked for; what they need is loaded now. */
export async function checksOf({ doubleDummy }: AuditSetting): Promise<readonly DealCheck[]> {
  if (!doubleDummy) return [];
  const [{ a12DoubleDummy }, { a12Stated }] = await Promise.all([
    import('../analysis/checks/a12DoubleDummy.ts'),
    import('../analysis/checks/a12Stated.ts'),
  ]);
  return [a12DoubleDummy, a12Stated];
}
