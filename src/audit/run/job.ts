/** Cuts an audit into jobs for any number of threads: a file, or a part of a large one, each audited by itself. */

import type { DealCheck } from '../checks/index.ts';
import { openContent, openPart, type Content } from '../../formats/open.ts';
import { FilePart, type Before, type PartEnd, type PartRange } from '../../formats/filePart.ts';
import { readScoreTable as rows } from '../../formats/pbn/scoreTable.ts';
import { partRangesIn, type PartSizes } from '../../formats/partRanges.ts';
import type { Openers } from '../../formats/readAny.ts';
import { failure, type ReadFailure } from './failure.ts';
import { PartAudit, type AuditedPart } from './partAudit.ts';

/** The options of an audit. */
export interface AuditSetting {
  /** Compare results with double dummy, too. */
  readonly doubleDummy: boolean;
  /** Also return the deals of files that are read as a whole. */
  readonly deals?: boolean;
}

/** The setting of one thread's job, with the values that probably precede the part. */
export interface JobSetting extends AuditSetting {
  readonly before: Before;
}

/** `Kept`: a file. Its owner may keep more beside its content. */
export interface Job<Kept extends Content> {
  readonly source: Kept;
  /** Null for a file that is read as a whole. */
  readonly range: PartRange | null;
}

const SIZES: PartSizes = { first: 65_536, others: 1_048_576 };
/** Double dummy takes so long for a deal that even a small file is worth several threads. */
const SOLVED: PartSizes = { first: 8192, others: 16_384 };
/** The number of deals that come out together, for a file that is read as a whole. */
const AT_ONCE = 100;

/** All jobs of these files, one after the other as they are asked for. */
export async function* jobsOf<Kept extends Content>(
  sources: Iterable<Kept> | AsyncIterable<Kept>,
  { doubleDummy }: AuditSetting,
): AsyncGenerator<Job<Kept>, void, undefined> {
  for await (const source of sources) {
    const ranges = quietly(() => partRangesIn(source, doubleDummy ? SOLVED : SIZES));
    for (const range of ranges ?? [null]) yield { source, range };
  }
}

/** Ignores errors: they are reported when the file is read. */
function quietly<T>(look: () => T | null): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * Does a job. The last value is the last part, or the reason why it failed. Never throws for a fault of the file.
 * @param besides readers of the formats that need a library
 */
export async function* carryOut(
  { source, range }: Job<Content>,
  besides: Openers,
  setting: JobSetting,
): AsyncGenerator<AuditedPart | ReadFailure, void, undefined> {
  try {
    const more = await checksOf(setting);
    let bytes = 0;
    if (range !== null) {
      yield auditPart(source, range, setting.before, more);
      return;
    }
    const part = new PartAudit(more, setting.deals);
    try {
      function* pieces(): Generator<Uint8Array> {
        for (const piece of source.pieces()) {
          yield piece;
          bytes += piece.length;
        }
      }
      for (const deal of await openContent({ ...source, pieces }, part.report, { ...besides, rows })) {
        part.add(deal);
        if (part.deals < (setting.doubleDummy ? 1 : AT_ONCE)) continue;
        yield part.take({ bytes, last: false, end: null });
        bytes = 0;
      }
    } catch (error) {
      // Findings from before the error count.
      yield part.take({ bytes, last: false, end: null });
      throw error;
    }
    yield part.take({ bytes, last: true, end: null });
  } catch (error) {
    yield failure(error);
  }
}

/** Audits one part on its own, with a guess about what comes before it. */
export function auditPart(
  content: Content,
  range: PartRange,
  before: Before,
  more: readonly DealCheck[] = [],
): AuditedPart & { readonly end: PartEnd } {
  const part = new FilePart(before, range.last, range.from === 0);
  const audit = new PartAudit(more);
  for (const deal of openPart(content, range, audit.report, part, rows)) audit.add(deal);
  const end = part.end();
  return { ...audit.take({ bytes: range.to - range.from, last: true, end }), end };
}

/** The checks that run only on request; their modules are loaded now. */
export async function checksOf({ doubleDummy }: AuditSetting): Promise<readonly DealCheck[]> {
  if (!doubleDummy) return [];
  const [{ a12DoubleDummy }, { a12Stated }] = await Promise.all([
    import('../checks/a12DoubleDummy.ts'),
    import('../checks/a12Stated.ts'),
  ]);
  return [a12DoubleDummy, a12Stated];
}
