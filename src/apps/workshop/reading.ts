/** A file of any format for the import screen. Loaded on demand. */

import type { DealRecord } from '../../events/record.ts';
import { CASE_PROBLEM_CODES } from '../../formats/case/readCase.ts';
import { problem, type Problem } from '../../formats/problem.ts';
import { firstNames } from '../../formats/inFolder.ts';
import { contentOf, isOtherKind, isPacked, recordsIn } from '../../formats/open.ts';
import { readAnyFile } from '../../formats/readAny.ts';
import { remarked } from '../../formats/remarked.ts';
import type { ImportProblem } from '../../ui/import-check/problems.ts';
import type { SealState } from '../../seal/verify.ts';
import { MOST_DEALS, MOST_PROBLEMS } from './open/limits.ts';
import { FOREIGN } from './openers.ts';

export interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly deals: readonly DealRecord[];
  readonly problems: readonly ImportProblem[];
  /** The verification of a sealed file. */
  readonly seal?: SealState | undefined;
  /** The sealed file itself, so that it can be signed further and stored unchanged. */
  readonly sealed?: Blob;
  /** The files that were opened together, if this is not a single one. */
  readonly parts?: readonly ReadFile[];
}

const CASE_CODES: ReadonlySet<string> = new Set(CASE_PROBLEM_CODES);

/** Reads a file; never throws for its contents. An archive counts as one file with all its deals. */
export async function readFile(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const content = contentOf(name, bytes);
  if (!isPacked(content)) return readRecord(name, bytes);
  const deals: DealRecord[] = [];
  const problems: ImportProblem[] = [];
  const report = (one: Problem): number => problems.push(one);
  const others: string[] = [];
  const unpacking = { report, leftAlone: (names: readonly string[]) => others.push(...names) };
  for await (const { inside, content: record } of recordsIn(content, unpacking)) {
    const path = inside.join('/');
    if (isOtherKind(record)) {
      others.push(path);
      continue;
    }
    const read = await readRecord(path, record.whole());
    const more = read.deals.slice(0, MOST_DEALS - deals.length);
    for (const deal of more) deals.push(deal);
    for (const one of read.problems)
      if (problems.length < MOST_PROBLEMS) problems.push({ ...one, file: path });
    if (more.length < read.deals.length) {
      report(problem('tooManyDeals', 1, undefined, { count: MOST_DEALS }));
      break;
    }
  }
  if (others.length > 0)
    report(problem('fileOfOtherKind', null, undefined, { count: others.length, names: firstNames(others) }));
  return { name, text: '', deals, problems };
}

async function readRecord(name: string, bytes: Uint8Array): Promise<ReadFile> {
  let seal: SealState | undefined;
  const { format, text, deals, problems } = await readAnyFile(name, bytes, {
    ...FOREIGN,
    async openSealed(sealed) {
      const opened = await FOREIGN.openSealed(sealed);
      seal = opened.state;
      return opened;
    },
  });
  return {
    name,
    text,
    deals: deals.map((deal) => remarked(deal)),
    problems: format === 'case' ? problems.map(ofCase) : problems,
    seal,
  };
}

/** A case file is read as a whole: what is wrong in it has an entry of the record as its place, not a line of the text. */
function ofCase(one: Problem): ImportProblem {
  return CASE_CODES.has(one.code) ? { ...one, line: null } : one;
}
