/** LIN as real files write it. Expected values are worked out by hand or come from invented deals. */

import { describe, expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { nextSeat, partnerOf, sideOf } from '../../src/domain/seat.ts';
import { parseLin } from '../../src/formats/lin/parse.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { dealString, inventDeal, linBoard, linHands, wonAfter, type Invented } from './synthetic.ts';

/** South spades, West hearts, North diamonds, East clubs. */
const ONE_SUIT = 'md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|';
const deal = inventDeal(3);

function only(text: string): ReadDeal {
  const { deals } = parseLin(text);
  expect(deals).toHaveLength(1);
  return deals[0]!;
}

const codes = (text: string): string[] => parseLin(text).problems.map(({ code }) => code);
const problemsOf = (text: string): [string, unknown][] =>
  parseLin(text).problems.map(({ code, params }) => [code, params]);
const plays = (read: ReadDeal): string[] =>
  read.record.events.flatMap((fact) => (fact.type === 'CardPlayed' ? [`${fact.seat}:${fact.card}`] : []));
const asPlayed = (invented: Invented = deal, cards = 52): string[] =>
  invented.plays.slice(0, cards).map(({ seat, card }) => `${seat}:${card}`);
const calls = (read: ReadDeal): string => read.calls.map(({ seat, call }) => `${seat}:${call}`).join(' ');

describe('a whole board', () => {
  test('deal, auction and play are found again, in 200 deals', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const invented = inventDeal(seed);
      const { deals, problems } = parseLin(linBoard(invented));
      const { header } = deals[0]!.record;
      expect(formatHands(header.deal.hands)).toBe(dealString(invented));
      expect(header).toMatchObject({
        contract: invented.contract,
        declarer: invented.declarer,
        auction: invented.auction,
        deal: { dealer: invented.dealer, vulnerable: 'None', board: String(invented.board) },
      });
      expect(plays(deals[0]!)).toEqual(asPlayed(invented));
      expect(problems).toEqual([]);
    }
  });

  test('no page break between tricks, or one after every card', () => {
    const board = linBoard(deal);
    expect(plays(only(board.replaceAll('pg||', '')))).toEqual(asPlayed());
    expect(plays(only(board.replace(/(pc\|..\|)/g, '$1pg||')))).toEqual(asPlayed());
    expect(plays(only(board.replaceAll('pg||', 'pg| ***** 3 ***** |')))).toEqual(asPlayed());
  });

  test('one board on many lines, many boards on one line', () => {
    const lines = linBoard(deal).replaceAll('|pc|', '|\npc|').replaceAll('|mb|', '|\r\n  mb|');
    expect(plays(only(lines))).toEqual(asPlayed());
    const { deals } = parseLin((linBoard(deal) + linBoard(inventDeal(4))).replaceAll('\n', ''));
    expect(deals.map(({ index }) => index)).toEqual([0, 1]);
    expect(plays(deals[1]!)).toEqual(asPlayed(inventDeal(4)));
  });

  test('every fact keeps its line', () => {
    const read = only(linBoard(deal).replaceAll('pg||', 'pg||\n'));
    expect(read.lines).toEqual(deal.plays.map((_play, index) => 2 + Math.floor(index / 4)));
    expect(read.calls.every(({ line }) => line === 1)).toBe(true);
  });

  test('small letters, several cards in one tag, tens as 10', () => {
    const board = linBoard(deal);
    expect(
      plays(only(board.replace(/pc\|(..)\|/g, (_whole, card: string) => `pc|${card.toLowerCase()}|`))),
    ).toEqual(asPlayed());
    expect(
      plays(
        only(board.replace(/\|pc\|(..)(?=\|pc\|)/g, '|pc|$1').replace(/pc\|(..)\|pc\|(..)\|/g, 'pc|$1$2|')),
      ),
    ).toEqual(asPlayed());
    expect(plays(only(board.replace(/pc\|(.)T\|/g, 'pc|$110|')))).toEqual(asPlayed());
  });

  test('comment lines and words that belong to no pair', () => {
    expect(plays(only(`%% made by hand\n${linBoard(deal)}`))).toEqual(asPlayed());
    expect(plays(only(linBoard(deal).replace('pg||', 'nt|a | stray bar|pg||')))).toEqual(asPlayed());
    expect(codes(`${linBoard(deal)}trailing junk`)).toEqual(['textIgnored']);
  });
});

describe('hands', () => {
  const hands = (text: string) => parseLin(`md|${text}|sv|o|`);

  test('three hands and a comma, three hands, four hands', () => {
    const three = linHands(deal);
    for (const text of [three, three.replace(/,$/, ''), linHands(deal, 4)])
      expect(formatHands(hands(text).deals[0]!.record.header.deal.hands)).toBe(dealString(deal));
  });

  test('any one hand may be left out', () => {
    const four = linHands(deal, 4);
    const [digit, parts] = [four.slice(0, 1), four.slice(1).split(',')];
    for (let missing = 0; missing < 4; missing++) {
      const text = digit + parts.map((part, place) => (place === missing ? '' : part)).join(',');
      expect(formatHands(hands(text).deals[0]!.record.header.deal.hands)).toBe(dealString(deal));
    }
  });

  test('ascending ranks, 10 or T, any case, only suits that are held, blanks and line ends', () => {
    const { deals, problems } = hands(' 3\nS K J 8 7 6H2 3 4 5 6 7 8 9, h10AKQJ, d23456789tjqka ,c 2 3');
    expect(problems.every(({ code }) => code === 'handCount')).toBe(true);
    expect(formatHands(deals[0]!.record.header.deal.hands, 'S')).toBe(
      'S:KJ876.98765432.. .AKQJT.. ..AKQJT98765432. ...32',
    );
    expect(deals[0]!.record.header.deal.dealer).toBe('N');
  });

  test.each([
    ['1', 'S'],
    ['2', 'W'],
    ['3', 'N'],
    ['4', 'E'],
  ])('digit %s: %s dealt', (digit, dealer) => {
    expect(hands(linHands(deal).replace(/^./, digit)).deals[0]!.record.header.deal.dealer).toBe(dealer);
  });

  test('digit 0: the dealer comes from the board number, if there is one', () => {
    const text = `qx|o2|md|${linHands(deal).replace(/^./, '0')}|sv|n|`;
    expect(only(text).record.header.deal.dealer).toBe('E');
    expect(codes(text)).toEqual(['dealerFromBoard']);
    expect(only(text.replace('qx|o2|', '')).record.header.deal.dealer).toBeNull();
  });

  test('a card in two hands, and a hand that is too short', () => {
    expect(problemsOf('md|1SAKQJT98765432,SAHKQJT98765432,D2,CAKQJT98765432|sv|o|')).toEqual([
      ['cardTwice', { card: 'SA', seat: 'W' }],
      ['handCount', { seat: 'N', count: 1 }],
    ]);
  });

  test('blank hands', () => {
    expect(parseLin('md||pg||').deals).toEqual([]);
    expect(codes('md||sv|o|mb|1S|mb|ppp|pc|H2|')).toEqual(['dealerUnreadable', 'leaderUnknown']);
  });
});

describe('auctions', () => {
  const auction = (text: string) => `${ONE_SUIT}${text}`;

  test.each([
    ['mb|1C|mb|p|mb|p|mb|p|', 'S:1C W:P N:P E:P'],
    ['mb|1c|mb|d|mb|r|mb|1N|', 'S:1C W:X N:XX E:1NT'],
    ['mb|1NP2C|', 'S:1NT W:P N:2C'],
    ['mb|PPPP|', 'S:P W:P N:P E:P'],
    ['mb|-1Dp1Sp|', 'S:1D W:P N:1S E:P'],
    ['mb|1D|mb|-|mb|p|', 'S:1D W:P'],
    ['mb|1NTxxx|', 'S:1NT W:XX N:X'],
    ['mb|pass|mb|1S|mb|dbl|mb|rdbl|', 'S:P W:1S N:X E:XX'],
    ['mb|1C|mb|ap|', 'S:1C W:P N:P E:P'],
  ])('%s', (text, expected) => {
    expect(calls(only(auction(text)))).toBe(expected);
    expect(codes(auction(text))).toEqual([]);
  });

  test('an alert stands in the call or after it; an explanation needs none', () => {
    const read = only(auction('mb|1C!|an|strong !C|mb|p|an|nothing|mb|1S|mb|!|'));
    expect(read.calls).toEqual([
      { seat: 'S', call: '1C', line: 1, alert: true, explanation: 'strong !C' },
      { seat: 'W', call: 'P', line: 1, explanation: 'nothing' },
      { seat: 'N', call: '1S', line: 1, alert: true },
    ]);
  });

  test('a call that can be nothing is told, and the auction ends before it', () => {
    expect(calls(only(auction('mb|1C|mb|8Z|mb|p|')))).toBe('S:1C');
    expect(problemsOf(auction('mb|1C|mb|8Z|mb|p|'))).toEqual([
      ['callUnreadable', { text: '8Z' }],
      ['callsLeftOut', { count: 1 }],
    ]);
  });

  test('a one without its zero is read as ten, and told', () => {
    expect(problemsOf(auction('mb|1C|mb|p|mb|p|mb|p|pc|D1|'))).toContainEqual(['oneAsTen', { text: 'D1' }]);
    expect(problemsOf(auction('mb|1C|mb|p|mb|p|mb|p|pc|D10|')).map(([code]) => code)).not.toContain(
      'oneAsTen',
    );
  });

  test('passed out', () => {
    expect(only(auction('mb|p|mb|p|mb|p|mb|p|')).kind).toBe('passedOut');
    expect(only(auction('mb|1S|mb|p|mb|p|mb|p|')).kind).toBe('auctionOnly');
    expect(only(ONE_SUIT).kind).toBe('dealOnly');
  });
});

describe('claims and results', () => {
  test.each([1, 2, 3, 4, 17, 50])('mc after %i cards is declarer’s total', (cards) => {
    const read = only(linBoard(deal, cards));
    const tricks = deal.tricks - wonAfter(deal, cards).won;
    expect(plays(read)).toEqual(asPlayed(deal, cards));
    expect(read.record.events.slice(cards)).toEqual([
      {
        type: 'ClaimMade',
        by: deal.declarer,
        kind: tricks === 0 ? 'concession' : 'claim',
        tricks,
        note: `mc|${deal.tricks}|`,
      },
    ]);
    expect(read.record.header.statedResult).toEqual({ declarerTricks: deal.tricks });
    expect(codes(linBoard(deal, cards))).toEqual([]);
  });

  test('mc said twice; another number is told, and the later one counts', () => {
    const twice = linBoard(deal, 8).replace(/(mc\|\d+\|)/, '$1$1');
    expect(codes(twice)).toEqual([]);
    expect(only(twice).record.events).toHaveLength(9);
    const other = linBoard(deal, 0).replace(/mc\|\d+\|/, 'mc|3|mc|4|');
    expect(problemsOf(other)).toEqual([['claimTwice', { before: 3, result: 4 }]]);
  });

  test('cards after a claim are told, and the claim stands where they end', () => {
    const text = linBoard(deal, 8).replace(/(pc\|..\|)((?:pg\|\|)?mc\|\d+\|)/, '$2$1');
    expect(codes(text)).toEqual(['cardsAfterClaim']);
    expect(only(text).record.events).toEqual(only(linBoard(deal, 8)).record.events);
  });

  test('without a declarer is a result that nobody can have claimed, and nobody says that there is none', () => {
    const text = linBoard(deal, 8).replace(/mb\|[^|]*\|/g, '');
    const { deals, problems } = parseLin(text);
    expect(deals[0]?.record.header).toMatchObject({
      declarer: null,
      statedResult: { declarerTricks: deal.tricks },
    });
    expect(problems.filter(({ code }) => code === 'claimWithoutResult')).toEqual([]);
  });

  test('a file that ends within its last pair is told, since a claim of ten reads as one of one', () => {
    const board = linBoard(deal).split('pc|').slice(0, 5).join('pc|');
    const told = (end: string): unknown[] =>
      parseLin(board + end)
        .problems.filter(({ code }) => code === 'fileCut')
        .map(({ deal: index }) => index);
    for (const cut of ['mc|1', 'mc|', 'mc', 'm', 'pc|S', 'pc', 'pg||mc']) expect(told(cut), cut).toEqual([0]);
    for (const whole of ['mc|10|', 'mc|10|pg||', 'mc|10|\n', 'pg|', 'pg'])
      expect(told(whole), whole).toEqual([]);
    const second = `${linBoard(deal)}${linBoard(inventDeal(4))}mc|1`;
    expect(parseLin(second).problems[0]).toMatchObject({ code: 'fileCut', deal: 1 });
  });

  test('a total that can’t be is told, and no claim made of it', () => {
    const cards = 4 * (deal.winners.findIndex((seat) => sideOf(seat) === sideOf(deal.declarer)) + 1);
    const text = linBoard(deal, cards).replace(/mc\|\d+\|/, 'mc|0|');
    expect(codes(text)).toEqual(['resultImpossible']);
    expect(only(text).record.events).toHaveLength(cards);
    expect(problemsOf(linBoard(deal, 8).replace(/mc\|\d+\|/, 'mc|99|'))).toEqual([
      ['resultUnreadable', { text: '99' }],
    ]);
  });

  /** A match of two boards, both rooms; cells open, closed from board 11 on. */
  const match = (results: string): string =>
    `vg|Final,Segment 1,I,11,12,Home,0,Away,0|rs|${results}|pn|a,b,c,d,e,f,g,h|pg||\n` +
    ['c11', 'o11', 'o12', 'c12']
      .map((room) => `qx|${room}|${ONE_SUIT}mb|1S|mb|p|mb|p|mb|p|pc|HA|`)
      .join('\n');

  test('a total beside all 52 cards is compared with them, even where rs is right', () => {
    const text = linBoard(deal).replace(/mc\|\d+\|/, '');
    const board = text.replace(/qx\|[^|]*\|/, 'qx|o1|');
    const after = (total: number): string => `${board}mc|${total}|`;
    expect(codes(after(deal.tricks))).not.toContain('resultImpossible');
    const wrong = (deal.tricks + 1) % 14;
    const problems = problemsOf(after(wrong));
    expect(problems).toContainEqual(['resultImpossible', { result: wrong, won: deal.tricks, left: 0 }]);
    expect(only(after(wrong)).record.events).toHaveLength(52);
  });

  test('rs gives each room its result, whatever the order in the file, and holes stay holes', () => {
    const { deals, problems } = parseLin(match('1SS=,1SS+3,,1SS-2'));
    expect(deals.map((read) => read.record.header)).toMatchObject([
      { room: 'closed', statedResult: { declarerTricks: 10 }, names: { S: 'e', W: 'f', N: 'g', E: 'h' } },
      { room: 'open', statedResult: { declarerTricks: 7 }, names: { S: 'a', W: 'b', N: 'c', E: 'd' } },
      { room: 'open', event: 'Final', session: 'Segment 1', scoring: 'I' },
      { room: 'closed', statedResult: { declarerTricks: 5 } },
    ]);
    expect(deals[2]!.record.header.statedResult).toBeUndefined();
    expect(problems).toEqual([]);
  });

  test('a result list of other contracts is told, and not believed', () => {
    const { deals, problems } = parseLin(match('4HSx-2,,,'));
    expect(deals[1]!.record.header.statedResult).toBeUndefined();
    expect(problems).toMatchObject([
      {
        code: 'resultForOtherContract',
        deal: 1,
        params: { stated: '4HX', statedDeclarer: 'S', contract: '1S', declarer: 'S' },
      },
    ]);
  });

  test.each(['1SS-8', '1SS+7', '1S', 'Avg', '8SS='])(
    'a result in the list that can’t be read is told: %s',
    (cell) => {
      const { deals, problems } = parseLin(match(`${cell},,,`));
      expect(deals[1]!.record.header.statedResult).toBeUndefined();
      expect(problems).toMatchObject([{ code: 'resultUnreadable', deal: 1, params: { text: cell } }]);
    },
  );

  test.each(['', ' ', '-', '?', 'P'])('a hole in the list, or a pass, is no such thing: “%s”', (cell) => {
    const codes = parseLin(match(`${cell},,,`)).problems.map(({ code }) => code);
    expect(codes).not.toContain('resultUnreadable');
  });

  test('rs differs from mc: both are kept, for the record to be compared', () => {
    const text = match('1SS=,,,').replace(/(qx\|o11\|.*pc\|HA\|)/, '$1mc|8|');
    const read = parseLin(text).deals[1]!;
    expect(read.record.header.statedResult).toEqual({ declarerTricks: 7 });
    expect(read.record.events[1]).toMatchObject({ type: 'ClaimMade', tricks: 8 });
  });

  test('a list of boards says which cells are whose', () => {
    const text = match('1SS=,,1SS+1,').replace('rs|', 'bn|12,11|rs|');
    expect(parseLin(text).deals.map((read) => read.record.header.statedResult?.declarerTricks)).toEqual([
      undefined,
      8,
      7,
      undefined,
    ]);
  });

  test('without an auction the result list names the contract', () => {
    const text = 'vg|,,I,1,1|rs|3NN+1,|qx|o1|' + ONE_SUIT;
    expect(only(text).record.header).toMatchObject({
      contract: { level: 3, strain: 'NT', doubling: 1 },
      declarer: 'N',
      statedResult: { declarerTricks: 10 },
    });
  });
});

describe('headings and names', () => {
  test.each([
    ['qx|o7|', '7', 'open'],
    ['qx|c7|', '7', 'closed'],
    ['qx|o7,BOARD 7|', '7', 'open'],
    ['qx|29|', '29', undefined],
    ['qx|x2B06,text|', '', undefined],
    ['qx|O07|', '7', 'open'],
  ])('%s', (tag, board, room) => {
    const { header } = only(`${tag}${ONE_SUIT}`).record;
    expect(header.deal.board).toBe(board);
    expect(header.room).toBe(room);
  });

  test('ah names the board, before or after the hands', () => {
    expect(only(`${ONE_SUIT}rh||ah|Board 7|`).record.header.deal.board).toBe('7');
    const { deals } = parseLin(`ah|Board 7|${ONE_SUIT}mb|p|\nah|Board 8|sv|e|md|1SAK,HAK,DAK,|mb|p|`);
    expect(deals.map((read) => read.record.header.deal.board)).toEqual(['7', '8']);
    expect(deals.map((read) => read.record.header.deal.vulnerable)).toEqual(['None', 'EW']);
    expect(only(`${ONE_SUIT}ah|A free heading|`).record.header).toMatchObject({
      title: 'A free heading',
      deal: { board: '' },
    });
  });

  test.each([
    ['o', 'None'],
    ['0', 'None'],
    ['N', 'NS'],
    ['e', 'EW'],
    ['B', 'All'],
  ])('sv|%s|', (letter, expected) => {
    expect(only(`qx|o1|${ONE_SUIT.replace('sv|o|', `sv|${letter}|`)}`).record.header.deal.vulnerable).toBe(
      expected,
    );
  });

  test('without sv the board number tells', () => {
    const text = `qx|o2|${ONE_SUIT.replace('sv|o|', '')}`;
    expect(only(text).record.header.deal.vulnerable).toBe('NS');
    expect(codes(text)).toEqual(['vulnerableFromBoard']);
  });

  test('four names in the order S W N E, new ones for the next deal', () => {
    const { deals } = parseLin(`pn|a,b,c,d|${ONE_SUIT}mb|p|pn|e,f,g,h|${ONE_SUIT}mb|p|`);
    expect(deals.map((read) => read.record.header.names)).toEqual([
      { S: 'a', W: 'b', N: 'c', E: 'd' },
      { S: 'e', W: 'f', N: 'g', E: 'h' },
    ]);
  });

  test('eight names: the open room, then the closed one', () => {
    const { deals } = parseLin(`pn|a,b,c,d,e,f,g,h|qx|o1|${ONE_SUIT}mb|p|qx|c1|${ONE_SUIT}mb|p|`);
    expect(deals.map((read) => read.record.header.names)).toEqual([
      { S: 'a', W: 'b', N: 'c', E: 'd' },
      { S: 'e', W: 'f', N: 'g', E: 'h' },
    ]);
  });

  test('a comma in a name leaves all of them unclear', () => {
    const text = `pn|a,b,c,d,Jr|${ONE_SUIT}`;
    expect(only(text).record.header.names).toBeUndefined();
    expect(codes(text)).toEqual(['namesUnclear']);
  });

  test('the second room may leave out the hands', () => {
    const { deals, problems } = parseLin(`qx|o1|${ONE_SUIT}mb|1S|mb|ppp|qx|c1|mb|2S|mb|ppp|`);
    expect(deals[1]!.record.header.deal.hands).toEqual(deals[0]!.record.header.deal.hands);
    expect(problems.map(({ code }) => code)).toEqual(['dealInherited', 'vulnerableFromBoard']);
  });

  test('the hands repeated for each room make two deals', () => {
    expect(parseLin(`qx|o1|${ONE_SUIT}qx|c1|${ONE_SUIT}`).deals).toHaveLength(2);
  });

  test('comments belong to the last card, else to the last call, else to the deal; markup stays text', () => {
    const read = only(`${ONE_SUIT}nt|<b>hi</b>|mb|1S|nt|hm|mb|ppp|pc|HA|nt|one|nt|two|`);
    expect(read.record.header.notes).toBe('<b>hi</b>');
    expect(read.calls[0]).toMatchObject({ note: 'hm' });
    expect(read.record.events[0]).toMatchObject({ note: 'one\ntwo' });
  });

  test('a claim that differs from the list of results is told where no card tells how it went', () => {
    const listed = (claim: string, play = ''): unknown =>
      parseLin(
        `vg|Final,,I,1,1,A,0,B,0|rs|4SS=,|qx|o1|${ONE_SUIT}mb|4S|mb|ppp|${play}${claim}`,
      ).problems.flatMap(({ code, params }) => (code === 'claimNotAsListed' ? [params] : []));
    expect(listed('mc|9|')).toEqual([{ claimed: 9, stated: 10 }]);
    expect(listed('mc|10|')).toEqual([]);
    expect(listed('')).toEqual([]);
    expect(listed('mc|9|', 'pc|HA|')).toEqual([]);
  });

  test('a comment or a text before the hands is about the deal, whatever its tag', () => {
    for (const tag of ['nt', 'at', 'an']) {
      const read = only(`${tag}|Welcome|${ONE_SUIT}mb|1S|mb|ppp|`);
      expect([read.record.header.notes, read.tags?.get(`LIN_${tag}`)], tag).toEqual(['Welcome', undefined]);
    }
  });
});

describe('undo and movies', () => {
  test('up takes back so many cards', () => {
    const board = linBoard(deal);
    const wrong = board.replace(/((?:pc\|..\|){4})/, '$1pg||pc|S2|pc|S3|up|2|');
    expect(plays(only(wrong))).toEqual(asPlayed());
    expect(only(wrong).kind).toBe('played');
    expect(codes(`${ONE_SUIT}mb|1S|mb|ppp|pc|HA|up|3|`)).toEqual(['undoTooFar']);
  });

  test.each(['1e0', '0x1', '1.0', '+1'])('up reads digits and nothing else: %s', (count) => {
    const board = linBoard(deal).replace(/((?:pc\|..\|){4})/, `$1up|${count}|`);
    expect(plays(only(board))).toEqual(asPlayed());
    expect(codes(board)).toContain('textIgnored');
  });

  test('up takes back a claim', () => {
    const text = linBoard(deal, 8).replace(/(mc\|\d+\|)/, '$1up|1|');
    expect(only(text).record.events).toHaveLength(7);
  });

  test.each(['bt||', 'lg|1|', 'tu||', 'ub|3|', 'at|text|', 'hs|h|', 'lb|1|', 'ht|a|', '3b|x|'])(
    '%s after the hands makes a movie',
    (tag) => {
      const text = `md|1SAKx,HAK,,|${tag}pc|hx|pc|ck|`;
      expect(only(text).kind).toBe('movie');
      expect(codes(text)).toEqual(['movie']);
      expect(only(`${tag}${ONE_SUIT}`).kind).toBe('dealOnly');
    },
  );
});

describe('links', () => {
  const board = linBoard(deal).trim();

  test('percent-encoded, once or twice, alone or in a link', () => {
    const encoded = encodeURIComponent(board);
    const expected = only(board);
    for (const text of [
      encoded,
      encodeURIComponent(encoded),
      `https://example.org/handviewer.html?bbo=y&lin=${encoded}&x=1`,
      `<a href="https://example.org/?lin=${encoded}">1</a>\n`,
    ]) {
      expect(only(text)).toEqual(expected);
      expect(codes(text)).toEqual(['percentEncoded']);
    }
    expect(only(`https://example.org/handviewer.html?lin=${board}`).record.events).toEqual(
      expected.record.events,
    );
  });

  test('with apostrophes and blanks in it, in quotes or bare, and several on a line', () => {
    const named = board.replace(/pn\|[^|]*\|/, "pn|O'Neill,B,C,D|").replace('mb|', "nt|don't know, hm|mb|");
    const bare = encodeURIComponent(named);
    const spaced = bare.replaceAll('%20', ' ');
    expect(spaced).toContain("O'Neill");
    const expected = parseLin(named).deals;
    expect(expected[0]?.record.header.names?.S).toBe("O'Neill");
    for (const text of [
      `https://example.org/?lin=${bare}`,
      `see https://example.org/?bbo=y&lin=${spaced} for this`,
      `<a href='https://example.org/?lin=${bare.replaceAll("'", '%27')}'>1</a>`,
      `<a href='https://example.org/?bbo=y&lin=${bare.replaceAll("'", '%27')}'>1</a>`,
    ]) {
      const { deals, problems } = parseLin(text);
      expect(deals, text).toEqual(expected);
      expect(problems.map(({ code }) => code)).toEqual(['percentEncoded']);
    }
    const two = `<a href="https://example.org/?lin=${bare}">1</a> <a href='?lin=${bare.replaceAll("'", '%27')}'>2</a>`;
    expect(parseLin(two).deals.map(({ record }) => record)).toEqual(
      [expected, expected].flatMap((deals) => deals.map(({ record }) => record)),
    );
  });

  test('a plus is a blank, a malformed escape stays', () => {
    const text = 'md%7C1SAK,HAK,DAK,%7Cah%7CMy+heading+%2B+%ZZ%FF%7C';
    expect(only(text).record.header.title).toBe('My heading + %ZZÿ');
  });

  test('suit symbols encoded twice are put right', () => {
    const text = `${ONE_SUIT}mb|1S|an|5+ â™\u00a0, â™¥ or â™¦ or â™£|`;
    expect(only(text).calls[0]?.explanation).toBe('5+ ♠, ♥ or ♦ or ♣');
    expect(codes(text)).toEqual(['suitSymbolsRepaired']);
  });
});

describe('cards that are not as they should be', () => {
  const withCards = (cards: readonly string[]): string =>
    linBoard(deal, 0).replace(/mc\|\d+\|/, cards.map((card) => `pc|${card}|`).join(''));
  const cards = deal.plays.map(({ card }) => card as string);

  test('a suit not followed is a plain fact', () => {
    const text = `md|1SAKQ32H432D432C32,HAKQJT98765S4D5C5,SJT98DAKQJT9876,|sv|o|mb|1S|mb|ppp|pc|HA|pc|S8|pc|C4|pc|S2|`;
    // South holds three hearts and ruffs.
    expect(plays(only(text))).toEqual(['W:HA', 'N:S8', 'E:C4', 'S:S2']);
    expect(codes(text)).toEqual([]);
  });

  test('a card of another hand in mid-trick, when the rest of the trick is in turn, stays with the hand in turn', () => {
    const changed = [...cards];
    changed[5] = cards[42]!;
    const read = only(withCards(changed));
    expect(plays(read)[5]).toBe(`${deal.plays[5]!.seat}:${cards[42]}`);
    expect(plays(read).slice(0, 5)).toEqual(asPlayed(deal, 5));
    expect(plays(read).slice(6, 8)).toEqual(asPlayed().slice(6, 8));
  });

  test('two hands that changed their turns are heard in the order of the record', () => {
    const changed = [...cards];
    changed[5] = cards[6]!;
    changed[6] = cards[5]!;
    const expected = asPlayed();
    [expected[5], expected[6]] = [expected[6]!, expected[5]!];
    expect(plays(only(withCards(changed)))).toEqual(expected);
  });

  test('a lead from another hand makes that hand the leader', () => {
    const leader = nextSeat(deal.declarer);
    const partner = partnerOf(leader);
    const order = [partner, nextSeat(partner), leader, nextSeat(leader)];
    const first = order.map((seat) => deal.plays.slice(0, 4).find((play) => play.seat === seat)!);
    const read = only(withCards([...first.map(({ card }) => card), ...cards.slice(4)]));
    expect(plays(read).slice(0, 4)).toEqual(first.map(({ seat, card }) => `${seat}:${card}`));
  });

  test('a card played twice stays with the hand in turn', () => {
    const changed = [...cards];
    changed[10] = cards[2]!;
    const read = only(withCards(changed));
    expect(plays(read)[10]).toBe(`${deal.plays[10]!.seat}:${cards[2]}`);
  });

  test('what is no card is told; more than 52 are told', () => {
    expect(problemsOf(withCards([...cards.slice(0, 3), 'Z9']))).toEqual([['cardUnreadable', { text: 'Z9' }]]);
    expect(codes(withCards([...cards, 'S2']))).toEqual(['tooManyCards']);
    // Several cards in one text, as in a link: those behind the place are counted.
    expect(problemsOf(withCards(['S2X!H3D4']))).toEqual([
      ['cardUnreadable', { text: 'S2X!H3D4' }],
      ['cardsLeftOut', { count: 2 }],
    ]);
  });

  test('nobody is known to lead', () => {
    expect(codes('md|1,,,|sv|o|pc|S2|')).toEqual(['leaderUnknown']);
    expect(plays(only(`${ONE_SUIT}pc|D2|pc|C2|pc|S2|`))).toEqual(['N:D2', 'E:C2', 'S:S2']);
  });
});
