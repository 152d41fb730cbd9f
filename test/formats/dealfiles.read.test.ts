/** Files of dealing machines as other programs write them. Expected values are worked out by hand. */

import { describe, expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { parseDlm } from '../../src/formats/dealfiles/dlm.ts';
import { writeNumbered } from '../../src/formats/dealfiles/writeNumbered.ts';
import { leftOutOf } from '../../src/formats/leftOut.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { Problem } from '../../src/formats/problem.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { writeFile } from '../../src/formats/write.ts';
import { inventDeal, pbnGame } from './synthetic.ts';

const hands = ({ record }: ReadDeal): string => formatHands(record.header.deal.hands);
const board = ({ record }: ReadDeal): string => record.header.deal.board;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** The problems that are not the same for every deal of such a file. */
const told = (problems: readonly Problem[]): unknown[] =>
  problems.flatMap(({ code, line, deal, params }) =>
    code === 'dealerFromBoard' || code === 'vulnerableFromBoard' ? [] : [[code, line, deal, params]],
  );

/** Every suit in one hand: spades north, hearts east, diamonds south, clubs west. */
const LETTERS = 'aaaaaabffffffkkkkkklpppppp';
const ONE_SUIT_EACH = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

describe('DLM', () => {
  const of = (...lines: readonly string[]) => parseDlm(lines.join('\r\n'));

  test('letters may be capitals, with blanks around them, and without a checksum', () => {
    for (const value of [LETTERS, LETTERS.toUpperCase(), ` ${LETTERS} `, `\t${LETTERS}015\t`]) {
      const { deals, problems } = of('[Document]', `Board 1=${value}`);
      expect(deals.map(hands), value).toEqual([ONE_SUIT_EACH]);
      expect(told(problems), value).toEqual([]);
    }
  });

  test('a name may have blanks around it, but nothing else before it', () => {
    const { deals } = of(`  board   07  =${LETTERS}`, `xBoard 8=${LETTERS}`, `Board 9 x=${LETTERS}`);
    expect(deals.map(board)).toEqual(['7']);
  });

  test('more or fewer letters, or another sign behind them, are no hands, and the line is named', () => {
    for (const value of [
      `${LETTERS}a`,
      LETTERS.slice(1),
      `${LETTERS}015x`,
      `x${LETTERS}`,
      `${LETTERS}0150`,
    ]) {
      const { deals, problems } = of('', `Board 1=${value}`);
      expect(deals, value).toHaveLength(1);
      expect(told(problems), value).toEqual([['handsUnreadable', 2, 0, { text: value }]]);
    }
  });

  test('a checksum is that of the letters and of the number of the board', () => {
    expect(told(of(`Board 17=${LETTERS}031`, `Board 18=${LETTERS}031`).problems)).toEqual([
      ['checksumDiffers', 2, 1, { board: '18' }],
    ]);
  });

  test('boards outside the stated range are not to be dealt', () => {
    const lines = [15, 16, 17, 18].map((number) => `Board ${number}=${LETTERS}`);
    expect(of('From board=16', 'To board=17', ...lines).deals.map(board)).toEqual(['16', '17']);
    for (const text of ['To board=1e1', 'From board=0x10', 'From board=16.', 'To board=-1']) {
      const { deals, problems } = of(text, ...lines);
      expect(deals.map(board), text).toEqual(of(...lines).deals.map(board));
      expect(told(problems), text).toContainEqual(['textIgnored', 1, undefined, { text }]);
    }
    expect(told(of('To board= 17 ', ...lines).problems)).toEqual(told(of('To board=17', ...lines).problems));
    expect(of('to board=16', ...lines).deals.map(board)).toEqual(['15', '16']);
    expect(told(of('To board=19', ...lines).problems)).toEqual([['fileCut', 5, undefined, {}]]);
  });

  test('other settings of the machine are told when the deals are written in another format', () => {
    const { deals } = of(
      '[Document]',
      'Status=Show',
      '  Scoring =0',
      'PrintOuts=0',
      'Duplicates 01=0',
      'Duplicates 01=1',
      'PrintOuts=1',
      '=x',
      'Größe=1',
      `Board 1=${LETTERS}`,
    );
    expect(leftOutOf(deals).map(({ kind, names }) => [kind, [...names]])).toEqual([
      [
        'settings',
        [
          ['Status', 1],
          ['Scoring', 1],
          ['PrintOuts', 2],
          ['Duplicates 01', 2],
        ],
      ],
    ]);
  });

  test('is written as a machine expects it: the range, its checksum, and a filling for the other boards', () => {
    const { deals } = of('From board=17', `Board 17=${LETTERS}`, `Board 18=${LETTERS}`);
    const [file] = writeFile('dlm', deals).files;
    const lines = new TextDecoder().decode(file?.bytes).split('\r\n');
    // 17 and 18 differ in two bits: 1 and 2.
    expect(lines.slice(0, 12)).toEqual([
      '[Document]',
      'Headline=Dealtrail',
      'Status=Show',
      'Duplicates=1',
      'From board=17',
      'To board=18',
      'Next board to duplimate=0',
      'PrintOuts=0',
      'Crypto key=0',
      'Checksum=3',
      'Duplicates 01=0',
      `Board 01=${LETTERS}015`,
    ]);
    expect(lines.slice(-3)).toEqual(['Duplicates 99=0', `Board 99=${LETTERS}109`, '']);
  });
});

describe('DUP and BRI', () => {
  const games = [1, 2, 3].map((seed) => pbnGame(inventDeal(seed)));
  const { deals } = parsePbn(games.join('\n'));
  const bytesOf = (format: 'dup' | 'bri'): Uint8Array => writeNumbered(format, deals).bytes.slice();
  const FIRST_BOARD = 78 + 68 + 2;

  test('a DUP file states the number of its first board, a BRI file counts from 1', () => {
    const bytes = bytesOf('dup');
    bytes.set(utf8('17 '), FIRST_BOARD);
    expect(readFile('a.dup', bytes).deals.map(board)).toEqual(['17', '18', '19']);
    bytes.set(utf8('   '), FIRST_BOARD);
    expect(readFile('a.dup', bytes).deals.map(board)).toEqual(['1', '2', '3']);
    bytes.set(utf8('x17'), FIRST_BOARD);
    expect(readFile('a.dup', bytes).deals.map(board)).toEqual(['1', '2', '3']);
    const bri = bytesOf('bri');
    bri.set(utf8('17'), FIRST_BOARD - 78);
    expect(readFile('a.bri', bytesOf('bri')).deals.map(board)).toEqual(['1', '2', '3']);
  });

  test('hands that differ in the text of a DUP record are told with the number of their board', () => {
    const second = 156;
    const text = second + 78;
    // Six is the sign of spades and begins each hand; here a card of North stands before it, and the second hand has two of one card.
    for (const [at, byte] of [
      [text, 65],
      [text + 1, 1],
    ] as const) {
      const bytes = bytesOf('dup');
      bytes.set(utf8('17 '), FIRST_BOARD);
      bytes[at] = byte;
      expect(told(readFile('a.dup', bytes).problems)).toEqual([['handsDiffer', 1, 1, { board: '18' }]]);
    }
  });

  test('a number that no card has ends its hands, and what stands there is told', () => {
    for (const [number, shown] of [
      ['00', '00'],
      ['53', '53'],
      ['a1', 'a1'],
      ['\u0001\u0080', '??'],
    ] as const) {
      const bytes = bytesOf('bri');
      const at = 128 + 2 * 5;
      bytes.set(
        [...number].map((sign) => sign.charCodeAt(0)),
        at,
      );
      const read = readFile('a.bri', bytes);
      expect(read.deals).toHaveLength(3);
      expect(read.problems.filter(({ code }) => code === 'handsUnreadable')).toMatchObject([
        { line: 2, deal: 1, params: { text: shown } },
      ]);
    }
  });

  test('digits alone make no file of a dealing machine', () => {
    const digits = '01'.repeat(39);
    const kind = (text: string): string => readFile('a', utf8(text)).format;
    expect(kind(digits.padEnd(128))).toBe('bri');
    expect(kind(digits.padEnd(127))).not.toBe('bri');
    expect(kind(digits.padEnd(129, 'x'))).not.toBe('bri');
    expect(kind(digits.padEnd(256, 'x'))).toBe('bri');
    expect(kind(`x${digits.slice(1)}`.padEnd(128))).not.toBe('bri');
    // 2 and 7 are no signs of suits.
    for (const sign of ['\u0002', '\u0007'])
      expect(kind(`${digits}${sign}`.padEnd(156, 'x'))).not.toBe('dup');
    expect(kind(`${digits}\u0003`.padEnd(156, 'x'))).toBe('dup');
    expect(kind(`${digits}\u0003`.padEnd(155, 'x'))).not.toBe('dup');
  });

  test('another number, dealer or vulnerability than the place in the file gives is told', () => {
    const { hands: four } = deals[0]!.record.header.deal;
    const lost = (deal: Partial<ReadDeal['record']['header']['deal']>): unknown[] => {
      const { record } = deals[0]!;
      const header = {
        ...record.header,
        deal: { board: '1', dealer: 'N', vulnerable: 'None', hands: four, ...deal } as const,
      };
      return writeFile('bri', [{ ...deals[0]!, record: { ...record, header } }]).losses.flatMap(
        ({ code, params }) => (code === 'board' || code === 'conditions' ? [[code, params]] : []),
      );
    };
    expect(lost({})).toEqual([]);
    expect(lost({ board: '' })).toEqual([]);
    expect(lost({ board: '5' })).toEqual([['board', { board: '5' }]]);
    expect(lost({ dealer: 'E' })).toEqual([['conditions', { board: 1 }]]);
    expect(lost({ vulnerable: 'EW' })).toEqual([['conditions', { board: 1 }]]);
    expect(lost({ hands: { ...four, N: null } })).toEqual([['board', { board: '1' }]]);
    expect(lost({ hands: { ...four, N: null }, board: '' })).toEqual([]);
  });
});
