/** All results of one board, gathered from a file: what the checks of the field compare. */

import { formatContract, type Contract } from '../domain/contract.ts';
import { isVulnerable, scoreContract } from '../domain/score.ts';
import { SEATS, sideOf, type Seat, type Side } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { PlacedDeal } from './placed.ts';

export interface FieldResult {
  readonly deal: number;
  readonly line: number;
  readonly room: string | null;
  readonly table: string | null;
  readonly names: string;
  /** Null when the record has no result. */
  readonly outcome: FieldOutcome | null;
  /** Cards are recorded: who led shows who declared, and the other checks have seen to it. */
  readonly played: boolean;
}

export interface FieldOutcome {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly side: Side;
  readonly tricks: number;
  /** Points for North–South. */
  readonly score: number;
}

export interface FieldBoard {
  readonly board: string;
  readonly results: FieldResult[];
}

/** A result, and whether it is of the same board as another. */
export interface OfBoard {
  readonly key: string;
  readonly board: string;
  readonly result: FieldResult;
}

/** A session has hundreds of boards and some thousand results; beyond that a file is no session, and fields are not compared. */
const MOST_RESULTS = 20_000;

export class Field {
  readonly #boards = new Map<string, FieldBoard>();
  #results = 0;

  get full(): boolean {
    return this.#results > MOST_RESULTS;
  }

  hear({ key, board, result }: OfBoard): void {
    if (this.full) return;
    if (++this.#results > MOST_RESULTS) {
      this.#boards.clear();
      return;
    }
    const known = this.#boards.get(key);
    if (known === undefined) this.#boards.set(key, { board, results: [result] });
    else known.results.push(result);
  }

  boards(): Iterable<FieldBoard> {
    return this.#boards.values();
  }
}

/** A deal's result for the field of its board; null when it has none, or its board no name. */
export function fieldResult(deal: PlacedDeal, played: boolean): OfBoard | null {
  const { record } = deal;
  const key = keyOf(record);
  const result = key === '' ? null : resultOf(deal, played);
  return result === null ? null : { key, board: record.header.deal.board, result };
}

/** The same number and the same cards are the same board. */
function keyOf({ header }: DealRecord): string {
  const { board, hands } = header.deal;
  if (board === '') return '';
  const shown = SEATS.map((seat) => {
    const hand = hands[seat];
    return hand === null ? '-' : `${hand.S}.${hand.H}.${hand.D}.${hand.C}`;
  });
  return `${board}|${shown.join('|')}`;
}

function resultOf({ index, line, record, kind }: PlacedDeal, played: boolean): FieldResult | null {
  const { contract, declarer, statedResult, deal, room, table, names } = record.header;
  if (kind === 'movie' || kind === 'endPosition') return null;
  if (contract === null || declarer === null) return null;
  const side = sideOf(declarer);
  const tricks = statedResult?.declarerTricks;
  const points =
    tricks === undefined ? 0 : scoreContract(contract, tricks, isVulnerable(side, deal.vulnerable));
  return {
    deal: index,
    line,
    room: room ?? null,
    table: table ?? null,
    names: names === undefined ? '' : SEATS.map((seat) => names[seat] ?? '').join('|'),
    outcome:
      tricks === undefined
        ? null
        : { contract, declarer, side, tricks, score: side === 'NS' ? points : -points },
    played,
  };
}

/** `4HX by S, 9 tricks` in the terms of the record: `4HX S 9`. */
export function outcomeText({ contract, declarer, tricks }: FieldOutcome): string {
  return `${formatContract(contract)} ${declarer} ${tricks}`;
}

/** Results without a card of play: only these can have been entered for the wrong side unseen. */
export function entered(board: FieldBoard): readonly (FieldResult & { readonly outcome: FieldOutcome })[] {
  return board.results.flatMap((result) =>
    result.outcome === null || result.played ? [] : [{ ...result, outcome: result.outcome }],
  );
}
