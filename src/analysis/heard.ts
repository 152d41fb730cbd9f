/** Deals audited on their own, in any thread and any part of a file: what the file makes of them is decided where its parts meet. */

import { boardConditions } from '../domain/deal.ts';
import type { AuditFinding } from './audited.ts';
import type { DealCheck } from './checks/index.ts';
import { a01Deal } from './checks/a01Deal.ts';
import { boardNumber } from './checks/a02Conditions.ts';
import { DealContext } from './context.ts';
import { fieldResult, isSameResult, type OfBoard } from './field.ts';
import { ColumnsOfResults, type FieldColumns } from './fieldColumns.ts';
import { placed, type PlacedDeal, type PlacedFinding, type PlacedRow } from './placed.ts';
import { nothingCounted, type CountedCases } from './quirks.ts';
import { auditDeal, auditRow } from './sessionAudit.ts';

/** A deal of which there is something to tell. */
export interface HeardDeal {
  /** Number in the file, from 0. */
  readonly deal: number;
  /** Empty when the file does not name it. */
  readonly board: string;
  /** Its cards move at will: only what the reader tells of it counts. */
  readonly movie: boolean;
  readonly findings: readonly PlacedFinding[];
}

/** What one part of a file holds; numbers of deals and lines count from the part's own beginning. */
export interface HeardPart {
  readonly deals: number;
  readonly playedDeals: number;
  readonly cards: number;
  readonly counted: CountedCases;
  readonly told: readonly HeardDeal[];
  readonly results: FieldColumns;
}

const NONE: readonly PlacedFinding[] = [];

/** Hears the deals of one part. */
export class PartListener {
  readonly #more: readonly DealCheck[];
  #deals = 0;
  #playedDeals = 0;
  #cards = 0;
  readonly #counted = nothingCounted();
  readonly #told: HeardDeal[] = [];
  readonly #results = new ColumnsOfResults();

  /** @param more checks that are made only when they are asked for */
  constructor(more: readonly DealCheck[] = []) {
    this.#more = more;
  }

  /** @param problems true when the reader has told something of this deal */
  hear(deal: PlacedDeal, problems: boolean): void {
    const heard = this.#audited(deal);
    if (problems || heard.findings.length > 0) this.#told.push(heard);
  }

  end(): HeardPart {
    return {
      deals: this.#deals,
      playedDeals: this.#playedDeals,
      cards: this.#cards,
      counted: this.#counted,
      told: this.#told,
      results: this.#results.columns,
    };
  }

  /** Audits one deal and counts it; its result is for the field of its board. */
  #audited(deal: PlacedDeal): HeardDeal {
    const { board } = deal.record.header.deal;
    const { index } = deal;
    if (deal.kind === 'movie' || deal.kind === 'damaged') {
      // Of a lesson, and of a record with holes, only the hands are looked at: whole ones when all are shown, and any that nobody can have been dealt.
      const shown = Object.values(deal.record.header.deal.hands).every((hand) => hand !== null);
      const found = a01Deal(new DealContext(deal)).filter((finding) => shown || isMoreThanDealt(finding));
      this.#deals++;
      return { deal: index, board, movie: true, findings: found.map((finding) => placed(deal, finding)) };
    }
    const { findings, cards } = auditDeal(deal, undefined, this.#more);
    this.#deals++;
    if (cards > 0) this.#playedDeals++;
    this.#cards += cards;
    this.#count(deal, cards > 0);
    const strays = findings.some(
      ({ key }) => key === 'audit.handsDoNotFit' || (cards === 1 && key === 'audit.leadNotHeld'),
    );
    const own = fieldResult(deal, cards, strays);
    const rows = deal.rows === undefined || deal.kind === 'endPosition' ? NONE : this.#rows(deal.rows, own);
    if (own !== null) this.#results.hear(deal.rows === undefined ? own : tabled(own));
    const turned = deal.rotated === true ? [turnedRow(deal)] : NONE;
    if (findings.length === 0 && turned.length === 0 && rows.length === 0)
      return { deal: index, board, movie: false, findings: NONE };
    const all = [...turned, ...findings.map((finding) => placed(deal, finding)), ...rows];
    return { deal: index, board, movie: false, findings: all };
  }

  /** The table of all results: the deal's own is one of them, and heard as its own. */
  #rows(rows: readonly PlacedRow[], own: OfBoard | null): readonly PlacedFinding[] {
    const found: PlacedFinding[] = [];
    let known = own;
    for (const row of rows) {
      const { findings, cards } = auditRow(row, this.#more);
      for (const finding of findings) found.push(placed(row, finding));
      if (row.tags?.has('Score') === true) this.#counted.scores++;
      const heard = fieldResult(row, cards);
      if (heard === null) continue;
      const isOwn = known !== null && isSameResult(known.result, heard.result);
      if (isOwn) known = null;
      for (let time = isOwn ? 1 : 0; time < row.times; time++) this.#results.hear(tabled(heard));
    }
    return found;
  }

  #count({ record, tags }: PlacedDeal, played: boolean): void {
    const counted = this.#counted;
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
    if (played) counted.played++;
    if (tags?.has('Score') === true) counted.scores++;
  }
}

/** Fourteen cards, or a card in two hands: wrong whatever else is hidden. */
function isMoreThanDealt({ key, params }: AuditFinding): boolean {
  return key === 'record.cardDealtTwice' || Number(params['count']) > 13;
}

function tabled(result: OfBoard): OfBoard {
  return { ...result, result: { ...result.result, tabled: true } };
}

/** Rows turned against their columns: a program's habit, or a fault of this deal. */
function turnedRow(deal: PlacedDeal): PlacedFinding {
  const { header } = deal.record;
  return {
    check: 'A06',
    severity: 'error',
    key: 'audit.rowTurned',
    params: {},
    laws: ['44B'],
    seat: null,
    card: null,
    trick: null,
    line: deal.places[0] ?? deal.line,
    deal: deal.index,
    board: header.deal.board === '' ? null : header.deal.board,
    room: header.room ?? null,
  };
}
