/** USEBIO written: results, hands and the play beside them come back, text never becomes markup, and what is lost is told. */

import { assert, integer, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { outlineOf } from '../../src/formats/outline.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { readFile } from '../../src/formats/read.ts';
import { readAnyFile } from '../../src/formats/readAny.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import { writeUsebio } from '../../src/formats/usebio/writeUsebio.ts';
import { writeFile } from '../../src/formats/write.ts';
import { oneOf, textOf } from '../fixtures.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES, realFiles } from '../realFiles.ts';
import { inventDeal, pbnGame } from './synthetic.ts';

const facts = ({ record }: ReadDeal): unknown =>
  record.events.map((fact) => (fact.type === 'ClaimMade' ? { ...fact, note: '' } : fact));
const cards = (deal: ReadDeal): unknown =>
  outlineOf(deal).tricks.map((trick) => trick.cards.map(({ seat, card }) => seat + card));
const codes = (items: readonly { code: string }[]): string[] => items.map(({ code }) => code);

describe('USEBIO written', () => {
  test('an invented deal comes back, for every seed and length', () => {
    assert(
      property(nat(), integer({ min: 1, max: 52 }), (seed, count) => {
        const { deals } = parsePbn(pbnGame(inventDeal(seed), count));
        const { text, losses } = writeUsebio(deals);
        const back = parseUsebio(text).deals;
        expect(back).toHaveLength(1);
        expect(facts(back[0]!)).toEqual(facts(deals[0]!));
        expect(back[0]!.record.header).toMatchObject(deals[0]!.record.header);
        expect(codes(losses)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('any text stays text', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const [deal] = parsePbn(pbnGame(inventDeal(1))).deals;
        const { header } = deal!.record;
        const hostile = `]]>&lt;</X><!-- ${text} <b a="1">&amp;`;
        const record = {
          ...deal!.record,
          header: { ...header, event: hostile, names: { N: hostile, E: text } },
        };
        const [back] = parseUsebio(writeUsebio([{ ...deal!, record }]).text).deals;
        expect(back!.record.header.event).toBe(hostile);
        expect(back!.record.header.names?.N).toBe(hostile);
        expect(facts(back!)).toEqual(facts(deal!));
      }),
      { numRuns: 100 },
    );
    const [deal] = parsePbn(pbnGame(inventDeal(1))).deals;
    const record = { ...deal!.record, header: { ...deal!.record.header, event: 'a\u0000\ud800b\uffff' } };
    const { text, losses } = writeUsebio([{ ...deal!, record }]);
    expect(text).toContain('<EVENT_DESCRIPTION>a  b</EVENT_DESCRIPTION>');
    expect(codes(losses)).toEqual(['title', 'event']);
  });

  test('tables of a board share it; pairs keep their numbers, and two of one number do not become one', () => {
    const tags = (pair: string, name: string): string =>
      `[PairNS "${pair}"]\n[North "${name}"]\n[Date "2024.03.01"]\n`;
    const game = pbnGame(inventDeal(4));
    const games = [tags('7', 'Ann') + game, tags('7', 'Bob') + game, tags('8', 'Cem') + game];
    const { deals } = parsePbn(games.join('\n'));
    const { text, losses } = writeUsebio(deals);
    expect(text.match(/<TRAVELLER_LINE>/g)).toHaveLength(3);
    expect(text.match(/<EVENT /g)).toHaveLength(1);
    expect(text).toContain('<DATE>01/03/2024</DATE>');
    const back = parseUsebio(text).deals;
    expect(back.map(({ record }) => record.header.names?.N)).toEqual(['Ann', 'Bob', 'Cem']);
    expect(back.map((deal) => deal.tags?.get('PairNS'))).toEqual(['7', '1', '8']);
    expect(losses).toEqual([{ code: 'tag', params: { tag: 'PairNS' }, deal: 1 }]);
  });

  test('pairs of whom nothing is known have no number and are not listed', () => {
    const { deals } = parsePbn([pbnGame(inventDeal(4)), pbnGame(inventDeal(5))].join('\n'));
    const { text, losses } = writeUsebio(deals);
    expect(text).not.toMatch(/PAIR_NUMBER>[^<]|<PAIR>/);
    expect(parseUsebio(text).deals.map((deal) => deal.tags?.get('PairNS'))).toEqual([undefined, undefined]);
    expect(losses).toEqual([]);
  });

  test('the same board number with other hands is another event; nothing is mixed', () => {
    const { deals } = parsePbn(
      [1, 2, 3].map((seed) => pbnGame({ ...inventDeal(seed), board: 5 })).join('\n'),
    );
    const { text, losses } = writeUsebio(deals);
    expect(text.match(/<EVENT /g)).toHaveLength(3);
    expect(parseUsebio(text).deals.map(facts)).toEqual(deals.map(facts));
    expect(codes(losses)).toEqual([]);
  });

  test('a result without a record stays one; its score is worked out', () => {
    const line = '<CONTRACT>4HX</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>ST</LEAD><TRICKS>9</TRICKS>';
    const { deals } = parseUsebio(
      `<USEBIO><EVENT><BOARD><BOARD_NUMBER>2</BOARD_NUMBER><TRAVELLER_LINE>${line}</TRAVELLER_LINE></BOARD></EVENT></USEBIO>`,
    );
    const { text, losses } = writeUsebio(deals);
    expect(text).not.toContain('LIN_DATA');
    expect(text).toContain('<SCORE>-200</SCORE>');
    const back = parseUsebio(text).deals;
    expect(back[0]!.record).toEqual(deals[0]!.record);
    expect(codes(losses)).toEqual([]);
  });

  test('any fixture can be written; cards that stand come back in their order', () => {
    let whole = 0;
    const some = oneOf(16);
    for (const path of some) {
      const { deals } = readCaseFile(textOf(path));
      const { text, losses } = writeUsebio(deals);
      const back = parseUsebio(text).deals;
      expect(back, path).toHaveLength(1);
      if (codes(losses).some((code) => code === 'seats' || code === 'contract')) continue;
      whole++;
      expect(cards(back[0]!), path).toEqual(cards(deals[0]!));
    }
    expect(whole).toBeGreaterThan(some.length / 2);
  });

  test('converting goes by the name’s ending; what was written is read as USEBIO', async () => {
    const { deals } = parsePbn(pbnGame(inventDeal(9)));
    const [file] = writeFile('usebio', deals).files;
    const read = await readAnyFile('a.xml', file!.bytes);
    expect(read.format).toBe('usebio');
    // The record beside the result says who dealt, and who was vulnerable.
    expect(codes(read.problems)).toEqual([]);
    expect(writeFile('usebio', read.deals, read).files[0]!.bytes).toEqual(file!.bytes);
  });
});

describe.runIf(hasRealFiles)(`written, ${OF_REAL_FILES}`, () => {
  test('every deal with play comes back the same, many in one document', () => {
    let count = 0;
    for (const name of realFiles(/\.pbn$/i)) {
      const deals = readFile(name, bytesOfReal(name)).deals.filter(
        ({ kind, record: { header, events } }) =>
          kind === 'played' &&
          (header.auction?.length ?? 0) > 3 &&
          header.deal.dealer !== null &&
          !events.some(({ type }) => type === 'CallMade'),
      );
      const some = deals.slice(0, 60);
      if (some.length === 0) continue;
      const { text, losses } = writeUsebio(some);
      expect(parseUsebio(text).deals).toHaveLength(some.length);
      for (const [index, deal] of some.entries()) {
        const listed = new Set(codes(losses.filter((item) => item.deal === index)));
        if (['seats', 'contract', 'acceptedLead', 'cardNote'].some((code) => listed.has(code))) continue;
        const [back] = parseUsebio(writeUsebio([deal]).text).deals;
        count++;
        expect(facts(back!), `${name} ${deal.index}`).toEqual(facts(deal));
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});

describe('many deals in one document', () => {
  test('tables of a board stand together, and deals in another order are told', () => {
    const game = (board: number): string =>
      `[Event "Club"]\n[Board "${board}"]\n[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]\n` +
      '[Declarer "S"]\n[Contract "4H"]\n[Result "10"]\n\n';
    const codes = (boards: readonly number[]): string[] =>
      writeUsebio(parsePbn(boards.map(game).join('')).deals)
        .losses.filter(({ deal }) => deal === undefined)
        .map(({ code }) => code);
    expect(codes([1, 2, 1])).toEqual(['order']);
    expect(codes([1, 1, 2])).toEqual([]);
  });
});
