/** Audits one file deal by deal, in memory that does not grow with it: the deals themselves, then what only the whole file shows. */

import { boardConditions } from '../domain/deal.ts';
import { boardNumber } from './checks/a02Conditions.ts';
import { a11BothSides } from './checks/a11BothSides.ts';
import { a13TwoGroups } from './checks/a13TwoGroups.ts';
import { a15Results } from './checks/a15Results.ts';
import { a19Mirror } from './checks/a19Mirror.ts';
import { Field, type FieldBoard } from './field.ts';
import { fromProblem, isToldTwice, type ReaderProblem } from './imported.ts';
import { placed, type PlacedDeal, type PlacedFinding } from './placed.ts';
import { Quirks } from './quirks.ts';
import { auditDeal } from './sessionAudit.ts';

/** Rows turned in so few deals, of so many that are not, are faults of those deals. */
const FEW_TURNED = 3;

const NONE: readonly PlacedFinding[] = [];

export class FileAudit {
  deals = 0;
  playedDeals = 0;
  cards = 0;
  readonly #quirks = new Quirks();
  readonly #field = new Field();
  /** By number of the deal; null for the file as a whole. */
  readonly #problems = new Map<number | null, PlacedFinding[]>();

  /** A reader's problem; it is told with its deal, or at the end. */
  hearProblem(problem: ReaderProblem): void {
    const finding = fromProblem(problem);
    // Turned rows are told once for the file, under the first deal that has them.
    const key = problem.code === 'columnsRotated' ? null : finding.deal;
    const listed = this.#problems.get(key);
    if (listed === undefined) this.#problems.set(key, [finding]);
    else listed.push(finding);
  }

  hear(deal: PlacedDeal): readonly PlacedFinding[] {
    this.deals++;
    const problems = this.#problems.size === 0 ? NONE : (this.#problems.get(deal.index) ?? NONE);
    if (problems.length > 0) this.#problems.delete(deal.index);
    if (deal.kind === 'movie') return problems;
    const { findings, cards } = auditDeal(deal);
    if (cards > 0) this.playedDeals++;
    this.cards += cards;
    this.#count(deal);
    this.#field.hear(deal, cards > 0);
    if (problems.length === 0 && findings.length === 0) return NONE;
    const told: PlacedFinding[] = [];
    const { board } = deal.record.header.deal;
    for (const problem of problems) {
      if (isToldTwice(problem, findings)) continue;
      const ofThis = problem.deal === deal.index && board !== '' ? { ...problem, board } : problem;
      told.push(...this.#quirks.hear(ofThis));
    }
    for (const finding of findings)
      for (const each of this.#quirks.hear(placed(deal, finding))) told.push(each);
    return told;
  }

  /** At the end of the file. */
  finish(): readonly PlacedFinding[] {
    const told: PlacedFinding[] = [];
    for (const problems of this.#problems.values())
      for (const problem of problems) told.push(...this.#quirks.hear(this.#turnedRows(problem)));
    this.#problems.clear();
    for (const finding of this.#quirks.finish()) told.push(finding);
    for (const board of this.#field.boards()) {
      if (board.results.length < 2) continue;
      for (const check of [a11BothSides, a13TwoGroups, a15Results, a19Mirror])
        for (const { deal, finding } of check(board)) told.push(ofField(board, deal, finding));
    }
    return told;
  }

  #count({ record, tags }: PlacedDeal): void {
    const { counted } = this.#quirks;
    const { deal, auction } = record.header;
    const number = boardNumber(deal.board);
    if (number !== null && deal.dealer !== null) {
      counted.numbered++;
      counted.vulnerabilities.add(deal.vulnerable);
      for (let shift = 0; shift < 16; shift++) {
        const { dealer, vulnerable } = boardConditions(number + shift);
        if (dealer === deal.dealer && vulnerable === deal.vulnerable)
          counted.shifts[shift] = (counted.shifts[shift] ?? 0) + 1;
      }
    }
    if (auction !== null) counted.auctions++;
    if (tags?.has('Score') === true) counted.scores++;
  }

  /** Rows turned against their columns are a program's habit, unless one or two deals of many have them. */
  #turnedRows(problem: PlacedFinding): PlacedFinding {
    const count = Number(problem.params['count'] ?? 0);
    if (problem.key !== 'import.columnsRotated') return problem;
    const { deal: _deal, ...rest } = problem;
    if (count > FEW_TURNED || count * 2 > this.playedDeals) return { ...rest, deal: null };
    return { ...problem, check: 'A06', key: 'audit.rowTurned', severity: 'error', laws: ['44B'] };
  }
}

function ofField(
  { board, results }: FieldBoard,
  deal: number,
  { at: _at, ...finding }: Parameters<typeof placed>[1],
): PlacedFinding {
  const result = results.find((each) => each.deal === deal);
  return { ...finding, deal, board, room: result?.room ?? null };
}
