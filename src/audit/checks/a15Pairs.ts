/**
 * A15 over a session: a missing result; a pair that meets itself, has two results on one board, or meets another pair twice. A pair
 * number proves that only if the rest of the session shows how pairs are numbered; otherwise nothing is reported.
 */

import { grouped } from '../../domain/grouped.ts';
import { numberOfBoard } from '../../domain/deal.ts';
import type { FieldBoard, InField } from '../field.ts';
import type { Seated } from '../seated.ts';
import { ofResult, type OfOneBoard } from './fieldFinding.ts';

interface Row {
  readonly board: string;
  readonly result: InField;
  readonly seated: Seated;
}

/** All results of one movement, by board. The same number with other cards is another board. */
type Movement = readonly (readonly Row[])[];

/** Boards with fewer results, or fewer such boards, don't show how pairs are numbered. */
const TABLES = 4;
const BOARDS = 3;
/** Mistakes are rare: if more than one in this many results has it, it is the way of the session. */
const ONE_IN = 50;
/** At least this many other pairs must have met, to know how often pairs meet in this session. */
const COUPLES = 12;

/** The findings of all movements that have enough boards and tables to show how their pairs are numbered. */
export function a15Pairs(boards: readonly FieldBoard[]): readonly OfOneBoard[] {
  return movementsOf(boards).flatMap((movement) => {
    if (movement.filter((rows) => rows.length >= TABLES).length < BOARDS) return [];
    return [...missing(movement), ...itself(movement), ...twoResults(movement), ...metTwice(movement)];
  });
}

function movementsOf(boards: readonly FieldBoard[]): readonly Movement[] {
  const movementOf = ({ result, seated }: Row): string =>
    seated.dated ? seated.movement : `${seated.movement}|${result.file}`;
  const ofBoards = boards.flatMap(({ board, results }) => {
    const rows = results.flatMap((result) =>
      result.seated === null ? [] : [{ board, result, seated: result.seated }],
    );
    return [...grouped(rows, movementOf)];
  });
  const movements = [...grouped(ofBoards, ([movement]) => movement).values()];
  return movements.map((ofBoard) => ofBoard.map(([, rows]) => rows));
}

const meetsItself = ({ seated }: Row): boolean => seated.ns === seated.ew;

/**
 * A result with two pairs and nothing else, on a board that others have played. It is missing, unless one of the pairs is a phantom pair
 * (a sit-out).
 */
function missing(movement: Movement): OfOneBoard[] {
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

/** True when the cases are so few that they are mistakes and not the way of the session. */
function areSlips(count: number, movement: Movement): boolean {
  const results = movement.reduce((sum, rows) => sum + rows.length, 0);
  return count <= Math.max(1, results / ONE_IN);
}

/** True when the pair numbers are unique in the room: apart from mistakes, no number is on both sides of a board. */
function isShared(movement: Movement): boolean {
  const onBothSides = movement.reduce((sum, rows) => {
    const others = rows.filter((row) => !meetsItself(row));
    const northSouth = new Set(others.map(({ seated }) => seated.ns));
    return sum + others.filter(({ seated }) => northSouth.has(seated.ew)).length;
  }, 0);
  return areSlips(onBothSides, movement);
}

function itself(movement: Movement): OfOneBoard[] {
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

/** One pair has two results on a board, against two different pairs. The same two pairs twice have a finding of their own. */
function twoResults(movement: Movement): OfOneBoard[] {
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

/** Numbers that come twice on a board: on either side if the numbers are unique, otherwise on the same side. */
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

/** The number of boards from the first to the last of these. */
function spanOf(rows: readonly Row[]): number {
  const numbers = rows.map(({ board }) => numberOfBoard(board) ?? 0);
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/**
 * Two pairs whose boards are farther apart than those of all other couples. Pairs that meet play consecutive boards, so the other couples
 * show how many; if more than one couple exceeds that, the movement is like that.
 */
function metTwice(movement: Movement): OfOneBoard[] {
  const rows = movement.flat();
  if (rows.some(({ board }) => numberOfBoard(board) === null)) return [];
  if (resultsAgain(movement).length > 0) return [];
  const shared = isShared(movement);
  const couples = grouped(
    rows.filter((row) => !meetsItself(row)),
    ({ seated: { ns, ew } }) => (shared && ns > ew ? `${ew}|${ns}` : `${ns}|${ew}`),
  );
  if (couples.size <= COUPLES) return [];
  const [widest = [], ...others] = [...couples.values()].sort((one, other) => spanOf(other) - spanOf(one));
  const usual = Math.max(...others.map(spanOf));
  if (spanOf(widest) <= usual || others.filter((each) => spanOf(each) === usual).length < COUPLES) return [];
  return apart(widest, usual, movement);
}

/** The finding about the second meeting, if it is a separate one: in another round, with boards that the field has played. */
function apart(couple: readonly Row[], usual: number, movement: Movement): OfOneBoard[] {
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
