/** Audits deals by themselves, in any thread and any part of a file. Findings about the whole file are made elsewhere. */

import { found, type AuditFinding } from '../audited.ts';
import { a01Deal } from '../checks/a01Deal.ts';
import { auditDeal, auditRow, type DealCheck } from '../checks/index.ts';
import { DealContext } from '../context.ts';
import { fieldResult, isSameResult, type OfBoard } from '../field.ts';
import { located, type LocatedFinding } from '../located.ts';
import { nothingCounted, type CountedCases } from './quirks.ts';
import { boardConditions, numberOfBoard } from '../../domain/deal.ts';
import type { PartEnd, PartRange } from '../../formats/filePart.ts';
import type { Problem } from '../../formats/problem.ts';
import type { ReadDeal, ReadRow } from '../../formats/readDeal.ts';

/** Where a part of a large file ended, and its range. */
export interface RangeEnd extends PartEnd {
  readonly range: PartRange;
}

/** A deal, and its findings. */
export interface DealFindings {
  /** Number in the file, from 0. */
  readonly deal: number;
  /** Empty when the file does not name it. */
  readonly board: string;
  /** The cards of a movie move freely, so only the reader's problems count. */
  readonly movie: boolean;
  readonly findings: readonly LocatedFinding[];
}

/**
 * The result of some deals: a part of a large file, whose deals and lines count from the beginning of the part; or the next deals of a
 * file that is read as a whole.
 */
export interface AuditedPart {
  readonly counts: CountedCases;
  readonly found: readonly DealFindings[];
  readonly results: readonly OfBoard[];
  /** `problems`: those before the last of these deals. `ofFile`: those after the last deal of the file, which belong to the file. */
  readonly problems: readonly Problem[];
  readonly ofFile: readonly Problem[];
  /** The number of bytes read since the last result. */
  readonly bytes: number;
  /** True in the last result of a job. */
  readonly last: boolean;
  /** Null for a file that is read as a whole. */
  readonly end: RangeEnd | null;
}

const NONE: readonly LocatedFinding[] = [];

const nothing = () => ({
  counts: nothingCounted(),
  found: [] as DealFindings[],
  results: [] as OfBoard[],
  problems: [] as Problem[],
});

/** Audits deals as they are read, and collects the problems of their reader. */
export class PartAudit {
  readonly #more: readonly DealCheck[];
  #gathered = nothing();
  /** Problems since the last deal: they belong to a later deal, or to the file. */
  #waiting: Problem[] = [];
  /** Numbers of later deals that already have a problem. */
  readonly #named = new Set<number>();

  /** @param more checks that run only on request */
  constructor(more: readonly DealCheck[] = []) {
    this.#more = more;
  }

  /** The number of deals added since the last `take`. */
  get deals(): number {
    return this.#gathered.counts.deals;
  }

  readonly report = (problem: Problem): void => {
    this.#waiting.push(problem);
    if (problem.deal !== undefined) this.#named.add(problem.deal);
  };

  /** Audits one deal, counts it, and keeps its result for the comparison of boards. */
  add(deal: ReadDeal): void {
    const { counts, found, problems } = this.#gathered;
    const { board } = deal.record.header.deal;
    const movie = deal.kind === 'movie' || deal.kind === 'damaged';
    counts.deals++;
    const findings = movie ? inHands(deal) : this.#audited(deal);
    const isNamed = this.#named.size > 0 && this.#named.delete(deal.index);
    if (isNamed || findings.length > 0) found.push({ deal: deal.index, board, movie, findings });
    if (this.#waiting.length > 0) problems.push(...this.#waiting.splice(0));
  }

  /** Returns what was collected since the last `take`. */
  take(rest: Pick<AuditedPart, 'bytes' | 'last' | 'end'>): AuditedPart {
    const gathered = this.#gathered;
    this.#gathered = nothing();
    return { ...gathered, ofFile: rest.last ? this.#waiting : [], ...rest };
  }

  #audited(deal: ReadDeal): readonly LocatedFinding[] {
    const { counts, results } = this.#gathered;
    const { findings, cards } = auditDeal(deal, this.#more);
    if (cards > 0) counts.playedDeals++;
    counts.cards += cards;
    this.#count(deal);
    const strays = findings.some(
      ({ key }) => key === 'audit.handsDoNotFit' || (cards === 1 && key === 'audit.leadNotHeld'),
    );
    const own = fieldResult(deal, cards, strays);
    const rows = deal.rows === undefined || deal.kind === 'endPosition' ? NONE : this.#rows(deal.rows, own);
    if (own !== null) results.push(deal.rows === undefined ? own : tabled(own));
    // Rows turned against their columns: either a habit of the program, or a fault in this deal.
    const turned = deal.rotated === true ? [found('A06', 'audit.rowTurned', { laws: ['44B'], at: 0 })] : [];
    return [...[...turned, ...findings].map((finding) => located(deal, finding)), ...rows];
  }

  /** Audits the table of all results. The deal's own result is one of its rows and counts as the deal's. */
  #rows(rows: readonly ReadRow[], own: OfBoard | null): readonly LocatedFinding[] {
    const found: LocatedFinding[] = [];
    const { counts, results } = this.#gathered;
    let known = own;
    for (const row of rows) {
      const { findings, cards } = auditRow(row, this.#more);
      for (const finding of findings) found.push(located(row, finding));
      if (row.tags?.has('Score') === true) counts.scores++;
      const ofRow = fieldResult(row, cards);
      if (ofRow === null) continue;
      const isOwn = known !== null && isSameResult(known.result, ofRow.result);
      if (isOwn) known = null;
      for (let time = isOwn ? 1 : 0; time < row.times; time++) results.push(tabled(ofRow));
    }
    return found;
  }

  #count({ record, tags }: ReadDeal): void {
    const { counts } = this.#gathered;
    const { deal, auction } = record.header;
    const number = numberOfBoard(deal.board);
    if (number !== null && deal.dealer !== null) {
      counts.numbered++;
      if (deal.vulnerable !== null) counts.vulnerabilities.add(deal.vulnerable);
      for (let shift = 0; shift < 16; shift++) {
        const { dealer, vulnerable } = boardConditions(number + shift);
        if (dealer === deal.dealer && vulnerable === deal.vulnerable)
          counts.shifts[shift] = (counts.shifts[shift] ?? 0) + 1;
      }
    }
    if (auction !== null) counts.auctions++;
    if (tags?.has('Score') === true) counts.scores++;
  }
}

/** For a lesson, or a record with gaps, only the hands are checked: complete deals, and hands that nobody can have been dealt. */
function inHands(deal: ReadDeal): readonly LocatedFinding[] {
  const shown = Object.values(deal.record.header.deal.hands).every((hand) => hand !== null);
  return a01Deal(new DealContext(deal))
    .filter((finding) => shown || isMoreThanDealt(finding))
    .map((finding) => located(deal, finding));
}

/** True for fourteen cards in a hand, or a card in two hands: wrong even if other hands are hidden. */
function isMoreThanDealt({ key, params }: AuditFinding): boolean {
  return key === 'record.cardDealtTwice' || Number(params['count']) > 13;
}

function tabled(result: OfBoard): OfBoard {
  return { ...result, result: { ...result.result, tabled: true } };
}
