/** Scores of a field against the Laws' own table, and against a second way to compute them. */

import { describe, expect, test } from 'vitest';
import { butler, crossImps, imps } from '../../src/audit/scoring/imps.ts';
import { frequencies, matchpoints, percentage, top } from '../../src/audit/scoring/matchpoints.ts';
import { compare, SCORINGS } from '../../src/audit/scoring/comparison.ts';
import { boardsOf as boardsIn } from '../../src/audit/scoring/fieldBoards.ts';
import { matches, standings } from '../../src/audit/scoring/standings.ts';
import { pairName, tableResultOf, type Pair, type TableResult } from '../../src/audit/scoring/tableResult.ts';
import {
  blitzMargin,
  discreteVictoryPoints,
  PRINTED,
  victoryPoints,
} from '../../src/audit/scoring/victoryPoints.ts';
import { parseContract } from '../../src/domain/contract.ts';
import { isVulnerable, scoreContract } from '../../src/domain/score.ts';
import { sideOf, type Seat } from '../../src/domain/seat.ts';
import { readFile } from '../../src/formats/read.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { pbnOf } from '../bench/pbn.ts';

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
    expect(crossImps([620, -100])).toEqual([12, -12]);
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
    // Of three scores all count: the mean is 440, not the 420 in the middle.
    expect(butler([420, -100, 1000])).toEqual([-1, -11, 11]);
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
    expect([2, 1, 0].map((points) => percentage(points, 2))).toEqual([100, 50, 0]);
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

/** The margin at which the curve of the continuous scale reaches so many points: another way to the printed tables. */
function marginWorth(points: number, boards: number): number {
  const ratio = ((Math.sqrt(5) - 1) / 2) ** 3;
  const share = (points - 10) / 10;
  return (blitzMargin(boards) * Math.log(1 - share * (1 - ratio))) / Math.log(ratio);
}

describe('victory points in whole numbers', () => {
  test('as printed: where bands begin and end', () => {
    const expected: readonly (readonly [number, number, number])[] = [
      [0, 8, 10],
      [1, 8, 11],
      [3, 8, 11],
      [4, 8, 12],
      [38, 8, 19],
      [39, 8, 20],
      [200, 8, 20],
      [17, 16, 14],
      [18, 16, 15],
      [53, 16, 19],
      [54, 16, 20],
      [61, 20, 20],
      [107, 64, 19],
    ];
    for (const [margin, boards, points] of expected) {
      expect(discreteVictoryPoints(margin, boards), `${margin} on ${boards}`).toBe(points);
      expect(discreteVictoryPoints(-margin, boards)).toBe(20 - points);
    }
    expect(discreteVictoryPoints(5, 17)).toBeNull();
  });

  test('every band follows the continuous curve to within an IMP, and none is narrower than the one before', () => {
    for (const boards of Object.keys(PRINTED).map(Number)) {
      const begins = Array.from({ length: 11 }, (_none, gain) => {
        let margin = 0;
        while (discreteVictoryPoints(margin, boards) !== 10 + gain) margin++;
        return margin;
      });
      for (let gain = 1; gain < 11; gain++)
        expect(
          Math.abs(begins[gain]! - Math.ceil(marginWorth(9.5 + gain, boards))),
          `${boards}`,
        ).toBeLessThan(2);
      for (let gain = 2; gain < 10; gain++)
        expect(begins[gain + 1]! - begins[gain]!, `${boards}`).toBeGreaterThanOrEqual(
          begins[gain]! - begins[gain - 1]!,
        );
    }
  });
});

const nobody: Pair = { number: null, names: '' };

/** `4S N 10`: contract, declarer, tricks; `P` for a deal passed out; `4S N` without a result. Nobody is vulnerable. */
function result(text: string, change: Partial<TableResult> = {}): TableResult {
  const [bid = '', declarer, tricks] = text.split(' ');
  const contract = bid === 'P' ? null : parseContract(bid);
  const seat = (declarer as Seat | undefined) ?? null;
  const points =
    contract === null || seat === null || tricks === undefined
      ? null
      : scoreContract(contract, Number(tricks), isVulnerable(sideOf(seat), 'None')) *
        (sideOf(seat) === 'NS' ? 1 : -1);
  return {
    deal: 0,
    board: '1',
    key: '1',
    shown: false,
    occasion: '',
    names: '',
    event: null,
    session: null,
    room: null,
    table: null,
    pairs: { NS: nobody, EW: nobody },
    teams: null,
    contract,
    declarer: seat,
    lead: null,
    tricks: tricks === undefined ? null : Number(tricks),
    score: bid === 'P' ? 0 : points,
    passedOut: bid === 'P',
    ...change,
  };
}

describe('a board compared', () => {
  test('best for North–South first, with what each result is worth; one without a result is last', () => {
    const compared = compare(['4S N 10', '4S N', '4S N 9', '3NT S 9', 'P'].map((text) => result(text)));
    expect(compared.map(({ result: { score } }) => score)).toEqual([420, 400, 0, -50, null]);
    expect(compared.map(({ points }) => points?.matchpoints)).toEqual([6, 4, 2, 0, undefined]);
    expect(compared.map(({ percent }) => percent)).toEqual([100, (4 / 6) * 100, (2 / 6) * 100, 0, null]);
    expect(compared.at(-1)?.points).toBeNull();
    for (const scoring of SCORINGS.slice(1))
      expect(compared.map(({ points }) => points?.[scoring] ?? -99)).toEqual(
        compared.map(({ points }) => points?.[scoring] ?? -99).sort((one, other) => other - one),
      );
  });

  test.each([
    [['4S N 10', '4S N 10', '4S N 11', '5D E 10'], 'onlySide'],
    [['4S N 10', '4S N 10', '4S S 11', '3NT N 9'], 'onlyStrain'],
    [['4S N 10', '4S N 10', '4S S 10', '4S N 13'], 'tricksApart'],
    [['4S N 9', '4S N 9', '4S S 8', '4S N 10'], 'onlyPlus'],
  ] as const)('%s: the last stands out, and only that one', (texts, odd) => {
    const last = result(texts.at(-1)!);
    const compared = compare([...texts.slice(0, -1).map((text) => result(text)), last]);
    expect(compared.find((one) => one.result === last)?.odd).toEqual([odd]);
    expect(compared.filter((one) => one.odd.length > 0)).toHaveLength(1);
  });

  test('is compared however large it is', () => {
    const random = seeded(8);
    const field = Array.from({ length: 50_000 }, () => result(`4S N ${Math.floor(random() * 14)}`));
    const compared = compare(field);
    const points = compared.map((one) => one.points?.crossImps ?? 0);
    expect(Math.abs(points.reduce((sum, each) => sum + each, 0))).toBeLessThan(1e-3);
    expect(compared[0]?.points?.matchpoints).toBeGreaterThan(90_000);
  });

  test('three results are no field, and two of a kind are not odd', () => {
    for (const texts of [
      ['4S N 10', '4S N 10', '5D E 8'],
      ['4S N 10', '4S N 10', '5D E 8', '5D W 8'],
    ])
      expect(compare(texts.map((text) => result(text))).flatMap(({ odd }) => odd)).toEqual([]);
  });
});

describe('a session by boards', () => {
  const boardsOf = (results: readonly TableResult[]): ReturnType<typeof boardsIn> =>
    boardsIn(results, () => 'a.pbn');
  const pair = (number: string): Pair => ({ number, names: '' });
  const at = (board: string, ns: string, ew: string, text: string): TableResult =>
    result(text, { board, key: board, pairs: { NS: pair(ns), EW: pair(ew) } });

  test('boards are in the order of their numbers', () => {
    const boards = boardsOf(['10', '2', '1', '2'].map((board) => at(board, '1', '2', '4S N 10')));
    expect(boards.map(({ board, results }) => [board, results.length])).toEqual([
      ['1', 1],
      ['2', 2],
      ['10', 1],
    ]);
  });

  test('pairs that move keep their number, whichever way they sit', () => {
    const boards = boardsOf([
      at('1', '1', '2', '4S N 10'),
      at('1', '3', '4', '4S N 9'),
      at('2', '2', '1', '4S N 9'),
      at('2', '3', '4', '4S N 10'),
    ]);
    expect(
      standings(boards, 'matchpoints').map(({ pair: { number }, total, boards: played }) => [
        number,
        total,
        played,
      ]),
    ).toEqual([
      ['1', 100, 2],
      ['3', 50, 2],
      ['4', 50, 2],
      ['2', 0, 2],
    ]);
    const sum = standings(boards, 'crossImps').reduce((total, one) => total + one.total, 0);
    expect(sum).toBeCloseTo(0);
  });

  test('where one number sits both ways it is two pairs', () => {
    const boards = boardsOf([at('1', '1', '2', '4S N 10'), at('1', '2', '1', '4S N 9')]);
    expect(
      standings(boards, 'matchpoints').map(({ pair: { number }, side, total }) => [number, side, total]),
    ).toEqual([
      ['1', 'NS', 100],
      ['1', 'EW', 100],
      ['2', 'EW', 0],
      ['2', 'NS', 0],
    ]);
  });

  test('two rooms make a match; a board one room has not finished does not count', () => {
    const played = (board: string, room: string, text: string): TableResult =>
      result(text, {
        board,
        key: board,
        room,
        pairs: { NS: { number: null, names: room }, EW: nobody },
        teams: ['Ours', 'Theirs'],
      });
    const boards = boardsOf([
      ...Array.from({ length: 8 }, (_none, index) => [
        played(`${index + 1}`, 'Open', index === 0 ? '4S N 10' : '2S N 8'),
        played(`${index + 1}`, 'Closed', index === 0 ? '4S N 9' : '2S N 8'),
      ]).flat(),
      played('9', 'Open', '4S N 10'),
    ]);
    expect(matches(boards)).toEqual([
      {
        event: null,
        session: null,
        teams: ['Ours', 'Theirs'],
        home: { number: null, names: 'Open' },
        away: nobody,
        boards: 8,
        margin: 10,
        points: victoryPoints(10, 8),
        whole: 14,
      },
    ]);
  });

  test('a pair is known by its names, or else by its side and number', () => {
    expect(pairName({ number: '5', names: 'A – B' }, 'NS')).toBe('A – B');
    expect(pairName({ number: '5', names: '' }, 'EW')).toBe('EW 5');
    expect(pairName({ number: null, names: '' }, 'EW')).toBe('');
  });

  test('a record tells its table’s result', () => {
    const text = `[Table "3"]\n[PairNS "5"]\n${pbnOf(playedDeal(seeded(4), 3))}`;
    const [deal] = readFile('a.pbn', new TextEncoder().encode(text)).deals;
    const result = tableResultOf(deal!)!;
    const { contract, declarer, statedResult } = deal!.record.header;
    expect(result).toMatchObject({
      board: '3',
      contract,
      declarer,
      tricks: statedResult!.declarerTricks,
      passedOut: false,
    });
    expect(result.lead).not.toBeNull();
    expect(Math.sign(result.score!)).not.toBe(0);
    expect(tableResultOf({ ...deal!, kind: 'movie' })).toBeNull();
  });
});
