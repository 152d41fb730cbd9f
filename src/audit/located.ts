/** Findings with their location: deal, board, room and line, for the list of a session. */

import { defined } from '../domain/defined.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import type { Edition } from '../lawbook/editions.ts';
import type { AuditFinding } from './audited.ts';

export interface LocatedFinding extends Omit<AuditFinding, 'at' | 'check'> {
  /** `import` for something that the reader could not take as it is. */
  readonly check: AuditFinding['check'] | 'import';
  /** Null for the file as a whole. */
  readonly deal: number | null;
  readonly board: string | null;
  readonly room: string | null;
  /** The edition that governs the deal: readers see the numbers its clauses have there. Left out where the file names none. */
  readonly edition?: Edition;
}

/** The finding with its deal, board, room and line; the line of the deal where the finding and its event have none. */
export function located(deal: ReadDeal, finding: AuditFinding): LocatedFinding {
  const { header } = deal.record;
  // The object is built field by field, because removing a field from a copy is slow and a file may have a million findings.
  return {
    check: finding.check,
    severity: finding.severity,
    key: finding.key,
    params: finding.params,
    laws: finding.laws,
    seat: finding.seat,
    card: finding.card,
    trick: finding.trick,
    line: finding.line ?? deal.lines[finding.at] ?? deal.line,
    deal: deal.index,
    board: header.deal.board === '' ? null : header.deal.board,
    room: header.room ?? null,
    edition: header.edition,
  };
}

/** A finding, and its file. */
export interface OfFile<Source> {
  readonly source: Source;
  readonly finding: LocatedFinding;
}

/** The location of a finding about the whole file. */
export const NOWHERE = { deal: null, board: null, room: null } as const;

/** Several cases of one finding that are reported together. */
export interface Cases {
  readonly count: number;
  readonly deals: readonly number[];
  readonly boards: Iterable<string>;
}

/** Many cases as one finding about the file, with its own key; the other fields are those of the first case. */
export function ofWholeFile(
  { check, severity, laws, line, edition }: LocatedFinding,
  key: string,
  { count, deals, boards }: Cases,
): LocatedFinding {
  const params = { count, deals: dealList(deals), boards: boardList([...boards]) };
  const location = { seat: null, card: null, trick: null, ...NOWHERE };
  return { check, severity, key, params, laws, ...defined({ line, edition }), ...location };
}

/** The most characters of a short list. */
const LONGEST = 240;

/** Numbers of deals, from 0, as a short list: `0-3,7`. What is beyond the limit is left out. */
export function dealList(deals: readonly number[]): string {
  return listed(runsOf(deals));
}

/** Boards by their names as a short list: `1-3,7,18A`. What is beyond the limit is left out. */
export function boardList(boards: readonly string[]): string {
  const isNumber = (name: string): boolean => /^[1-9]\d{0,8}$/.test(name);
  const numbers = boards.filter(isNumber).map(Number);
  return listed([
    ...runsOf(numbers.toSorted((one, other) => one - other)),
    ...boards.filter((name) => !isNumber(name)),
  ]);
}

function runsOf(numbers: readonly number[]): string[] {
  const runs: string[] = [];
  for (let from = 0; from < numbers.length;) {
    let to = from;
    while (numbers[to + 1] === (numbers[to] as number) + 1) to++;
    runs.push(from === to ? `${numbers[from]}` : `${numbers[from]}-${numbers[to]}`);
    from = to + 1;
  }
  return runs;
}

function listed(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : `${text},${part}`;
    if (longer.length > LONGEST) return `${text},…`;
    text = longer;
  }
  return text;
}
