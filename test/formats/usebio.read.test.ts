/** USEBIO: what a line of a traveller and the event around it may say. Expected values are worked out by hand. */

import { describe, expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';

const tag = (name: string, text: string): string => `<${name}>${text}</${name}>`;

const board = (number: number, ...lines: readonly string[]): string =>
  tag(
    'BOARD',
    tag('BOARD_NUMBER', String(number)) + lines.map((line) => tag('TRAVELLER_LINE', line)).join(''),
  );

const of = (inside: string) => parseUsebio(tag('USEBIO', tag('EVENT', inside)));

/** The only deal of an event with one line. */
function only(line: string, event = ''): ReadDeal {
  const { deals } = of(event + board(1, line));
  expect(deals).toHaveLength(1);
  return deals[0]!;
}

const tagsOf = (deal: ReadDeal): unknown => Object.fromEntries(deal.tags ?? []);

describe('a line', () => {
  test('has pairs, round and score as tags, and nothing for empty cells', () => {
    expect(
      tagsOf(
        only(
          tag('NS_PAIR_NUMBER', '1') +
            tag('EW_PAIR_NUMBER', '2') +
            tag('ROUND_NUMBER', '3') +
            tag('SCORE', '-50') +
            tag('NS_MATCH_POINTS', '4') +
            tag('EW_MATCH_POINTS', ' '),
        ),
      ),
    ).toEqual({ PairNS: '1', PairEW: '2', Round: '3', Score: 'NS -50', USEBIO_NS_MATCH_POINTS: '4' });
    expect(
      tagsOf(
        only(
          ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER', 'ROUND_NUMBER', 'SCORE'].map((name) => tag(name, '')).join(''),
        ),
      ),
    ).toEqual({});
  });

  test('states its score in points for North–South, or words in place of a result', () => {
    const score = (text: string): unknown => only(tag('SCORE', text)).tags?.get('Score');
    expect(['420', '-50', '0', 'A6040', '50-', 'x50'].map(score)).toEqual([
      'NS 420',
      'NS -50',
      'NS 0',
      'A6040',
      '50-',
      'x50',
    ]);
  });

  test('names declarer by a letter or a word; another name is told if there is a contract', () => {
    const declarer = (text: string, contract: string): unknown => {
      const { deals, problems } = of(board(1, tag('CONTRACT', contract) + tag('PLAYED_BY', text)));
      return [
        deals[0]?.record.header.declarer,
        problems.flatMap(({ code, params }) => (code === 'declarerUnreadable' ? [params] : [])),
      ];
    };
    expect(declarer('N', '4S')).toEqual(['N', []]);
    expect(declarer('south', '4S')).toEqual(['S', []]);
    expect(declarer('Q', '4S')).toEqual([null, [{ text: 'Q' }]]);
    expect(declarer('', '4S')).toEqual([null, []]);
    expect(declarer('-', 'PASS')).toEqual([null, []]);
    expect(declarer('-', 'x4S')).toEqual([null, []]);
  });
});

describe('the event', () => {
  test('has a title, a form of scoring and a date for every line', () => {
    const { deals } = of(
      tag('EVENT_DESCRIPTION', 'Cup') +
        tag('BOARD_SCORING_METHOD', 'IMPS') +
        tag('DATE', '1/3/2024') +
        board(1, tag('SCORE', '1'), tag('SCORE', '2')),
    );
    expect(
      deals.map(({ index, tags, record: { header } }) => [
        index,
        header.event,
        header.scoring,
        tags?.get('Date'),
      ]),
    ).toEqual([
      [0, 'Cup', 'IMPS', '2024.03.01'],
      [1, 'Cup', 'IMPS', '2024.03.01'],
    ]);
  });

  test('a date in an order that is not known is kept as it stands, and cut where it is no date', () => {
    const date = (text: string): unknown => only('', tag('DATE', text)).tags?.get('Date');
    expect(date('31-12-2023')).toBe('2023.12.31');
    expect(date('1.3.2024')).toBe('2024.03.01');
    for (const text of ['2024-03-01', '1/3/24', '1/3/2024 19:30', 'on 1/3/2024'])
      expect(date(text)).toBe(text);
    expect(date('x'.repeat(50))).toBe('x'.repeat(40));
  });

  test('names a session only if it has several, by an attribute or an element', () => {
    const session = (attribute: string, inside: string): string =>
      `<SESSION${attribute}>${inside}${board(1, '')}</SESSION>`;
    const sessions = (inside: string): unknown => of(inside).deals.map(({ record }) => record.header.session);
    expect(sessions(session(' SESSION_ID="A"', ''))).toEqual([undefined]);
    expect(sessions(session(' SESSION_ID="A"', '') + session('', tag('SESSION_ID', 'B')))).toEqual([
      'A',
      'B',
    ]);
  });
});

describe('LIN beside a line', () => {
  const LIN = 'md|1SKQ6532H8DQJ84C54,SJ98HKJ76DT92CQ92,ST74HA92DAK53CK87|sv|b|mb|1S|mb|p|mb|p|mb|p|pc|H6|';
  const line = (lin: string, ...more: readonly string[]): string => more.join('') + tag('LIN_DATA', lin);

  test('gives hands, dealer, vulnerability, auction and play; the line has the number and the result', () => {
    const { deals, problems } = of(
      board(
        7,
        line(LIN, tag('CONTRACT', '4S'), tag('PLAYED_BY', 'N'), tag('TRICKS', '9'), tag('SCORE', '-50')),
      ),
    );
    const [deal] = deals;
    expect(problems).toEqual([]);
    expect(deal?.record.header).toMatchObject({
      contract: { level: 4, strain: 'S' },
      declarer: 'N',
      auction: ['1S', 'P', 'P', 'P'],
      statedResult: { declarerTricks: 9 },
      deal: { board: '7', dealer: 'S', vulnerable: 'All' },
    });
    expect(formatHands(deal!.record.header.deal.hands)).toBe(
      'N:T74.A92.AK53.K87 A.QT543.76.AJT63 KQ6532.8.QJ84.54 J98.KJ76.T92.Q92',
    );
    expect(deal?.record.events).toMatchObject([{ type: 'CardPlayed', card: 'H6' }]);
    expect(tagsOf(deal!)).toEqual({ Score: 'NS -50' });
    expect([deal?.index, deal?.line, deal?.lines]).toEqual([0, 1, [1]]);
  });

  test('the hands of a board that are stated twice are known if they are the same', () => {
    const hand = (ranks: string): string =>
      tag(
        'HAND',
        ['DIRECTION', 'SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS']
          .map((name, at) => tag(name, ['E', ranks, 'QT543', '76', 'AJT63'][at]!))
          .join(''),
      );
    const stated = (ranks: string): string =>
      tag('HANDSET', tag('BOARD', tag('BOARD_NUMBER', '1') + hand(ranks)));
    const hands = (event: string): string =>
      formatHands(only(tag('CONTRACT', 'PASS'), event).record.header.deal.hands);
    expect(hands(stated('A') + stated('A'))).toBe('N:- A.QT543.76.AJT63 - -');
    expect(hands(stated('A') + stated('K'))).toBe('N:- - - -');
    expect(hands(stated('A') + stated('K') + stated('A'))).toBe('N:- - - -');
  });

  test('that does not say who dealt, who is vulnerable or what a hand was leaves this to the board', () => {
    const bare = LIN.replace('md|1', 'md|0')
      .replace('sv|b|', '')
      .replace(/mb\|.*?(?=pc)/, '');
    const hand = tag(
      'HAND',
      ['DIRECTION', 'SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS']
        .map((name, at) => tag(name, ['E', 'A', 'QT543', '76', 'AJT63'][at]!))
        .join(''),
    );
    const { deals, problems } = of(
      tag(
        'BOARD',
        tag('BOARD_NUMBER', '7') +
          hand +
          tag(
            'TRAVELLER_LINE',
            line(bare.replace(',ST74HA92DAK53CK87', ''), tag('CONTRACT', '4S'), tag('PLAYED_BY', 'S')),
          ),
      ),
    );
    expect(deals[0]?.record.header.deal).toMatchObject({ board: '7', dealer: 'S', vulnerable: 'All' });
    expect(formatHands(deals[0]!.record.header.deal.hands)).toBe(
      'N:- A.QT543.76.AJT63 KQ6532.8.QJ84.54 J98.KJ76.T92.Q92',
    );
    expect(problems.map(({ code }) => code).sort()).toEqual(['dealerFromBoard', 'vulnerableFromBoard']);
  });

  test('gives contract and declarer where the line has none', () => {
    const { header } = only(line(LIN)).record;
    expect([header.contract?.level, header.declarer]).toEqual([1, 'S']);
  });

  test('that holds no deal, or a lesson, leaves the result of the line', () => {
    for (const lin of ['nonsense', `${LIN}bt|a lesson|up|1|`])
      expect(only(line(lin, tag('CONTRACT', '3NT'), tag('PLAYED_BY', 'E')))).toMatchObject({
        record: {
          header: { contract: { level: 3, strain: 'NT' }, declarer: 'E', auction: null },
          events: [],
        },
      });
  });

  test('tells what is wrong in it with its deal, and notes on a whole file not at all', () => {
    const { problems } = of(board(1, '', line(LIN.replace('mb|1S|', 'mb|8S|'))));
    expect(problems.filter(({ deal }) => deal === 1).map(({ code, line: at }) => [code, at])).toContainEqual([
      'callUnreadable',
      1,
    ]);
    expect(of(board(1, line(`${LIN}xx|?|`))).problems).toEqual([]);
  });
});
