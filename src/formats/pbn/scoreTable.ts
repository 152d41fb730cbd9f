/** Reads the rows of a PBN score table: each is the result of another table on the same board, like a line of a traveller. */

import { ALL_PASSED } from '../../domain/contract.ts';
import { insteadOfResult } from '../../domain/instead.ts';
import type { BySeat } from '../../domain/seat.ts';
import type { RecordHeader } from '../../events/record.ts';
import { leadAndClaim } from '../played.ts';
import { excerpt, type ProblemList } from '../problem.ts';
import type { ReadDeal, ReadRow } from '../readDeal.ts';
import type { Writable } from '../shared.ts';
import { scoreCells, scoreColumns } from './scoreColumns.ts';
import { cardOf, contractOf, resultOf, seatOf } from './values.ts';

type Cells = ReadonlyMap<string, string>;

/** Equal results of several tables are one row. No event has more tables than this. */
const MOST_TABLES = 200;

/**
 * Reads the rows. A row that does not fit the columns is reported and left out, since a missing cell moves all others.
 * @param lines of the rows in the file
 */
export function readScoreTable(
  deal: ReadDeal,
  columnsText: string,
  rows: readonly string[],
  lines: readonly number[],
  problems: ProblemList,
): readonly ReadRow[] {
  const columns = scoreColumns(columnsText);
  const { index } = deal;
  if (columns.unknown) problems.add('scoreColumnsUnknown', deal.line, index);
  if (!columns.whole) {
    problems.add('scoreColumnsMissing', deal.line, index);
    return [];
  }
  return rows.flatMap((text, place) => {
    const line = lines[place] ?? deal.line;
    const cells = scoreCells(text, columns);
    if (cells !== null) return rowOf(deal, cells, line, problems);
    problems.add('scoreRowUnreadable', line, index, { text: excerpt(text) });
    return [];
  });
}

function rowOf(deal: ReadDeal, cells: Cells, line: number, problems: ProblemList): ReadRow[] {
  const { index, record } = deal;
  const stated = cells.get('Contract') ?? '';
  const read = contractOf(stated);
  const instead = insteadIn(cells, stated);
  if (stated !== '' && !read.readable && instead === null) {
    problems.add('contractUnreadable', line, index, { text: excerpt(stated) });
    return [];
  }
  if (instead === null && pointsIn(cells) === 'differ')
    problems.add('scoresDiffer', line, index, {
      text: `${cells.get('Score_NS') ?? ''} / ${cells.get('Score_EW') ?? ''}`,
    });
  const contract = read.level ? read.contract : null;
  const named = cells.get('Declarer') ?? '';
  const declarer = contract === null ? null : seatOf(named);
  if (contract !== null && declarer === null) {
    problems.add('declarerUnreadable', line, index, { text: excerpt(named) });
    return [];
  }
  const result = cells.get('Result') ?? '';
  const tricks = contract === null ? null : resultOf(result, declarer, contract, 13).tricks;
  if (contract !== null && tricks === null && result !== '' && instead === null)
    problems.add('resultUnreadable', line, index, { text: excerpt(result) });
  const { statedResult: _own, names: _names, table: _table, room: _room, ...shared } = record.header;
  const header: Writable<RecordHeader> = {
    ...shared,
    contract,
    declarer,
    auction: read.passedOut ? ALL_PASSED : null,
  };
  const names = namesIn(cells);
  if (names !== null) header.names = names;
  const table = cells.get('Table');
  if (table !== undefined) header.table = table;
  if (tricks !== null) header.statedResult = { declarerTricks: tricks };
  const events = leadAndClaim(cardOf(cells.get('Lead') ?? ''), declarer, tricks);
  const times = Number(/^\d{1,3}$/.exec(cells.get('Multiplicity') ?? '1')?.[0] ?? 1);
  return [
    {
      index,
      line,
      kind: events.length > 0 ? 'played' : read.passedOut ? 'passedOut' : 'dealOnly',
      record: { header, events },
      lines: events.map(() => line),
      calls: [],
      tags: tagsOf(deal, cells, instead),
      times: Math.min(Math.max(times, 1), MOST_TABLES),
    },
  ];
}

/** Two names with a semicolon between them. The name of a partnership is not used, because it names no player. */
function namesIn(cells: Cells): Partial<BySeat<string>> | null {
  const [north, south] = (cells.get('Names_NS') ?? '').split(';').map((name) => name.trim());
  const [east, west] = (cells.get('Names_EW') ?? '').split(';').map((name) => name.trim());
  if (!north || !south || !east || !west) return null;
  return { N: north, E: east, S: south, W: west };
}

const WORDS = ['Contract', 'Result', 'Score_NS', 'Score_EW', 'MP_NS', 'Percentage_NS', 'IMP_NS'];

/** What replaces a result: words or a caret in a cell, or a score without contract, declarer and result (5.9). */
function insteadIn(cells: Cells, contract: string): string | null {
  const words = WORDS.map((name) => cells.get(name)).find(
    (cell) => cell !== undefined && insteadOfResult(cell) !== null,
  );
  if (words !== undefined) return words;
  if (contract !== '' || cells.has('Declarer') || cells.has('Result')) return null;
  const [ns, ew] = [cells.get('Percentage_NS'), cells.get('Percentage_EW')];
  if (ns !== undefined && ew !== undefined) return `${ns}%-${ew}%`;
  const awarded = cells.get('MP_NS') ?? cells.get('IMP_NS') ?? ns;
  return awarded === undefined ? null : `^${awarded}`;
}

/** Points for North–South; null if the columns don't say, `differ` if the two are not opposite. */
function pointsIn(cells: Cells): number | 'differ' | null {
  const [ns = null, ew = null] = ['Score_NS', 'Score_EW'].map((name) => {
    const cell = cells.get(name) ?? '';
    return /^[-+]?\d{1,4}$/.test(cell) ? Number(cell) : null;
  });
  if (ew === null) return ns;
  return ns === null || ns === -ew ? 0 - ew : 'differ';
}

function tagsOf(deal: ReadDeal, cells: Cells, instead: string | null): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [tag, text] of [
    ['Date', deal.tags?.get('Date')],
    ['Scoring', deal.tags?.get('Scoring')],
    ['Section', cells.get('Section') ?? deal.tags?.get('Section')],
    ['Round', cells.get('Round')],
    ['PairNS', cells.get('PairId_NS')],
    ['PairEW', cells.get('PairId_EW')],
  ] as const)
    if (text !== undefined) tags.set(tag, text);
  const points = pointsIn(cells);
  if (instead !== null) tags.set('Score', instead);
  else if (typeof points === 'number') tags.set('Score', `NS ${points}`);
  return tags;
}
