/** A deal with the sections of its game that are no calls or cards: those of other programs as rows, our own as what it says of the deal. */

import type { ProblemList } from '../problem.ts';
import type { ReadDeal } from '../readDeal.ts';
import { cardsOfRows, type PlayRead } from './play.ts';
import type { RawGame } from './rawGame.ts';
import { restoredFrom, RULING_COLUMNS, RULING_TABLE } from './rulingTable.ts';

/**
 * The deal with the rows of other sections. If our own section fits the hands and the play, the deal has the record, checks and keys that
 * it holds; otherwise it stays among the rows, and the problem is reported.
 */
export function withTables(
  read: ReadDeal,
  game: RawGame,
  play: PlayRead | null,
  problems: ProblemList,
): ReadDeal {
  const tables = new Map(game.tables);
  const ours = tables.get(RULING_TABLE);
  if (ours === undefined || game.tags.get(RULING_TABLE) !== RULING_COLUMNS) return { ...read, tables };
  const rows = play === null ? [] : cardsOfRows(play.rows, game.play);
  const restored = restoredFrom(ours, read.record, rows);
  const line = game.lineOf(RULING_TABLE);
  if (typeof restored === 'string') {
    problems.add(restored, line, read.index);
    return { ...read, tables };
  }
  tables.delete(RULING_TABLE);
  const { record, checks, rest, remarks } = restored;
  const calls = read.calls.map((call, at) => {
    const beside = remarks.find((each) => each.call === at + 1);
    return beside === undefined ? call : { ...call, ...beside, call: call.call };
  });
  const own = record.events.map(() => line);
  return {
    ...read,
    record,
    lines: read.lines.length === own.length ? read.lines : own,
    calls,
    tables,
    extras: { checks, rest },
  };
}
