/** Scores of a field against the Laws' own table, and against a second way to compute them. */

import { describe, expect, test } from 'vitest';
import { butler, crossImps, imps } from '../../src/analysis/scoring/imps.ts';
import { frequencies, matchpoints, percentage, top } from '../../src/analysis/scoring/matchpoints.ts';
import { blitzMargin, victoryPoints } from '../../src/analysis/scoring/victoryPoints.ts';
import { seeded } from '../bench/deals.ts';

/** Law 78B: from, to, IMPs. */
const TABLE: readonly (readonly [number, number, number])[] = [
  [0, 10, 0],
  [20, 40, 1],
  [50, 80, 2],
  [90, 120, 3],
  [130, 160, 4],
  [170, 210, 5],
  [220, 260, 6],
  [270, 310, 7],
  [320, 360, 8],
  [370, 420, 9],
  [430, 490, 10],
  [500, 590, 11],
  [600, 740, 12],
  [750, 890, 13],
  [900, 1090, 14],
  [1100, 1290, 15],
  [1300, 1490, 16],
  [1500, 1740, 17],
  [1750, 1990, 18],
  [2000, 2240, 19],
  [2250, 2490, 20],
  [2500, 2990, 21],
  [3000, 3490, 22],
  [3500, 3990, 23],
  [4000, 9990, 24],
];

describe('IMPs', () => {
  test.each(TABLE)('%i to %i points are %i IMPs, for either side', (from, to, expected) => {
    for (const points of [from, to]) {
      expect(imps(points)).toBe(expected);
      expect(imps(-points)).toBe(expected === 0 ? 0 : -expected);
    }
  });

  test('cross-IMPs compare with every other table, and add up to nothing', () => {
    expect(crossImps([420, -50, 420])).toEqual([5, -10, 5]);
    expect(crossImps([620])).toEqual([0]);
    const random = seeded(3);
    for (let round = 0; round < 200; round++) {
      const scores = Array.from(
        { length: 2 + Math.floor(random() * 12) },
        () => Math.floor(random() * 200 - 100) * 10,
      );
      expect(Math.abs(crossImps(scores).reduce((sum, each) => sum + each, 0))).toBeLessThan(1e-9);
    }
  });

  test('Butler leaves the ends out and rounds the mean to ten', () => {
    expect(butler([420, 420, 450, -50, 1430])).toEqual([0, 0, 1, -10, 14]);
    expect(butler([-100, -100])).toEqual([0, 0]);
    expect(butler([])).toEqual([]);
  });
});

describe('match points', () => {
  test('two for each pair beaten, one for each equalled', () => {
    expect(matchpoints([420, 450, 420, -50])).toEqual([3, 6, 3, 0]);
    expect(top(4)).toBe(6);
    expect(percentage(3, 4)).toBe(50);
    expect(percentage(0, 1)).toBe(50);
  });

  test('counted another way: by ranks', () => {
    const random = seeded(5);
    for (let round = 0; round < 200; round++) {
      const scores = Array.from(
        { length: 1 + Math.floor(random() * 15) },
        () => Math.floor(random() * 9) * 50 - 200,
      );
      const below = (score: number): number => scores.filter((other) => other < score).length;
      const above = (score: number): number => scores.filter((other) => other > score).length;
      const expected = scores.map((score) => top(scores.length) / 2 + below(score) - above(score));
      expect(matchpoints(scores)).toEqual(expected);
    }
  });

  test('a field by frequency, best for North–South first', () => {
    expect(frequencies([420, 450, 420, -50])).toEqual([
      { score: 450, count: 1, northSouth: 6, eastWest: 0 },
      { score: 420, count: 2, northSouth: 3, eastWest: 3 },
      { score: -50, count: 1, northSouth: 0, eastWest: 6 },
    ]);
    expect(frequencies([])).toEqual([]);
  });
});

describe('victory points', () => {
  test('sixteen boards: the scale’s fixed points and its first steps', () => {
    expect(blitzMargin(16)).toBe(60);
    const expected: readonly (readonly [number, number])[] = [
      [0, 10],
      [1, 10.31],
      [2, 10.61],
      [3, 10.91],
      [4, 11.2],
      [5, 11.48],
      // A third of the blitz margin: half of what there is to win.
      [20, 15],
      [60, 20],
      [75, 20],
    ];
    for (const [margin, points] of expected) {
      expect(victoryPoints(margin, 16)).toBe(points);
      expect(victoryPoints(-margin, 16)).toBe(Math.round((20 - points) * 100) / 100);
    }
  });

  test('the same share of the blitz margin is worth the same, whatever the number of boards', () => {
    expect(blitzMargin(4)).toBe(30);
    expect(blitzMargin(64)).toBe(120);
    for (const share of [1 / 3, 1 / 2, 2 / 3])
      expect(victoryPoints(30 * share, 4)).toBe(victoryPoints(120 * share, 64));
  });

  test('a later IMP is never worth more than an earlier one, but for rounding', () => {
    for (const boards of [6, 7, 8, 10, 12, 14, 16, 20, 24, 32]) {
      for (let margin = 2; margin < blitzMargin(boards); margin++) {
        const step = (at: number): number => victoryPoints(at, boards) - victoryPoints(at - 1, boards);
        expect(step(margin) - step(margin - 1)).toBeLessThan(0.0101);
        expect(step(margin)).toBeGreaterThan(0);
      }
    }
  });
});
