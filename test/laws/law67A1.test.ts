/** Law 67A1: which lead to the next trick the finding names after a card was added that wins. South declares. */

import { expect, test } from 'vitest';
import type { Seat } from '../../src/domain/seat.ts';
import type { Table } from '../../src/domain/table.ts';
import type { DefectiveTrickContext } from '../../src/laws/case.ts';
import { leadAfterAddedCard } from '../../src/laws/law67A1.ts';
import { caseOf, citations, hearing, tableWith, trickOf } from './situation.ts';

const owing = (seat: Seat): DefectiveTrickContext => ({
  trick: 2,
  seat,
  fault: 'short',
  card: null,
  openedAt: 5,
});
/** Trick 2 is full, led by North; `next` lies there as trick 3. */
const tableOf = (full: string, next: readonly [leader: Seat, cards: string] | null): Table => {
  const first = trickOf(1, 'W', 'DQ DA D8 D4');
  const trick = trickOf(2, 'N', full);
  const base = { ...tableWith({}), phase: 'play' as const };
  return next === null
    ? { ...base, earlier: [first], trick }
    : { ...base, earlier: [first, trick], trick: trickOf(3, ...next) };
};
const SOME_FACT = { type: 'RoundEnded' } as const;
const added = (table: Table, seats: readonly Seat[], more: object[] = []) =>
  citations(
    leadAfterAddedCard(
      owing(seats.at(-1) as Seat),
      hearing(SOME_FACT, table, {
        cases: [
          ...seats.map((seat) => caseOf('defectiveTrick', 'repaired', owing(seat), seat)),
          ...more,
        ] as never,
      }),
    ),
  ).map(({ params }) => params);

test.each([
  ['the added card wins, South has led', 'C7 C3 CK CA', ['S', 'S2'], ['W'], 'W'],
  ['two hands add a card, and the first of them wins', 'C7 CA CK C2', ['S', 'S2'], ['E', 'W'], 'E'],
  ['the added card does not win', 'C7 C3 CK C2', ['S', 'S2'], ['W'], null],
  ['the hand itself has led', 'C7 C3 CK CA', ['W', 'S2'], ['W'], null],
  ['a hand wins that added nothing', 'C7 CA CK C2', ['S', 'S2'], ['W'], null],
  ['nobody has led', 'C7 C3 CK CA', null, ['W'], null],
] as const)('%s', (_what, full, next, seats, winner) => {
  const expected = winner === null ? [] : [{ winner, trick: 2, leader: 'S', card: 'S2' }];
  expect(added(tableOf(full, next), seats)).toEqual(expected);
});

test('an accepted lead out of turn does not depend on who won', () => {
  const lead = caseOf('leadOutOfTurn', 'accepted', {
    leader: 'N',
    properLeader: 'S',
    card: 'S6',
    trick: 3,
    byDefender: false,
    chosenBy: 'E',
  });
  expect(added(tableOf('C7 C3 CK CA', ['N', 'S6']), ['W'], [lead])).toEqual([]);
  expect(added(tableOf('C7 C3 CK CA', ['N', 'S6']), ['W'])).toHaveLength(1);
});
