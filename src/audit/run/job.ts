/** The jobs of an audit, for any number of threads: a file, or a part of a large one, each audited by itself. */

import type { DealCheck } from '../checks/index.ts';
import { openContent, openPart, type Content } from '../../formats/open.ts';
import { FilePart, type Before, type PartRange } from '../../formats/filePart.ts';
import { readScoreTable as rows } from '../../formats/pbn/scoreTable.ts';
import type { Openers } from '../../formats/readAny.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { failure, type ReadFailure } from './failure.ts';
import { PartAudit, type AuditedPart, type RangeEnd } from './partAudit.ts';

/** `Source`: a file, or what a thread needs to open it. */
export interface Job<Source> {
  readonly source: Source;
  /** Null for a file that is read as a whole. */
  readonly range: PartRange | null;
  /** The values that probably precede the part. */
  readonly before: Before;
  /** Compare results with double dummy, too. */
  readonly doubleDummy: boolean;
}

/** A result of {@link carryOut}. */
export type JobResult = AuditedPart | ReadFailure;

/** True for the last result of a job: its last part, or its failure. */
export function isLast(one: JobResult): boolean {
  return 'reason' in one || one.last;
}

/** The number of deals that come out together, for a file that is read as a whole. */
const AT_ONCE = 100;

/**
 * Does a job. Never throws for a fault of the file.
 * @param besides readers of the formats that need a library
 * @param onDeal gets each deal of a file that is read as a whole
 */
export async function* carryOut(
  { source, range, before, doubleDummy }: Job<Content>,
  besides: Openers,
  onDeal?: (deal: ReadDeal) => void,
): AsyncGenerator<JobResult, void, undefined> {
  const more = await checksOf(doubleDummy);
  const part = new PartAudit(more);
  let bytes = 0;
  try {
    if (range !== null) {
      yield auditPart(source, range, before, more);
      return;
    }
    function* pieces(): Generator<Uint8Array> {
      for (const piece of source.pieces()) {
        yield piece;
        bytes += piece.length;
      }
    }
    for (const deal of await openContent({ ...source, pieces }, part.report, { ...besides, rows })) {
      onDeal?.(deal);
      part.add(deal);
      if (part.deals < (doubleDummy ? 1 : AT_ONCE)) continue;
      yield part.take({ bytes, last: false, end: null });
      bytes = 0;
    }
    yield part.take({ bytes, last: true, end: null });
  } catch (error) {
    // Findings from before the error count.
    if (part.deals > 0) yield part.take({ bytes, last: false, end: null });
    yield failure(error);
  }
}

/** Audits one part on its own, with a guess about what comes before it. */
export function auditPart(
  content: Content,
  range: PartRange,
  before: Before,
  more: readonly DealCheck[] = [],
): AuditedPart & { readonly end: RangeEnd } {
  const part = new FilePart(before, range.last, range.from === 0);
  const audit = new PartAudit(more);
  for (const deal of openPart(content, range, audit.report, part, rows)) audit.add(deal);
  const end = { ...part.end(), range };
  return { ...audit.take({ bytes: range.to - range.from, last: true, end }), end };
}

/** The checks that run only on request; their modules are loaded now. */
export async function checksOf(doubleDummy: boolean): Promise<readonly DealCheck[]> {
  if (!doubleDummy) return [];
  const [{ a12DoubleDummy }, { a12Stated }] = await Promise.all([
    import('../checks/a12DoubleDummy.ts'),
    import('../checks/a12Stated.ts'),
  ]);
  return [a12DoubleDummy, a12Stated];
}
