/** LIN, hand viewer links and RBN written: what they can hold comes back, and the rest is told. */

import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLinks } from '../../src/formats/bbo/readBbo.ts';
import { writeLinks } from '../../src/formats/bbo/writeBbo.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { writeLin } from '../../src/formats/lin/writeLin.ts';
import { outlineOf } from '../../src/formats/outline.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { parseRbn } from '../../src/formats/rbn/readRbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { oneOf, paths, textOf } from '../fixtures.ts';
import { expectSame } from '../same.ts';
import { bytesOfReal, hasRealFiles, OF_REAL_FILES, realFiles } from '../realFiles.ts';
import { inventDeal, linBoard, pbnGame } from './synthetic.ts';

const facts = ({ record }: ReadDeal): unknown =>
  record.events.map((fact) => (fact.type === 'ClaimMade' ? { ...fact, note: '' } : fact));
const cards = (deal: ReadDeal): unknown =>
  outlineOf(deal).tricks.map((trick) => trick.cards.map(({ seat, card }) => seat + card));
const codes = (losses: readonly { code: string }[]): string[] => losses.map(({ code }) => code);

const VIEWERS = [
  ['LIN', writeLin, parseLin],
  ['a link', writeLinks, parseLinks],
] as const;

const WRITERS = [...VIEWERS, ['RBN', writeRbn, parseRbn] as const];

describe.each(WRITERS)('%s', (_name, write, parse) => {
  test('an invented deal comes back, for every seed and length', () => {
    assert(
      property(nat(), integer({ min: 1, max: 52 }), (seed, cards) => {
        for (const { deals } of [
          parsePbn(pbnGame(inventDeal(seed), cards)),
          parseLin(linBoard(inventDeal(seed), cards).replace('qx|o', 'qx|')),
        ]) {
          const { text, losses } = write(deals);
          const back = parse(text).deals;
          expect(back).toHaveLength(1);
          expectSame(facts(back[0]!), facts(deals[0]!), text);
          const { event, title, ...header } = deals[0]!.record.header;
          expect(back[0]!.record.header).toMatchObject(header);
          expect(codes(losses).filter((code) => code !== 'event')).toEqual([]);
          expect([event, title]).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
  });
});

// The formats take turns with each fixture, so that its play is folded once for all of them.
test('any fixture can be written; cards that stand come back in their order', () => {
  const whole = WRITERS.map(() => 0);
  const some = oneOf(16);
  for (const path of some) {
    const { deals } = readCaseFile(textOf(path));
    for (const [index, [name, write, parse]] of WRITERS.entries()) {
      const { text, losses } = write(deals);
      const back = parse(text);
      expect(back.deals, `${path} ${name}`).toHaveLength(1);
      if (codes(losses).some((code) => code === 'seats' || code === 'contract')) continue;
      whole[index]!++;
      expectSame(cards(back.deals[0]!), cards(deals[0]!), `${path} ${name}`);
    }
  }
  for (const count of whole) expect(count).toBeGreaterThan(some.length / 2);
});

// RBN has no place for the plus sign of a name, nor for the note beside a call.
describe.each(VIEWERS)('%s', (_name, write, parse) => {
  test('alerts, explanations and comments stay in their places', () => {
    const [deal] = readCaseFile(
      JSON.stringify({
        format: 'dealtrail-case/1',
        title: '?',
        names: { N: 'Ann & Co', S: 'Cem+Can' },
        deal: {
          board: 7,
          dealer: 'E',
          vulnerable: 'EW',
          hands: 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54',
        },
        contract: '4HX',
        declarer: 'S',
        auction: ['P', '1H', '2S', '4H', 'X', 'P', 'P', 'P'],
        calls: [
          { call: 2, alert: true, explanation: '11-21 (five or more)' },
          { call: 5, note: 'after a pause' },
        ],
        events: [
          { type: 'CardPlayed', seat: 'W', card: 'SK', note: '<b>top</b> of {sequence}' },
          'N: S4 S8 SA',
          { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9, note: '*' },
        ],
      }),
    ).deals;
    const { text, losses } = write([deal!]);
    const [back] = parse(text).deals;
    expect(facts(back!)).toEqual(facts(deal!));
    expect(back!.record.header).toMatchObject({ ...deal!.record.header, title: back!.record.header.title });
    expect(back!.calls.map(({ line: _line, ...call }) => call)).toEqual(
      deal!.calls.map(({ line: _line, ...call }) => call),
    );
    expect(codes(losses)).toEqual([]);
  });
});

describe('LIN', () => {
  test('what has no escape is told', () => {
    const [deal] = parsePbn(
      pbnGame(inventDeal(5)).replace(
        '[Event "Invented"]',
        '[Event "a|b, c"]\n[North "One, Two"]\n{bar | stroke}',
      ),
    ).deals;
    const { text, losses } = writeLin([deal!]);
    expect(parseLin(text).deals).toHaveLength(1);
    expect(codes(losses)).toEqual(['event', 'names', 'notes']);
  });

  test('results of two rooms', () => {
    const games = ['open', 'closed'].map((room, index) =>
      pbnGame({ ...inventDeal(index), board: 3 }).replace('[Board', `[Room "${room}"]\n[Board`),
    );
    const { deals } = parsePbn(games.join('\n'));
    const { text, losses } = writeLin(deals);
    expect(text).toMatch(/^vg\|Invented,,,3,3,,0,,0\|\nrs\|[^,|]+,[^,|]+\|\n/);
    expect(codes(losses)).toEqual([]);
    const back = parseLin(text).deals;
    expect(back.map(({ record }) => record.header)).toEqual(deals.map(({ record }) => record.header));
  });

  test('without an auction, the shortest one is written and told', () => {
    const [deal] = readCaseFile(textOf(paths.find((path) => path.includes('law64/64A1'))!)).deals;
    const { text, losses } = writeLin([deal!]);
    expect(codes(losses)).toContain('inventedAuction');
    expect(parseLin(text).deals[0]!.record.header.contract).toEqual(deal!.record.header.contract);
  });
});

describe('a link read', () => {
  const url = 'https://www.bridgebase.com/tools/handviewer.html?';
  const hands = 'n=st74ha92dak53ck87&e=sj98hkj76dt92cq92&s=sahqt543d76cajt63&w=skq6532h8dqj84c54';
  const one = (query: string): ReadDeal => {
    const { deals } = parseLinks(url + query);
    expect(deals).toHaveLength(1);
    return deals[0]!;
  };
  const played = (deal: ReadDeal): string =>
    deal.record.events
      .map((fact) => (fact.type === 'CardPlayed' ? fact.seat + fact.card : fact.type))
      .join(' ');

  test('suits in any order, tens as 10, capitals, the fourth hand left out', () => {
    const deal = one('n=ck87dak53ha92s1074&E=SJ98HKJ76D1092CQ92&s=sahqt543d76cajt63&d=e&v=N&b=2');
    expect(deal.record.header.deal).toMatchObject({ board: '2', dealer: 'E', vulnerable: 'NS' });
    expect(deal.record.header.deal.hands).toEqual(one(`${hands}&d=e`).record.header.deal.hands);
  });

  test('calls run together, alerts, explanations with brackets, comments', () => {
    const deal = one(`${hands}&d=e&a=p1h!(11-21%20(5%2B))2sD{slow}pPp`);
    expect(deal.calls.map(({ line: _line, ...call }) => call)).toEqual([
      { seat: 'E', call: 'P' },
      { seat: 'S', call: '1H', alert: true, explanation: '11-21 (5+)' },
      { seat: 'W', call: '2S' },
      { seat: 'N', call: 'X', note: 'slow' },
      { seat: 'E', call: 'P' },
      { seat: 'S', call: 'P' },
      { seat: 'W', call: 'P' },
    ]);
    expect(deal.record.header).toMatchObject({
      declarer: 'W',
      contract: { level: 2, strain: 'S', doubling: 2 },
    });
  });

  test('markup in the play is text', () => {
    const deal = one(`${hands}&d=e&a=p1hp4hppp&p=SK{%3Cscript%3Ealert(1)%3C/script%3E}s4s8sa&c=9`);
    expect(played(deal)).toBe('WSK NS4 ES8 SSA ClaimMade');
    expect(deal.record.events[0]).toMatchObject({ note: '<script>alert(1)</script>' });
  });

  test('an auction of one bid and passes is doubted', () => {
    expect(parseLinks(`${url}${hands}&d=e&a=p4hppp`).problems.map(({ code }) => code)).toContain(
      'auctionPerhapsInvented',
    );
    expect(parseLinks(`${url}${hands}&d=e&a=p1hp4hppp`).problems.map(({ code }) => code)).not.toContain(
      'auctionPerhapsInvented',
    );
  });

  test('a contract alone', () => {
    expect(one(`${hands}&d=e&a=-4HxS`).record.header).toMatchObject({
      declarer: 'S',
      contract: { level: 4, strain: 'H', doubling: 2 },
      auction: null,
    });
  });

  test('an apostrophe belongs to a name, or stands around the link', () => {
    const named = `${url}${hands}&nn=O'Neill&d=n&a=p1h(don't know)ppp&b=2`.replace(' ', '%20');
    const { deals } = parseLinks(`${named}\n<a href='${url}${hands}&b=3'>three</a> '${url}${hands}&b=4'`);
    expect(deals.map(({ record }) => record.header.deal.board)).toEqual(['2', '3', '4']);
    expect(deals[0]?.record.header.names).toEqual({ N: "O'Neill" });
    expect(deals[0]?.calls[1]?.explanation).toBe("don't know");
  });

  test('several links in a text, entities of markup, and LIN inside', () => {
    const { deals } = parseLinks(
      `See\n<a href="${url}${hands.replaceAll('&', '&amp;')}&amp;b=1">one</a> and ${url}${hands}&b=2\n${url}lin=${encodeURIComponent(linBoard(inventDeal(3)))}`,
    );
    expect(deals.map(({ index, line, record }) => [index, line, record.header.deal.board])).toEqual([
      [0, 2, '1'],
      [1, 2, '2'],
      [2, 3, String(inventDeal(3).board)],
    ]);
    expect(readFile('a.txt', new TextEncoder().encode(`${url}${hands}&b=2`)).format).toBe('bbo');
  });

  test('a file of links is one, also with a bar in a name, and with a record of LIN in another link', () => {
    const link = `${url}${hands}&nn=${encodeURIComponent('A | B')}`;
    const record = `${url}lin=${encodeURIComponent('md|1SAK2,,,|sv|o|mb|1S|')}`;
    for (const text of [link, `${link}\n${record}`, `${record}\n${link}`]) {
      const { format, deals } = readFile('a.txt', new TextEncoder().encode(text));
      expect(format, text).toBe('bbo');
      expect(deals, text).toHaveLength(text.split('\n').length);
    }
    expect(readFile('a.txt', new TextEncoder().encode(record)).format).toBe('lin');
  });
});

test('a link says that a hand is not known, unless the other three tell it', () => {
  const unknownOf = (hands: string): unknown[] => {
    const deal = { dealer: 'S', vulnerable: 'None', board: 1, hands };
    const text = JSON.stringify({
      format: 'dealtrail-case/1',
      title: '',
      deal,
      contract: '3NT',
      declarer: 'S',
      events: [],
    });
    return writeLinks(readCaseFile(text).deals).losses.flatMap(({ code, params }) =>
      code === 'unknownHand' ? [params['seat']] : [],
    );
  };
  expect(unknownOf('N:QJ2.K54.A932.K76 - K543.AQ876.K7.Q5 -')).toEqual([]);
  expect(unknownOf('N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 -')).toEqual(['W']);
});

describe.runIf(hasRealFiles)(`written, ${OF_REAL_FILES}`, () => {
  test('every deal with play comes back the same through LIN, a link and RBN', () => {
    let count = 0;
    for (const name of realFiles(/\.(pbn|lin)$/i)) {
      for (const deal of readFile(name, bytesOfReal(name)).deals) {
        if (deal.kind !== 'played' || (deal.record.header.auction?.length ?? 0) < 4) continue;
        if (
          deal.record.header.deal.dealer === null ||
          deal.record.events.some(({ type }) => type === 'CallMade')
        )
          continue;
        for (const [written, parse] of [
          [writeLin([deal]), parseLin],
          [writeLinks([deal]), parseLinks],
          [writeRbn([deal]), parseRbn],
        ] as const) {
          const listed = new Set(codes(written.losses));
          const [back] = parse(written.text).deals;
          if (
            listed.has('seats') ||
            listed.has('contract') ||
            listed.has('acceptedLead') ||
            listed.has('cardNote')
          )
            continue;
          count++;
          expect(facts(back!), `${name} ${deal.index}`).toEqual(facts(deal));
        }
      }
    }
    expect(count).toBeGreaterThan(500);
  });
});
