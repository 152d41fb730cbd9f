/** Results that stand in a table beside a deal: rows of a PBN score table, each held against its board and against the others. */

import { describe, expect, test } from 'vitest';
import type { LocatedFinding } from '../../src/audit/located.ts';
import { decodeBytes } from '../../src/formats/bytes.ts';
import { readScoreTable } from '../../src/formats/pbn/scoreTable.ts';
import { readFile } from '../../src/formats/read.ts';
import { writePbn } from '../../src/formats/pbn/writePbn.ts';
import { auditText } from '../mutants/score.ts';

const HANDS = 'N:T752.K.AT98.AJ62 Q3.AT4.KJ53.KT84 AJ98.8765.2.9753 K64.QJ932.Q764.Q';
const COLUMNS = String.raw`Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer;Result\2R;Lead;Score_NS\5R;Score_EW\5R`;

interface Board {
  readonly own?: readonly [contract: string, declarer: string, result: string];
  readonly columns?: string;
  readonly hands?: boolean;
}

function board(
  rows: readonly string[],
  { own = ['', '', ''], columns = COLUMNS, hands = true }: Board = {},
): string {
  return [
    '[Event "Session"]',
    '[Board "1"]',
    '[Dealer "N"]',
    '[Vulnerable "None"]',
    ...(hands ? [`[Deal "${HANDS}"]`] : []),
    `[Declarer "${own[1]}"]`,
    `[Contract "${own[0]}"]`,
    `[Result "${own[2]}"]`,
    `[ScoreTable "${columns}"]`,
    ...rows,
    '',
  ].join('\n');
}

const audited = (text: string): LocatedFinding[] => auditText('a.pbn', text);
const findingsIn = (text: string): string[] => audited(text).map(({ key, line }) => `${key} ${line}`);
const firstRow = (hands = true): number => (hands ? 10 : 9);

describe('a row by itself', () => {
  test('whose score does not follow is told with its pairs and its line', () => {
    const text = board(['1 1 2 4S N 10 - 420 -', '2 3 4 4S N 10 - 450 -', '3 5 6 4S S 8 - - 100']);
    expect(audited(text)).toMatchObject([
      {
        check: 'A10',
        key: 'audit.scoreDiffers',
        deal: 0,
        board: '1',
        line: firstRow() + 1,
        params: { stated: 450, computed: 420, fitsTricks: 11, rowNs: '3', rowEw: '4' },
      },
    ]);
  });

  test('of a score for East–West, of both, and of none', () => {
    expect(
      findingsIn(
        board([
          '1 1 2 4S N 9 - - 50',
          '2 3 4 4S N 9 - -50 50',
          '3 5 6 3NT E 9 - -400 400',
          '4 7 8 4S N 9 - - -',
        ]),
      ),
    ).toEqual([]);
    // Two scores that are not each other’s: adjusted, or entered twice; which of them is meant nobody knows.
    expect(findingsIn(board(['1 1 2 4S N 9 - -50 80']))).toEqual([`import.scoresDiffer ${firstRow()}`]);
    expect(findingsIn(board(['1 1 2 4S N 9 - - 100']))).toEqual([`audit.scoreDiffers ${firstRow()}`]);
  });

  test('whose lead another hand holds: declarer, lead or board is wrong', () => {
    const text = board(['1 1 2 4S N 10 H4 420 -', '2 3 4 4S N 10 HQ 420 -']);
    expect(audited(text)).toMatchObject([
      {
        check: 'A05',
        key: 'audit.leadNotHeld',
        line: firstRow() + 1,
        seat: 'E',
        card: 'HQ',
        params: { holder: 'W', declarer: 'N', leader: 'E', first: 'declarer', wouldDeclare: 'S', rowNs: '3' },
      },
    ]);
    // Nobody knows who holds a card of hands that are not shown.
    expect(findingsIn(board(['1 1 2 4S N 10 HQ 420 -'], { hands: false }))).toEqual([]);
  });

  test('without contract, declarer and result, but with a score, is an artificial score', () => {
    const columns = String.raw`PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS;Percentage_NS;Percentage_EW`;
    const text = board(
      ['1 2 - - - 3.6 60 40', '3 4 - - - 3.0 - -', '5 6 - - - - - -', '7 8 4S N 10 ^3.0 - -'],
      { columns },
    );
    const findings = audited(text).filter(({ check }) => check === 'A15');
    expect(findings.map(({ key, params, line }) => [key, params['ns'], params['ew'], line])).toEqual([
      ['audit.average', 60, 40, 10],
      ['audit.average', null, null, 11],
      ['audit.average', null, null, 13],
    ]);
  });
});

describe('rows of one board', () => {
  const four = [
    '1 1 2 4S N 10 - 420 -',
    '2 3 4 4S N 10 - 420 -',
    '3 5 6 4S S 10 - 420 -',
    '4 7 8 4S N 10 - 420 -',
  ];

  test('take part in the field: both sides in one strain, and a mirror', () => {
    expect(findingsIn(board([...four, '5 9 10 4S E 10 - - 420']))).toEqual([
      'audit.bothSidesDeclared 14',
      'audit.mirror 14',
    ]);
    expect(findingsIn(board([...four, '5 9 10 5H W 9 - 100 -']))).toEqual([]);
  });

  test('a lead that fits bears its declarer out', () => {
    expect(findingsIn(board([...four, '5 9 10 4S E 10 S8 - 420']))).toEqual([]);
  });

  test('one without a result is missing; one that was passed out is not', () => {
    expect(findingsIn(board([...four, '5 9 10 4S N - - - -']))).toEqual(['audit.resultMissing 14']);
    // Of one board alone nobody can tell whether both pairs are there.
    expect(findingsIn(board([...four, '5 9 10 - - - - - -']))).toEqual([]);
    expect(findingsIn(board([...four, '5 9 10 Pass - - - 0 0']))).toEqual([]);
  });

  test('the same two pairs twice', () => {
    const text = board([...four, '1 1 2 4S N 9 - - 50']);
    expect(findingsIn(text)).toEqual(['audit.boardPlayedTwice 14']);
  });

  test('the game’s own result is one of them, and a table repeated in every game is one table', () => {
    const rows = [...four.slice(0, 3), '5 9 10 4S E 10 - - 420'];
    const once = findingsIn(board(rows, { own: ['4S', 'N', '10'] }));
    expect(once).toEqual(['audit.bothSidesDeclared 13']);
    const text = board(rows, { own: ['4S', 'N', '10'] });
    expect(findingsIn(`${text}\n${text}`)).toEqual(once);
  });

  test('so many tables with one result are so many tables', () => {
    const columns = 'Contract;Declarer;Result;Score_NS;Multiplicity';
    const mirrored = ['4S N 10 420 4', '4S E 10 -420 1'];
    expect(findingsIn(board(mirrored, { columns }))).toEqual([
      'audit.bothSidesDeclared 11',
      'audit.mirror 11',
    ]);
  });

  test('two groups are seen in the order of the rounds, never in that of the scores', () => {
    const early = [1, 2, 3].map((round) => `${round} ${round} ${round + 10} 4S N 10 - 420 -`);
    const late = [4, 5, 6].map((round) => `${round} ${round} ${round + 10} 4H E 10 - - 420`);
    expect(findingsIn(board([...late, ...early]))).toEqual(['audit.twoGroups 10']);
    const mixed = [...early, ...late].map((row, index) => row.replace(/^\d/, String(((index * 5) % 6) + 1)));
    expect(findingsIn(board(mixed))).toEqual([]);
    const columns = COLUMNS.replace(String.raw`Round\2R;`, '');
    const roundless = [...early, ...late].map((row) => row.replace(/^\d /, ''));
    expect(findingsIn(board(roundless, { columns }))).toEqual([]);
  });
});

describe('a table that is not as it should be', () => {
  test('unknown columns are told, and the others read', () => {
    const columns = 'Setion;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS';
    expect(findingsIn(board(['A 1 2 4S N 10 450'], { columns }))).toEqual([
      'import.scoreColumnsUnknown 1',
      'audit.scoreDiffers 10',
    ]);
  });

  test('without a contract, declarer or result, or with two of one name, nothing is guessed', () => {
    for (const columns of ['PairId_NS;Contract;Result', 'Contract;Contract;Declarer;Result', ''])
      expect(findingsIn(board(['1 4S N 10'], { columns })), columns).toContain(
        'import.scoreColumnsMissing 1',
      );
    expect(findingsIn(board(['1 4S 10'], { columns: 'PairId_NS;Contract;Result' }))).toEqual([
      'import.scoreColumnsMissing 1',
    ]);
  });

  test('a row of too few or too many cells, or of cells nobody can read, is told and left out', () => {
    expect(
      findingsIn(
        board([
          '1 1 2 4S N 10 420 -',
          '1 1 2 4S N 10 - 420 - 7',
          '1 3 4 4Z N 10 - 999 -',
          '1 5 6 4S Q 10 - 999 -',
          '1 7 8 4S N 77 - 999 -',
        ]),
      ),
    ).toEqual([
      'import.scoreRowUnreadable 10',
      'import.scoreRowUnreadable 11',
      'import.contractUnreadable 12',
      'import.declarerUnreadable 13',
      'import.resultUnreadable 14',
    ]);
  });

  test('whose points are not opposite is told, and its points are not compared', () => {
    const text = board(['1 1 2 4S N 10 - 420 420', '2 3 4 4S N 10 - 420 -420', '3 5 6 4S N 10 - 999 -100']);
    expect(audited(text)).toMatchObject([
      { key: 'import.scoresDiffer', line: firstRow(), params: { text: '420 / 420' } },
      { key: 'import.scoresDiffer', line: firstRow() + 2, params: { text: '999 / -100' } },
    ]);
  });

  test('names in quotation marks are one cell', () => {
    const columns = 'Names_NS;Names_EW;Contract;Declarer;Result;Score_NS';
    const text = board(['"Ann Berg;Cem Dal" "Eva Fox;Gil Hay" 4S N 10 450'], { columns });
    expect(findingsIn(text)).toEqual(['audit.scoreDiffers 10']);
    const [deal] = readFile('a.pbn', new TextEncoder().encode(text), { rows: readScoreTable }).deals;
    expect(deal?.rows?.[0]?.record.header.names).toEqual({
      N: 'Ann Berg',
      E: 'Eva Fox',
      S: 'Cem Dal',
      W: 'Gil Hay',
    });
  });

  test('the rows go back as they came', () => {
    const rows = ['1 1 2 4S N 10 - 420 -', '2 3 4 nonsense', '3 5 6 - - - - 60% 40%'];
    const { deals } = readFile('a.pbn', new TextEncoder().encode(board(rows)));
    const { text } = decodeBytes(writePbn(deals).bytes);
    for (const row of [...rows, COLUMNS]) expect(text).toContain(row);
  });
});
