/** PBN as real files write it. Expected values are worked out by hand from the standard, or come from invented deals. */

import { describe, expect, test } from 'vitest';
import { formatContract } from '../../src/domain/contract.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { countCards } from '../../src/domain/hand.ts';
import { clockwiseFrom, nextSeat, sideOf, SEATS } from '../../src/domain/seat.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { dealString, inventDeal, pbnGame, playRows, wonAfter } from './synthetic.ts';

/** Every hand holds one suit: North spades, East hearts, South diamonds, West clubs. */
const ONE_SUIT = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]';
const deal = inventDeal(7);

function only(text: string): ReadDeal {
  const { deals } = parsePbn(text);
  expect(deals).toHaveLength(1);
  return deals[0]!;
}

const codes = (text: string): string[] => parsePbn(text).problems.map(({ code }) => code);

const plays = (read: ReadDeal): string[] =>
  read.record.events.flatMap((fact) =>
    fact.type === 'CardPlayed' ? [`${fact.seat}:${fact.card ?? '?'}`] : [],
  );

const asPlayed = (cards = 52): string[] =>
  deal.plays.slice(0, cards).map(({ seat, card }) => `${seat}:${card}`);

const calls = (read: ReadDeal): string => read.calls.map(({ seat, call }) => `${seat}:${call}`).join(' ');

/** A game with the auction section given. */
const auctionGame = (section: string, dealer = 'W'): string =>
  `[Dealer "${dealer}"]\n${ONE_SUIT}\n${section}\n`;

describe('tricks of both sides', () => {
  const rows = Array.from('AKQ', (rank) => `C${rank} S${rank} H${rank} D${rank}`);
  const read = (result: string, ...more: readonly string[]): unknown => {
    const lines = [ONE_SUIT, '[Declarer "S"]', '[Contract "1NT"]', `[Result "${result}"]`, '[Play "W"]'];
    const { deals, problems } = parsePbn([...lines, ...rows, ...more, ''].join('\n'));
    const whole = problems.filter(({ code }) => code === 'resultNotWhole').map(({ params }) => params);
    return [deals[0]?.record.header.statedResult?.declarerTricks ?? null, whole];
  };

  test('add up to thirteen, or are those of the play up to now', () => {
    expect(read('EW 3 NS 0')).toEqual([null, []]);
    expect(read('EW 3 NS 1')).toEqual([1, [{ declarers: 1, defenders: 3 }]]);
    expect(read('EW 8 NS 5')).toEqual([5, []]);
    // An asterisk ends the record: the result is the final one.
    expect(read('EW 3 NS 0', '*')).toEqual([0, [{ declarers: 0, defenders: 3 }]]);
  });
});

describe('the end of a play', () => {
  const of = (...rows: readonly string[]): string =>
    [ONE_SUIT, '[Declarer "S"]', '[Contract "1S"]', '[Play "W"]', ...rows, ''].join('\n');

  test('a last row without fillers is read in order of time where only so its cards come from the right hands', () => {
    // North ruffs the club, and leads.
    const first = 'CA SA HA DA';
    for (const line of ['SK', '{slow} SK']) {
      const read = only(of(first, line));
      expect([plays(read).slice(4), read.rotated], line).toEqual([['N:SK'], undefined]);
    }
    const hidden = of(first, 'SK HK').replace('..AKQJT98765432. ...AKQJT98765432', '- -');
    expect(plays(only(hidden)).slice(4)).toEqual(['N:SK', 'E:HK']);
    expect(plays(only(hidden.replace('HK', 'SQ'))).slice(4)).toEqual(['N:SQ', 'E:?', 'S:?', 'W:SK']);
    expect(plays(only(of(first, 'SK HK'))).slice(4)).toEqual(['N:SK', 'E:HK']);
    expect(plays(only(of(first, 'SK HK DK'))).slice(4)).toEqual(['N:SK', 'E:HK', 'S:DK']);
    // In neither order do both cards come from the right hands: the columns count, as everywhere.
    expect(plays(only(of(first, 'SK DK'))).slice(4)).toEqual(['N:DK', 'E:?', 'S:?', 'W:SK']);
    expect(plays(only(of(first, 'CK SK'))).slice(4)).toEqual(['N:SK', 'E:?', 'S:?', 'W:CK']);
  });

  test('tricks behind one that lacks a card count once each: the claim is of the rest', () => {
    const rows = Array.from('AKQJ', (rank) => `C${rank} S${rank} H${rank} D${rank}`);
    const claims = (text: string): unknown =>
      only(text.replace('[Play', '[Result "9"]\n[Play')).record.events.flatMap((fact) =>
        fact.type === 'ClaimMade' ? [fact.tricks] : [],
      );
    const gap = (text: string): string => text.replace('1S', '1NT').replace('HA', '-');
    expect(claims(gap(of(...rows, '*')))).toEqual([9]);
    expect(claims(gap(of(...rows.slice(0, 2), '*')))).toEqual([9]);
  });

  test('more than 52 cards are told, from one more on', () => {
    const rows = Array.from('AKQJT98765432', (rank) => `C${rank} S${rank} H${rank} D${rank}`);
    const told = (...more: readonly string[]): unknown[] =>
      parsePbn(of(...rows, ...more)).problems.filter(({ code }) => code === 'tooManyCards');
    expect(told()).toEqual([]);
    expect(told('- S2 - -')).toMatchObject([{ params: { count: 53 } }]);
  });
});

test('a suit symbol is read as the letter of the suit, in calls, cards and contracts', () => {
  const game = (text: string): unknown => {
    const { deals, problems } = parsePbn(text);
    const [{ record }] = deals as [ReadDeal];
    return {
      auction: record.header.auction,
      contract: record.header.contract,
      events: record.events,
      problems,
    };
  };
  const of = (s: string, h: string, x: string): string =>
    [
      '[Board "1"]',
      '[Dealer "N"]',
      '[Vulnerable "None"]',
      '[Deal "N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54"]',
      '[Declarer "S"]',
      `[Contract "4${h}${x}"]`,
      '[Auction "N"]',
      `Pass Pass 1${h}* 1${s}!`,
      `4${h} X AP`,
      '[Play "W"]',
      `${s}K ${s}4 ${s}8 ${s}A`,
      `${h}8 ${h}A ${h}6 ${h}10 =1=`,
      '',
    ].join('\n');
  const plain = game(of('S', 'H', 'X'));
  expect(plain).toMatchObject({ auction: ['P', 'P', '1H', '1S', '4H', 'X', 'P', 'P', 'P'] });
  expect((plain as { events: unknown[] }).events).toHaveLength(8);
  expect(game(of('♠', '♥', 'x'))).toEqual(plain);
  expect(game(of('♤', '♡\uFE0F', 'X'))).toEqual(plain);
});

describe('a whole game', () => {
  test('deal, contract, auction, play and result are found again', () => {
    const read = only(pbnGame(deal));
    const { header } = read.record;
    expect(formatHands(header.deal.hands)).toBe(dealString(deal));
    expect(header.deal).toMatchObject({ board: String(deal.board), dealer: deal.dealer, vulnerable: 'None' });
    expect(header.contract).toEqual(deal.contract);
    expect(header.declarer).toBe(deal.declarer);
    expect(header.auction).toEqual(deal.auction);
    expect(header.statedResult).toEqual({ declarerTricks: deal.tricks });
    expect(plays(read)).toEqual(asPlayed());
    expect(read.kind).toBe('played');
    expect(parsePbn(pbnGame(deal)).problems).toEqual([]);
  });

  test('columns belong to seats: time order is that of the tricks, in 200 deals', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const invented = inventDeal(seed);
      const { deals, problems } = parsePbn(pbnGame(invented));
      expect(plays(deals[0]!)).toEqual(invented.plays.map(({ seat, card }) => `${seat}:${card}`));
      expect(problems).toEqual([]);
    }
  });

  test('every fact keeps its line', () => {
    const read = only(pbnGame(deal));
    expect(read.lines).toHaveLength(read.record.events.length);
    // The Play tag stands on line 11, four cards on each line after it.
    expect(read.lines).toEqual(read.record.events.map((_fact, index) => 12 + Math.floor(index / 4)));
    expect(read.line).toBe(1);
    expect(read.calls.every(({ line }) => line === 10)).toBe(true);
  });

  test('rows written for another first column give the same play', () => {
    for (const first of SEATS) {
      const rows = playRows(deal, 52, first);
      const text = pbnGame(deal, 52, rows).replace(/\[Play "."\]/, `[Play "${first}"]`);
      const read = only(text);
      // The tag says who led first. So the cards of the first trick may come in another order.
      expect(plays(read).slice(0, 4).sort()).toEqual(asPlayed(4).sort());
      expect(plays(read)[0]).toMatch(new RegExp(`^${first}:`));
      expect(plays(read).slice(4)).toEqual(asPlayed().slice(4));
    }
  });
});

describe('the end of a record', () => {
  test.each([1, 2, 3, 4, 5, 20, 50, 51])(
    'an asterisk after %i cards is a claim for what the result leaves',
    (cards) => {
      const read = only(pbnGame(deal, cards));
      const { won } = wonAfter(deal, cards);
      expect(plays(read)).toEqual(asPlayed(cards));
      const [claim, ...more] = read.record.events.slice(cards);
      const tricks = deal.tricks - won;
      expect(claim).toEqual({
        type: 'ClaimMade',
        by: deal.declarer,
        kind: tricks === 0 ? 'concession' : 'claim',
        tricks,
        note: '*',
      });
      // Nobody knows who agreed, so nobody is said to.
      expect(more).toEqual([]);
      expect(read.lines.at(-1)).toBe(12 + Math.ceil(cards / 4));
    },
  );

  test('an asterisk on the last row is the same as one on a line of its own', () => {
    const text = pbnGame(deal, 20);
    expect(only(text.replace('\n*', ' *')).record.events).toEqual(only(text).record.events);
  });

  test('an asterisk after all 52 cards ends nothing', () => {
    expect(only(`${pbnGame(deal)}*\n`).record.events).toHaveLength(52);
  });

  test('an asterisk that touches a card is its mark where more cards follow; cards behind one by itself are told', () => {
    const text = pbnGame(deal, 52);
    const [first = ''] = /(?<=\[Play "."\]\n)\S\S/.exec(text) ?? [];
    const marked = only(text.replace(`\n${first} `, `\n${first}* `)).record.events;
    expect(marked.filter(({ type }) => type === 'CardPlayed')).toHaveLength(52);
    const rows = text.trimEnd().split('\n');
    const stopped = [...rows.slice(0, -1), '*', ...rows.slice(-1)].join('\n');
    expect(codes(stopped)).toContain('cardsLeftOut');
    expect(only(stopped).record.events.filter(({ type }) => type === 'CardPlayed')).toHaveLength(48);
  });

  test('a result below the tricks already won is told, and no claim made of it', () => {
    const cards = 4 * (deal.winners.findIndex((seat) => sideOf(seat) === sideOf(deal.declarer)) + 1);
    const text = pbnGame(deal, cards).replace(/\[Result ".*"\]/, '[Result "0"]');
    expect(codes(text)).toEqual(['resultImpossible']);
    expect(only(text).record.events).toHaveLength(cards);
    expect(only(text).record.header.statedResult).toEqual({ declarerTricks: 0 });
  });

  test('a result of more tricks than are left is told', () => {
    const cards = 4 * (deal.winners.findIndex((seat) => sideOf(seat) !== sideOf(deal.declarer)) + 1);
    const text = pbnGame(deal, cards).replace(/\[Result ".*"\]/, '[Result "13"]');
    expect(codes(text)).toEqual(['resultImpossible']);
  });

  test('an asterisk without a result is no claim', () => {
    const text = pbnGame(deal, 20).replace(/\[Result ".*"\]/, '[Result "?"]');
    expect(codes(text)).toEqual(['claimWithoutResult']);
    expect(only(text).record.events).toHaveLength(20);
  });

  test('an asterisk without a card tells nothing of play', () => {
    const read = only(pbnGame(deal, 0));
    expect(read.record.events).toEqual([]);
    expect(read.kind).toBe('auctionOnly');
    expect(read.record.header.statedResult).toEqual({ declarerTricks: deal.tricks });
  });

  test('a record that stops in mid-trick without an asterisk is no claim', () => {
    const read = only(pbnGame(deal, 22).replace('\n*', ''));
    expect(plays(read)).toEqual(asPlayed(22));
    expect(read.record.events).toHaveLength(22);
  });

  test('a plus stands for the next card, so that the result is partial', () => {
    const rows = playRows(deal, 5);
    const next = deal.plays[5]!.seat;
    rows[1] = rows[1]!.map((card, column) =>
      clockwiseFrom(nextSeat(deal.declarer))[column] === next ? '+' : card,
    );
    const read = only(pbnGame(deal, 5, rows).replace('\n*', ''));
    expect(plays(read)).toEqual(asPlayed(5));
    expect(read.record.header.statedResult).toBeUndefined();
  });

  test('a plus may stand before a card already played in another column', () => {
    // Columns W N E S; South won the first trick and leads, West is next.
    const read = only(
      `${ONE_SUIT.replace('N:', 'W:')}\n[Contract "1NT"]\n[Declarer "S"]\n[Play "W"]\nS2 H3 D4 C5\n+ - - CQ\n`,
    );
    expect(plays(read).at(-1)).toBe('S:CQ');
    expect(plays(read)).toHaveLength(5);
  });
});

describe('irregularities the standard can express', () => {
  // Columns W N E S. West leads clubs in turn, but East led out of turn: East C3, South C4, West CA, North C2.
  const clubs =
    '[Deal "W:A.A.A.A5432T98 K.K.K.KQJ76 - -"]\n[Contract "1NT"]\n[Declarer "S"]\n[Play "W"]\nCA C2 ^L C3 C4\n';

  test('^L: the marked card was led, the others follow clockwise', () => {
    const read = only(clubs);
    expect(plays(read)).toEqual(['E:C3', 'S:C4', 'W:CA', 'N:C2']);
    expect(read.record.events[0]).toMatchObject({ note: '^L' });
    expect(codes(clubs)).toContain('declaredLeadOutOfTurn');
  });

  test('^R needs no blank after it', () => {
    for (const mark of ['^R', '^R ', '^r']) {
      const text = clubs.replace('CA C2 ^L C3 C4', `CA ${mark}S6 C3 C4`);
      const read = only(text);
      expect(plays(read)).toEqual(['W:CA', 'N:S6', 'E:C3', 'S:C4']);
      expect(read.record.events[1]).toMatchObject({ note: '^R' });
      expect(codes(text)).toContain('declaredRevoke');
    }
  });

  test.each([
    ['1D ^I 1C', 'W:1D N:1C'],
    ['^S 1D', 'N:1D'],
    ['1D ^S 2D', 'W:1D E:2D'],
    ['1D ^S ^I 1C', 'W:1D E:1C'],
    ['1D ^S ^S 2D', 'W:1D S:2D'],
    ['1D ^S ^S ^I 1C', 'W:1D S:1C'],
    ['1D ^S ^S ^I1C', 'W:1D S:1C'],
  ])('the auction %s', (section, expected) => {
    expect(calls(only(auctionGame(`[Auction "W"]\n${section}`)))).toBe(expected);
  });

  test('calls out of rotation become facts with seats, and name the declarer', () => {
    const read = only(auctionGame('[Auction "W"]\n1D ^S 2D AP'));
    expect(read.record.header.auction).toBeNull();
    expect(read.record.events.map((fact) => fact.type)).toEqual(Array.from({ length: 5 }, () => 'CallMade'));
    expect(read.record.header).toMatchObject({ declarer: 'W', contract: { level: 2, strain: 'D' } });
    expect(read.lines).toHaveLength(5);
  });

  test('a mark that means nothing there is left out and told', () => {
    expect(codes(auctionGame('[Auction "W"]\n1D ^I 1C 1S ^I Pass ^R X'))).toEqual([
      'declaredInsufficientBid',
      'textIgnored',
      'textIgnored',
    ]);
    const { card } = deal.plays[1]!;
    expect(codes(pbnGame(deal).replace(card, `^I ${card}`))).toEqual(['textIgnored']);
  });

  test('[Declarer "^S"]: declarer and dummy changed places', () => {
    const text = pbnGame(deal).replace(/\[Declarer "."\]/, `[Declarer "^${deal.declarer}"]`);
    expect(only(text).record.header.declarer).toBe(deal.declarer);
    expect(codes(text)).toEqual(['declaredSwap']);
  });
});

describe('results', () => {
  const withResult = (value: string, declarer = 'N'): string =>
    `[Dealer "N"]\n${ONE_SUIT}\n[Declarer "${declarer}"]\n[Contract "4S"]\n[Result "${value}"]\n`;

  test.each([
    ['9', 'N', 9],
    ['^9', 'N', 9],
    ['NS 9', 'N', 9],
    ['NS 9', 'E', 4],
    ['NS 9 EW 4', 'S', 9],
    ['EW 4 NS 9', 'W', 4],
    ['EW 5', 'W', 5],
    ['EW 5', 'N', 8],
    ['^EW 5', 'N', 8],
    ['ns 9', 'N', 9],
    ['+1', 'N', 11],
    ['=', 'N', 10],
    ['-3', 'N', 7],
  ])('"%s" by %s', (value, declarer, tricks) => {
    expect(only(withResult(value, declarer)).record.header.statedResult).toEqual({ declarerTricks: tricks });
  });

  test.each(['14', '-11', 'nine', 'NS 9 9'])('"%s" is told', (value) => {
    expect(only(withResult(value)).record.header.statedResult).toBeUndefined();
    expect(codes(withResult(value))).toEqual(['resultUnreadable']);
  });

  test.each(['', '?'])('"%s" says nothing', (value) => {
    expect(only(withResult(value)).record.header.statedResult).toBeUndefined();
    expect(codes(withResult(value))).toEqual([]);
  });

  test('a caret says that the players agreed on a wrong number', () => {
    expect(codes(withResult('^9'))).toEqual(['declaredWrongCount']);
  });
});

describe('contracts', () => {
  test.each([
    ['3NT', '3NT'],
    ['1N', '1NT'],
    ['3NR', '3NTXX'],
    ['4C*', '4CX'],
    ['4C**', '4CXX'],
    ['4SX', '4SX'],
    ['4s xx', '4SXX'],
    ['7nt', '7NT'],
  ])('"%s"', (value, expected) => {
    const { header } = only(`${ONE_SUIT}\n[Contract "${value}"]\n`).record;
    expect(header.contract === null ? '' : formatContract(header.contract)).toBe(expected);
  });

  test.each(['8S', '4Z', 'S4'])('"%s" is told', (value) => {
    expect(codes(`${ONE_SUIT}\n[Contract "${value}"]\n`)).toEqual(['contractUnreadable']);
  });

  test.each(['Pass', 'PASS', 'pass', 'AP'])('"%s" is a deal passed out', (value) => {
    const read = only(`[Dealer "N"]\n${ONE_SUIT}\n[Declarer ""]\n[Contract "${value}"]\n[Result ""]\n`);
    expect(read.kind).toBe('passedOut');
    expect(read.record.header).toMatchObject({
      contract: null,
      declarer: null,
      auction: ['P', 'P', 'P', 'P'],
    });
  });

  test('declarer is the player before the one who led, when nobody is named', () => {
    const text = pbnGame(deal)
      .replace(/\[Declarer ".*"\]\n/, '')
      .replace(/\[Auction[^[]*/, '');
    expect(only(text).record.header.declarer).toBe(deal.declarer);
    expect(codes(text)).toEqual(['declarerFromLead']);
  });

  test('contract and declarer come from the auction when no tag states them', () => {
    const text = pbnGame(deal).replace(/\[(?:Declarer|Contract) ".*"\]\n/g, '');
    expect(only(text).record.header).toMatchObject({ contract: deal.contract, declarer: deal.declarer });
    expect(codes(text)).toEqual([]);
  });
});

describe('auctions', () => {
  test.each([
    ['1C AP', 'W:1C N:P E:P S:P'],
    ['1C Pass AP', 'W:1C N:P E:P S:P'],
    ['1C pass p AP', 'W:1C N:P E:P S:P'],
    ['P AP', 'W:P N:P E:P S:P'],
    ['P P AP', 'W:P N:P E:P S:P'],
    ['P P P AP', 'W:P N:P E:P S:P'],
    ['AP', 'W:P N:P E:P S:P'],
    ['ap', 'W:P N:P E:P S:P'],
    ['1C all pass', 'W:1C N:P E:P S:P'],
    ['1C D R 1N', 'W:1C N:X E:XX S:1NT'],
    ['1c x xx 1nt', 'W:1C N:X E:XX S:1NT'],
    ['1C *', 'W:1C'],
    ['1C +', 'W:1C'],
    ['1C Xass 5D=1 P', 'W:1C N:X E:5D S:P'],
    ['1C XS', 'W:1C N:X'],
  ])('%s', (section, expected) => {
    expect(calls(only(auctionGame(`[Auction "W"]\n${section}`)))).toBe(expected);
  });

  test('dashes fill the columns before the dealer, and the last row', () => {
    const read = only(auctionGame('[Auction "W"]\n-- - 1S P\nP P - -', 'E'));
    expect(calls(read)).toBe('E:1S S:P W:P N:P');
    expect(read.record.header.auction).toEqual(['1S', 'P', 'P', 'P']);
    expect(codes(auctionGame('[Auction "W"]\n- - 1S P\nP P', 'E'))).toEqual([]);
  });

  test('without a Dealer tag the first caller dealt', () => {
    const read = only(`${ONE_SUIT}\n[Auction "W"]\n- 1S AP\n`);
    expect(read.record.header.deal.dealer).toBe('N');
  });

  test('a first caller who is not the dealer is told', () => {
    expect(codes(auctionGame('[Auction "N"]\n1S AP', 'E'))).toEqual(['dealerDiffers']);
  });

  test('a call that can be nothing is told, and the auction ends before it', () => {
    const text = auctionGame('[Auction "W"]\n1C 8Z P P');
    expect(calls(only(text))).toBe('W:1C');
    expect(codes(text)).toEqual(['callUnreadable', 'callsLeftOut']);
  });

  test('an asterisk that touches a call is an alert where more calls follow', () => {
    const text = auctionGame('[Auction "W"]\n1C* P 1H* - P\n4H P P P');
    expect(calls(only(text))).toBe('W:1C N:P E:1H S:P W:4H N:P E:P S:P');
    expect(only(text).calls.map(({ alert }) => alert === true)).toEqual([
      true,
      false,
      true,
      ...Array<boolean>(5).fill(false),
    ]);
    expect(codes(text)).toContain('asteriskAsAlert');
  });

  test.each(['1C** P 1H P', '1C=1=* P 1H P', '1C!* P 1H P', '1C*! P 1H P', '1C*=1= P 1H P'])(
    'an asterisk that touches the marks of a call is an alert, too: %s',
    (written) => {
      const text = auctionGame(`[Auction "W"]\n${written}\nP P\n[Note "1:weak"]`);
      expect(calls(only(text))).toBe('W:1C N:P E:1H S:P W:P N:P');
      expect(only(text).calls[0]?.alert).toBe(true);
      expect(codes(text)).toEqual(['asteriskAsAlert']);
    },
  );

  test.each(['1C P**', '1C P=1=*', '1C P * *'])(
    'asterisks behind the last call end the auction: %s',
    (written) => {
      const text = auctionGame(`[Auction "W"]\n${written}\n[Note "1:weak"]`);
      expect(calls(only(text))).toBe('W:1C N:P');
      expect(codes(text)).toEqual([]);
    },
  );

  test('an asterisk behind the last call, or by itself, ends the auction, and calls behind it are told', () => {
    const touching = auctionGame('[Auction "W"]\n1C P*');
    expect(calls(only(touching))).toBe('W:1C N:P');
    expect(codes(touching)).toEqual([]);
    const alone = auctionGame('[Auction "W"]\n1C * P P P');
    expect(calls(only(alone))).toBe('W:1C');
    expect(codes(alone)).toEqual(['callsLeftOut']);
  });

  test('a dash between two calls is told', () => {
    expect(codes(auctionGame('[Auction "W"]\n1C - P P'))).toEqual(['dashInAuction']);
  });

  test('calls after the end are facts all the same', () => {
    expect(only(auctionGame('[Auction "W"]\n1C P P P P P')).record.header.auction).toHaveLength(6);
  });
});

describe('annotations', () => {
  test.each(['! =1= $25', '! $25 =1=', '=1= ! $25', '=1= $25 !', '$25 ! =1=', '$25 =1= !'])(
    'suffix, note and glyph in the order %s',
    (marks) => {
      const text = auctionGame(
        `[Auction "W"]\n1C ${marks} P P P\n[Note "1:clubs"]\n[Play "N"]\nS2 ${marks} H2 D2 C2\n[Note "1:low"]`,
      );
      const read = only(text);
      expect(read.calls[0]).toEqual({ seat: 'W', call: '1C', line: 4, explanation: 'clubs', note: '! $25' });
      expect(read.record.events[0]).toEqual({ type: 'CardPlayed', seat: 'N', card: 'S2', note: '! $25 low' });
      expect(codes(text)).toEqual([]);
    },
  );

  test('the same number is another note in the other section', () => {
    const read = only(
      auctionGame(
        '[Auction "W"]\n1C =1= P P P\n[Note "1:first"]\n[Play "N"]\nS2 =1= H2 D2 C2\n[Note "1:second"]',
      ),
    );
    expect(read.calls[0]?.explanation).toBe('first');
    expect(read.record.events[0]).toMatchObject({ note: 'second' });
  });

  test.each(['1e0', '0x1', '+1', '1.0', ' '])(
    'a note is numbered in digits and nothing else: %s',
    (number) => {
      const text = auctionGame(`[Auction "W"]\n1C =1= P P P\n[Note "${number}:first"]`);
      expect(only(text).calls[0]?.explanation).toBeUndefined();
      expect(codes(text)).toContain('noteUnreadable');
    },
  );

  test('comments stand beside the card before them, in braces or to the end of the line', () => {
    const read = only(auctionGame('[Auction "W"]\n1C AP\n[Play "N"]\nS2 {low; not high} H2 ; end\nD2 C2'));
    expect(read.record.events.map((fact) => ('note' in fact ? fact.note : ''))).toEqual([
      'low; not high',
      'end',
      '',
      '',
    ]);
  });

  test('a comment in braces may hold empty lines and opening braces', () => {
    const read = only(`[Event "x"]\n{ one {\n\n two\n\n}\n${ONE_SUIT}\n`);
    expect(read.record.header.event).toBe('x');
    expect(read.record.header.notes).toBe('one {\n\n two');
    expect(read.line).toBe(1);
  });

  test('a tag may follow a closing brace on the same line, and text a closing bracket', () => {
    const read = only(
      `{ ! }[Event "x"] ${ONE_SUIT}{tail}\n[Contract "1S"]\n[Declarer "N"]\n[Play "E"]H2 D2 C2 S2\n`,
    );
    expect(plays(read)).toEqual(['E:H2', 'S:D2', 'W:C2', 'N:S2']);
    expect(read.record.header.notes).toBe('!\ntail');
  });

  test('text that belongs nowhere is told', () => {
    expect(codes(`[Event "x"]\n${ONE_SUIT}\n}\nstatistics follow\n`)).toEqual([
      'textIgnored',
      'textIgnored',
      'textIgnored',
    ]);
  });

  test('statistics after the last game are no game', () => {
    const statistics = '\nBoards: 1   Average: 50.00\n--------\n1  W - E  62.50\n';
    const { deals } = parsePbn(`${pbnGame(deal).trimEnd()}\n\n${statistics}`);
    expect(deals).toHaveLength(1);
    expect(deals[0]?.record).toEqual(parsePbn(pbnGame(deal)).deals[0]?.record);
  });

  test('tables and sections of the user are passed over', () => {
    const table = '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT  6\n"a [b] {c}" 7\n';
    expect(codes(`[Event "x"]\n${table}${ONE_SUIT}\n`)).toEqual([]);
    expect(codes(`${pbnGame(deal).trimEnd()}\n[RulingTable "Seq;Law"]\n1 64A1\n`)).toEqual([]);
  });
});

describe('tags', () => {
  test('several on a line, one over several lines, blanks and tabs anywhere', () => {
    const read = only(`[Event "x"] [Board\t"7"]\n[\n Dealer\n "E"\n]\n[   Room"Open"   ]\n${ONE_SUIT}\n`);
    expect(read.record.header).toMatchObject({ event: 'x', room: 'open', deal: { board: '7', dealer: 'E' } });
  });

  test('escaped quotes and backslashes', () => {
    expect(only(`[Event "a \\"b\\" \\\\ \\S c"]\n${ONE_SUIT}\n`).record.header.event).toBe('a "b" \\ \\S c');
  });

  test('no quotes at all', () => {
    const text = `[Event Random Deal #]\n${ONE_SUIT}\n`;
    expect(only(text).record.header.event).toBe('Random Deal #');
    expect(codes(text)).toEqual(['tagWithoutQuotes']);
  });

  test.each([
    ['[Event "abc]', 'abc', 'quoteNotClosed'],
    ['[Event "abc', 'abc', 'quoteNotClosed'],
    ['[Event "abc"', 'abc', 'tagNotClosed'],
    ['[Event "a "b" c"]', 'a "b" c', 'quoteInside'],
    ['[Event "long\nname"]', 'long name', 'tagOverLines'],
    ['[Event "abc" ] ]', 'abc', 'textIgnored'],
  ])('%s', (tag, value, code) => {
    const text = `${tag}\n${ONE_SUIT}\n`;
    expect(only(text).record.header.event).toBe(value);
    expect(codes(text)).toEqual([code]);
  });

  test('of a repeated tag the first counts; a repetition with another value is told', () => {
    const text = `[Room "Open"]\n[Room "Open"]\n[Board "1"]\n[Board "2"]\n[Vulnerable "None"]\n${ONE_SUIT}\n`;
    expect(only(text).record.header.deal.board).toBe('1');
    expect(codes(text)).toEqual(['tagRepeated', 'dealerFromBoard']);
  });

  test('unknown and not appropriate both say nothing', () => {
    const { header } = only(`[Event "?"]\n[North ""]\n[South "Someone"]\n[Board "?"]\n${ONE_SUIT}\n`).record;
    expect(header.event).toBeUndefined();
    expect(header.names).toEqual({ S: 'Someone' });
    expect(header.deal.board).toBe('');
  });

  test.each([
    ['None', 'None'],
    ['Love', 'None'],
    ['-', 'None'],
    ['ns', 'NS'],
    ['EW', 'EW'],
    ['All', 'All'],
    ['both', 'All'],
  ])('vulnerable "%s"', (value, expected) => {
    expect(only(`[Vulnerable "${value}"]\n${ONE_SUIT}\n`).record.header.deal.vulnerable).toBe(expected);
  });

  test('dealer and vulnerability come from the board number when no tag states them, and the file says so once', () => {
    const text = `[Board "2"]\n${ONE_SUIT}\n\n[Board "3"]\n${ONE_SUIT}\n`;
    const { deals, problems } = parsePbn(text);
    expect(deals.map((read) => read.record.header.deal)).toMatchObject([
      { dealer: 'E', vulnerable: 'NS' },
      { dealer: 'S', vulnerable: 'EW' },
    ]);
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['vulnerableFromBoard', { count: 2 }],
      ['dealerFromBoard', { count: 2 }],
    ]);
  });

  test('lines of more than 255 characters are read', () => {
    const name = 'x'.repeat(5000);
    expect(only(`[Event "${name}"]\n${ONE_SUIT}\n`).record.header.event).toBe(name);
  });

  test('a percent sign escapes a line in column one only', () => {
    const read = only(`% [Event "no"]\n[Event "yes"]\n%x\n${ONE_SUIT} % tail\n`);
    expect(read.record.header.event).toBe('yes');
  });

  test('markup stays text', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(only(`[North "${name}"]\n${ONE_SUIT}\n`).record.header.names).toEqual({ N: name });
  });
});

describe('games', () => {
  const two = `${pbnGame(deal)}\n${pbnGame(inventDeal(8))}`;

  test('a blank line separates them, also one of blanks and tabs', () => {
    expect(parsePbn(two).deals.map(({ index }) => index)).toEqual([0, 1]);
    expect(parsePbn(two.replace('\n\n', '\n \t \n')).deals).toHaveLength(2);
  });

  test.each([
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('%s line ends give the same deals and lines', (_name, lineEnd) => {
    expect(parsePbn(two.replaceAll('\n', lineEnd))).toEqual(parsePbn(two));
  });

  test('without a blank line a new Event begins the next game, and the file says so once', () => {
    const text = two.replaceAll('\n\n', '\n');
    const { deals, problems } = parsePbn(text);
    expect(deals).toHaveLength(2);
    expect(deals.map((read) => plays(read).length)).toEqual([52, 52]);
    expect(problems.map(({ code }) => code)).toEqual(['gamesNotSeparated']);
  });

  test('games without deal, auction and play keep their number and are told once', () => {
    const { deals, problems } = parsePbn(`[Site "a"]\n\n[Site "b"]\n\n${pbnGame(deal)}`);
    expect(deals.map(({ index }) => index)).toEqual([2]);
    expect(problems).toMatchObject([{ code: 'gamesWithoutDeal', line: 1, deal: 0, params: { count: 2 } }]);
  });

  test('a line of a traveller is a game: what was played and made, or that all passed', () => {
    const game = (board: string, contract: string, result: string): string =>
      `[Board "${board}"]\n[Contract "${contract}"]\n[Result "${result}"]\n\n`;
    const read = (text: string): unknown[] => parsePbn(text).deals.map(({ index, kind }) => [index, kind]);
    const none = game('', 'Pass', '') + game('4', '4S', '') + game('5', '4S', '?') + game('6', '?', '');
    expect(read(game('1', '4S', '10') + game('2', 'Pass', '') + none + game('7', 'Passed out', '?'))).toEqual(
      [
        [0, 'dealOnly'],
        [1, 'passedOut'],
        [6, 'passedOut'],
      ],
    );
  });

  test('# takes the nearest earlier value, ## stands for all games to come', () => {
    const board = (tags: string): string => `${tags}\n${ONE_SUIT}\n\n`;
    const text =
      board('[Event "one"]\n[Site "##here"]\n[Scoring "##IMP"]') +
      board('[Event "#"]') +
      board('[Event "#"]\n[Scoring "MP"]') +
      board('[Event "two"]') +
      board('[Table "#"]');
    const headers = parsePbn(text).deals.map((read) => read.record.header);
    expect(headers.map(({ event }) => event)).toEqual(['one', 'one', 'one', 'two', undefined]);
    expect(headers.map(({ scoring }) => scoring)).toEqual(['IMP', 'IMP', 'MP', 'MP', 'MP']);
    expect(headers[4]?.table).toBeUndefined();
    expect(parsePbn(text).deals[3]?.tags?.get('Site')).toBe('here');
  });

  test('inheriting a deal is forbidden, but understood', () => {
    const text = `${pbnGame(deal)}\n[Deal "#"]\n[Dealer "N"]\n`;
    const { deals, problems } = parsePbn(text);
    expect(deals[1]?.record.header.deal.hands).toEqual(deals[0]?.record.header.deal.hands);
    expect(problems.map(({ code }) => code)).toEqual(['inheritanceForbidden']);
  });

  test('a second room may leave out the board', () => {
    const second = pbnGame(deal, 20).replace(/\[(?:Event|Board|Dealer|Vulnerable|Deal) ".*"\]\n/g, '');
    const { deals, problems } = parsePbn(`${pbnGame(deal)}\n[Room "Closed"]\n${second}`);
    expect(deals[1]?.record.header).toMatchObject({ room: 'closed', deal: deals[0]?.record.header.deal });
    expect(plays(deals[1]!)).toEqual(asPlayed(20));
    expect(problems.map(({ code, params }) => [code, params])).toEqual([['dealInherited', { count: 1 }]]);
  });
});

describe('hands', () => {
  const header = (value: string) => parsePbn(`[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${value}"]\n`);

  test.each(['E', 'S', 'W'] as const)('begun with %s', (first) => {
    const { deals } = header(dealString(deal, first));
    expect(formatHands(deals[0]!.record.header.deal.hands)).toBe(dealString(deal));
  });

  test('ranks in any order and case, tens as 10, suit letters inside', () => {
    const { deals, problems } = header(
      'n:23456789tjqka... .AKQJ1098765432.. DAKQJT98765432... ...akqjt98765432',
    );
    expect(deals[0]?.record.header.deal.hands.N).toEqual(
      header(ONE_SUIT.slice(7, -2)).deals[0]?.record.header.deal.hands.N,
    );
    expect(countCards(deals[0]!.record.header.deal.hands.E!)).toBe(13);
    expect(deals[0]?.record.header.deal.hands.S?.D).toBe(8191);
    expect(problems).toEqual([]);
  });

  test('a void in spades', () => {
    const { deals } = header('N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432');
    expect(deals[0]?.record.header.deal.hands.N?.S).toBe(0);
    expect(deals[0]?.record.header.deal.hands.E?.S).toBe(8191);
  });

  test('a hand of 12 and one of 14 cards', () => {
    const { deals, problems } = header(
      'N:AKQJT9876543... 2.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    );
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['handCount', { seat: 'N', count: 12 }],
      ['handCount', { seat: 'E', count: 14 }],
    ]);
    expect(deals[0]?.kind).toBe('dealOnly');
  });

  test('a card dealt twice stays in both hands', () => {
    const { deals, problems } = header(
      'N:AKQJT98765432... A.KQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    );
    expect(problems).toMatchObject([
      { code: 'cardTwice', severity: 'error', params: { card: 'SA', seat: 'E' } },
    ]);
    expect(deals[0]?.record.header.deal.hands).toMatchObject({ N: { S: 8191 }, E: { S: 4096 } });
  });

  test('unknown hands stay unknown; the fourth is what is left', () => {
    expect(
      header('W:- AKQJT98765432... - ..AKQJT98765432.').deals[0]?.record.header.deal.hands,
    ).toMatchObject({
      W: null,
      E: null,
      N: { S: 8191 },
    });
    expect(
      header('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -').deals[0]?.record.header.deal.hands.W
        ?.C,
    ).toBe(8191);
  });

  test.each(['nonsense', 'N AKQ', 'N:AKX...', 'N:A... K... Q... J... T...'])('%s is told', (value) => {
    expect(header(value).problems.map(({ code }) => code)).toContain('handsUnreadable');
  });

  test('hands of fewer than thirteen cards are an end position; the contract is then a denomination', () => {
    const text =
      '[Deal "N:A.2.. K.3.. Q.4.. J.5.."]\n[Declarer "S"]\n[Contract "H"]\n[Result "1"]\n[Play "W"]\nSJ SA SK SQ\n*\n';
    const read = only(text);
    expect(read.kind).toBe('endPosition');
    expect(read.record.header.contract).toMatchObject({ strain: 'H' });
    expect(read.record.events.slice(4)).toMatchObject([{ type: 'ClaimMade', tricks: 0, kind: 'concession' }]);
    expect(codes(text)).toEqual(['contractWithoutLevel']);
  });
});

describe('rows that are not as they should be', () => {
  test('tabs, trailing blanks and small letters', () => {
    const rows = playRows(deal).map((row) => [`${row.join('\t').toLowerCase()}  `]);
    expect(plays(only(pbnGame(deal, 52, rows)))).toEqual(asPlayed());
  });

  test('all cards on one line, or two on each', () => {
    const all = playRows(deal).flat();
    expect(plays(only(pbnGame(deal, 52, [all])))).toEqual(asPlayed());
    const pairs = Array.from({ length: 26 }, (_none, index) => all.slice(index * 2, index * 2 + 2));
    expect(plays(only(pbnGame(deal, 52, pairs)))).toEqual(asPlayed());
  });

  test('a row without its last filler does not move the rows after it', () => {
    const rows = playRows(deal);
    rows[3] = rows[3]!.slice(0, 3);
    const read = only(pbnGame(deal, 52, rows));
    const missing = deal.plays.find(({ card }) => card === playRows(deal)[3]![3])!;
    expect(plays(read)).toEqual(
      asPlayed().map((each) => (each === `${missing.seat}:${missing.card}` ? `${missing.seat}:?` : each)),
    );
  });

  test('fillers after the last trick', () => {
    expect(plays(only(pbnGame(deal, 20, [...playRows(deal, 20), ['-', '-', '-', '-']])))).toEqual(
      asPlayed(20),
    );
  });

  test('a last row in time order without fillers', () => {
    const rows = playRows(deal, 20);
    for (const cards of [21, 22, 23]) {
      const last = deal.plays.slice(20, cards).map(({ card }) => card as string);
      expect(plays(only(pbnGame(deal, cards, [...rows, last])))).toEqual(asPlayed(cards));
    }
  });

  test('turned rows go back to their holders, and the file says so once', () => {
    let turnedGames = '';
    const expected: string[][] = [];
    for (let seed = 20; seed < 40; seed++) {
      const invented = inventDeal(seed);
      const rows = playRows(invented).map((row, index) =>
        index % 3 === 1 ? [...row.slice(index % 4), ...row.slice(0, index % 4)] : row,
      );
      turnedGames += `${pbnGame(invented, 52, rows)}\n`;
      expected.push(invented.plays.map(({ seat, card }) => `${seat}:${card}`));
    }
    const { deals, problems } = parsePbn(`${turnedGames}\n${pbnGame(inventDeal(41))}`);
    expect(deals.map(({ rotated }) => rotated ?? false)).toEqual([...expected.map(() => true), false]);
    expect(deals.slice(0, -1).map(plays)).toEqual(expected);
    expect(problems).toMatchObject([{ code: 'columnsRotated', deal: 0, params: { count: 20 } }]);
  });

  test('rows in time order are turned rows', () => {
    const rows = Array.from({ length: 13 }, (_none, index) =>
      deal.plays.slice(index * 4, index * 4 + 4).map(({ card }) => card as string),
    );
    expect(plays(only(pbnGame(deal, 52, rows)))).toEqual(asPlayed());
  });

  test('a Play tag that names the wrong seat is told, and the play is found', () => {
    const wrong = nextSeat(nextSeat(deal.declarer));
    const text = pbnGame(deal).replace(/\[Play "."\]/, `[Play "${wrong}"]`);
    expect(plays(only(text))).toEqual(asPlayed());
    expect(parsePbn(text).problems).toMatchObject([
      { code: 'leadSeatDiffers', params: { stated: wrong, seat: nextSeat(deal.declarer) } },
    ]);
  });

  test('two cards changed between hands are no turned row: each stays in its column', () => {
    const rows = playRows(deal);
    const [first, second, ...rest] = rows[4]!;
    rows[4] = [second!, first!, ...rest];
    const read = only(pbnGame(deal, 52, rows));
    const seats = clockwiseFrom(nextSeat(deal.declarer));
    expect(plays(read)).toContain(`${seats[0]}:${second}`);
    expect(plays(read)).toContain(`${seats[1]}:${first}`);
    expect(codes(pbnGame(deal, 52, rows))).toEqual([]);
  });

  test('a card of another hand, and one played twice, come out as recorded', () => {
    const rows = playRows(deal);
    const held = rows[9]![2]!;
    const taken = rows[5]![1]!;
    rows[5]![1] = held;
    const read = only(pbnGame(deal, 52, rows));
    expect(plays(read)).toHaveLength(52);
    expect(plays(read).filter((each) => each.endsWith(held))).toHaveLength(2);
    expect(plays(read).some((each) => each.endsWith(taken))).toBe(false);
  });

  test('a word that is no card is told, and becomes a card that nobody remembers', () => {
    const rows = playRows(deal);
    rows[2]![1] = 'S1';
    const read = only(pbnGame(deal, 52, rows));
    expect(plays(read)).toHaveLength(52);
    expect(plays(read).filter((each) => each.endsWith('?'))).toHaveLength(1);
    expect(parsePbn(pbnGame(deal, 52, rows)).problems).toMatchObject([
      { code: 'cardUnreadable', line: 14, params: { text: 'S1' } },
    ]);
  });

  test('a hole in mid-play is told', () => {
    const rows = playRows(deal);
    const hole = deal.plays[9]!;
    rows[2] = rows[2]!.map((card) => (card === hole.card ? '-' : card));
    expect(codes(pbnGame(deal, 52, rows))).toContain('cardMissing');
  });

  test('a second Play section is told and passed over', () => {
    const text = `${pbnGame(deal).trimEnd()}\n[Play "N"]\nS2 S3 S4 S5\n`;
    expect(plays(only(text))).toEqual(asPlayed());
    expect(codes(text)).toEqual(['sectionRepeated']);
  });

  test('tags may stand after the play section', () => {
    const text = pbnGame(deal);
    const moved = text.replace(/\[(?:Deal|Contract|Result|Declarer) ".*"\]\n/g, '');
    const tags = text.match(/\[(?:Deal|Contract|Result|Declarer) ".*"\]\n/g)!.join('');
    expect(plays(only(moved + tags))).toEqual(asPlayed());
  });
});
