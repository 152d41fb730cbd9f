/** PBN written: the standard's export format, and everything a case holds comes back. */

import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { writeGame, writePbn } from '../../src/formats/pbn/writePbn.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { oneOf, paths, textOf } from '../fixtures.ts';
import { expectSame } from '../same.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES, realFiles } from '../realFiles.ts';
import { inventDeal, linBoard, pbnGame } from './synthetic.ts';

const MANDATORY =
  'Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result'.split(
    ' ',
  );

/** What the standard asks of an export file. */
function checkExport(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\t]/);
  expect(text.split('\r\n').filter((line) => line.length > 255)).toEqual([]);
  for (const game of text.split('\r\n\r\n').filter((each) => each.includes('[Event'))) {
    const tags = [...game.matchAll(/^\[(\w+) "/gm)].map(([, name]) => name!);
    expect(tags.slice(0, 15)).toEqual(MANDATORY);
    const others = tags.slice(15);
    const sections = others.findIndex((name) => ['Auction', 'Play'].includes(name) || name.endsWith('Table'));
    const supplemental = sections === -1 ? others : others.slice(0, sections);
    expect(supplemental).toEqual([...supplemental].sort());
  }
}

const only = (text: string): ReadDeal => {
  const { deals } = parsePbn(text);
  expect(deals).toHaveLength(1);
  return deals[0]!;
};

const withoutSource = ({ record }: ReadDeal): unknown => ({
  ...record,
  header: { ...record.header, source: undefined },
  marks: record.marks ?? {},
});

describe('any fixture', () => {
  test('goes through PBN and comes back whole: facts, marks, checks, elections', () => {
    for (const path of oneOf(16)) {
      const [deal] = readCaseFile(textOf(path)).deals;
      const { text } = writeGame(deal!);
      checkExport(text);
      const back = only(text);
      expectSame(withoutSource(back), withoutSource(deal!), path);
      expect(back.extras?.checks?.length ?? 0, path).toBe(deal!.extras!.checks!.length);
    }
  });

  test('a card that the play section leaves out is not missed where our table has it', () => {
    const path = 'fixtures/law43/43B3-57A-early-play-pointed-out-and-nobody-named.json';
    const { text } = writeGame(readCaseFile(textOf(path)).deals[0]!);
    const other =
      '[Deal "N:- - - -"]\n[Declarer "S"]\n[Contract "1NT"]\n[Play "W"]\nSA S2 - S4\n- - - D2\n- - - D3\n';
    const missing = (file: string): unknown[] =>
      parsePbn(file).problems.flatMap(({ code, deal, line }) =>
        code === 'cardMissing' ? [{ deal, line }] : [],
      );
    expect(missing(text)).toEqual([]);
    expect(missing(text.replace(/\[RulingTable[^]*/, ''))).toEqual([{ deal: 0, line: 18 }]);
    expect(missing(`${other}\n${text}`)).toEqual([{ deal: 0, line: 5 }]);
    expect(missing(`${text}\n\n${other}`)).toMatchObject([{ deal: 1 }]);
  });

  test('what the play section says is the play as it stood, even without our table', () => {
    const [deal] = readCaseFile(
      textOf('fixtures/law64/' + paths.find((path) => path.startsWith('fixtures/law64/64A1'))!.slice(15)),
    ).deals;
    const text = writeGame(deal!).text.replace(/\[RulingTable[^]*$/, '');
    expect(text).toContain('^R ');
    expect(parsePbn(text).deals[0]!.record.events.length).toBeGreaterThan(40);
  });
});

describe('deals of PBN and LIN', () => {
  test('come back the same, without a table of ours, for every seed and length', () => {
    assert(
      property(nat(), integer({ min: 1, max: 52 }), (seed, cards) => {
        const invented = inventDeal(seed);
        const [deal] = parsePbn(pbnGame(invented, cards)).deals;
        const { text, losses } = writeGame(deal!);
        checkExport(text);
        expect(text).not.toContain('RulingTable');
        expect(losses).toEqual([]);
        expectSame(only(text).record, deal!.record, text);
        const [lin] = parseLin(linBoard(invented, cards)).deals;
        const fromLin = only(writeGame(lin!).text).record;
        expect(fromLin.events.map((fact) => ({ ...fact, note: '' }))).toEqual(
          lin!.record.events.map((fact) => ({ ...fact, note: '' })),
        );
        expect(fromLin.header).toEqual(lin!.record.header);
      }),
      { numRuns: 300 },
    );
  });
});

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

describe('by hand', () => {
  test('tokens, notes, glyphs, comments and tables', () => {
    const text = [
      '[Event "Cup \\"A\\""]',
      '[Site "Hall"]',
      '[Board "2"]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      `[Deal "${HANDS}"]`,
      '[Declarer "S"]',
      '[Contract "4H"]',
      '[Result "^9"]',
      '[Room "Open"]',
      '[Annotator "x"]',
      '{a comment}',
      '[Auction "E"]',
      'Pass 1H =1= ^S 2H ! $4 {slow}',
      'Pass 4H =2= AP',
      '[Note "1:five or more"]',
      '[Note "2:to play"]',
      '[Play "W"]',
      'SK S4 S8 ^R H3 =1=',
      '^L H8 HA H6 HQ',
      '*',
      '[Note "1:holds the ace"]',
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]',
      'N C 6',
      'N  D  "a b"',
      '',
    ].join('\n');
    const deal = only(text);
    const written = writeGame(deal);
    checkExport(written.text);
    expect(written.text).toContain('Pass 1H =1= ^S 2H $1 $4 {slow}\r\nPass 4H =2= Pass Pass\r\n');
    expect(written.text).toContain('SK S4 S8 ^R H3 =1=\r\n');
    expect(written.text).toContain('[Result "^9"]');
    expect(written.text).toContain(
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\r\nN C 6\r\nN D "a b"\r\n',
    );
    expect(written.text).toContain('[Annotator "x"]\r\n[Room "Open"]\r\n{a comment}\r\n');
    const back = only(written.text);
    expect(withoutSource(back)).toEqual(withoutSource(deal));
    expect(back.tables?.get('OptimumResultTable')).toEqual(['N C 6', 'N D "a b"']);
    // Written once more, it does not change.
    expect(writeGame(back).text).toBe(written.text);
  });

  test('our table is left out, and told, when hands or play were changed after it', () => {
    const [deal] = readCaseFile(textOf(paths.find((path) => path.includes('law64/64A1'))!)).deals;
    const { text } = writeGame(deal!);
    const changed = parsePbn(text.replace(/(\[Play "."\]\r\n)(.*\r\n)(.*\r\n)/, '$1$3$2'));
    expect(changed.problems.map(({ code }) => code)).toContain('rulingTableDiffers');
    const broken = parsePbn(text.replace('Record "check', 'Record "chuck'));
    expect(broken.problems.map(({ code }) => code)).toContain('rulingTableDiffers');
    const unreadable = parsePbn(text.replace('  1  1 ', ' one 1 '));
    expect(unreadable.problems.map(({ code }) => code)).toContain('rulingTableUnreadable');
  });

  test('long and foreign texts: lines stay short, letters come back', () => {
    const [deal] = parsePbn(pbnGame(inventDeal(5), 21)).deals;
    const title = `${'Kırmızı "quoted" \\ '.repeat(30)}\ttab`;
    const notes = `${'x'.repeat(600)}\nline } with { braces\n  blanks  `;
    const header = { ...deal!.record.header, title, event: title, notes, names: { N: 'Şehnaz "Ş" \\' } };
    const { text } = writeGame({ record: { ...deal!.record, header } });
    checkExport(text);
    expect(only(text).record.header).toEqual(header);
  });
});

describe('files', () => {
  const utf8 = new TextEncoder();

  test('Latin-1 where it can be, UTF-8 where it must be, and told', () => {
    const [deal] = parsePbn(pbnGame(inventDeal(5))).deals;
    const named = (N: string): ReadDeal => ({
      ...deal!,
      record: { ...deal!.record, header: { ...deal!.record.header, names: { N } } },
    });
    const latin = writePbn([named('José')]);
    expect(latin).toMatchObject({ encoding: 'latin-1', losses: [] });
    expect(readFile('a.pbn', latin.bytes).deals[0]!.record.header.names).toEqual({ N: 'José' });
    const turkish = writePbn([named('Şule')]);
    expect(turkish.encoding).toBe('utf-8');
    expect(turkish.losses).toMatchObject([{ code: 'letters', params: { text: 'Ş' } }]);
    expect(readFile('a.pbn', turkish.bytes).deals[0]!.record.header.names).toEqual({ N: 'Şule' });
    // Latin-1 bytes that read as UTF-8 would come back as something else.
    const doubtful = writePbn([named('Ã©')]);
    expect(readFile('a.pbn', doubtful.bytes).deals[0]!.record.header.names).toEqual({ N: 'Ã©' });
    expect(writePbn([deal!]).encoding).toBe('ascii');
  });

  test('the bytes of a file stay at hand, whatever they are', () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8.encode('[Deal "N:- - - -"]\r\n'), 0x1a, 0, 0);
    expect(readFile('a.pbn', bytes).bytes).toBe(bytes);
  });
});

describe.runIf(hasRealFiles)(`written, ${OF_REAL_FILES}`, () => {
  test('every deal comes back the same through PBN', () => {
    const files = realFiles(/\.(pbn|lin)$/i);
    expect(files.length).toBeGreaterThan(30);
    for (const name of files) {
      const { deals } = readFile(name, bytesOfReal(name));
      for (const deal of deals) {
        if (deal.kind === 'movie') continue;
        const { text } = writeGame(deal);
        checkExport(text);
        const back = only(text);
        const events = (read: ReadDeal): unknown =>
          read.record.events.map((fact) => (fact.type === 'ClaimMade' ? { ...fact, note: '' } : fact));
        expect(events(back), `${name} ${deal.index}`).toEqual(events(deal));
        expect({ ...back.record.header, source: undefined }, `${name} ${deal.index}`).toEqual({
          ...deal.record.header,
          source: undefined,
        });
      }
    }
  });
});
