/** The score of one table of a field, as in a traveller. */

import type { Card } from '../../domain/card.ts';
import type { Contract } from '../../domain/contract.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import { SEATS, sideOf, type Seat, type Side } from '../../domain/seat.ts';
import type { DealRecord } from '../../events/record.ts';
import { leadIn, namesAt } from '../field.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { whichBoard, type WhichBoard } from '../whichBoard.ts';

/** Two partners, as in the file. */
export interface Pair {
  /** The number given by the scorers; null without one. */
  readonly number: string | null;
  /** Both names, or the only one known; empty for none. */
  readonly names: string;
}

export interface TableResult extends WhichBoard {
  /** Number of the deal in its file, from 0. */
  readonly deal: number;
  readonly event: string | null;
  readonly session: string | null;
  readonly room: string | null;
  readonly table: string | null;
  readonly pairs: Readonly<Record<Side, Pair>>;
  /** See {@link namesAt}. */
  readonly names: string;
  /** The teams of a match, first that of North–South in the open room; null unless the file names both. */
  readonly teams: readonly [string, string] | null;
  /** Null if the deal was passed out, or no contract is known. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly lead: Card | null;
  readonly tricks: number | null;
  /** Points for North–South; null without a result. */
  readonly score: number | null;
  readonly passedOut: boolean;
}

/** The result of the table; null for a lesson, an end position or a deal that nobody has bid. */
export function tableResultOf(read: ReadDeal): TableResult | null {
  const { index, record, kind, tags } = read;
  const { contract, declarer, statedResult, deal, room, table, event, session } = record.header;
  if (kind === 'movie' || kind === 'damaged' || kind === 'endPosition' || deal.board === '') return null;
  const passedOut = kind === 'passedOut';
  if (!passedOut && (contract === null || declarer === null)) return null;
  const tricks = statedResult?.declarerTricks ?? null;
  return {
    deal: index,
    ...whichBoard(read),
    event: stated(event),
    session: stated(session),
    room: stated(room),
    table: stated(table),
    pairs: { NS: pairOf(record, 'NS', tags), EW: pairOf(record, 'EW', tags) },
    names: namesAt(record),
    teams: teamsOf(tags),
    contract: passedOut ? null : contract,
    declarer: passedOut ? null : declarer,
    lead: leadIn(record),
    tricks: passedOut ? null : tricks,
    score: passedOut ? 0 : scoreIfKnown(record.header, tricks),
    passedOut,
  };
}

function stated(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function teamsOf(tags: ReadDeal['tags']): readonly [string, string] | null {
  const [home = '', visitors = ''] = ['HomeTeam', 'VisitTeam'].map((tag) => tags?.get(tag)?.trim());
  return home === '' || visitors === '' ? null : [home, visitors];
}

function pairOf({ header }: DealRecord, side: Side, tags: ReadDeal['tags']): Pair {
  const names = SEATS.filter((seat) => sideOf(seat) === side).map((seat) => header.names?.[seat] ?? '');
  const number = tags?.get(`Pair${side}`)?.trim() ?? '';
  return {
    number: number === '' || number === '?' ? null : number,
    names: names.filter((name) => name !== '').join(' – '),
  };
}

/** The pair's names, which identify it at every table; without names its side and number; empty for neither. */
export function pairName({ number, names }: Pair, side: Side): string {
  if (names !== '') return names;
  return number === null ? '' : `${side} ${number}`;
}
