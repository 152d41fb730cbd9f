/** Reads Bridgemate scoring databases (Access files): every result is a deal, with calls and cards if they were entered. */

import { isCard, type Card } from '../../domain/card.ts';
import { grouped } from '../../domain/grouped.ts';
import { nextSeat, SEATS, type Seat } from '../../domain/seat.ts';
import { HandsReader, rankNumber } from '../hands.ts';
import { seatNamed } from '../handsText.ts';
import { callsRunTogether } from '../lin/values.ts';
import { excerpt, problem, ProblemList, type Problem, type ProblemCode } from '../problem.ts';
import type { Parsed, ReadCall } from '../readDeal.ts';
import { cardOf } from '../pbn/values.ts';
import { withLeftOut } from '../leftOut.ts';
import { dealOfResult } from '../results.ts';
import type { RecordSetting, Writable } from '../shared.ts';
import { isLocked } from './access.ts';

export type BwsRow = Readonly<Record<string, unknown>>;

/** The part of the database library that is used. */
export interface BwsDatabase {
  tableNames(): readonly string[];
  rows(table: string): readonly BwsRow[];
}

const SEAT_COLUMNS = ['North', 'East', 'South', 'West'] as const;
const SUIT_COLUMNS = ['Clubs', 'Diamonds', 'Hearts', 'Spades'] as const;

/** All columns that are read, except the cards of the hands. */
const OF_A_ROW =
  'Section Table Round Board NS/EW Contract Result LeadCard Remarks Erased PairNS PairEW Counter Direction Bid Card Name';
const COLUMNS: ReadonlySet<string> = new Set([
  ...OF_A_ROW.split(' '),
  ...SEAT_COLUMNS.flatMap((seat) => SUIT_COLUMNS.map((suit) => `${seat}${suit}`)),
]);

/** Opens the file; the library that reads it is loaded only now. Never throws for what the file holds. */
export async function readBws(bytes: Uint8Array, setting: RecordSetting = {}): Promise<Parsed> {
  if (isLocked(bytes)) return refused('databaseLocked');
  const { default: Reader } = await import('mdb-reader');
  try {
    const reader = new Reader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return readDatabase(
      {
        tableNames: () => reader.getTableNames(),
        rows: (table) => {
          const found = reader.getTable(table);
          // Only known columns are read: not pictures, or other large data.
          return found.getData({ columns: found.getColumnNames().filter((name) => COLUMNS.has(name)) });
        },
      },
      setting,
    );
  } catch {
    // The library throws unspecific errors for any damage.
    return refused('databaseUnreadable');
  }
}

function refused(code: ProblemCode): Parsed {
  return { deals: [], problems: [problem(code, 1)] };
}

/**
 * One deal for each row of the table `ReceivedData` that is not erased. Hands, calls, cards and names come from the tables
 * `HandRecord`, `BiddingData`, `PlayData` and `PlayerNumbers`, where the file has them.
 */
export function readDatabase(database: BwsDatabase, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const listed: Problem[] = [];
  const names = new Set(database.tableNames());
  const rows = (table: string): readonly BwsRow[] =>
    names.has(table) ? database.rows(table).filter((row) => row['Erased'] !== true) : [];
  const hands = handsByBoard(rows('HandRecord'), problems);
  const calls = byTable(rows('BiddingData'));
  const cards = byTable(rows('PlayData'));
  const players = playersByTable(rows('PlayerNumbers'));
  const deals = rows('ReceivedData').map((row, index) => {
    const key = keyOf(row);
    const board = textOf(row, 'Board');
    const declarer = seatNamed(textOf(row, 'NS/EW').charAt(0));
    const section = textOf(row, 'Section');
    const seats =
      players.get(`${section} ${textOf(row, 'Table')} ${textOf(row, 'Round')}`) ??
      players.get(`${section} ${textOf(row, 'Table')} 0`);
    const deal = dealOfResult(
      {
        board,
        line: index + 1,
        contract: textOf(row, 'Contract').replace(/x/gi, 'X'),
        declarer,
        tricks: textOf(row, 'Result'),
        lead: textOf(row, 'LeadCard'),
        hands: hands.get(`${section} ${board}`) ?? new HandsReader(),
        ...(seats === undefined ? {} : { names: seats }),
        session: textOf(row, 'Round'),
        table: textOf(row, 'Table'),
        notes: textOf(row, 'Remarks'),
        ...callsFrom(calls.get(key) ?? [], index, problems),
        cards: cardsFrom(cards.get(key) ?? [], declarer, index, problems),
        tags: tagsOf(row),
      },
      index,
      setting,
      problems,
    );
    listed.push(...problems.take());
    return deal;
  });
  return {
    deals: withLeftOut(deals, 'tables', new Map([...names].filter(isUnread).map((name) => [name, 1]))),
    problems: [...listed, ...problems.finish()],
  };
}

const READ_TABLES: ReadonlySet<string> = new Set([
  'HandRecord',
  'BiddingData',
  'PlayData',
  'PlayerNumbers',
  'ReceivedData',
]);

/** True for a table of the scoring program that is not read. Tables of the database itself don't count. */
function isUnread(name: string): boolean {
  return !READ_TABLES.has(name) && !name.startsWith('MSys');
}

function textOf(row: BwsRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function keyOf(row: BwsRow): string {
  return ['Section', 'Table', 'Round', 'Board'].map((column) => textOf(row, column)).join(' ');
}

/** The rows by table and board, in the order of entry. */
function byTable(rows: readonly BwsRow[]): Map<string, BwsRow[]> {
  const groups = grouped(rows, keyOf);
  for (const group of groups.values())
    group.sort((one, other) => Number(textOf(one, 'Counter')) - Number(textOf(other, 'Counter')));
  return groups;
}

/** The calls up to the first that can't be read: what the later ones mean depends on it. */
function callsFrom(
  rows: readonly BwsRow[],
  deal: number,
  problems: ProblemList,
): { readonly calls: readonly ReadCall[]; readonly auctionCut: boolean } {
  const calls: ReadCall[] = [];
  const line = deal + 1;
  for (const row of rows) {
    const text = textOf(row, 'Bid');
    const seat = seatNamed(textOf(row, 'Direction').charAt(0));
    const [read] = callsRunTogether(text);
    if (seat === null || read === null || read === undefined || read.call === 'allPass') {
      problems.add('callUnreadable', line, deal, { text: excerpt(text) });
      const count = rows.length - calls.length - 1;
      if (count > 0) problems.add('callsLeftOut', line, deal, { count });
      return { calls, auctionCut: true };
    }
    calls.push({ seat, call: read.call, line });
  }
  return { calls, auctionCut: false };
}

function cardsFrom(
  rows: readonly BwsRow[],
  declarer: Seat | null,
  deal: number,
  problems: ProblemList,
): { seat: Seat; card: Card | null }[] {
  let next = declarer === null ? null : nextSeat(declarer);
  return rows.flatMap((row) => {
    const text = textOf(row, 'Card');
    const seat = seatNamed(textOf(row, 'Direction').charAt(0)) ?? next;
    const read = cardOf(text);
    const card = read === null || !isCard(read) ? null : read;
    if (seat === null || card === null)
      problems.add('cardUnreadable', deal + 1, deal, { text: excerpt(text) });
    if (seat === null) return [];
    next = nextSeat(seat);
    return [{ seat, card }];
  });
}

/** Reads the columns `NorthSpades` to `WestClubs`. */
function handsByBoard(rows: readonly BwsRow[], problems: ProblemList): Map<string, HandsReader> {
  const boards = new Map<string, HandsReader>();
  for (const row of rows) {
    const hands = new HandsReader();
    for (const [seat, name] of SEAT_COLUMNS.entries())
      for (const [suit, column] of SUIT_COLUMNS.entries())
        for (const letter of textOf(row, `${name}${column}`).replaceAll('10', 'T')) {
          const rank = rankNumber(letter.charCodeAt(0));
          if (rank >= 0) hands.put(seat, suit * 13 + rank);
          else if (!/[\s-]/.test(letter))
            problems.add('handsUnreadable', 1, undefined, { text: excerpt(`${name}${column} ${letter}`) });
        }
    boards.set(`${textOf(row, 'Section')} ${textOf(row, 'Board')}`, hands);
  }
  return boards;
}

/** The names entered at a table, by round; round 0 applies to all rounds. */
function playersByTable(rows: readonly BwsRow[]): Map<string, Partial<Record<Seat, string>>> {
  const tables = new Map<string, Writable<Partial<Record<Seat, string>>>>();
  for (const row of rows) {
    const seat = SEATS.find((each) => each === textOf(row, 'Direction').charAt(0).toUpperCase());
    const name = textOf(row, 'Name');
    if (seat === undefined || name === '') continue;
    const key = `${textOf(row, 'Section')} ${textOf(row, 'Table')} ${textOf(row, 'Round') || '0'}`;
    const names = tables.get(key) ?? {};
    names[seat] = name;
    tables.set(key, names);
  }
  return tables;
}

/** Columns of results that are read, or that mean nothing outside the database. */
const READ_COLUMNS: ReadonlySet<string> = new Set(
  'ID Section Table Round Board PairNS PairEW Declarer NS/EW Contract Result LeadCard Remarks Erased Processed'.split(
    ' ',
  ),
);

function tagsOf(row: BwsRow): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [tag, column] of [
    ['Section', 'Section'],
    ['Round', 'Round'],
    ['PairNS', 'PairNS'],
    ['PairEW', 'PairEW'],
  ] as const) {
    const text = textOf(row, column);
    if (text !== '') tags.set(tag, text);
  }
  for (const column of Object.keys(row)) {
    const text = READ_COLUMNS.has(column) ? '' : textOf(row, column);
    if (text !== '' && text !== '0') tags.set(`BWS_${column.replace(/\W+/g, '_')}`, text);
  }
  return tags;
}
