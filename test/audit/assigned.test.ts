/**
 * Assigned scores against worked examples that federations have published, to the hundredth; the source stands beside each. What no
 * publication shows is computed a second way.
 */

import { describe, expect, test } from 'vitest';
import { averagePercent, averageWorth, finedOf } from '../../src/audit/scoring/artificial.ts';
import { assignedIn, type Assigned } from '../../src/audit/scoring/assigned.ts';
import { scoreNorthSouth } from '../../src/domain/score.ts';
import { boardScore, fieldScores } from '../../src/audit/scoring/boardScore.ts';
import { crossImps, imps } from '../../src/audit/scoring/imps.ts';
import { matchpoints, top } from '../../src/audit/scoring/matchpoints.ts';
import { neuberg } from '../../src/audit/scoring/neuberg.ts';
import { DEFAULT_REGULATIONS, rounded } from '../../src/audit/scoring/regulations.ts';
import { victoryPoints } from '../../src/audit/scoring/victoryPoints.ts';
import { worthOf } from '../../src/audit/scoring/worth.ts';
import { parseContract } from '../../src/domain/contract.ts';
import type { Vulnerability } from '../../src/domain/score.ts';
import type { Seat, Side } from '../../src/domain/seat.ts';
import type { Comparison } from '../../src/events/comparison.ts';
import type { AssignedOutcome, Fact } from '../../src/events/event.ts';
import { seeded } from '../bench/deals.ts';

const outcome = (text: string, tricks: number, weight: number): AssignedOutcome => {
  const [contract = '', declarer = ''] = text.split(' ');
  return { contract, declarer: declarer as Seat, tricks, weight };
};

const assigns = (side: Side | 'both', ...outcomes: AssignedOutcome[]): Fact => ({
  type: 'ScoreAssigned',
  by: 'director',
  side,
  outcomes,
});

function assigned(
  facts: readonly Fact[],
  comparison: Comparison,
  vulnerable: Vulnerability | null,
): readonly Assigned[] {
  return assignedIn(facts, { vulnerable, comparison, reach: null });
}

/** What the first of them comes to. */
const mean = (
  facts: readonly Fact[],
  comparison: Comparison,
  vulnerable: Vulnerability,
): Assigned['weighted'] => (assigned(facts, comparison, vulnerable)[0] as Assigned).weighted;

/** 50, 25 and 25 per cent of game, with an overtrick, and one down. */
const THREE = assigns('both', outcome('4H S', 10, 50), outcome('4H S', 11, 25), outcome('4H S', 9, 25));

interface Published {
  readonly source: string;
  readonly facts: readonly Fact[];
  readonly vulnerable: Vulnerability;
  readonly comparison: Comparison;
  /** Of each outcome by itself. */
  readonly each: readonly number[];
  /** The mean, to the hundredth. */
  readonly mean: number;
}

const PUBLISHED: readonly Published[] = [
  {
    source:
      'World Bridge Federation, championships in Lille 1998, daily news, “Appeals: Law 12C3” (blakjak.org/lille4.htm), example: 65 % of 480, 35 % of 980, other room +500; the article gives +3 in whole IMPs',
    facts: [assigns('both', outcome('4S S', 12, 65), outcome('6S S', 12, 35))],
    vulnerable: 'None',
    comparison: { otherTable: 500 },
    each: [-1, 10],
    mean: 2.85,
  },
  {
    source:
      'Danish Bridge Federation, appeal 03-AU-5 (bridge.dk/lov/ak/sager/03/au-5.htm): 80 % of −630 and 20 % of +100, other table −620, its table of outcomes and weighted IMPs',
    facts: [assigns('both', outcome('3NT W', 10, 80), outcome('3NT W', 8, 20))],
    // The table counts the second outcome as +100, one down; the ruling above it speaks of seven tricks, which would be +200.
    vulnerable: 'EW',
    comparison: { otherTable: -620 },
    each: [0, 12],
    mean: 2.4,
  },
  {
    source:
      'English directors on bridgebase.com, forum “UI, views please” (topic 44800, March 2011): 50 % of 4♥=, 25 % of 4♥+1, 25 % of 4♥−1, other table +200',
    facts: [THREE],
    vulnerable: 'All',
    comparison: { otherTable: 200 },
    each: [9, 10, -7],
    mean: 5.25,
  },
  {
    source:
      'The same thread, on the reading of the White Book of the English Bridge Union: half of +620 and half of −200 against +200 is nothing, not the IMPs of +210',
    facts: [assigns('both', outcome('4H S', 10, 50), outcome('5HX S', 10, 50))],
    vulnerable: 'All',
    comparison: { otherTable: 200 },
    each: [9, -9],
    mean: 0,
  },
];

describe('weighted scores (12C1c)', () => {
  test.each(PUBLISHED)('$source', ({ facts, comparison, vulnerable, each, mean: expected }) => {
    const [one] = assigned(facts, comparison, vulnerable);
    expect(one?.outcomes.map(({ worth }) => worth.imps)).toEqual(each);
    expect(one?.weighted.imps).toBeCloseTo(expected, 9);
    expect(one?.doubts).toEqual([]);
  });

  test('the points are never averaged', () => {
    // 447.5 points against 200 would be six IMPs.
    expect(mean([THREE], { otherTable: 200 }, 'All').imps).not.toBe(imps(447.5 - 200));
    expect(imps(447.5 - 200)).toBe(6);
  });

  test('match points: the same thread, +620 for 18 of 24 and −200 for 3 of 24 are 10.5 at half each', () => {
    // Thirteen tables: nine score less than 620, none as much; one less than −200 and one the same.
    const field = [650, 650, 680, 200, 200, 170, 140, 140, 100, -100, -200, -500];
    const half = assigns('both', outcome('4H S', 10, 50), outcome('5HX S', 10, 50));
    const [one] = assigned([half], { field }, 'All');
    expect(one?.outcomes.map(({ worth }) => worth.matchpoints)).toEqual([18, 3]);
    expect(one?.weighted.matchpoints).toBe(10.5);
  });

  test('what there is nothing to compare with is not counted', () => {
    const of = (comparison: Comparison) => boardScore(assigned([THREE], comparison, 'All'), null, comparison);
    expect(of({ otherTable: 200 }).sides.NS).toMatchObject({ imps: 5.25, matchpoints: null, percent: null });
    expect(of({ field: [620, -100] }).sides.EW).toMatchObject({ imps: null, victoryPoints: null });
    const nobody = boardScore([], null, { otherTable: 200, field: [620] }).sides.NS;
    expect(nobody).toMatchObject({ imps: null, matchpoints: null, crossImps: null, percent: null });
  });

  test('victory points need the match: its boards and the IMPs of the others, and no knockout', () => {
    const points = (match: Partial<Comparison>) => {
      const comparison: Comparison = { otherTable: 200, ...match };
      const { NS, EW } = boardScore(assigned([THREE], comparison, 'All'), null, comparison).sides;
      return [NS.victoryPoints, EW.victoryPoints];
    };
    const expected = victoryPoints(10 + 5.25, 16);
    expect(expected).toBeGreaterThan(10);
    expect(points({ boards: 16, margin: 10 })).toEqual([expected, rounded(20 - expected, 2, null)]);
    for (const match of [{ boards: 16 }, { margin: 10 }, { boards: 16, margin: 10, knockout: true }])
      expect(points(match)).toEqual([null, null]);
  });

  test('both sides of one ruling share the top and the IMPs', () => {
    const comparison: Comparison = { otherTable: 200, field: [620, 620, -100, 170] };
    const list = assigned([THREE], comparison, 'All');
    const { NS, EW } = boardScore(list, null, comparison).sides;
    expect(EW.imps).toBe(-(NS.imps ?? 0));
    expect((NS.matchpoints ?? 0) + (EW.matchpoints ?? 0)).toBeCloseTo(8, 9);
    expect((NS.percent ?? 0) + (EW.percent ?? 0)).toBeCloseTo(100, 9);
    // Each outcome against four others: 1+1+2+2, four times two, and 1+0.
    expect(NS.matchpoints).toBeCloseTo(0.5 * 6 + 0.25 * 8 + 0.25 * 1, 9);
  });

  test('a random field: the weighted match points are those of playing each outcome at its share of tables', () => {
    const random = seeded(17);
    for (let round = 0; round < 200; round++) {
      const field = Array.from(
        { length: 3 + Math.floor(random() * 9) },
        () => Math.floor(random() * 12) * 50 - 250,
      );
      const weights = [20, 30, 50];
      const tricks = [9, 10, 11];
      const facts = [
        assigns('both', ...tricks.map((each, place) => outcome('4H S', each, weights[place] ?? 0))),
      ];
      const expected = tricks.reduce((sum, each, place) => {
        const score = scoreNorthSouth(parseContract('4H')!, 'S', each, 'None');
        return sum + ((weights[place] ?? 0) / 100) * (matchpoints([score, ...field])[0] ?? 0);
      }, 0);
      expect(mean(facts, { field }, 'None').matchpoints).toBeCloseTo(expected, 2);
      const crossed = tricks.reduce((sum, each, place) => {
        const score = scoreNorthSouth(parseContract('4H')!, 'S', each, 'None');
        return sum + ((weights[place] ?? 0) / 100) * (crossImps([score, ...field])[0] ?? 0);
      }, 0);
      expect(Math.abs((mean(facts, { field }, 'None').crossImps ?? 99) - crossed)).toBeLessThanOrEqual(
        0.0051,
      );
    }
  });

  test('for East–West everything is seen from their side', () => {
    const comparison: Comparison = { otherTable: 200, field: [620, -100] };
    const [own] = assigned([{ ...THREE, side: 'EW' } as Fact], comparison, 'All');
    const [both] = assigned([THREE], comparison, 'All');
    expect(own?.weighted.imps).toBe(-5.25);
    expect(own?.weighted.matchpoints).toBe(4 - (both?.weighted.matchpoints ?? 0));
  });
});

describe('what a person is told of a score, and is never refused', () => {
  const doubts = (fact: Fact, comparison: Comparison = { otherTable: 0 }) =>
    assigned([fact], comparison, 'None')[0]?.doubts;

  test('weights that do not add up count by their shares', () => {
    const short = assigns('both', outcome('4H S', 10, 2), outcome('4H S', 9, 1));
    expect(doubts(short)).toEqual(['weights']);
    expect(mean([short], { otherTable: 0 }, 'None').imps).toBe(
      rounded((2 * imps(420) + imps(-50)) / 3, 2, null),
    );
    expect(doubts(assigns('both', outcome('4H S', 10, 60), outcome('4H S', 9, 40)))).toEqual([]);
  });

  test('without any weight there is no mean', () => {
    const none = assigns('both', outcome('4H S', 10, 0), outcome('4H S', 9, 0));
    expect(doubts(none)).toEqual(['noWeights']);
    expect(mean([none], { otherTable: 0 }, 'None').imps).toBeNull();
  });

  test('an outcome that lacks something is not scored, nor is the mean', () => {
    const broken = assigns('both', outcome('4H S', 10, 50), { ...outcome('8H S', 9, 50) });
    expect(doubts(broken)).toEqual(['unscored']);
    expect(mean([broken], { otherTable: 0 }, 'None').imps).toBeNull();
  });

  test('where nobody knows who is vulnerable, only an outcome that does not depend on it is scored', () => {
    const game = assigns('both', outcome('4H S', 10, 100));
    const [unknown] = assigned([game], { otherTable: 0 }, null);
    expect(unknown?.doubts).toEqual(['vulnerability']);
    expect(unknown?.weighted.imps).toBeNull();
    const [partScore] = assigned([assigns('both', outcome('2H S', 8, 100))], { otherTable: 0 }, null);
    expect([partScore?.doubts, partScore?.weighted.imps]).toEqual([[], imps(110)]);
  });

  test('an outcome the play had come too far for, in the contract that was played only', () => {
    const reach = { contract: parseContract('4H')!, declarer: 'S', least: 3, most: 10 } as const;
    const read = (...outcomes: AssignedOutcome[]) =>
      assignedIn([assigns('both', ...outcomes)], { vulnerable: 'None', comparison: {}, reach })[0];
    expect(read(outcome('4H S', 11, 100))?.doubts).toEqual(['unreachable']);
    expect(read(outcome('4H S', 2, 100))?.doubts).toEqual(['unreachable']);
    expect(read(outcome('4H S', 3, 100))?.doubts).toEqual([]);
    // One that can be reached beside it excuses nothing.
    expect(read(outcome('4H S', 11, 50), outcome('4H S', 10, 50))?.doubts).toEqual(['unreachable']);
    expect(read(outcome('4H S', 10, 100))?.doubts).toEqual([]);
    expect(read(outcome('5H S', 11, 100))?.doubts).toEqual([]);
    expect(read(outcome('4H N', 11, 100))?.doubts).toEqual([]);
  });

  test('where scores may not be weighted, each side has one result (12C1e)', () => {
    const comparison: Comparison = { otherTable: 0, innocent: 'NS', regulations: { weighting: false } };
    const facts = [assigns('both', outcome('4H S', 11, 20), outcome('4H S', 10, 60), outcome('4H S', 9, 20))];
    const [one] = assigned(facts, comparison, 'None');
    expect(one?.doubts).toEqual(['weighting']);
    // The overtrick is at all probable and not likely: the innocent have ten tricks, the others lose to eleven.
    expect(one?.apart).toEqual({ NS: 1, EW: 0 });
    const others = assigned(facts, { ...comparison, innocent: 'EW' }, 'None')[0]?.apart;
    expect(others).toEqual({ NS: 2, EW: 1 });
    expect(assigned(facts, { ...comparison, innocent: 'NS', regulations: {} }, 'None')[0]?.apart).toBeNull();
    // The English White Book of 2003, 12.1.3: the innocent defenders have 1NTx−3, the declaring side 1NTx−4, which might just happen.
    const doubled = [assigns('both', outcome('1NTX S', 4, 80), outcome('1NTX S', 3, 20))];
    expect(assigned(doubled, { ...comparison, innocent: 'EW' }, 'None')[0]?.apart).toEqual({ NS: 1, EW: 0 });
  });
});

describe('rounding', () => {
  test('the Danish appeal rounds 2.4 to 3 in favour of the innocent side; the others lose 3', () => {
    const { facts, comparison, vulnerable } = PUBLISHED[1] as Published;
    const favoured: Comparison = {
      ...comparison,
      innocent: 'NS',
      regulations: { places: 0, rounding: 'innocent' },
    };
    expect(mean(facts, favoured, vulnerable).imps).toBe(3);
    expect(boardScore(assigned(facts, favoured, vulnerable), null, favoured).sides.EW.imps).toBe(-3);
    expect(mean(facts, { ...favoured, innocent: 'EW' }, vulnerable).imps).toBe(2);
  });

  test('the article from Lille gives 2.85 as 3: to the nearest', () => {
    const { facts, comparison, vulnerable } = PUBLISHED[0] as Published;
    expect(mean(facts, { ...comparison, regulations: { places: 0 } }, vulnerable).imps).toBe(3);
  });

  test('a half goes away from nothing for both sides; binary fractions move nothing', () => {
    expect([rounded(2.5, 0, null), rounded(-2.5, 0, null)]).toEqual([3, -3]);
    expect([rounded(1.005, 2, null), rounded(0.1 + 0.2, 1, true), rounded(0.3, 1, false)]).toEqual([
      1.01, 0.3, 0.3,
    ]);
    expect(Object.is(rounded(-0.001, 2, null), 0)).toBe(true);
  });
});

describe('boards with missing results', () => {
  test('Neuberg, as the English Bridge Union explains it: a sole top with 10 of 11 results is 19.9 of 20', () => {
    expect(neuberg(18, 10, 11)).toBeCloseTo(19.9, 9);
    expect(worthOf(420, { field: Array(9).fill(-50), artificial: 1 }).matchpoints).toBeCloseTo(19.9, 9);
  });

  test('Neuberg, the example of the encyclopedias: 4 and 9 of 10 with 6 of 7 results are 4.8333 and 10.6667 of 12', () => {
    expect(neuberg(4, 6, 7)).toBeCloseTo(4.8333, 4);
    expect(neuberg(9, 6, 7)).toBeCloseTo(10.6667, 4);
  });

  test('the German federation’s formula of § 28 (3), to tenths, is the same: K ÷ (A − K) × MP + K ÷ (A − K) is added', () => {
    for (const [points, all, artificial] of [
      [7, 12, 2],
      [0, 8, 1],
      [14, 9, 1],
    ] as const) {
      const factor = artificial / (all - artificial);
      expect(rounded(neuberg(points, all - artificial, all), 1, null)).toBe(
        rounded(points + factor * points + factor, 1, null),
      );
    }
  });

  test('ASE’s formula out of the ACBL Bulletin of June 1991, with one point for a win: N × S ÷ n + (N − n) ÷ 2n', () => {
    for (const [half, n, N] of [
      [4.5, 8, 10],
      [0, 6, 9],
      [11, 12, 13],
    ] as const)
      expect(neuberg(2 * half, n, N) / 2).toBeCloseTo((N * half) / n + (N - n) / (2 * n), 9);
  });

  test('Norway gives every pair one match point for each adjusted score instead (3.2.3)', () => {
    const field = [-50, -50, 420];
    expect(worthOf(420, { field, artificial: 2, regulations: { missing: 'onePoint' } }).matchpoints).toBe(
      5 + 2,
    );
    expect(worthOf(420, { field, artificial: 2 }).matchpoints).toBeCloseTo(neuberg(5, 4, 6), 9);
  });

  test('a club of the English Bridge Union: 10 of 10 with 6 of 7 results is 11.8 (geocities.ws/pilgrimbridgeclub/scoring.html)', () => {
    expect(rounded(neuberg(10, 6, 7), 1, null)).toBe(11.8);
  });

  test('cross-IMPs on average: the table of Polish tournaments (turniejebrydza.pl, “Cavendish uśredniony”)', () => {
    const scores = [730, -170, 100, -420, -400];
    const won = scores.map((score, place) => worthOf(score, { field: scores.toSpliced(place, 1) }).crossImps);
    // The page has −7.25 for the last, with which the five would not add up to nothing.
    expect(won).toEqual([14, -2.25, 4.25, -8.25, -7.75]);
  });

  test('cross-IMPs added up: the table of the Danish federation (bridge.dk, “IMPs across the field”)', () => {
    const scores = [140, 420, -50, 170, 140];
    const won = scores.map(
      (score, place) =>
        worthOf(score, { field: scores.toSpliced(place, 1), regulations: { crossImps: 'sum' } }).crossImps,
    );
    expect(won).toEqual([-3, 30, -26, 2, -3]);
  });
});

describe('the rest of the field', () => {
  test('the White Book of the English Bridge Union, pages 78 and 79, as quoted in its forum (forums.ebu.co.uk/discussion/901): a weighted and split score among six', () => {
    const published: Comparison = { field: [650, -100, -100, -200, -790] };
    // The forum quotes the match points. Of the outcomes it follows that North–South’s compare with −100 as equals on the whole and
    // lie between 650 and −200, and that East–West lost 650.
    const split = [
      assigns('NS', outcome('4S N', 10, 50), outcome('3S W', 9, 50)),
      assigns('EW', outcome('4S N', 11, 100)),
    ];
    const list = assigned(split, published, 'NS');
    expect(fieldScores(list, null, published)).toEqual([
      { score: 650, tables: 1, NS: 10, EW: 1 },
      { score: -100, tables: 2, NS: 6, EW: 5 },
      { score: -200, tables: 1, NS: 2, EW: 8 },
      { score: -790, tables: 1, NS: 0, EW: 10 },
    ]);
    const { NS, EW } = boardScore(list, null, published).sides;
    expect([NS.matchpoints, EW.matchpoints]).toEqual([6, 1]);
  });

  const comparison: Comparison = { field: [620, 620, 170, -100] };

  test('one result assigned with all its weight is like one that was played', () => {
    const facts = [assigns('both', outcome('4H S', 10, 100))];
    const list = assigned(facts, comparison, 'All');
    const all = [620, 620, 170, -100, 620];
    const played = matchpoints(all);
    for (const { score, NS, EW } of fieldScores(list, null, comparison)) {
      expect(NS).toBe(played[all.indexOf(score)]);
      expect(NS + EW).toBe(top(all.length));
    }
  });

  test('the others compare with the outcomes by their weights: the match points of the board add up', () => {
    const list = assigned([THREE], comparison, 'All');
    const others = fieldScores(list, null, comparison);
    const { NS } = boardScore(list, null, comparison).sides;
    const sum = others.reduce((all, { NS: won, tables }) => all + won * tables, NS.matchpoints ?? 0);
    // Five tables win twenty between them.
    expect(sum).toBeCloseTo(20, 1);
    expect(others.map(({ score, tables }) => [score, tables])).toEqual([
      [620, 2],
      [170, 1],
      [-100, 1],
    ]);
  });

  test('left out, or with an average, this table is missing to them: Neuberg', () => {
    const leftOut: Comparison = { ...comparison, regulations: { adjusted: 'leftOut' } };
    const average: Comparison = { ...comparison, averages: { NS: 'plus', EW: 'minus' } };
    for (const each of [leftOut, average]) {
      const [best] = fieldScores(assigned([THREE], each, 'All'), null, each);
      // Two tables with 620 of four beat two and equal one: five of six, and five results where there should be five.
      expect(best?.NS).toBe(rounded(neuberg(5, 4, 5), 2, null));
    }
  });

  test('or one point for each missing table, where that is the rule', () => {
    const average: Comparison = { ...comparison, averages: { NS: 'plus', EW: 'minus' }, artificial: 1 };
    const onePoint: Comparison = { ...average, regulations: { missing: 'onePoint' } };
    // 620 beats two and equals one: five of six points, and one for this table and one for the other with an artificial score.
    const [best, , worst] = fieldScores(assigned([THREE], onePoint, 'All'), null, onePoint);
    expect([best?.NS, best?.EW, worst?.NS, worst?.EW]).toEqual([5 + 2, 1 + 2, 0 + 2, 6 + 2]);
  });

  test('scores that do not balance: each direction compares with its own', () => {
    const facts = [assigns('NS', outcome('4H S', 10, 100)), assigns('EW', outcome('4H S', 11, 100))];
    const [best] = fieldScores(assigned(facts, comparison, 'All'), null, comparison);
    // 620 equals what North–South have, and East–West there lost 650: those at the other tables beat them.
    expect(best).toEqual({ score: 620, tables: 2, NS: 6, EW: 1 + 2 });
  });
});

describe('artificial scores (12C2) and penalties (90)', () => {
  test('40, 50, 60 per cent, or the session where it is better or worse (12C2c)', () => {
    expect(averagePercent('plus', undefined, DEFAULT_REGULATIONS)).toBe(60);
    expect(averagePercent('plus', 65, DEFAULT_REGULATIONS)).toBe(65);
    expect(averagePercent('plus', 55, DEFAULT_REGULATIONS)).toBe(60);
    expect(averagePercent('minus', 35, DEFAULT_REGULATIONS)).toBe(35);
    expect(averagePercent('minus', 45, DEFAULT_REGULATIONS)).toBe(40);
    expect(averagePercent('even', 70, DEFAULT_REGULATIONS)).toBe(50);
    expect(averagePercent('plus', 65, { ...DEFAULT_REGULATIONS, sessions: false })).toBe(60);
  });

  test('of the top a fully played board has, whatever is factored: 60 of 100, as an English director explains (forums.ebu.co.uk)', () => {
    const comparison: Comparison = { field: Array(50).fill(0), averages: { NS: 'plus' } };
    expect(averageWorth('NS', 'plus', comparison).matchpoints).toBe(60);
  });

  test('three IMPs for average plus in a match (12C2b), and in cross-IMPs as ACBLscore’s manual has it', () => {
    expect(averageWorth('EW', 'plus', { otherTable: 0 }).imps).toBe(3);
    expect(averageWorth('EW', 'minus', { boards: 8, margin: 2 }).imps).toBe(-3);
    const field = [1, 2, 3, 4];
    expect(averageWorth('NS', 'plus', { field }).crossImps).toBe(3);
    expect(averageWorth('NS', 'plus', { field, regulations: { crossImps: 'sum' } }).crossImps).toBe(12);
  });

  test('a penalty costs one side and gives the other nothing', () => {
    const field = [420, -50, 170];
    const comparison: Comparison = {
      field,
      otherTable: 170,
      boards: 16,
      margin: 4,
      penalties: [
        { side: 'NS', amount: 10, unit: 'percent' },
        { side: 'NS', amount: 1, unit: 'imps' },
        { side: 'EW', amount: 0.5, unit: 'victoryPoints' },
      ],
    };
    expect(finedOf('NS', comparison)).toEqual({
      matchpoints: expect.closeTo(0.6, 9),
      imps: 1,
      victoryPoints: 0,
    });
    const free = boardScore([], 420, { ...comparison, penalties: [] }).sides;
    const fined = boardScore([], 420, comparison).sides;
    expect(fined.NS.matchpoints).toBeCloseTo((free.NS.matchpoints ?? 0) - 0.6, 9);
    expect(fined.EW.matchpoints).toBe(free.EW.matchpoints);
    expect(fined.NS.imps).toBe((free.NS.imps ?? 0) - 1);
    expect(fined.EW.imps).toBe(free.EW.imps);
    expect(fined.EW.victoryPoints).toBeCloseTo((free.EW.victoryPoints ?? 0) - 0.5, 9);
  });

  test('victory points take fractions of an IMP', () => {
    const comparison: Comparison = { otherTable: 200, boards: 16, margin: 3 };
    const list = assigned([THREE], comparison, 'All');
    const { NS, EW } = boardScore(list, null, comparison).sides;
    // 8.25 IMPs over sixteen boards lie between eight and nine.
    expect(NS.victoryPoints).toBeGreaterThan(victoryPoints(8, 16));
    expect(NS.victoryPoints).toBeLessThan(victoryPoints(9, 16));
    expect((NS.victoryPoints ?? 0) + (EW.victoryPoints ?? 0)).toBeCloseTo(20, 2);
  });
});

describe('results that do not balance in a knockout match (12C4)', () => {
  const facts = [assigns('NS', outcome('4H S', 10, 100)), assigns('EW', outcome('4H S', 9, 100))];

  test('each side’s result is computed by itself, and both have the mean (Norwegian Laws of 2007, lovboka.org/86.htm: 86B there)', () => {
    const comparison: Comparison = { otherTable: 200, knockout: true };
    const { sides, averaged } = boardScore(assigned(facts, comparison, 'All'), null, comparison);
    // North–South won 9 of their own, East–West 7 of theirs: +9 and −7 for North–South, on average +1.
    expect(averaged).toBe(true);
    expect(sides.NS.imps).toBe(1);
    expect(sides.EW.imps).toBe(-1);
  });

  test('elsewhere each side keeps its own, and balanced results are let alone', () => {
    const apart = boardScore(assigned(facts, { otherTable: 200 }, 'All'), null, { otherTable: 200 });
    expect([apart.sides.NS.imps, apart.sides.EW.imps, apart.averaged]).toEqual([9, 7, false]);
    const comparison: Comparison = { otherTable: 200, knockout: true };
    expect(boardScore(assigned([THREE], comparison, 'All'), null, comparison)).toMatchObject({
      averaged: false,
      sides: { NS: { imps: 5.25 }, EW: { imps: -5.25 } },
    });
  });

  test('a side without an assigned score keeps the result of the table', () => {
    const comparison: Comparison = { otherTable: 200 };
    const [north] = facts;
    const { sides } = boardScore(assigned([north as Fact], comparison, 'All'), -100, comparison);
    expect([sides.NS.imps, sides.EW.imps]).toEqual([9, 7]);
  });

  test('of several scores for one side the last counts', () => {
    const comparison: Comparison = { otherTable: 200 };
    const list = assigned([THREE, assigns('NS', outcome('4H S', 11, 100))], comparison, 'All');
    expect(boardScore(list, null, comparison).sides).toMatchObject({ NS: { imps: 10 }, EW: { imps: -5.25 } });
  });
});
