/**
 * Results by columns, to be handed from thread to thread: an object for each would take a tenth of the time its deal is audited in,
 * an array for each of its fields takes next to none.
 */

import { formatContract, type Contract } from '../domain/contract.ts';
import { sideOf, type Seat } from '../domain/seat.ts';
import type { FieldOutcome, FieldResult, OfBoard } from './field.ts';

/** Each array has an entry for each result, in their order, but `contracts`. */
export interface FieldColumns {
  readonly key: string[];
  readonly board: string[];
  readonly shown: boolean[];
  readonly occasion: string[];
  readonly deal: number[];
  readonly line: number[];
  readonly room: (string | null)[];
  readonly table: (string | null)[];
  readonly names: string[];
  readonly played: boolean[];
  /** Those that occur, each once. */
  readonly contracts: Contract[];
  /** Place in `contracts`; -1 for a record without a result, whose other numbers mean nothing. */
  readonly contract: number[];
  readonly declarer: Seat[];
  readonly tricks: number[];
  readonly score: number[];
  /** What only results without cards of their own have, by place: most files have none. */
  readonly apart: Map<number, Apart>;
}

type Apart = Pick<FieldResult, 'seated' | 'aside' | 'blank' | 'tabled' | 'lead' | 'strayed'>;

const NOT_APART: Apart = { seated: null, aside: false, blank: false, tabled: false, lead: null, strayed: '' };

/** Gathers results by columns. */
export class ColumnsOfResults {
  readonly columns: FieldColumns = {
    key: [],
    board: [],
    shown: [],
    occasion: [],
    deal: [],
    line: [],
    room: [],
    table: [],
    names: [],
    played: [],
    apart: new Map(),
    contracts: [],
    contract: [],
    declarer: [],
    tricks: [],
    score: [],
  };
  readonly #contracts = new Map<string, number>();

  readonly hear = ({ key, board, shown, occasion, result }: OfBoard): void => {
    const { columns } = this;
    columns.key.push(key);
    columns.board.push(board);
    columns.shown.push(shown);
    columns.occasion.push(occasion);
    columns.deal.push(result.deal);
    columns.line.push(result.line);
    columns.room.push(result.room);
    columns.table.push(result.table);
    columns.names.push(result.names);
    columns.played.push(result.played);
    const { seated, aside, blank, tabled, lead, strayed } = result;
    if (seated !== null || aside || tabled || lead !== null || strayed !== '')
      columns.apart.set(columns.key.length - 1, { seated, aside, blank, tabled, lead, strayed });
    this.#hearOutcome(result);
  };

  #hearOutcome({ outcome }: FieldResult): void {
    const { columns } = this;
    columns.contract.push(outcome === null ? -1 : this.#placeOf(outcome.contract));
    columns.declarer.push(outcome?.declarer ?? 'N');
    columns.tricks.push(outcome?.tricks ?? 0);
    columns.score.push(outcome?.score ?? 0);
  }

  #placeOf(contract: Contract): number {
    const text = formatContract(contract);
    const known = this.#contracts.get(text);
    if (known !== undefined) return known;
    this.#contracts.set(text, this.columns.contracts.length);
    return this.columns.contracts.push(contract) - 1;
  }
}

/** The results as they were heard; `deals` and `lines` stand before them in the file. */
export function resultsIn(columns: FieldColumns, deals: number, lines: number): OfBoard[] {
  return columns.key.map((key, at) => {
    // Field by field: spread over hundreds of thousands of results, the same takes ten times as long.
    const { seated, aside, blank, tabled, lead, strayed } = columns.apart.get(at) ?? NOT_APART;
    const result = {
      deal: (columns.deal[at] as number) + deals,
      line: (columns.line[at] as number) + lines,
      room: columns.room[at] as string | null,
      table: columns.table[at] as string | null,
      names: columns.names[at] as string,
      outcome: outcomeIn(columns, at),
      played: columns.played[at] as boolean,
      seated,
      aside,
      blank,
      tabled,
      lead,
      strayed,
    };
    return {
      key,
      board: columns.board[at] as string,
      shown: columns.shown[at] as boolean,
      occasion: columns.occasion[at] as string,
      result,
    };
  });
}

function outcomeIn(columns: FieldColumns, at: number): FieldOutcome | null {
  const contract = columns.contracts[columns.contract[at] as number];
  if (contract === undefined) return null;
  const declarer = columns.declarer[at] as Seat;
  return {
    contract,
    declarer,
    side: sideOf(declarer),
    tricks: columns.tricks[at] as number,
    score: columns.score[at] as number,
  };
}
