/**
 * A15 over a session: a result that is missing, a pair that meets itself, has two results on one board, or meets another pair twice. A number proves
 * that only where the rest of the session shows what numbers mean there; wherever it does not, nothing is reported.
 */

import { boardNumber } from './a02Conditions.ts';
import type { FieldBoard, InField } from '../field.ts';
import type { Seated } from '../seated.ts';
import { ofResult, type OfResult } from './fieldFinding.ts';

export interface OfPairs extends OfResult {
  readonly board: string;
}

interface Row {
  readonly board: string;
  readonly result: InField;
  readonly seated: Seated;
}

/** All results of one movement, by board: the same number with other cards is another board. */
type Movement = readonly (readonly Row[])[];

/** A board of fewer results shows little of how pairs are numbered, and fewer such boards show nothing. */
const TABLES = 4;
const BOARDS = 3;
/** A slip stands alone: more than one in so many results is how the session was. */
const ONE_IN = 50;
/** Other pairs that met, as often as a session makes them. */
const COUPLES = 12;

/** The findings of all movements that have enough boards and tables to show how their pairs are numbered. */
export function a15Pairs(boards: readonly FieldBoard[]): readonly OfPairs[] {
  return movementsOf(boards).flatMap((movement) => {
    if (movement.filter((rows) => rows.length >= TABLES).length < BOARDS) return [];
    return [...missing(movement), ...itself(movement), ...twoResults(movement), ...metTwice(movement)];
  });
}

function movementsOf(boards: readonly FieldBoard[]): readonly Movement[] {
  const movements = new Map<string, Row[][]>();
  for (const { board, results } of boards) {
    const latest = new Map<string, Row[]>();
    for (const result of results) {
      const { seated, file } = result;
      if (seated === null) continue;
      const key = seated.dated ? seated.movement : `${seated.movement}|${file}`;
      const rows = latest.get(key);
      if (rows === undefined) latest.set(key, [{ board, result, seated }]);
      else rows.push({ board, result, seated });
    }
    for (const [key, rows] of latest) {
      const known = movements.get(key);
      if (known === undefined) movements.set(key, [rows]);
      else known.push(rows);
    }
  }
  return [...movements.values()];
}

const meetsItself = ({ seated }: Row): boolean => seated.ns === seated.ew;

/** Nothing but two pairs on a board others have played: a result is missing, unless one of the pairs is an empty chair, which never has one. */
function missing(movement: Movement): OfPairs[] {
  const cases = movement.flatMap((rows) => rows.filter(({ result }) => result.blank));
  if (!areSlips(cases.length, movement)) return [];
  const known = movement.flat().filter(({ result }) => result.outcome !== null);
  const northSouth = new Set(known.map(({ seated }) => seated.ns));
  const eastWest = new Set(known.map(({ seated }) => seated.ew));
  const everybody = isShared(movement) ? new Set([...northSouth, ...eastWest]) : null;
  return cases.flatMap(({ board, result, seated }) => {
    const others = known.filter((row) => row.board === board).length;
    const arePlaying = (everybody ?? northSouth).has(seated.ns) && (everybody ?? eastWest).has(seated.ew);
    if (!arePlaying || others < TABLES - 1) return [];
    const finding = ofResult(result, 'A15', 'audit.resultMissing', { laws: ['78'], params: { others } });
    return [{ board, ...finding }];
  });
}

/** So few of all results that they are slips, and not the way of the session. */
function areSlips(count: number, movement: Movement): boolean {
  const results = movement.reduce((sum, rows) => sum + rows.length, 0);
  return count <= Math.max(1, results / ONE_IN);
}

/** Every pair of the room has a number of its own: but for a slip no number stands on both sides of a board. */
function isShared(movement: Movement): boolean {
  const onBothSides = movement.reduce((sum, rows) => {
    const others = rows.filter((row) => !meetsItself(row));
    const northSouth = new Set(others.map(({ seated }) => seated.ns));
    return sum + others.filter(({ seated }) => northSouth.has(seated.ew)).length;
  }, 0);
  return areSlips(onBothSides, movement);
}

function itself(movement: Movement): OfPairs[] {
  const cases = movement.flatMap((rows) => rows.filter(meetsItself));
  if (!areSlips(cases.length, movement) || !isShared(movement)) return [];
  return cases.map(({ board, result, seated }) => ({
    board,
    ...ofResult(result, 'A15', 'audit.pairMeetsItself', {
      severity: 'warning',
      params: { number: seated.ns },
    }),
  }));
}

interface Again {
  readonly row: Row;
  readonly before: Row;
  readonly number: string;
}

/** The other pair of a result. */
const against = ({ seated }: Row, number: string): string => (seated.ns === number ? seated.ew : seated.ns);

/** One pair with two results on a board, against two others. The same two pairs twice have their own finding. */
function twoResults(movement: Movement): OfPairs[] {
  const cases = resultsAgain(movement);
  if (!areSlips(cases.length, movement)) return [];
  return cases.flatMap(({ row, before, number }) => {
    const [one, other] = [against(before, number), against(row, number)];
    if (one === other) return [];
    const params = { number, one, other };
    return [
      {
        board: row.board,
        ...ofResult(row.result, 'A15', 'audit.pairTwoResults', { severity: 'warning', laws: ['15'], params }),
      },
    ];
  });
}

/** A number that comes again on a board: on either side where numbers are shared, or else on its own. */
function resultsAgain(movement: Movement): readonly Again[] {
  const shared = isShared(movement);
  const again: Again[] = [];
  for (const rows of movement) {
    const seen = new Map<string, Row>();
    for (const row of rows)
      for (const side of meetsItself(row) ? [] : (['ns', 'ew'] as const)) {
        const number = row.seated[side];
        const key = shared ? number : side + number;
        const before = seen.get(key);
        if (before !== undefined) again.push({ row, before, number });
        seen.set(key, row);
      }
  }
  return again;
}

/** From the first of these boards to the last. */
function spanOf(rows: readonly Row[]): number {
  const numbers = rows.map(({ board }) => boardNumber(board) ?? 0);
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/**
 * Two pairs with boards farther apart than any other two have them. Pairs that meet play boards that follow one another, so that
 * however many boards that is, the other couples show it; wherever more than one couple goes beyond it, the movement is like that.
 */
function metTwice(movement: Movement): OfPairs[] {
  const rows = movement.flat();
  if (rows.some(({ board }) => boardNumber(board) === null)) return [];
  if (resultsAgain(movement).length > 0) return [];
  const shared = isShared(movement);
  const couples = new Map<string, Row[]>();
  for (const row of rows) {
    const { ns, ew } = row.seated;
    if (ns === ew) continue;
    const key = shared && ns > ew ? `${ew}|${ns}` : `${ns}|${ew}`;
    const known = couples.get(key);
    if (known === undefined) couples.set(key, [row]);
    else known.push(row);
  }
  if (couples.size <= COUPLES) return [];
  const [widest = [], ...others] = [...couples.values()].sort((one, other) => spanOf(other) - spanOf(one));
  const usual = Math.max(...others.map(spanOf));
  if (spanOf(widest) <= usual || others.filter((each) => spanOf(each) === usual).length < COUPLES) return [];
  return apart(widest, usual, movement);
}

/** The boards of the second meeting, where it is a meeting of its own: another round, and boards the field has played. */
function apart(couple: readonly Row[], usual: number, movement: Movement): OfPairs[] {
  const sorted = couple.toSorted((one, other) => Number(one.board) - Number(other.board));
  const [first] = sorted;
  const from = sorted.find(({ board }) => Number(board) - Number(first?.board) >= usual);
  if (first === undefined || from === undefined) return [];
  if (first.seated.round !== '' && first.seated.round === from.seated.round) return [];
  const tables = (board: string): number =>
    Math.max(...movement.filter((rows) => rows[0]?.board === board).map((rows) => rows.length));
  if (tables(first.board) < TABLES || tables(from.board) < TABLES) return [];
  const params = { one: from.seated.ns, other: from.seated.ew, board: first.board, again: from.board };
  return [{ board: from.board, ...ofResult(from.result, 'A15', 'audit.pairsMeetTwice', { params }) }];
}
