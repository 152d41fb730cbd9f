/**
 * Puts one file together from the results of its jobs, in memory that does not grow with the file: first the findings of its deals, then
 * the findings that only the whole file gives. Collects its results for {@link SessionField}, which compares the boards of all files.
 */

import type { DealCheck } from '../checks/index.ts';
import type { OfBoard } from '../field.ts';
import { fromProblem, isFoundTwice } from './imported.ts';
import type { LocatedFinding } from '../located.ts';
import { addCounted, nothingCounted, Quirks } from './quirks.ts';
import type { Content } from '../../formats/open.ts';
import type { Before, PartEnd } from '../../formats/filePart.ts';
import { ProblemList, problem, type Problem, type ProblemCode } from '../../formats/problem.ts';
import { auditPart } from './job.ts';
import type { AuditedPart, DealFindings, RangeEnd } from './partAudit.ts';
import { MOST_RESULTS, SessionField } from './sessionField.ts';

const NONE: readonly LocatedFinding[] = [];

type LargeAudited = AuditedPart & { readonly end: RangeEnd };

export class FileAudit {
  readonly #content: Content;
  readonly #more: readonly DealCheck[];
  readonly #most: number;
  /** The numbers of deals so far. */
  readonly counts = nothingCounted();
  /** The results for the comparison of boards, unless this file has compared them itself. */
  results: OfBoard[] = [];
  /** The values that the next part is given. */
  before: Before = new Map();
  readonly #quirks = new Quirks(this.counts);
  /** By the number of the deal; null for the file as a whole. */
  readonly #problems = new Map<number | null, LocatedFinding[]>();
  /** For a large file: how many problems of each code its parts have so far, since only the first ones are listed. */
  readonly #listed = new ProblemList();
  #deals = 0;
  #lines = 0;
  /** The rest of the file has already been read. */
  #through = false;

  /**
   * @param content to read a part again that was given wrong values of the part before it
   * @param more checks that run only on request
   * @param most the most results kept at a time
   */
  constructor(content: Content, more: readonly DealCheck[] = [], most = MOST_RESULTS) {
    this.#content = content;
    this.#more = more;
    this.#most = most;
  }

  /** The findings of the next part; after the last part also those of the file. */
  add(part: AuditedPart): readonly LocatedFinding[] {
    if (this.#through) return NONE;
    if (isLarge(part)) return this.#addPart(part);
    for (const one of part.problems) this.#addProblem(one);
    const findings = this.#addDeals(part);
    for (const one of part.ofFile) this.#addProblem(one);
    return part.last ? [...findings, ...this.finish()] : findings;
  }

  #addPart(guessed: LargeAudited): readonly LocatedFinding[] {
    const { range } = guessed.end;
    let part = wasReadRightly(guessed.end, this.before) ? guessed : this.#again(range);
    this.#through = range.last || !part.end.complete;
    // The file was cut within a game, so it is read in one piece from here on.
    if (!range.last && !part.end.complete)
      part = this.#again({ ...range, to: this.#content.size, last: true });
    const { end } = part;
    if (this.#deals + this.#lines > 0) countOn(part, this.#deals, this.#lines);
    this.#addListed(part);
    const findings = this.#addDeals(part);
    this.#deals += end.games;
    this.#lines += end.lines;
    if (end.handedOn.size > 0) this.before = new Map([...this.before, ...end.handedOn]);
    if (!this.#through) return findings;
    for (const one of this.#listed.finish()) this.#addProblem(one);
    if (this.counts.deals === 0) this.#addProblem(problem('noDeals', null));
    return [...findings, ...this.finish()];
  }

  #again(range: RangeEnd['range']): LargeAudited {
    return auditPart(this.#content, range, this.before, this.#more);
  }

  #addListed({ problems, ofFile, end }: LargeAudited): void {
    const listed = new Map<ProblemCode, number>();
    for (const one of [...problems, ...ofFile]) {
      const before = listed.get(one.code) ?? 0;
      listed.set(one.code, before + 1);
      if (before < this.#listed.room(one.code)) this.#addProblem(one);
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
    addCounted(this.counts, counts);
    for (const one of results) this.results.push(one);
    return [...some.flatMap((one) => this.#findingsOf(one)), ...this.#quirks.settle(), ...this.#compared()];
  }

  /** If the file has more results than may be kept, compares them with each other and drops them, so that memory stays bounded. */
  #compared(): readonly LocatedFinding[] {
    if (this.results.length < this.#most) return NONE;
    const field = new SessionField<null>();
    field.add(null, '', this.results);
    this.results = [];
    return field.finish().map(({ finding }) => finding);
  }

  #findingsOf({ deal, board, movie, findings }: DealFindings): readonly LocatedFinding[] {
    const problems = this.#problems.get(deal) ?? NONE;
    this.#problems.delete(deal);
    if (movie) return [...problems, ...findings];
    const own = problems.filter((one) => !isFoundTwice(one, findings));
    const ofBoard = board === '' ? own : own.map((one) => ({ ...one, board }));
    return [...ofBoard, ...findings].flatMap((finding) => this.#quirks.add(finding));
  }

  /** The findings at the end of the file. */
  finish(): readonly LocatedFinding[] {
    const rest = [...this.#problems.values()].flat().flatMap((one) => this.#quirks.add(one));
    this.#problems.clear();
    return [...rest, ...this.#quirks.finish()];
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

/** Counts the deals and lines of a part from the beginning of the file. Nobody else holds these objects, so they are changed. */
function countOn({ results, found, problems, ofFile }: AuditedPart, deals: number, lines: number): void {
  const counted: { deal?: number | null; line?: number | null }[] = [
    ...problems,
    ...ofFile,
    ...results.map(({ result }) => result),
    ...found,
    ...found.flatMap(({ findings }) => findings),
  ];
  for (const one of counted) {
    if (typeof one.deal === 'number') one.deal += deals;
    if (typeof one.line === 'number') one.line += lines;
  }
}
