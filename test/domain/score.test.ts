/** The duplicate scoring table (Law 77), written out: every level and strain, doubled or not, every overtrick and undertrick. */

import { describe, expect, test } from 'vitest';
import { formatContract, type Contract, type Level, type Strain } from '../../src/domain/contract.ts';
import { isVulnerable, scoreContract, scoreIfKnown, VULNERABILITIES } from '../../src/domain/score.ts';

type Doubling = Contract['doubling'];

/** Points for the contract just made, with one overtrick, with two … up to thirteen tricks. */
type Made = readonly [
  level: Level,
  strains: 'minor' | 'major' | 'NT',
  doubling: Doubling,
  notVulnerable: readonly number[],
  vulnerable: readonly number[],
];

const MADE: readonly Made[] = [
  [1, 'minor', 1, [70, 90, 110, 130, 150, 170, 190], [70, 90, 110, 130, 150, 170, 190]],
  [1, 'minor', 2, [140, 240, 340, 440, 540, 640, 740], [140, 340, 540, 740, 940, 1140, 1340]],
  [1, 'minor', 4, [230, 430, 630, 830, 1030, 1230, 1430], [230, 630, 1030, 1430, 1830, 2230, 2630]],
  [1, 'major', 1, [80, 110, 140, 170, 200, 230, 260], [80, 110, 140, 170, 200, 230, 260]],
  [1, 'major', 2, [160, 260, 360, 460, 560, 660, 760], [160, 360, 560, 760, 960, 1160, 1360]],
  [1, 'major', 4, [520, 720, 920, 1120, 1320, 1520, 1720], [720, 1120, 1520, 1920, 2320, 2720, 3120]],
  [1, 'NT', 1, [90, 120, 150, 180, 210, 240, 270], [90, 120, 150, 180, 210, 240, 270]],
  [1, 'NT', 2, [180, 280, 380, 480, 580, 680, 780], [180, 380, 580, 780, 980, 1180, 1380]],
  [1, 'NT', 4, [560, 760, 960, 1160, 1360, 1560, 1760], [760, 1160, 1560, 1960, 2360, 2760, 3160]],
  [2, 'minor', 1, [90, 110, 130, 150, 170, 190], [90, 110, 130, 150, 170, 190]],
  [2, 'minor', 2, [180, 280, 380, 480, 580, 680], [180, 380, 580, 780, 980, 1180]],
  [2, 'minor', 4, [560, 760, 960, 1160, 1360, 1560], [760, 1160, 1560, 1960, 2360, 2760]],
  [2, 'major', 1, [110, 140, 170, 200, 230, 260], [110, 140, 170, 200, 230, 260]],
  [2, 'major', 2, [470, 570, 670, 770, 870, 970], [670, 870, 1070, 1270, 1470, 1670]],
  [2, 'major', 4, [640, 840, 1040, 1240, 1440, 1640], [840, 1240, 1640, 2040, 2440, 2840]],
  [2, 'NT', 1, [120, 150, 180, 210, 240, 270], [120, 150, 180, 210, 240, 270]],
  [2, 'NT', 2, [490, 590, 690, 790, 890, 990], [690, 890, 1090, 1290, 1490, 1690]],
  [2, 'NT', 4, [680, 880, 1080, 1280, 1480, 1680], [880, 1280, 1680, 2080, 2480, 2880]],
  [3, 'minor', 1, [110, 130, 150, 170, 190], [110, 130, 150, 170, 190]],
  [3, 'minor', 2, [470, 570, 670, 770, 870], [670, 870, 1070, 1270, 1470]],
  [3, 'minor', 4, [640, 840, 1040, 1240, 1440], [840, 1240, 1640, 2040, 2440]],
  [3, 'major', 1, [140, 170, 200, 230, 260], [140, 170, 200, 230, 260]],
  [3, 'major', 2, [530, 630, 730, 830, 930], [730, 930, 1130, 1330, 1530]],
  [3, 'major', 4, [760, 960, 1160, 1360, 1560], [960, 1360, 1760, 2160, 2560]],
  [3, 'NT', 1, [400, 430, 460, 490, 520], [600, 630, 660, 690, 720]],
  [3, 'NT', 2, [550, 650, 750, 850, 950], [750, 950, 1150, 1350, 1550]],
  [3, 'NT', 4, [800, 1000, 1200, 1400, 1600], [1000, 1400, 1800, 2200, 2600]],
  [4, 'minor', 1, [130, 150, 170, 190], [130, 150, 170, 190]],
  [4, 'minor', 2, [510, 610, 710, 810], [710, 910, 1110, 1310]],
  [4, 'minor', 4, [720, 920, 1120, 1320], [920, 1320, 1720, 2120]],
  [4, 'major', 1, [420, 450, 480, 510], [620, 650, 680, 710]],
  [4, 'major', 2, [590, 690, 790, 890], [790, 990, 1190, 1390]],
  [4, 'major', 4, [880, 1080, 1280, 1480], [1080, 1480, 1880, 2280]],
  [4, 'NT', 1, [430, 460, 490, 520], [630, 660, 690, 720]],
  [4, 'NT', 2, [610, 710, 810, 910], [810, 1010, 1210, 1410]],
  [4, 'NT', 4, [920, 1120, 1320, 1520], [1120, 1520, 1920, 2320]],
  [5, 'minor', 1, [400, 420, 440], [600, 620, 640]],
  [5, 'minor', 2, [550, 650, 750], [750, 950, 1150]],
  [5, 'minor', 4, [800, 1000, 1200], [1000, 1400, 1800]],
  [5, 'major', 1, [450, 480, 510], [650, 680, 710]],
  [5, 'major', 2, [650, 750, 850], [850, 1050, 1250]],
  [5, 'major', 4, [1000, 1200, 1400], [1200, 1600, 2000]],
  [5, 'NT', 1, [460, 490, 520], [660, 690, 720]],
  [5, 'NT', 2, [670, 770, 870], [870, 1070, 1270]],
  [5, 'NT', 4, [1040, 1240, 1440], [1240, 1640, 2040]],
  [6, 'minor', 1, [920, 940], [1370, 1390]],
  [6, 'minor', 2, [1090, 1190], [1540, 1740]],
  [6, 'minor', 4, [1380, 1580], [1830, 2230]],
  [6, 'major', 1, [980, 1010], [1430, 1460]],
  [6, 'major', 2, [1210, 1310], [1660, 1860]],
  [6, 'major', 4, [1620, 1820], [2070, 2470]],
  [6, 'NT', 1, [990, 1020], [1440, 1470]],
  [6, 'NT', 2, [1230, 1330], [1680, 1880]],
  [6, 'NT', 4, [1660, 1860], [2110, 2510]],
  [7, 'minor', 1, [1440], [2140]],
  [7, 'minor', 2, [1630], [2330]],
  [7, 'minor', 4, [1960], [2660]],
  [7, 'major', 1, [1510], [2210]],
  [7, 'major', 2, [1770], [2470]],
  [7, 'major', 4, [2240], [2940]],
  [7, 'NT', 1, [1520], [2220]],
  [7, 'NT', 2, [1790], [2490]],
  [7, 'NT', 4, [2280], [2980]],
];

/** Points lost for one undertrick, two … up to thirteen. */
const DOWN: readonly [doubling: Doubling, notVulnerable: readonly number[], vulnerable: readonly number[]][] =
  [
    [
      1,
      [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
      [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    ],
    [
      2,
      [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
      [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
    ],
    [
      4,
      [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
      [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
    ],
  ];

const STRAINS_OF: Readonly<Record<Made[1], readonly Strain[]>> = {
  minor: ['C', 'D'],
  major: ['H', 'S'],
  NT: ['NT'],
};
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7];
const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'NT'];

describe('a contract made', () => {
  const rows = MADE.flatMap(([level, kind, doubling, notVulnerable, vulnerable]) =>
    STRAINS_OF[kind].map((strain) => {
      const contract: Contract = { level, strain, doubling };
      return { name: formatContract(contract), contract, notVulnerable, vulnerable };
    }),
  );
  test('is listed for every contract', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(7 * 5 * 3);
    expect(rows.every(({ contract, notVulnerable }) => notVulnerable.length === 8 - contract.level)).toBe(
      true,
    );
  });
  test.each(rows)('$name', ({ contract, notVulnerable, vulnerable }) => {
    const scores = (whether: boolean, row: readonly number[]) =>
      row.map((_points, over) => scoreContract(contract, contract.level + 6 + over, whether));
    expect(scores(false, notVulnerable)).toEqual(notVulnerable);
    expect(scores(true, vulnerable)).toEqual(vulnerable);
  });
});

describe('a contract not made', () => {
  test.each(DOWN)('doubling %i', (doubling, notVulnerable, vulnerable) => {
    for (const level of LEVELS) {
      for (const strain of STRAINS) {
        const contract = { level, strain, doubling };
        for (let down = 1; down <= level + 6; down++) {
          const tricks = level + 6 - down;
          expect(scoreContract(contract, tricks, false)).toBe(-(notVulnerable[down - 1] ?? Number.NaN));
          expect(scoreContract(contract, tricks, true)).toBe(-(vulnerable[down - 1] ?? Number.NaN));
        }
      }
    }
  });
});

test('who is vulnerable', () => {
  const table = VULNERABILITIES.map((each) => [each, isVulnerable('NS', each), isVulnerable('EW', each)]);
  expect(table).toEqual([
    ['None', false, false],
    ['NS', true, false],
    ['EW', false, true],
    ['All', true, true],
  ]);
});

test('if nobody knows who is vulnerable, a score is known only where that changes nothing', () => {
  const one: Contract = { level: 1, strain: 'NT', doubling: 1 };
  const of = (tricks: number, contract = one): readonly (number | null)[] =>
    [null, 'None' as const, 'All' as const].map((vulnerable) =>
      scoreIfKnown({ contract, declarer: 'W', deal: { vulnerable } }, tricks),
    );
  expect(of(8)).toEqual([-120, -120, -120]);
  expect(of(5)).toEqual([null, 100, 200]);
  expect(of(9, { ...one, level: 3 })).toEqual([null, -400, -600]);
  expect(of(8, { ...one, doubling: 2 })).toEqual([null, -280, -380]);
  const deal = { vulnerable: 'None' } as const;
  expect(scoreIfKnown({ contract: null, declarer: 'W', deal }, 8)).toBeNull();
  expect(scoreIfKnown({ contract: one, declarer: null, deal }, 8)).toBeNull();
  expect(scoreIfKnown({ contract: one, declarer: 'W', deal }, null)).toBeNull();
});
