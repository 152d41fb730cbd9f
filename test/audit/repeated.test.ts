/** The same finding again and again: how many are listed one by one, and what the finding for all of them holds. */

import { describe, expect, test } from 'vitest';
import { withHabits } from '../../src/audit/run/fieldHabits.ts';
import { SameSlips } from '../../src/audit/run/sameSlips.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';

const finding = (deal: number | null, more: Partial<LocatedFinding> = {}): LocatedFinding => ({
  check: 'import',
  severity: 'warning',
  key: 'import.playerUnknown',
  params: { text: 'Xass' },
  laws: [],
  seat: null,
  card: null,
  trick: null,
  line: deal === null ? 1 : deal + 10,
  deal,
  board: deal === null ? null : String(deal + 1),
  room: null,
  ...more,
});

const times = (count: number, more: Partial<LocatedFinding> = {}): LocatedFinding[] =>
  Array.from({ length: count }, (_none, deal) => finding(deal, more));

/** The findings that are listed at once, and those at the end of the file. */
function listed(findings: readonly LocatedFinding[]) {
  const slips = new SameSlips();
  const now = findings.filter((one) => !slips.hold(one));
  return { now, later: slips.finish(), again: slips.finish() };
}

describe('a mistake that a program repeats', () => {
  test('three are listed where they stand; from the fourth on, one finding more is for all', () => {
    expect(listed(times(3))).toEqual({ now: times(3), later: [], again: [] });
    const { now, later, again } = listed(times(4));
    expect(now).toEqual(times(3));
    expect(later).toEqual([
      finding(null, {
        line: 10,
        params: { text: 'Xass', sameCount: 4, sameDeals: '0-3', sameBoards: '1-4' },
      }),
    ]);
    expect(again).toEqual([]);
  });

  test.each<LocatedFinding['params']>([{}, { text: '' }])(
    'without a text, ten are still listed one by one: %o',
    (params) => {
      expect(listed(times(10, { params })).later).toEqual(times(10, { params }).slice(3));
      expect(listed(times(11, { params })).later).toMatchObject([{ deal: null, params: { sameCount: 11 } }]);
    },
  );

  test('another text or another key is another mistake', () => {
    const others = times(3, { params: { text: 'Pas' } });
    const keys = times(3, { key: 'import.tagRepeated' });
    expect(listed([...times(3), ...others, ...keys]).now).toHaveLength(9);
  });

  test('what is about the file, of a check, declared by the file or of a lesson, is never put together', () => {
    for (const more of [
      { deal: null },
      { check: 'A05' },
      { key: 'import.declaredWrong' },
      { key: 'import.movieUnknown' },
    ] as const) {
      const all = times(12, more);
      expect(listed(all)).toEqual({ now: all, later: [], again: [] });
    }
  });

  test('what is listed at the end is in the order of its lines, those without a line first', () => {
    const late = Array.from({ length: 4 }, (_none, deal) => finding(deal + 20, { params: { text: 'Pas' } }));
    const { line: _line, ...nowhere } = finding(5, { params: { text: 'Dbl' } });
    const { later } = listed([...late, ...times(4), ...Array.from({ length: 4 }, () => nowhere)]);
    expect(later.map(({ params }) => params['text'])).toEqual(['Dbl', 'Xass', 'Pas']);
  });

  test('beyond five thousand, cases are only counted', () => {
    const params = { text: 'Xass' };
    const [one] = listed(times(5002, { params })).later;
    expect(one?.params).toMatchObject({ sameCount: 5002, sameDeals: '0-4999' });
  });

  test('a deal or a board with several counts once in the lists, and a deal without a board in none', () => {
    const same = [finding(1), finding(1), finding(2, { board: null }), finding(3)];
    expect(listed(same).later[0]?.params).toMatchObject({
      sameCount: 4,
      sameDeals: '1-3',
      sameBoards: '2,4',
    });
  });
});

describe('a board played twice', () => {
  const twice = (deal: number, source = 'a'): { source: string; finding: LocatedFinding } => ({
    source,
    finding: finding(deal, { check: 'A15', key: 'audit.boardPlayedTwice', params: {} }),
  });

  test('three are listed one by one; four are a habit, in the place of the first', () => {
    const other = { source: 'a', finding: finding(7, { key: 'audit.other' }) };
    const three = [twice(0), other, twice(1), twice(2)];
    expect(withHabits(three)).toEqual(three);
    const found = withHabits([other, twice(0), other, twice(1), twice(2), twice(3)]);
    expect(found.map((one) => one.finding.key)).toEqual([
      'audit.other',
      'audit.file.boardsPlayedTwice',
      'audit.other',
    ]);
    expect(found[1]).toMatchObject({
      source: 'a',
      finding: { deal: null, board: null, line: 10, params: { count: 4, deals: '0-3', boards: '1-4' } },
    });
  });

  test('each file has its own', () => {
    const both = [0, 1, 2].flatMap((deal) => [twice(deal), twice(deal, 'b')]);
    expect(withHabits(both)).toEqual(both);
    expect(withHabits([...both, twice(3)]).map(({ source }) => source)).toEqual(['a', 'b', 'b', 'b']);
  });
});
