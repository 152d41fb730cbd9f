/** Laws meet: every pair of lifecycles is shown by a case, is kept apart by a clause, or stands in the list of those to be adjudicated. */

import { beforeAll, describe, expect, test } from 'vitest';
import { clauseNumbered } from '../../src/lawbook/catalogue.ts';
import { APART, pairRows, type PairRow } from './apart.ts';
import { MEETINGS } from './pairs.ts';
import { TO_COME } from './toCome.ts';

let rows: readonly PairRow[];
beforeAll(() => {
  rows = pairRows();
});

describe('every pair of lifecycles', () => {
  test('is met by a case, cannot meet, or is still to be adjudicated', () => {
    const neither = rows.filter(({ met, apart }) => met.length === 0 && apart === null);
    expect(neither.filter(({ meeting }) => !TO_COME.includes(meeting))).toEqual([]);
    expect(rows.filter(({ met }) => met.length > 0).length).toBeGreaterThan(70);
  });
  test('that is still to be adjudicated is met by none, is not kept apart, and stands in the list once', () => {
    const settled = rows.filter(({ met, apart }) => met.length > 0 || apart !== null);
    expect(settled.map(({ meeting }) => meeting).filter((meeting) => TO_COME.includes(meeting))).toEqual([]);
    expect(TO_COME.filter((meeting, index) => TO_COME.indexOf(meeting) !== index)).toEqual([]);
    expect(TO_COME.filter((meeting) => !MEETINGS.includes(meeting))).toEqual([]);
  });
  test('that cannot meet is met by none, and has one reason', () => {
    expect(
      rows.filter(({ met, apart }) => met.length > 0 && apart !== null).map(({ meeting }) => meeting),
    ).toEqual([]);
    const listed = APART.flatMap(({ pairs }) => pairs);
    expect(listed.filter((pair, index) => listed.indexOf(pair) !== index)).toEqual([]);
    expect(listed.filter((pair) => !MEETINGS.includes(pair))).toEqual([]);
    expect(APART.filter(({ law, why }) => clauseNumbered(law) === null || why === '')).toEqual([]);
  });
});
