/** The results of one board at all tables: what the checks of the field compare. */

import { formatContract, type Contract } from '../domain/contract.ts';
import { isVulnerable, scoreContract } from '../domain/score.ts';
import { nextSeat, SEATS, sideOf, type Seat, type Side } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { PlacedDeal } from './placed.ts';
import { whichBoard, type WhichBoard } from './whichBoard.ts';

export interface FieldResult {
  readonly deal: number;
  readonly line: number;
  readonly room: string | null;
  readonly table: string | null;
  readonly names: string;
  /** Null when the record has no result. */
  readonly outcome: FieldOutcome | null;
  /** Cards show who led and so who declared, and the other checks have seen to it. */
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
  /** In the order in which they were heard. */
  readonly results: readonly InField[];
}

/** A result among those of its board, with the file it comes from. */
export interface InField extends FieldResult {
  /** Number of the file in the audit, from 0. */
  readonly file: number;
  readonly fileName: string;
}

/** A result, and whether it is of the same board as another. */
export interface OfBoard extends WhichBoard {
  readonly result: FieldResult;
}

/** A deal's result for the field of its board; null when it has none, or its board no name. `cards`: led or played. */
export function fieldResult(deal: PlacedDeal, cards: number): OfBoard | null {
  const result = deal.record.header.deal.board === '' ? null : resultOf(deal, cards);
  return result === null ? null : { ...whichBoard(deal), result };
}

function resultOf({ index, line, record, kind }: PlacedDeal, cards: number): FieldResult | null {
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
    played: cards >= 4 || (cards > 0 && leaderIsShown(record)),
  };
}

/** A lead that was only worked out from declarer shows nothing of who declared. */
function leaderIsShown({ header }: DealRecord): boolean {
  return header.declarer !== null && header.deal.hands[nextSeat(header.declarer)] !== null;
}

/** `4HX by S, 9 tricks` in the terms of the record: `4HX S 9`. */
export function outcomeText({ contract, declarer, tricks }: FieldOutcome): string {
  return `${formatContract(contract)} ${declarer} ${tricks}`;
}

/** Results without a card of play: only these can have been entered for the wrong side unseen. */
export function entered(board: FieldBoard): readonly (InField & { readonly outcome: FieldOutcome })[] {
  return board.results.flatMap((result) =>
    result.outcome === null || result.played ? [] : [{ ...result, outcome: result.outcome }],
  );
}

const PLACEHOLDERS: ReadonlySet<string> = new Set(['north', 'east', 'south', 'west', 'n', 'e', 's', 'w']);

/** Four different players by their names; null when not all are known. */
export function playersOf({ names }: FieldResult): string | null {
  const all = names.split('|');
  const known = all.filter((name) => name !== '' && !PLACEHOLDERS.has(name.toLowerCase()));
  return new Set(known).size === 4 ? names : null;
}

/** Two rooms may share one list of names; a file that does not name its rooms or tables contradicts none. */
export function isSameTable(one: FieldResult, other: FieldResult): boolean {
  const fits = (own: string | null, others: string | null): boolean =>
    own === null || others === null || own === others;
  return fits(one.room, other.room) && fits(one.table, other.table);
}

/** Two files may hold the same result, as a traveller does beside the records of play: it counts once, with its cards if it has any. */
export function onceEach(results: readonly InField[]): readonly InField[] {
  const kept: InField[] = [];
  const places = new Map<string, number[]>();
  for (const result of results) {
    const players = playersOf(result);
    const known = players === null ? [] : (places.get(players) ?? []);
    const place = known.find((at) => isToldAgain(kept[at] as InField, result));
    if (place === undefined) {
      if (players !== null) places.set(players, [...known, kept.length]);
      kept.push(result);
      continue;
    }
    const before = kept[place] as InField;
    if (before.outcome === null || (!before.played && result.played && result.outcome !== null))
      kept[place] = result;
  }
  return kept;
}

function isToldAgain(before: InField, result: InField): boolean {
  if (before.file === result.file || !isSameTable(before, result)) return false;
  if (before.outcome === null || result.outcome === null) return true;
  return outcomeText(before.outcome) === outcomeText(result.outcome);
}
