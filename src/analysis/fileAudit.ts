/**
 * Puts one file together part by part, in memory that does not grow with it: what its deals are found to have, then what only the
 * whole file shows. Results are gathered for {@link SessionField}, which compares the boards of all files.
 */

import type { OfBoard } from './field.ts';
import { resultsIn } from './fieldColumns.ts';
import type { HeardDeal, HeardPart } from './heard.ts';
import { fromProblem, isToldTwice, type ReaderProblem } from './imported.ts';
import type { PlacedFinding } from './placed.ts';
import { addCounted, nothingCounted, Quirks } from './quirks.ts';
import { MOST_RESULTS, SessionField } from './sessionField.ts';

const NONE: readonly PlacedFinding[] = [];

export class FileAudit {
  deals = 0;
  playedDeals = 0;
  cards = 0;
  readonly #counted = nothingCounted();
  readonly #quirks = new Quirks(this.#counted);
  #results: OfBoard[] = [];
  /** By number of the deal; null for the file as a whole. */
  readonly #problems = new Map<number | null, PlacedFinding[]>();
  readonly #most: number;

  /** @param most results kept at a time */
  constructor(most = MOST_RESULTS) {
    this.#most = most;
  }

  /** A reader's problem; it is told with its deal, or at the end. */
  hearProblem(problem: ReaderProblem): void {
    // Each deal with turned rows says so itself.
    if (problem.code === 'columnsRotated') return;
    const finding = fromProblem(problem);
    const listed = this.#problems.get(finding.deal);
    if (listed === undefined) this.#problems.set(finding.deal, [finding]);
    else listed.push(finding);
  }

  /** What the boards of the session are compared by, as far as this file has not compared them itself. */
  get results(): readonly OfBoard[] {
    return this.#results;
  }

  /**
   * The next part of the file, heard on its own. Its problems are told first, by {@link hearProblem}.
   * @param deals how many deals of the file, and `lines` how many lines, stand before it
   */
  hearPart(part: HeardPart, deals: number, lines: number): readonly PlacedFinding[] {
    this.deals += part.deals;
    this.playedDeals += part.playedDeals;
    this.cards += part.cards;
    addCounted(this.#counted, part.counted);
    for (const result of resultsIn(part.results, deals, lines)) this.#results.push(result);
    const told: PlacedFinding[] = [];
    const isFirst = deals === 0 && lines === 0;
    for (const heard of part.told)
      for (const finding of this.#told(isFirst ? heard : moved(heard, deals, lines))) told.push(finding);
    for (const finding of this.#quirks.settle()) told.push(finding);
    if (this.#results.length >= this.#most) for (const finding of this.#compared()) told.push(finding);
    return told;
  }

  /** A file of more results than are kept at a time compares them with each other, and forgets them: memory stays flat. */
  #compared(): readonly PlacedFinding[] {
    const field = new SessionField<null>();
    field.hear(null, '', this.#results);
    this.#results = [];
    return field.finish().map(({ finding }) => finding);
  }

  #told({ deal, board, movie, findings }: HeardDeal): readonly PlacedFinding[] {
    const problems = this.#problems.size === 0 ? NONE : (this.#problems.get(deal) ?? NONE);
    if (problems.length > 0) this.#problems.delete(deal);
    if (movie) return [...problems, ...findings];
    if (problems.length === 0 && findings.length === 0) return problems;
    const told: PlacedFinding[] = [];
    for (const problem of problems) {
      if (isToldTwice(problem, findings)) continue;
      const ofThis = board === '' ? problem : { ...problem, board };
      for (const each of this.#quirks.hear(ofThis)) told.push(each);
    }
    for (const finding of findings) for (const each of this.#quirks.hear(finding)) told.push(each);
    return told;
  }

  /** At the end of the file. */
  finish(): readonly PlacedFinding[] {
    const told: PlacedFinding[] = [];
    for (const problems of this.#problems.values())
      for (const problem of problems) told.push(...this.#quirks.hear(problem));
    this.#problems.clear();
    for (const finding of this.#quirks.finish()) told.push(finding);
    return told;
  }
}

function moved(heard: HeardDeal, deals: number, lines: number): HeardDeal {
  const findings = heard.findings.map((finding): PlacedFinding => {
    const deal = finding.deal === null ? null : finding.deal + deals;
    const { line } = finding;
    return line === undefined ? { ...finding, deal } : { ...finding, deal, line: line + lines };
  });
  return { ...heard, deal: heard.deal + deals, findings };
}
