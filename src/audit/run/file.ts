/**
 * Puts one file together from the results of its jobs, in memory that does not grow with the file: first the findings of its deals, then
 * the findings that only the whole file gives. Collects its results for {@link SessionField}, which compares the boards of all files.
 */

import type { DealCheck } from '../checks/index.ts';
import type { OfBoard } from '../field.ts';
import { fromProblem, isFoundTwice } from './imported.ts';
import type { LocatedFinding } from '../located.ts';
import { addCounted, nothingCounted, Quirks, type DealCounts } from './quirks.ts';
import { extensionProblem, type Content } from '../../formats/open.ts';
import type { Before, PartEnd, PartRange } from '../../formats/filePart.ts';
import { ProblemList, problem, type Problem, type ProblemCode } from '../../formats/problem.ts';
import { auditPart } from './job.ts';
import type { AuditedPart, DealFindings } from './partAudit.ts';
import { MOST_RESULTS, SessionField } from './sessionField.ts';

const NONE: readonly LocatedFinding[] = [];

/** A part of a large file, with all that is needed to audit it again, if it was given wrong lines before it. */
export interface LargePart {
  readonly range: PartRange;
  readonly content: Content;
  readonly more: readonly DealCheck[];
}

type LargeAudited = AuditedPart & { readonly end: PartEnd };

export class FileAudit {
  readonly #most: number;
  readonly #counts = nothingCounted();
  readonly #quirks = new Quirks(this.#counts);
  #results: OfBoard[] = [];
  /** By the number of the deal; null for the file as a whole. */
  readonly #problems = new Map<number | null, LocatedFinding[]>();
  /** For a large file: the problems of its parts so far, and the lines that the next part depends on. */
  readonly #listed = new ProblemList();
  #before: Before = new Map();
  #deals = 0;
  #lines = 0;
  /** The rest of the file has already been read. */
  #through = false;

  /** @param most the most results kept at a time */
  constructor(most = MOST_RESULTS) {
    this.#most = most;
  }

  /** The values that the next part is given. */
  get before(): Before {
    return this.#before;
  }

  /** The numbers of deals so far. */
  get counts(): DealCounts {
    const { deals, playedDeals, cards } = this.#counts;
    return { deals, playedDeals, cards };
  }

  /** The results for the comparison of boards, unless this file has compared them itself. */
  get results(): readonly OfBoard[] {
    return this.#results;
  }

  /** The findings of the next part; after the last part also those of the file. */
  add(part: AuditedPart, large: LargePart | null): readonly LocatedFinding[] {
    if (this.#through) return NONE;
    if (large !== null && isLarge(part)) return this.#addPart(large, part);
    for (const one of part.problems) this.#addProblem(one);
    const findings = this.#addDeals(part);
    for (const one of part.ofFile) this.#addProblem(one);
    return part.last ? [...findings, ...this.finish()] : findings;
  }

  #addPart(large: LargePart, audited: LargeAudited): readonly LocatedFinding[] {
    const { range, content } = large;
    if (range.from === 0)
      for (const one of extensionProblem(content.name, range.format)) this.#addProblem(one);
    let part = wasReadRightly(audited.end, this.#before) ? audited : this.#again(large, range);
    this.#through = range.last || !part.end.complete;
    // The file was cut within a game, so it is read in one piece from here on.
    if (!range.last && !part.end.complete)
      part = this.#again(large, { ...range, to: content.size, last: true });
    this.#addListed(part);
    const findings = this.#addDeals(part);
    this.#deals += part.end.games;
    this.#lines += part.end.lines;
    if (part.end.handedOn.size > 0) this.#before = new Map([...this.#before, ...part.end.handedOn]);
    if (!this.#through) return findings;
    for (const one of this.#listed.finish()) this.#addProblem(one);
    if (this.#counts.deals === 0) this.#addProblem(problem('noDeals', 1));
    return [...findings, ...this.finish()];
  }

  #again({ content, more }: LargePart, range: PartRange): LargeAudited {
    return auditPart(content, range, this.#before, more);
  }

  #addListed({ problems, ofFile, end }: LargeAudited): void {
    const listed = new Map<ProblemCode, number>();
    for (const one of [...problems, ...ofFile]) {
      const before = listed.get(one.code) ?? 0;
      listed.set(one.code, before + 1);
      if (before >= this.#listed.room(one.code)) continue;
      const line = one.line + this.#lines;
      this.#addProblem(
        one.deal === undefined ? { ...one, line } : { ...one, line, deal: one.deal + this.#deals },
      );
    }
    this.#listed.count(end.counts, this.#deals, this.#lines);
  }

  /** Keeps a reader's problem until its deal comes, or until the end. */
  #addProblem(reported: Problem): void {
    // Turned rows have a finding of their own for each deal.
    if (reported.code === 'columnsRotated') return;
    const finding = fromProblem(reported);
    const listed = this.#problems.get(finding.deal);
    if (listed === undefined) this.#problems.set(finding.deal, [finding]);
    else listed.push(finding);
  }

  #addDeals({ counts, found: some, results }: AuditedPart): readonly LocatedFinding[] {
    addCounted(this.#counts, counts);
    const [deals, lines] = [this.#deals, this.#lines];
    const isFirst = deals === 0 && lines === 0;
    for (const one of results) {
      // Nobody else holds this object, so it may be changed.
      if (!isFirst)
        Object.assign(one.result, { deal: one.result.deal + deals, line: one.result.line + lines });
      this.#results.push(one);
    }
    const findings: LocatedFinding[] = [];
    for (const one of some)
      for (const finding of this.#findingsOf(isFirst ? one : moved(one, deals, lines)))
        findings.push(finding);
    for (const finding of this.#quirks.settle()) findings.push(finding);
    if (this.#results.length >= this.#most) for (const finding of this.#compared()) findings.push(finding);
    return findings;
  }

  /** If the file has more results than may be kept, compares them with each other and drops them, so that memory stays bounded. */
  #compared(): readonly LocatedFinding[] {
    const field = new SessionField<null>();
    field.add(null, '', this.#results);
    this.#results = [];
    return field.finish().map(({ finding }) => finding);
  }

  #findingsOf({ deal, board, movie, findings }: DealFindings): readonly LocatedFinding[] {
    const problems = this.#problems.size === 0 ? NONE : (this.#problems.get(deal) ?? NONE);
    if (problems.length > 0) this.#problems.delete(deal);
    if (movie) return [...problems, ...findings];
    const all: LocatedFinding[] = [];
    for (const one of problems) {
      if (isFoundTwice(one, findings)) continue;
      const ofThis = board === '' ? one : { ...one, board };
      for (const each of this.#quirks.add(ofThis)) all.push(each);
    }
    for (const finding of findings) for (const each of this.#quirks.add(finding)) all.push(each);
    return all;
  }

  /** The findings at the end of the file. */
  finish(): readonly LocatedFinding[] {
    const findings: LocatedFinding[] = [];
    for (const problems of this.#problems.values())
      for (const one of problems) findings.push(...this.#quirks.add(one));
    this.#problems.clear();
    for (const finding of this.#quirks.finish()) findings.push(finding);
    return findings;
  }
}

function isLarge(part: AuditedPart): part is LargeAudited {
  return part.end !== null;
}

/** True if the part was read with the values that really precede it. */
function wasReadRightly({ took }: PartEnd, before: Before): boolean {
  for (const [name, value] of took) if ((before.get(name) ?? null) !== value) return false;
  return true;
}

function moved(found: DealFindings, deals: number, lines: number): DealFindings {
  const findings = found.findings.map((finding): LocatedFinding => {
    const deal = finding.deal === null ? null : finding.deal + deals;
    const { line } = finding;
    return line === undefined ? { ...finding, deal } : { ...finding, deal, line: line + lines };
  });
  return { ...found, deal: found.deal + deals, findings };
}
