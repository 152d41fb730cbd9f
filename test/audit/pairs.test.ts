/** Who met whom: what a session of several boards shows of its pairs, and what it does not show. */

import { describe, expect, test } from 'vitest';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { auditOf, database, everyPairOnce, type Result } from './sessionOfPairs.ts';

const findingsIn = (results: readonly Result[]): string[] =>
  auditOf(database(results)).map(({ key, board }) => `${key} ${board}`);

/** Two fields of so many pairs, an odd number; East–West numbered from `first` on. */
function mitchell(tables: number, first: number, boards = 2): Result[] {
  const results: Result[] = [];
  for (let round = 0; round < tables; round++)
    for (let table = 0; table < tables; table++) {
      const set = (table + round) % tables;
      const ew = ((table - round + tables) % tables) + first;
      for (let each = 1; each <= boards; each++)
        results.push({ board: set * boards + each, round: round + 1, table: table + 1, ns: table + 1, ew });
    }
  return results;
}

describe('sessions in which nothing is wrong', () => {
  test.each([
    ['every pair against every other', everyPairOnce(10)],
    ['the same with one board a round', everyPairOnce(12, 1)],
    ['the same with four', everyPairOnce(8, 4)],
    ['two fields, numbered apart', mitchell(7, 11)],
    ['two fields, numbered alike', mitchell(7, 1)],
    [
      'the first round of it, in which each number meets itself',
      mitchell(7, 1).filter(({ round }) => round < 3),
    ],
    ['one table of it', mitchell(7, 1).filter(({ table }) => table === 1)],
    [
      'a match of two teams',
      [1, 2].flatMap((ns) =>
        boardsFrom(1, 24).map((board) => ({ board, round: 1, table: ns, ns, ew: 3 - ns })),
      ),
    ],
    [
      'two sessions of the same pairs on other boards',
      [
        ...everyPairOnce(8),
        ...everyPairOnce(8).map((each) => ({ ...each, board: each.board + 14, round: each.round + 7 })),
      ],
    ],
    [
      'two sessions of the same pairs on the same numbers',
      [...everyPairOnce(8), ...everyPairOnce(8).map((each) => ({ ...each, round: each.round + 7 }))],
    ],
    ['two sections with the same numbers', [...mitchell(5, 1), ...mitchell(5, 1)]],
    ['a final of the first four, who have met', [...everyPairOnce(8), ...final(15), ...final(16)]],
  ])('%s', (_name, results) => {
    expect(
      findingsIn(results).filter((each) => !/^audit\.(?:file\.boards|board)PlayedTwice/.test(each)),
    ).toEqual([]);
  });

  test('a board passed out, not played, or played late does not part a meeting', () => {
    for (const [text, key] of [
      ['PASS', null],
      ['Not played', 'audit.notPlayed'],
      ['Late play', 'audit.playedLate'],
    ] as const) {
      const results = everyPairOnce(8, 3).map((each) =>
        each.board === 5 && each.ns === 1
          ? { ...each, ...(key === null ? { contract: text } : { remarks: text }) }
          : each,
      );
      expect(findingsIn(results)).toEqual(key === null ? [] : [`${key} 5`]);
    }
  });
});

function boardsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, each) => first + each);
}

function final(board: number): Result[] {
  return [
    { board, round: 8, table: 1, ns: 1, ew: 2 },
    { board, round: 8, table: 2, ns: 3, ew: 4 },
  ];
}

describe('pairs on a board without a contract', () => {
  test('are without a result that others have, unless one of them never has any', () => {
    const session = everyPairOnce(10);
    const blank = (which: (each: Result) => boolean): string[] =>
      findingsIn(session.map((each) => (which(each) ? { ...each, remarks: 'slow' } : each)));
    expect(blank(({ board, table }) => board === 5 && table === 2)).toEqual(['audit.resultMissing 5']);
    expect(blank(({ ns, ew }) => ns === 10 || ew === 10)).toEqual([]);
    expect(blank(({ round, table }) => round > 7 && table < 4)).toEqual([]);
  });
});

describe('a slip', () => {
  const session = everyPairOnce(8);
  const [at = session[0]!] = session.filter(({ board, table }) => board === 5 && table === 2);
  const enter = (slip: Partial<Result>): Result[] =>
    session.map((each) => (each === at ? { ...each, ...slip } : each));

  test('that puts a number on both sides', () => {
    expect(findingsIn(enter({ ew: at.ns }))).toEqual(['audit.pairMeetsItself 5']);
    const apart = mitchell(7, 11);
    const one = apart[20]!;
    expect(findingsIn(apart.map((each) => (each === one ? { ...each, ew: each.ns } : each)))).toEqual([
      `audit.pairMeetsItself ${one.board}`,
    ]);
  });

  test('that gives a pair two results on a board, on either side of the table', () => {
    const [other = at] = session.filter(({ board, table }) => board === 5 && table === 3);
    for (const number of [other.ns, other.ew]) {
      const findings = auditOf(database(enter({ ew: number }))).map(({ key, params }) => [
        key,
        params['number'],
      ]);
      expect(findings).toEqual([['audit.pairTwoResults', String(number)]]);
    }
  });

  test('that lets two pairs meet again', () => {
    // Pair 10 is the one that sits out; in the last round pair 1 is entered against the one without opponents.
    const nine = everyPairOnce(10).filter(({ ns, ew }) => ns < 10 && ew < 10);
    const last = everyPairOnce(10).filter(({ round }) => round === 9);
    const out = last.find(({ ns, ew }) => ns === 10 || ew === 10);
    const sitting = out === undefined ? 0 : out.ns === 10 ? out.ew : out.ns;
    const slip = nine.map((each) => (each.round === 9 && each.ns === 1 ? { ...each, ew: sitting } : each));
    expect(findingsIn(slip)).toEqual(['audit.pairsMeetTwice 17']);
  });

  test('in a session of three tables nobody can tell from the way of the movement', () => {
    const small = everyPairOnce(6);
    expect(findingsIn(small.map((each, index) => (index === 4 ? { ...each, ew: each.ns } : each)))).toEqual(
      [],
    );
  });

  test('and many of them are the way of the session', () => {
    const many = session.map((each) => (each.board % 5 === 0 ? { ...each, ew: each.ns } : each));
    expect(findingsIn(many)).toEqual([]);
  });

  test('in a session of which every table has a file of its own, where the files say that it is one', () => {
    const dated = (deals: readonly ReadDeal[]): ReadDeal[] =>
      deals.map((deal) => ({
        ...deal,
        record: { ...deal.record, header: { ...deal.record.header, event: 'Club' } },
        tags: new Map([...(deal.tags ?? []), ['Date', '2024.03.01']]),
      }));
    const files = [1, 2, 3, 4].map((table) =>
      database(enter({ ew: at.ns })).filter(({ record }) => record.header.table === String(table)),
    );
    expect(auditOf(...files)).toEqual([]);
    expect(auditOf(...files.map(dated)).map(({ key }) => key)).toEqual(['audit.pairMeetsItself']);
  });
});
