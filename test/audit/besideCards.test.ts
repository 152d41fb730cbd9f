/** Leads and results of a file without hands, against the hands another file shows of the same board on the same occasion. */

import { describe, expect, test } from 'vitest';
import { a12DoubleDummy } from '../../src/audit/checks/a12DoubleDummy.ts';
import type { DealCheck } from '../../src/audit/checks/index.ts';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { SessionField } from '../../src/audit/run/sessionField.ts';
import { EMPTY_HAND, handsOfKey, keyOfHands } from '../../src/domain/hand.ts';
import { readScoreTable } from '../../src/formats/pbn/scoreTable.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import { sentence } from '../i18n/findingSentence.ts';
import { addedDeals, fileAudit } from './addedDeals.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';

const HANDS = 'N:T752.K.AT98.AJ62 Q3.AT4.KJ53.KT84 AJ98.8765.2.9753 K64.QJ932.Q764.Q';
const OTHER = 'N:QJ732.K97.2.AJ54 AT954.QT5.AQ8.Q8 K.J82.KJ9753.K63 86.A643.T64.T972';

type File = readonly [name: string, text: string];
interface OfNamedFile extends LocatedFinding {
  readonly file: string;
}

async function findingsOf(files: readonly File[], more: readonly DealCheck[] = []): Promise<OfNamedFile[]> {
  const field = new SessionField<string>(more);
  for (const [name, text] of files) {
    const audit = fileAudit();
    const { deals } = await readAnyFile(name, new TextEncoder().encode(text), { rows: readScoreTable });
    addedDeals(audit, deals, more);
    field.add(name, name, audit.results);
  }
  return field.finish().map(({ source, finding }) => ({ ...finding, file: source }));
}

const hands = (deals: readonly string[], date = '2024.03.01', event = 'Club'): string =>
  deals
    .map(
      (deal, at) =>
        `[Event "${event}"]\n[Date "${date}"]\n[Board "${at + 1}"]\n[Dealer "N"]\n[Deal "${deal}"]\n`,
    )
    .join('\n');

const COLUMNS = 'PairId_NS;PairId_EW;Contract;Declarer;Result;Lead';
const scores = (boards: readonly (readonly string[])[]): string =>
  boards
    .map(
      (rows, at) =>
        `[Event "Club"]\n[Date "2024.03.01"]\n[Board "${at + 1}"]\n[ScoreTable "${COLUMNS}"]\n${rows.join('\n')}\n`,
    )
    .join('\n');

const GUILTY = scores([['1 2 4S N 10 H4', '3 4 4S N 10 HQ', '5 6 4S S 10 S4']]);

describe('a lead in a file of results', () => {
  test('is told when the hand that leads does not hold it by the hands of another file', async () => {
    for (const files of [
      [
        ['hands.pbn', hands([HANDS])],
        ['scores.pbn', GUILTY],
      ],
      [
        ['scores.pbn', GUILTY],
        ['hands.pbn', hands([HANDS])],
      ],
    ] satisfies File[][]) {
      const findings = await findingsOf(files);
      expect(findings).toMatchObject([
        {
          file: 'scores.pbn',
          check: 'A05',
          key: 'audit.leadNotHeld',
          deal: 0,
          board: '1',
          line: 6,
          seat: 'E',
          card: 'HQ',
          params: {
            holder: 'W',
            declarer: 'N',
            first: 'declarer',
            wouldDeclare: 'S',
            handsIn: 'hands.pbn',
            rowNs: '3',
          },
        },
      ]);
      const [{ key, params, laws }] = findings as [OfNamedFile];
      expect(sentence({ key, params, laws }, DEFAULT_SETTINGS)).toMatch(
        /^By the hands in hands\.pbn\. Pairs 3 and 4: /,
      );
    }
  });

  test('stands in USEBIO as well', async () => {
    const line = (lead: string): string =>
      `<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>${lead}</LEAD><TRICKS>10</TRICKS></TRAVELLER_LINE>`;
    const xml = (lead: string): string =>
      `<USEBIO><EVENT><EVENT_DESCRIPTION>Club</EVENT_DESCRIPTION><DATE>01/03/2024</DATE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line(lead)}</BOARD></EVENT></USEBIO>`;
    const keys = async (lead: string): Promise<string[]> =>
      (
        await findingsOf([
          ['hands.pbn', hands([HANDS])],
          ['scores.xml', xml(lead)],
        ])
      ).map(({ key }) => key);
    expect(await keys('HQ')).toEqual(['audit.leadNotHeld']);
    expect(await keys('H4')).toEqual([]);
  });

  test('proves nothing against the hands of another day, another event, or one of two boards of that number', async () => {
    const others: readonly File[][] = [
      [['hands.pbn', hands([HANDS], '2024.03.08')]],
      [['hands.pbn', hands([HANDS], '')]],
      [['hands.pbn', hands([HANDS], '2024.??.??')]],
      [['hands.pbn', hands([HANDS], '2024.03.01', 'League')]],
      [
        ['hands.pbn', hands([HANDS])],
        ['more.pbn', hands([OTHER])],
      ],
      [['hands.pbn', hands(['N:T752.K.AT98.AJ62 Q3.AT4.KJ53.KT84 - -'])]],
    ];
    for (const files of others) expect(await findingsOf([...files, ['scores.pbn', GUILTY]])).toEqual([]);
    expect(await findingsOf([['scores.pbn', GUILTY]])).toEqual([]);
  });

  test('with most of the others outside the hands: the hands are of another session', async () => {
    const wrong = scores([
      ['1 2 4S N 10 HQ', '3 4 4S N 10 DQ', '5 6 4S N 10 CQ', '7 8 4S N 10 SK', '9 10 4S N 10 H4'],
    ]);
    const findings = await findingsOf([
      ['hands.pbn', hands([HANDS])],
      ['scores.pbn', wrong],
    ]);
    expect(findings).toMatchObject([
      {
        file: 'scores.pbn',
        key: 'audit.file.leadsOfOtherHands',
        deal: null,
        board: null,
        params: { count: 4, of: 5, handsIn: 'hands.pbn' },
      },
    ]);
    const [{ key, params, laws }] = findings as [OfNamedFile];
    expect(sentence({ key, params, laws }, DEFAULT_SETTINGS)).toMatch(
      /^By the hands in hands\.pbn, 4 of 5 opening leads /,
    );
  });
});

describe('leads outside the hands are listed one by one', () => {
  const wrong = (count: number): string[] =>
    ['HQ', 'DQ', 'CQ', 'SK', 'HJ', 'D7']
      .slice(0, count)
      .map((lead, at) => `${at} ${at + 20} 4S N 10 ${lead}`);
  const right = (count: number): string[] =>
    Array.from({ length: count }, (_none, at) => `${at + 40} ${at + 60} 4S N 10 H4`);
  const without = (count: number): string[] =>
    Array.from({ length: count }, (_none, at) => `${at + 80} ${at + 100} 4S N 10 -`);
  const keysIn = async (...files: readonly (readonly string[])[]): Promise<string[]> =>
    (
      await findingsOf([
        ['hands.pbn', hands([HANDS])],
        ...files.map((rows, at): File => [`${at}.pbn`, scores([rows])]),
      ])
    ).map(({ file, key }) => `${file} ${key}`);
  const each = (file: string, count: number): string[] => Array(count).fill(`${file} audit.leadNotHeld`);
  const ofOtherHands = (file: string): string => `${file} audit.file.leadsOfOtherHands`;

  test('where there are no more than three of them', async () => {
    expect(await keysIn(wrong(3))).toEqual(each('0.pbn', 3));
    expect(await keysIn(wrong(4))).toEqual([ofOtherHands('0.pbn')]);
  });

  test('where half of the leads fit; a result without a lead proves nothing either way', async () => {
    expect(await keysIn([...wrong(4), ...right(4)])).toEqual(each('0.pbn', 4));
    expect(await keysIn([...wrong(4), ...right(3)])).toEqual([ofOtherHands('0.pbn')]);
    expect(await keysIn([...wrong(4), ...right(3), ...without(5)])).toEqual([ofOtherHands('0.pbn')]);
  });

  test('where the leads of another file are the wrong ones', async () => {
    expect(await keysIn(wrong(5), [...wrong(2), ...right(2)])).toEqual([
      ofOtherHands('0.pbn'),
      ...each('1.pbn', 2),
    ]);
  });
});

test('results without cards are far from double dummy by the hands of another file, when that is asked for', async () => {
  const files: File[] = [
    ['hands.pbn', hands([HANDS])],
    ['scores.pbn', scores([['1 2 4S N 13 H4', '3 4 4S N 9 H4']])],
  ];
  expect(await findingsOf(files)).toEqual([]);
  const findings = await findingsOf(files, [a12DoubleDummy]);
  expect(findings.map(({ key, params }) => [key, params['rowNs'], params['handsIn']])).toEqual([
    ['audit.farFromDoubleDummy', '1', 'hands.pbn'],
  ]);
});

test('the key of a deal gives its hands back, and those that are not shown', () => {
  const hand = { C: 1, D: 4096, H: 8191, S: 0 };
  const key = `12|${keyOfHands(hand, null, EMPTY_HAND, hand)}`;
  expect(handsOfKey(key)).toEqual([hand, null, EMPTY_HAND, hand]);
});
