/** Tricks at double dummy: against a published solver’s answers, and against trying everything in small endings. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { a12DoubleDummy } from '../../src/audit/checks/a12DoubleDummy.ts';
import { a12Stated } from '../../src/audit/checks/a12Stated.ts';
import {
  parContractsStated,
  parStated,
  tricksInDigits,
  tricksInTable,
} from '../../src/audit/doubleDummy/stated.ts';
import { doubleDummyOf, tricksAtLeast } from '../../src/audit/doubleDummy/doubleDummy.ts';
import { readHands } from '../../src/domain/deal.ts';
import type { Strain } from '../../src/domain/contract.ts';
import type { Seat } from '../../src/domain/seat.ts';
import { readFile } from '../../src/formats/read.ts';
import { seeded } from '../bench/deals.ts';
import { addedDeals, fileAudit } from './addedDeals.ts';
import { compared, randomEnding } from '../doubleDummy/endings.ts';

/** Random deals with declarer, strain and tricks: computed with DDS 2.9.0 (Bo Haglund and Soren Hein), which knows nothing of ours. */
const KNOWN: readonly (readonly [deal: string, declarer: Seat, strain: Strain, tricks: number])[] = [
  ['N:J984.6.A765.QT42 T76.KQJ.42.J8653 A3.A987432.T3.K9 KQ52.T5.KQJ98.A7', 'N', 'S', 5],
  ['N:3.J9653.J96.T643 J98.AT4.Q875.K87 AK642.KQ72.2.J95 QT75.8.AKT43.AQ2', 'E', 'D', 10],
  ['N:8.AJ852.K74.QJ62 T4.KQ4.865.KT754 K5.T6.QJT932.983 AQJ97632.973.A.A', 'S', 'C', 5],
  ['N:AT76.A754.T862.T K8.KQJ98.K93.A86 9432.632.54.QJ92 QJ5.T.AQJ7.K7543', 'W', 'NT', 11],
  ['N:74.KT6.AJ964.864 KQ95.QJ84.872.K5 JT863.A.53.AT973 A2.97532.KQT.QJ2', 'W', 'S', 6],
  ['N:K5.J76.KQ763.QT4 974.KQ84.T952.J6 J32.T32.A8.AK983 AQT86.A95.J4.752', 'N', 'H', 5],
  ['N:AT743.3.KJ.AKT83 KQ9.AQJT82.T53.9 5.K9.AQ9872.Q764 J862.7654.64.J52', 'N', 'D', 12],
  ['N:QJ864.QJ8.A.J965 T93.KT7632.J2.K8 K2.A9.T87654.AQ7 A75.54.KQ93.T432', 'E', 'NT', 2],
  ['N:J32.Q82.9642.K65 AQ75.KT.AJ85.T97 T64.AJ654..AQJ32 K98.973.KQT73.84', 'N', 'NT', 4],
  ['N:3.KQ9873.K63.K42 Q654.54.A.JT8765 AKJ98.T.J8742.AQ T72.AJ62.QT95.93', 'E', 'H', 3],
  ['N:T4.863.765.KQ543 AKQ2.KQJ.T83.A92 J865.T9752.AQ.86 973.A4.KJ942.JT7', 'E', 'D', 11],
  ['N:7654.K962.975.Q3 AK2.AQT874.Q4.J8 JT.5.AKJ8.AKT965 Q983.J3.T632.742', 'S', 'C', 9],
  ['N:KT762.97.762.KQ5 J9.AQ4.AKJ9.J432 AQ54.KJ8.53.T987 83.T6532.QT84.A6', 'W', 'S', 4],
  ['N:AKQT52.KQ83..KJ4 J9.J52.AK82.A853 763.A97.Q965.T92 84.T64.JT743.Q76', 'E', 'NT', 3],
  ['N:K.82.AJ853.AQJ63 QJ9754.T.6.T8742 A.KJ9764.974.K95 T8632.AQ53.KQT2.', 'E', 'S', 11],
  ['N:JT985.AT.96.9743 AK7.K8742.43.A62 432.J5.Q872.KQJ5 Q6.Q963.AKJT5.T8', 'S', 'D', 1],
  ['N:754.J6.AKQ963.87 AJ.AK42.T85.AQ65 T9.Q98753.J72.K3 KQ8632.T.4.JT942', 'W', 'NT', 7],
  ['N:KJ64.J.752.96432 T732.KT3.T43.Q87 AQ85.Q6.AQ6.AKJT 9.A987542.KJ98.5', 'N', 'H', 3],
  ['N:Q976.A6.T98764.6 AK.J42.AK.AKJ872 32.KQ93.QJ32.T54 JT854.T875.5.Q93', 'E', 'D', 4],
  ['N:J754.J92.AQJT2.T 832.KT83.6543.84 AQ96.64.7.KQJ752 KT.AQ75.K98.A963', 'E', 'C', 3],
  ['N:KJT7.5.T943.KJ93 Q2.AQ982.KJ6.542 A84.K73.A75.AT76 9653.JT64.Q82.Q8', 'W', 'D', 3],
  ['N:QT942..AK764.J52 .K875.T9852.AKQ6 AJ865.Q2.QJ3.987 K73.AJT9643..T43', 'N', 'NT', 2],
  ['N:KQ954.A3.T6543.Q T72.QJ972.A7.AJ8 J863.K864.K2.KT2 A.T5.QJ98.976543', 'E', 'S', 3],
  ['N:K85.K6.KQ7432.42 Q643.754.AT5.K73 A2.QT8.96.JT9865 JT97.AJ932.J8.AQ', 'E', 'H', 8],
];

describe('double dummy', () => {
  test.each(KNOWN)('%s: %s, %s', (text, declarer, strain, tricks) => {
    const enough = doubleDummyOf(readHands(text).hands, declarer, strain);
    expect(enough === null ? null : tricksAtLeast(enough, tricks)).toBe(tricks);
  });

  test('small endings, under restrictions and penalty cards or without, within a trick or not: what trying everything finds', () => {
    const random = seeded(5);
    for (let round = 0; round < 1500; round++) {
      const ending = randomEnding(random, 2 + (round % 2) + (round % 100 === 0 ? 1 : 0));
      const [solver, byTrying] = compared(ending, round % 4);
      expect(solver, JSON.stringify(ending)).toBe(byTrying);
    }
  });

  test('hands that are not four times thirteen are not solved', () => {
    expect(doubleDummyOf(readHands('N:AT7.J7..AKT86543 9.T85.AT976543.2 - -').hands, 'N', 'NT')).toBeNull();
  });
});

describe('A12', () => {
  const findingsIn = (file: string): unknown[] => {
    const audit = fileAudit();
    const bytes = readFileSync(`fixtures/sessions/${file}`);
    const findings = addedDeals(audit, readFile(file, bytes).deals, [a12DoubleDummy]);
    return [...findings, ...audit.finish()]
      .filter(({ check }) => check === 'A12')
      .map(({ deal, params }) => [deal, params['declarer'], params['tricks'], params['doubleDummy']]);
  };

  test('three tricks away, above or below', () => {
    expect(findingsIn('A12-guilty-tricks-nobody-can-take.pbn')).toEqual([
      [0, 'N', 7, 10],
      [1, 'S', 12, 9],
    ]);
  });

  test('results and par as the file states them, held against the hands: each tag once, with the first that differs', () => {
    const audit = fileAudit();
    const file = 'A12-guilty-results-stated-of-other-hands.pbn';
    const { deals } = readFile(file, readFileSync(`fixtures/sessions/${file}`));
    const findings = addedDeals(audit, deals, [a12Stated]);
    expect(findings.map(({ check, deal, line, params }) => [check, deal, line, params])).toEqual([
      [
        'A12',
        0,
        11,
        {
          tag: 'OptimumResultTable',
          count: 2,
          of: 20,
          declarer: 'N',
          strain: 'S',
          stated: 6,
          doubleDummy: 5,
        },
      ],
      [
        'A12',
        1,
        41,
        {
          tag: 'DoubleDummyTricks',
          count: 20,
          of: 20,
          declarer: 'N',
          strain: 'NT',
          stated: 4,
          doubleDummy: 2,
        },
      ],
      ['A12', 1, 42, { stated: -660, computed: -460 }],
      ['A12', 1, 43, { stated: 'EW 6N=', tricks: 11, score: 50, computed: -460 }],
    ]);
  });

  test('what can’t be read of them states nothing', () => {
    expect(tricksInDigits('45866')).toEqual([]);
    expect(tricksInDigits('-***566866875678756Z')).toEqual([]);
    expect(tricksInDigits('-***5668668756787567')).toHaveLength(16);
    expect(tricksInTable('Result;Denomination;Declarer', ['10 N S', '14 H S', '7 X S', '7 H X'])).toEqual([
      { declarer: 'S', strain: 'NT', tricks: 10 },
    ]);
    expect(tricksInTable('Denomination;Result', ['NT 7'])).toEqual([]);
    expect(['NS 420', 'EW 100', 'ew -50', 'NS 0', '420', 'NS 4S'].map(parStated)).toEqual([
      420,
      -100,
      50,
      0,
      null,
      null,
    ]);
    expect(
      parContractsStated('NS 4S=; W 5CX-2 ; ew 3N; Pass;NS Pass; 4S by N; NS 8S=; NS 4S by 2').map(
        ({ contract, declarers, tricks }) => [contract?.level, contract?.strain, declarers.join(''), tricks],
      ),
    ).toEqual([
      [4, 'S', 'NS', 10],
      [5, 'C', 'W', 9],
      [3, 'NT', 'EW', null],
      [undefined, undefined, '', null],
      [undefined, undefined, '', null],
    ]);
  });

  test('a par contract is held against the hands: its score, and the tricks stated with it', () => {
    const text = readFileSync('fixtures/sessions/A12-innocent-results-stated-as-solved.pbn', 'utf8');
    const findingsFor = (stated: string): unknown[] => {
      const tag = text.replace('[OptimumScore "EW 460"]', `[ParContract "${stated}"]`);
      const { deals } = readFile('par.pbn', Buffer.from(tag));
      return addedDeals(fileAudit(), deals, [a12Stated]).map(({ key, params }) => [key, params['score']]);
    };
    for (const right of ['EW 3N+2', 'EW 5N=', 'EW 3N', 'EW 3N+2; EW 5N=', '?'])
      expect([right, findingsFor(right)]).toEqual([right, []]);
    expect(findingsFor('nobody knows')).toEqual([['audit.statedUnreadable', undefined]]);
    const wrong = [
      ['EW 6N=', 50],
      ['EW 3N+1', -460],
      ['NS 3N+2', -700],
      ['EW 3N+2; EW 6N=', 50],
      ['Pass', undefined],
    ] as const;
    for (const [stated, score] of wrong)
      expect([stated, findingsFor(stated)]).toEqual([stated, [['audit.parContractStated', score]]]);
  });

  test('nearer, or where two hands are not known', () => {
    expect(findingsIn('A12-innocent-two-tricks-off.pbn')).toEqual([]);
  });
});
