/** The totals of the pairs of a field and of the teams of a match, over all boards. Pure. */

import type { Side } from '../../domain/seat.ts';
import { compare, type Scoring } from './comparison.ts';
import type { ScoredBoard } from './fieldBoards.ts';
import { imps } from './imps.ts';
import { top } from './matchpoints.ts';
import type { Pair, TableResult } from './tableResult.ts';
import { discreteVictoryPoints, victoryPoints } from './victoryPoints.ts';

export interface RankedStanding {
  readonly pair: Pair;
  /** Null if a number means the same two players in both directions. */
  readonly side: Side | null;
  readonly boards: number;
  /** Match points in per cent of the top; IMPs and cross-IMPs as a sum. */
  readonly total: number;
}

export interface Match {
  readonly event: string | null;
  readonly session: string | null;
  readonly teams: TableResult['teams'];
  /** North–South in the open room, and East–West there: one pair of each team. */
  readonly home: Pair;
  readonly away: Pair;
  readonly boards: number;
  /** The home team's IMPs minus those of the other team. */
  readonly margin: number;
  /** By the continuous scale, to two places. */
  readonly points: number;
  /** By the printed table; null if the table has no column for that number of boards. */
  readonly whole: number | null;
}

/** The key of a pair: its number, or else its names. Null without either, because nobody can then follow it from board to board. */
function idOf({ number, names }: Pair): string | null {
  if (number !== null) return `#${number}`;
  return names === '' ? null : names.split(' – ').sort().join(' – ');
}

/** True when one number plays in both directions at once, so that it names two pairs. */
function isTwoWinner(boards: readonly ScoredBoard[]): boolean {
  return boards.some(({ results }) => {
    const north = new Set(results.map(({ pairs }) => pairs.NS.number).filter((number) => number !== null));
    return results.some(({ pairs }) => pairs.EW.number !== null && north.has(pairs.EW.number));
  });
}

/** The best first; pairs the file neither numbers nor names are left out. */
export function standings(boards: readonly ScoredBoard[], scoring: Scoring): readonly RankedStanding[] {
  const two = isTwoWinner(boards);
  const won = new Map<
    string,
    { pair: Pair; side: Side | null; boards: number; points: number; top: number }
  >();
  const add = (pair: Pair, side: Side, points: number, most: number): void => {
    const id = idOf(pair);
    if (id === null) return;
    const numbered = two && pair.number !== null;
    const key = numbered ? `${side} ${id}` : id;
    const known = won.get(key) ?? { pair, side: numbered ? side : null, boards: 0, points: 0, top: 0 };
    known.boards++;
    known.points += points;
    known.top += most;
    won.set(key, known);
  };
  for (const { results } of boards) {
    const compared = compare(results).filter(({ points }) => points !== null);
    if (compared.length < 2) continue;
    const most = top(compared.length);
    for (const { result, points } of compared) {
      const own = points?.[scoring] ?? 0;
      add(result.pairs.NS, 'NS', own, most);
      add(result.pairs.EW, 'EW', scoring === 'matchpoints' ? most - own : -own, most);
    }
  }
  return [...won.values()]
    .map(({ pair, side, boards: played, points, top: most }) => ({
      pair,
      side,
      boards: played,
      total: scoring === 'matchpoints' ? (100 * points) / most : points,
    }))
    .sort((one, other) => other.total - one.total);
}

const OPEN = /^open/i;
const CLOSED = /^closed/i;

/** Matches of two rooms and more than one board. A board counts where both rooms have a score. */
export function matches<Result extends TableResult>(
  boards: readonly ScoredBoard<Result>[],
  occasionOf: (result: Result) => string = ({ event, session }) => `${event ?? ''}|${session ?? ''}`,
): readonly Match[] {
  const found = new Map<string, { first: Result; boards: number; margin: number }>();
  for (const { results } of boards) {
    const rooms = new Map<string, { open?: Result; closed?: Result }>();
    for (const result of results) {
      if (result.score === null || result.room === null) continue;
      const both = rooms.get(occasionOf(result)) ?? {};
      if (OPEN.test(result.room)) both.open ??= result;
      if (CLOSED.test(result.room)) both.closed ??= result;
      rooms.set(occasionOf(result), both);
    }
    for (const [occasion, { open, closed }] of rooms) {
      if (open === undefined || closed === undefined) continue;
      const match = found.get(occasion) ?? { first: open, boards: 0, margin: 0 };
      match.boards++;
      match.margin += imps((open.score ?? 0) - (closed.score ?? 0));
      found.set(occasion, match);
    }
  }
  const several = [...found.values()].filter(({ boards: played }) => played > 1);
  return several.map(({ first, boards: played, margin }) => ({
    event: first.event,
    session: first.session,
    teams: first.teams,
    home: first.pairs.NS,
    away: first.pairs.EW,
    boards: played,
    margin,
    points: victoryPoints(margin, played),
    whole: discreteVictoryPoints(margin, played),
  }));
}
