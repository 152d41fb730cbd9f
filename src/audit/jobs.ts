/** The work of an audit cut into jobs for any number of threads: a file, or a part of a large one. */

import type { DealCheck } from '../analysis/checks/index.ts';
import { FileAudit } from '../analysis/fileAudit.ts';
import type { PlacedFinding } from '../analysis/placed.ts';
import { openContent, type Content } from '../formats/open.ts';
import type { Before, PartPlace } from '../formats/part.ts';
import { placesIn, type PartSizes } from '../formats/places.ts';
import type { Openers } from '../formats/readAny.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import { through, type AuditedFile, type FileCounts } from './audited.ts';
import { failure, type ReadFailure } from './failure.ts';
import { auditPart, type AuditedPart } from './parts.ts';

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
}

/** What a thread is given: what probably stands before a part, too. */
export interface JobSetting extends AuditSetting {
  readonly before: Before;
}

export interface Job<Kept> {
  /** Results are told in this order. */
  readonly number: number;
  readonly source: Kept;
  readonly place: PartPlace | null;
}

/** How a job ended: a file, a part with what it holds, or the reason why there is neither. */
export type JobOutcome = AuditedFile | { readonly part: AuditedPart } | ReadFailure;

const SIZES: PartSizes = { first: 65_536, others: 1_048_576 };
/** A solver takes so long over a deal that even a small file is worth several threads. */
const SOLVED: PartSizes = { first: 8192, others: 16_384 };

export const unheard = (): void => {};

/** All jobs of these files, one after the other as they are asked for. */
export function* jobsOf<Kept extends AuditSource>(
  sources: Iterable<Kept>,
  files: Files<Kept>,
  { doubleDummy }: AuditSetting,
): Generator<Job<Kept>, void, undefined> {
  let number = 0;
  for (const source of sources) {
    const places = quietly(() => placesIn(files.content(source, unheard), doubleDummy ? SOLVED : SIZES));
    if (places === null) yield { number: number++, source, place: null };
    else for (const place of places) yield { number: number++, source, place };
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

/** Who hears of a file while it is read. */
export interface Hearer {
  finding(finding: PlacedFinding): void;
  bytes?(count: number): void;
  /** A deal, before what is found in it. */
  deal?(deal: ReadDeal, sofar: FileCounts): void;
}

/** Never throws for what is wrong with a file. */
export async function carryOut<Kept extends AuditSource>(
  { source, place }: Job<Kept>,
  files: Files<Kept>,
  setting: JobSetting,
  hearer: Hearer,
): Promise<JobOutcome> {
  try {
    const more = await checksOf(setting);
    const content = files.content(source, (bytes) => hearer.bytes?.(bytes));
    if (place !== null) return { part: auditPart(content, place, setting.before, more) };
    const audit = new FileAudit(more);
    for (const deal of await openContent(content, (problem) => audit.hearProblem(problem), files.besides)) {
      const findings = audit.hear(deal);
      hearer.deal?.(deal, audit);
      for (const finding of findings) hearer.finding(finding);
    }
    for (const finding of audit.finish()) hearer.finding(finding);
    return through(audit);
  } catch (error) {
    return failure(error);
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
