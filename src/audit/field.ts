/** The results of one board at all tables, for the checks that compare tables. */

import type { Card } from '../domain/card.ts';
import { formatContract, type Contract } from '../domain/contract.ts';
import { scoreIfKnown } from '../domain/score.ts';
import { nextSeat, SEATS, sideOf, type Seat, type Side } from '../domain/seat.ts';
import type { DealRecord } from '../events/record.ts';
import type { ReadDeal } from '../formats/readDeal.ts';
import { dateOf, seatedIn, type Seated } from './seated.ts';
import { whichBoard, type WhichBoard } from './whichBoard.ts';

export interface FieldResult {
  readonly deal: number;
  readonly line: number;
  readonly room: string | null;
  readonly table: string | null;
  readonly names: string;
  /** Null when the record has no result. */
  readonly outcome: FieldOutcome | null;
  /** All cards were recorded, so other checks have verified leader and declarer. */
  readonly played: boolean;
  /** Null if the file does not number both pairs. */
  readonly seated: Seated | null;
  /** There is nothing to compare: the board was passed out, or another entry replaces the result. It still shows which pairs met. */
  readonly aside: boolean;
  /** Only the pairs are entered: no contract, and no reason why there is none. */
  readonly blank: boolean;
  /** The result is from a table of all results of the board, or of a deal with such a table. */
  readonly tabled: boolean;
  /** The only known card; null if a hand is shown, or more cards are known. */
  readonly lead: Card | null;
  /** The seats and cards of a play, or of a lead alone, that does not fit the hands of its deal: `NS7 EHA …`; otherwise empty. */
  readonly strayed: string;
}

export interface FieldOutcome {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly side: Side;
  readonly tricks: number;
  /** Points for North–South; null if they depend on a vulnerability that nobody knows. */
  readonly score: number | null;
}

export interface FieldBoard {
  readonly board: string;
  /** In the order of the files and their deals. */
  readonly results: readonly InField[];
}

/** One result of a board, with its file. */
export interface InField extends FieldResult {
  /** The number of the board and its cards, as far as they are shown. */
  readonly key: string;
  /** Event, session and date, as far as they identify an occasion. */
  readonly occasion: string;
  /** The number of the file in the audit, from 0. */
  readonly file: number;
  readonly fileName: string;
}

/** A result, and the identity of its board. */
export interface OfBoard extends WhichBoard {
  readonly result: FieldResult;
}

/** A deal's result for its board's field; null without result or board. `cards`: led or played; `strays`: not those of its hands. */
export function fieldResult(deal: ReadDeal, cards: number, strays = false): OfBoard | null {
  if (deal.record.header.deal.board === '') return null;
  const which = whichBoard(deal);
  const result = resultOf(deal, cards, which.shown);
  if (result === null) return null;
  return { ...which, result: strays ? { ...result, strayed: cardsPlayed(deal.record) } : result };
}

function resultOf(
  { index, line, record, kind, tags }: ReadDeal,
  cards: number,
  shown: boolean,
): FieldResult | null {
  const { contract, declarer, statedResult, room, table } = record.header;
  if (kind === 'movie' || kind === 'damaged' || kind === 'endPosition') return null;
  const seated = tags === undefined || room !== undefined ? null : seatedIn(record, tags);
  const known = contract !== null && declarer !== null;
  // A list of deals has no results, but its cards belong to results in other files.
  if (!known && seated === null && !(shown && kind === 'dealOnly' && dateOf(record, tags) !== ''))
    return null;
  const tricks = statedResult?.declarerTricks;
  const score = scoreIfKnown(record.header, tricks);
  return {
    deal: index,
    line,
    room: room ?? null,
    table: table ?? null,
    names: namesAt(record),
    outcome:
      known && tricks !== undefined ? { contract, declarer, side: sideOf(declarer), tricks, score } : null,
    played: known && (cards >= 4 || (cards > 0 && leaderIsShown(record))),
    seated,
    aside: !known,
    blank: !known && seated !== null && kind !== 'passedOut' && tags?.has('Score') !== true,
    tabled: false,
    lead: known && !shown && cards === 1 ? leadIn(record) : null,
    strayed: '',
  };
}

function cardsPlayed({ events }: DealRecord): string {
  return events
    .flatMap((event) => (event.type === 'CardPlayed' ? [event.seat + (event.card ?? '?')] : []))
    .join(' ');
}

/** The first card played; null without one, or if nobody remembers it. */
export function leadIn({ events }: DealRecord): Card | null {
  const lead = events.find(({ type }) => type === 'CardPlayed');
  return lead?.type === 'CardPlayed' ? (lead.card ?? null) : null;
}

/** North’s name first, with strokes between; empty when no names are known. */
export function namesAt({ header: { names } }: DealRecord): string {
  return names === undefined ? '' : SEATS.map((seat) => names[seat] ?? '').join('|');
}

/** If the leader was only computed from declarer, the lead is no evidence of who declared. */
function leaderIsShown({ header }: DealRecord): boolean {
  return header.declarer !== null && header.deal.hands[nextSeat(header.declarer)] !== null;
}

/** `4HX by S, 9 tricks` in the terms of the record: `4HX S 9`. */
export function outcomeKey({
  contract,
  declarer,
  tricks,
}: Pick<FieldOutcome, 'contract' | 'declarer' | 'tricks'>): string {
  return `${formatContract(contract)} ${declarer} ${tricks}`;
}

/** True for the same contract, declarer and tricks, if no pair's number differs. */
export function isSameResult(one: FieldResult, other: FieldResult): boolean {
  const pairs = ({ seated }: FieldResult): string => (seated === null ? '' : `${seated.ns}|${seated.ew}`);
  if (one.outcome === null || other.outcome === null) return false;
  if (one.seated !== null && other.seated !== null && pairs(one) !== pairs(other)) return false;
  return outcomeKey(one.outcome) === outcomeKey(other.outcome);
}

/** A file may repeat the table of a board in every deal of it: one is all there is. */
export function tabledOnce(results: readonly InField[]): readonly InField[] {
  if (!results.some(({ tabled }) => tabled)) return results;
  const first = new Map<number, number>();
  return results.filter(({ tabled, file, deal }) => {
    if (!tabled) return true;
    if (!first.has(file)) first.set(file, deal);
    return first.get(file) === deal;
  });
}

/** Results without a card of play: only these can have been entered for the wrong side unseen. */
export function entered(board: FieldBoard): readonly (InField & { readonly outcome: FieldOutcome })[] {
  return board.results.flatMap((result) =>
    result.outcome === null || result.played ? [] : [{ ...result, outcome: result.outcome }],
  );
}

const PLACEHOLDERS: ReadonlySet<string> = new Set(['north', 'east', 'south', 'west', 'n', 'e', 's', 'w']);

/** Four different players by their names; null when not all are known. */
export function playersOf({ names }: Pick<FieldResult, 'names'>): string | null {
  const all = names.split('|');
  const known = all.filter((name) => name !== '' && !PLACEHOLDERS.has(name.toLowerCase()));
  return new Set(known).size === 4 ? names : null;
}

/** The occasion of the result, or its file where nothing tells the occasion. */
export function sessionOf({ occasion, file }: InField): string {
  return occasion === '' ? `file ${file}` : occasion;
}

/** The pairs or players at the table, or its room and number; null if unknown. */
export function tableOf(result: FieldResult): string | null {
  const { seated, room, table } = result;
  if (seated !== null) return `${seated.ns} ${seated.ew}`;
  return playersOf(result) ?? (table === null ? room : `${room ?? ''} ${table}`);
}

type Seating = Pick<FieldResult, 'room' | 'table'>;

/** Two rooms may share one list of names; a file that does not name its rooms or tables contradicts none. */
export function isSameTable(one: Seating, other: Seating): boolean {
  const fits = (own: string | null, others: string | null): boolean =>
    own === null || others === null || own === others;
  return fits(one.room, other.room) && fits(one.table, other.table);
}

/** The values that show whether two results are the same one. */
export interface AtTable extends Pick<FieldResult, 'room' | 'table' | 'names' | 'played'> {
  /** The file or record with the result. */
  readonly file: number | string;
  /** See {@link outcomeKey}; null without a result. */
  readonly scored: string | null;
}

/** A result, and its copies in other files. */
export interface Once<Result> {
  readonly result: Result;
  readonly again: readonly Result[];
}

interface Named<Result> {
  at: AtTable;
  readonly once: { result: Result; again: Result[] };
}

/** The same result in another file. */
function sameResultIn<Result>(
  files: ReadonlyMap<AtTable['file'], readonly Named<Result>[]>,
  at: AtTable,
): Named<Result> | undefined {
  for (const [file, known] of files) {
    if (file === at.file) continue;
    const before = known.find((one) => isSameResultAgain(one.at, at));
    if (before !== undefined) return before;
  }
  return undefined;
}

/**
 * Two files may hold the same result, as a traveller does beside the records of play: it counts once, with its cards if it has any.
 * @param of is asked only for results whose players are known
 */
export function onceEach<Result extends Pick<FieldResult, 'names'>>(
  results: readonly Result[],
  of: (result: Result) => AtTable,
): readonly Once<Result>[] {
  const kept: { result: Result; again: Result[] }[] = [];
  // By players, then by file: however many results a file has, it does not repeat its own.
  const named = new Map<string, Map<AtTable['file'], Named<Result>[]>>();
  for (const result of results) {
    const players = playersOf(result);
    const at = players === null ? null : of(result);
    if (players === null || at === null) {
      kept.push({ result, again: [] });
      continue;
    }
    let files = named.get(players);
    if (files === undefined) named.set(players, (files = new Map<AtTable['file'], Named<Result>[]>()));
    const before = sameResultIn(files, at);
    if (before === undefined) {
      const once = { result, again: [] };
      kept.push(once);
      const own = files.get(at.file);
      if (own === undefined) files.set(at.file, [{ at, once }]);
      else own.push({ at, once });
      continue;
    }
    const { once } = before;
    if (before.at.scored === null || (!before.at.played && at.played && at.scored !== null)) {
      once.again.push(once.result);
      once.result = result;
      before.at = at;
    } else once.again.push(result);
  }
  return kept;
}

/** The data that distinguish one result of the field from another. */
export function atTable(result: InField): AtTable {
  const { outcome } = result;
  return { ...result, scored: outcome === null ? null : outcomeKey(outcome) };
}

function isSameResultAgain(before: AtTable, result: AtTable): boolean {
  if (before.file === result.file || !isSameTable(before, result)) return false;
  return before.scored === null || result.scored === null || before.scored === result.scored;
}
