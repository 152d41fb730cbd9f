/** The door for files: encodings, formats told apart, pieces of any size, problems with codes. */

import { PROBLEM_CODES } from './problemCodes.ts';
import { describe, expect, test } from 'vitest';
import { decodeBytes, decodeChunks } from '../../src/formats/bytes.ts';
import { CASE_PROBLEM_CODES } from '../../src/formats/case/readCase.ts';
import { FilePart } from '../../src/formats/filePart.ts';
import { LISTED_PER_CODE, ProblemList, problem, type Problem } from '../../src/formats/problem.ts';
import { SUGGESTION_CODES } from '../../src/formats/suggestion.ts';
import { formatOf } from '../../src/formats/formatOf.ts';
import { readDeals, readFile } from '../../src/formats/read.ts';
import { writeFile } from '../../src/formats/write.ts';
import type { Target } from '../../src/formats/losses.ts';
import { expectSame } from '../same.ts';
import { inventDeal, linBoard, pbnGame } from './synthetic.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++)
    bytes.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(bytes.buffer);
};
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

const pbn = Array.from({ length: 5 }, (_none, seed) => pbnGame(inventDeal(seed), 20 + seed)).join('\n');
const lin = Array.from({ length: 5 }, (_none, seed) => linBoard(inventDeal(seed), 20 + seed)).join('');

describe('bytes', () => {
  const named = '[North "Müller ♠"]';

  test('UTF-8, with and without its mark', () => {
    expect(decodeBytes(utf8(named))).toEqual({ text: named, encoding: 'utf-8', problems: [] });
    expect(decodeBytes(joined(Uint8Array.of(0xef, 0xbb, 0xbf), utf8(named))).text).toBe(named);
  });

  test('UTF-16 of both orders, with and without its mark', () => {
    expect(decodeBytes(joined(Uint8Array.of(0xff, 0xfe), utf16(named, true)))).toMatchObject({
      text: named,
      encoding: 'utf-16le',
    });
    expect(decodeBytes(joined(Uint8Array.of(0xfe, 0xff), utf16(named, false)))).toMatchObject({
      text: named,
      encoding: 'utf-16be',
    });
    expect(decodeBytes(utf16(pbn, true))).toMatchObject({ text: pbn, encoding: 'utf-16le' });
    expect(decodeBytes(utf16(pbn, false))).toMatchObject({ text: pbn, encoding: 'utf-16be' });
  });

  test('UTF-32 with its mark, of both orders, also in pieces cut inside a letter', () => {
    for (const little of [true, false]) {
      const letters = ['\ufeff', ...named, '\u{1F0A1}'].map((letter) => letter.codePointAt(0)!);
      const bytes = new Uint8Array(letters.length * 4);
      const view = new DataView(bytes.buffer);
      for (const [at, code] of letters.entries()) view.setUint32(at * 4, code, little);
      const text = `${named}\u{1F0A1}`;
      const encoding = little ? 'utf-32le' : 'utf-32be';
      expect(decodeBytes(bytes)).toEqual({ text, encoding, problems: [] });
      const pieces = [bytes.subarray(0, 21), bytes.subarray(21, 22), bytes.subarray(22)];
      expect([...decodeChunks(pieces, () => expect.unreachable())].join('')).toBe(text);
      view.setUint32(8, 0x11_0000, little);
      expect(decodeBytes(bytes.subarray(0, -1)).text).toBe(`${named.replace('N', '\ufffd')}\ufffd`);
    }
  });

  test('what is not UTF-8 is in an older encoding, and told', () => {
    const read = decodeBytes(latin1('Moszczy\xF1sk \x80\x93\x94'));
    expect(read).toMatchObject({ text: 'Moszczyñsk €“”', encoding: 'windows-1252' });
    expect(read.problems.map(({ code }) => code)).toEqual(['notUtf8']);
  });

  test.each([
    ['windows-1253', '\xCA\xFD\xF0\xE5\xEB\xEB\xEF North', 'Κύπελλο North'],
    ['windows-1254', 'A\xF0ao\xF0lu, I\xFE\xFDk \xDCnl\xFC', 'Ağaoğlu, Işık Ünlü'],
    ['windows-1255', '\xF9\xEC\xE5\xED 4H', 'שלום 4H'],
    ['windows-1252', 'Gu\xF0r\xFAn \xDE\xF3r', 'Guðrún Þór'],
    ['windows-1252', 'Jos\xE9 \xE0 c\xF4t\xE9', 'José à côté'],
    ['windows-1252', '\xCC\xEE\xF1\xEA\xE2\xE0 \xFF', 'Ìîñêâà ÿ'],
  ])('an older encoding is known by its words: %s', (encoding, bytes, text) => {
    expect(decodeBytes(latin1(bytes))).toMatchObject({ text, encoding, problems: [{ code: 'notUtf8' }] });
    const problems: string[] = [];
    expect([...decodeChunks([latin1(bytes)], ({ code }) => problems.push(code))].join('')).toBe(text);
    expect(problems).toEqual(['notUtf8']);
  });

  test('a part of a list has the older encoding of the part before it', () => {
    const part = new FilePart(new Map([['older encoding', 'windows-1253']]), true, false);
    expect([...decodeChunks([latin1('Caf\xE9 2')], () => undefined, part)].join('')).toBe('Cafι 2');
  });

  test('a file cut inside a character stays UTF-8; a Latin-1 file may end in an accent', () => {
    expect(decodeBytes(utf8(named + '♠').slice(0, -1))).toMatchObject({
      text: named,
      encoding: 'utf-8',
      problems: [{ code: 'characterCut', line: 1 }],
    });
    expect(decodeBytes(latin1('caf\xE9'))).toMatchObject({ text: 'café', encoding: 'windows-1252' });
  });

  test('byte order marks inside a text are left out: the file was put together from several', () => {
    const two = `\ufeff${lin}\ufeff${lin}`;
    for (const bytes of [utf8(two), Uint8Array.from(Buffer.from(two, 'utf16le'))]) {
      expect(decodeBytes(bytes)).toMatchObject({ text: lin + lin, problems: [] });
      expect([...decodeChunks([bytes], () => expect.unreachable())].join('')).toBe(lin + lin);
    }
    const { deals, problems } = readFile('a.lin', utf8(two));
    expect(deals.length).toBeGreaterThan(1);
    expect(problems.filter(({ code }) => code === 'textIgnored')).toEqual([]);
  });

  describe('direction marks', () => {
    const rlm = '\u200f';
    const of = (name: string, text: string) => {
      const { deals, problems } = readFile(name, utf8(text));
      return {
        problems: problems.map(({ code }) => code),
        records: deals.map(({ record }) => [record.header.deal, record.header.auction, record.events]),
      };
    };
    const hands = `%RBN\nD 20250101\nB 1:N:None\nH N:${'5432.432.432.432:'.repeat(3)}\n\n`;
    test.each<[string, string, string]>([
      ['behind the bars of LIN', 'a.lin', lin.replaceAll('|', `|${rlm}`)],
      ['before them', 'a.lin', lin.replaceAll('|', `\u200e|`)],
      ['behind the calls only', 'a.lin', lin.replaceAll(/(?<=mb\|[^|]*)\|/g, `${rlm}|`)],
      ['around lines of LIN', 'a.lin', `\u2067${lin.replaceAll('\n', '\u2069\n\u2067')}`],
      ['around the words of PBN', 'a.pbn', pbn.replaceAll(/[\w.:]+/g, `${rlm}$&\u200e`)],
      ['around its quotation marks', 'a.pbn', pbn.replaceAll('"', '\u200e"\u200e')],
      ['before the lines of RBN', 'a.rbn', hands.replaceAll(/^/gm, rlm)],
      ['behind its colons', 'a.rbn', hands.replaceAll(':', `:${rlm}`)],
    ])('%s are left out, which is told', (_place, name, text) => {
      const plain = of(name, text.replaceAll(/[\u200e\u200f\u2067\u2069]/g, ''));
      expect(plain.records.length).toBeGreaterThan(0);
      expect(of(name, text)).toEqual({ ...plain, problems: ['directionMarks', ...plain.problems] });
    });

    test('are left out of a copy in the same format, where other programs could not read it', () => {
      const copy = (name: string, text: string): string => {
        const read = readFile(name, utf8(text));
        const [file] = writeFile(read.format as Target, read.deals, read).files;
        return new TextDecoder().decode(file?.bytes);
      };
      expect(copy('a.pbn', pbn.replaceAll('"', '\u200e"'))).toBe(pbn);
      expect(copy('a.lin', lin.replaceAll('|', `|${rlm}`))).toBe(lin);
      const inName = pbn.replace('[Event "', `[Event "א${rlm} (B) ${rlm}`);
      expect(copy('a.pbn', inName)).toBe(inName);
    });

    test('in a case file are left out, too', () => {
      const text = JSON.stringify({ format: 'dealtrail-case/1', title: 'אב', events: [] }, null, 2);
      const { deals, problems } = readFile('a.json', utf8(text.replaceAll(/^/gm, rlm)));
      expect(problems.map(({ code }) => code)).toEqual(['directionMarks', ...of('a.json', text).problems]);
      expect(deals).toHaveLength(1);
    });

    test.each([
      ['a.pbn', pbn.replace('[Event "', `[Event "א${rlm} (B) ${rlm}`)],
      ['a.lin', lin.replace('pn|', `nt|${rlm}א (B)${rlm}|pn|${rlm}`)],
    ])('in names and comments stay: %s', (_name, text) => {
      expect(text).toContain(rlm);
      expect(decodeBytes(utf8(text))).toMatchObject({ text, problems: [] });
    });

    test('in a file that is read in parts: the first part decides', () => {
      const decoded = (text: string, part: FilePart) => {
        const problems: Problem[] = [];
        const read = [...decodeChunks([utf8(text)], (one) => problems.push(one), part)].join('');
        return [read, problems.map(({ code }) => code)];
      };
      const first = new FilePart(new Map(), false, true);
      expect(decoded(`${rlm}[Event "A"]\n`, first)).toEqual(['[Event "A"]\n', ['directionMarks']]);
      const { handedOn } = first.end();
      expect(decoded(`[Event "${rlm}B"]\n`, new FilePart(handedOn, true, false))).toEqual([
        '[Event "B"]\n',
        [],
      ]);
      const kept = `${rlm}[Event "B"]\n`;
      expect(decoded(kept, new FilePart(new Map(), true, false))).toEqual([kept, []]);
    });
  });

  test('a few zero bytes are told, many make the file binary, Ctrl-Z and filling at the end are nothing', () => {
    expect(decodeBytes(utf8(`${pbn}a\0b${pbn}`))).toMatchObject({
      text: `${pbn}a b${pbn}`,
      problems: [{ code: 'nulBytes', params: { count: 1 } }],
    });
    expect(decodeBytes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2))).toMatchObject({
      text: '',
      encoding: 'binary',
      problems: [{ code: 'fileBinary', severity: 'error' }],
    });
    expect(decodeBytes(utf8(`${pbn}\x1a\0\0\0`))).toMatchObject({ text: pbn, problems: [] });
  });

  test.each([1, 2, 3, 7, 64, 5000])('in pieces of %i bytes', (size) => {
    const pieces = (bytes: Uint8Array): Uint8Array[] =>
      Array.from({ length: Math.ceil(bytes.length / size) }, (_none, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
    const decoded = (bytes: Uint8Array): [string, string[]] => {
      const problems: Problem[] = [];
      const text = [...decodeChunks(pieces(bytes), (one) => problems.push(one))].join('');
      return [text, problems.map(({ code }) => code)];
    };
    const text = `${named}\nאב ♥♦\n${pbn}`;
    expect(decoded(utf8(text))).toEqual([text, []]);
    expect(decoded(latin1('caf\xE9 \x80\n'))).toEqual(['café €\n', ['notUtf8']]);
    expect(decoded(utf8(`${text}♠`).slice(0, -1))).toEqual([text, ['characterCut']]);
  });
});

test.each([
  ['long.pbn', pbn],
  ['long.lin', lin],
])('%s: whoever is told how far a long list is read hears of all of it, and reads the same', (name, text) => {
  const bytes = utf8(text.repeat(200));
  const steps: number[] = [];
  const read = readFile(name, bytes, { onRead: (characters) => steps.push(characters) });
  expectSame(read, readFile(name, bytes), name);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.reduce((sum, each) => sum + each, 0)).toBe(read.text.length);
});

describe('formats', () => {
  test('the content decides, then the name', () => {
    expect(formatOf('a.txt', pbn)).toBe('pbn');
    expect(formatOf('a.txt', lin)).toBe('lin');
    expect(formatOf('a.txt', encodeURIComponent(lin))).toBe('lin');
    expect(formatOf('a.txt', '{ "format": "dealtrail-case/1" }')).toBe('case');
    expect(formatOf('a.txt', '% PBN 2.1\n')).toBe('pbn');
    expect(formatOf('a.PBN', 'nothing to see')).toBe('pbn');
    expect(formatOf('a.Lin', 'nothing to see')).toBe('lin');
    expect(formatOf('a.txt', 'nothing to see')).toBe('unknown');
  });

  test('deals say which file they come from', () => {
    const read = readFile('session.pbn', utf8(pbn));
    expect(read).toMatchObject({ format: 'pbn', problems: [], text: pbn });
    expect(read.deals).toHaveLength(5);
    expect(read.deals[0]?.record.header).toMatchObject({ source: 'session.pbn', edition: '2017' });
  });

  test.each([
    ['a.pbn', utf8(''), 'fileEmpty'],
    ['a.pbn', utf8(' \n \n'), 'fileEmpty'],
    ['a.txt', utf8('Dear friends'), 'formatUnknown'],
    ['a.pbn', Uint8Array.of(1, 0, 2, 0, 0, 0), 'fileBinary'],
    ['a.7z', latin1("7z\xbc\xaf'\x1c\x00\x04 and more"), 'archiveOfOtherKind'],
    ['a.bws', latin1('Rar!\x1a\x07\x01\x00'), 'archiveOfOtherKind'],
    ['a.pbn', latin1('\xfd7zXZ\x00\x00'), 'archiveOfOtherKind'],
    ['a.tar.bz2', latin1('BZh91AY&SY'), 'archiveOfOtherKind'],
    ['a.zst', latin1('\x28\xb5\x2f\xfd$'), 'archiveOfOtherKind'],
    ['a.cab', latin1('MSCF\0\0\0\0,'), 'archiveOfOtherKind'],
    ['a.lzh', latin1('\n.-lh5-'), 'archiveOfOtherKind'],
    ['a.txt', utf8('7z is not here, Rar! neither'), 'formatUnknown'],
    ['a.pbn', utf8('{ no game }'), 'noDeals'],
    ['a.lin', utf8(pbn), 'extensionDiffers'],
    ['a.json', utf8('{ "format": "dealtrail-case/1" '), 'caseNotJson'],
    ['a.bws', Uint8Array.of(1, 0, 2, 0, 0, 0), 'databaseUnreadable'],
    ['a.bws', utf8('Dear friends'), 'databaseUnreadable'],
    ['a.dup', Uint8Array.of(1, 0, 2, 0, 0, 0), 'formatUnknown'],
    ['a.html', utf8('<!doctype html><title>Dear friends</title>'), 'pageWithoutRecord'],
    ['a.html', utf8('<html><a href="data:application/json;base64,e30=">x</a></html>'), 'pageWithoutRecord'],
    ['a.html', utf8('<html><a href="data:application/json;base64,%%%%">x</a></html>'), 'pageWithoutRecord'],
  ])('%s of %o: %s', (name, bytes, code) => {
    expect(readFile(name, bytes).problems.map((one) => one.code)).toContain(code);
  });

  test('names a line only where the problem is about one', () => {
    expect(problem('archiveUnreadable', 1).line).toBeNull();
    expect(readFile('a.txt', utf8('Dear friends')).problems).toMatchObject([
      { code: 'formatUnknown', line: null },
    ]);
    expect(problem('tagUnreadable', 7).line).toBe(7);
  });

  test('a name that promises no text is not blamed for holding none, and what it holds is read all the same', () => {
    const none = readFile('a.bws', Uint8Array.of(1, 0, 2, 0, 0, 0));
    expect(none).toMatchObject({ format: 'unknown', deals: [] });
    expect(none.problems.map(({ code }) => code)).toEqual(['databaseUnreadable']);
    expect(readFile('a.bws', utf8(pbn)).deals).toHaveLength(5);
  });

  test('a case file is one deal', () => {
    const text = JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'A case',
      deal: { hands: 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432', dealer: 'N' },
      contract: '1S',
      declarer: 'N',
      events: ['E: H2 D2 C2 S2'],
    });
    const { format, deals } = readFile('a.json', utf8(text));
    expect(format).toBe('case');
    expect(deals).toMatchObject([{ index: 0, kind: 'played', record: { header: { title: 'A case' } } }]);
    expect(deals[0]?.lines).toHaveLength(4);
  });
});

describe('deal by deal', () => {
  test.each([1, 2, 3, 10, 100, 1000, 100_000])(
    'pieces of %i characters give the same deals and problems',
    (size) => {
      for (const [name, text] of [
        ['a.pbn', `${pbn}\r\n\r\n[Room "Closed"]\r[Auction "N"]\r1S AP {two\n\nlines}\n\n{open`],
        ['a.lin', `${lin}\nqx|c3|mb|1S|nt|text`],
      ] as const) {
        const whole: Problem[] = [];
        const all = [...readDeals(name, [text], (one) => whole.push(one))];
        expect(all.length).toBeGreaterThan(4);
        const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_none, index) =>
          text.slice(index * size, (index + 1) * size),
        );
        const problems: Problem[] = [];
        expect([...readDeals(name, pieces, (one) => problems.push(one))]).toEqual(all);
        expect(problems).toEqual(whole);
      }
    },
  );

  test('the same as the whole file at once', () => {
    for (const [name, text] of [
      ['a.pbn', pbn],
      ['a.lin', lin],
    ] as const) {
      const problems: Problem[] = [];
      const read = readFile(name, utf8(text));
      expect([...readDeals(name, [text], (one) => problems.push(one))]).toEqual(read.deals);
      expect(problems).toEqual(read.problems);
    }
  });

  test('a deal comes before the text after it is asked for', () => {
    let asked = 0;
    function* pieces(): Generator<string> {
      for (let count = 0; count < 1000; count++) {
        asked++;
        yield `${pbnGame(inventDeal(count))}\n`;
      }
    }
    const deals = readDeals('a.pbn', pieces(), () => {});
    deals.next();
    expect(asked).toBeLessThan(200);
  });

  test('what is no file of deals says so', () => {
    const codes: string[] = [];
    expect([...readDeals('a.txt', ['Dear friends'], ({ code }) => codes.push(code))]).toEqual([]);
    expect([...readDeals('a.pbn', [], ({ code }) => codes.push(code))]).toEqual([]);
    expect(codes).toEqual(['formatUnknown', 'noDeals']);
  });
});

describe('problems', () => {
  test('every code has a severity and a suggestion; the codes of case files are among them', () => {
    expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
    for (const code of PROBLEM_CODES) {
      expect(['error', 'warning', 'note']).toContain(problem(code, 1).severity);
      expect(SUGGESTION_CODES).toContain(problem(code, 1).suggestion);
    }
    const used = new Set(PROBLEM_CODES.map((code) => problem(code, 1).suggestion));
    expect(SUGGESTION_CODES.filter((code) => !used.has(code))).toEqual([]);
    expect(CASE_PROBLEM_CODES.filter((code) => !(PROBLEM_CODES as readonly string[]).includes(code))).toEqual(
      [],
    );
  });

  test('many of one code are counted, not listed; what concerns the whole file is told once', () => {
    const list = new ProblemList();
    for (let deal = 0; deal < 1000; deal++) {
      list.add('callUnreadable', deal + 1, deal, { text: 'x' });
      list.add('columnsRotated', deal + 1, deal);
    }
    const listed = list.take();
    expect(listed).toHaveLength(LISTED_PER_CODE);
    expect(listed.every(({ code }) => code === 'callUnreadable')).toBe(true);
    expect(list.finish()).toMatchObject([
      { code: 'moreOfTheSame', line: 1, params: { code: 'callUnreadable', count: 1000 - LISTED_PER_CODE } },
      { code: 'columnsRotated', line: 1, deal: 0, params: { count: 1000 } },
    ]);
  });
});
