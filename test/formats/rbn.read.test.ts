/**
 * Richard's Bridge Notation label by label, as its author describes it: what each may hold, and what is told when it holds something else.
 * Expected values are worked out by hand.
 */

import { describe, expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { parseRbn } from '../../src/formats/rbn/readRbn.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';

const HANDS = 'W:KQ6532.8.QJ84.54:T74.A92.AK53.K87:J98.KJ76.T92.Q92:';
const FOUR = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

interface Read {
  readonly deal: ReadDeal;
  /** Problems with their line and what they quote, without those that come from the board's number. */
  readonly told: readonly unknown[];
}

/** A deal with these labels after its number, which stands in line 1. */
function read(...labels: readonly string[]): Read {
  const { deals, problems } = parseRbn(['B 1', ...labels].join('\n'));
  expect(deals).toHaveLength(1);
  return {
    deal: deals[0]!,
    told: problems.flatMap(({ code, line, params }) =>
      code === 'dealerFromBoard' || code === 'vulnerableFromBoard' ? [] : [[code, line, params]],
    ),
  };
}

const handsOf = ({ deal }: Read): string => formatHands(deal.record.header.deal.hands);
const played = ({ deal }: Read): string =>
  deal.record.events
    .flatMap((fact) =>
      fact.type === 'CardPlayed'
        ? [`${fact.seat}${fact.card}${fact.note === undefined ? '' : `(${fact.note})`}`]
        : [],
    )
    .join(' ');

describe('H', () => {
  test('three hands clockwise, with blanks, and void suits as nothing, a hyphen or a line', () => {
    expect(handsOf(read(`H ${HANDS}`))).toBe(FOUR);
    expect(handsOf(read(`h\t${HANDS.replaceAll(':', ' : ').replace('W ', 'W')}`))).toBe(FOUR);
    const voids = 'N:AKQJT98765432...:.AKQJT98765432.-.-:_._.AKQJT98765432._:';
    expect(handsOf(read(`H ${voids}`))).toBe(
      'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
    );
  });

  test('a hand that is hidden, and one that is left out, and the rest for the fourth', () => {
    expect(handsOf(read(`H ${HANDS.replaceAll(':', ';').replace('W;', 'W:')}`))).toBe(FOUR);
    expect(handsOf(read('H W:KQ6532.8.QJ84.54::J98.KJ76.T92.Q92'))).toBe(
      'N:- J98.KJ76.T92.Q92 - KQ6532.8.QJ84.54',
    );
  });

  test('a fifth suit, a fifth hand or no seat is told with what stands there', () => {
    expect(read('H W:KQ6532.8.QJ84.54.A').told).toContainEqual([
      'handsUnreadable',
      2,
      { text: 'KQ6532.8.QJ84.54.A' },
    ]);
    const fifth = read(`H ${HANDS}A.QT543.76.AJT63:A.K:Q`);
    expect(handsOf(fifth)).toBe(FOUR);
    expect(fifth.told).toEqual([['handsUnreadable', 2, { text: 'A.K:Q' }]]);
    expect(read('H Q:AK').told).toEqual([['handsUnreadable', 2, { text: 'Q:AK' }]]);
    expect(read('H').told).toEqual([]);
  });
});

describe('A', () => {
  const auction = (text: string): unknown => {
    const { deal, told } = read(`A ${text}`, '1 of the first', '0 of the tenth');
    const { dealer, vulnerable } = deal.record.header.deal;
    return [dealer, vulnerable, (deal.record.header.auction ?? []).join(' '), ...told];
  };

  test('begins with dealer and vulnerability', () => {
    expect(auction('EZ:1NA')).toEqual(['E', 'None', '1NT P P P']);
    expect(auction('sn:1nta')).toEqual(['S', 'NS', '1NT P P P']);
    expect(auction('WE:A')).toEqual(['W', 'EW', 'P P P P']);
    expect(auction('NB:A')).toEqual(['N', 'All', 'P P P P']);
    // The vulnerability of board 1.
    expect(auction('N?:A')).toEqual(['N', 'None', 'P P P P']);
    expect(auction('N:A')).toEqual(['N', 'None', 'P P P P']);
    // Version 3.2 allows neither; West deals.
    expect(auction('1SA')).toEqual(['W', 'None', '1S P P P']);
    expect(auction('')).toEqual(['N', 'None', '']);
  });

  test('has calls in groups, with alerts, notes and opinions, and a question for the reader', () => {
    expect(auction('NZ:1CX: R P : 7NTXR;A')).toEqual(['N', 'None', '1C X XX P 7NT X XX P P P']);
    expect(auction('NZ:1CPP:Y')).toEqual(['N', 'None', '1C P P']);
    const { deal } = read('A NZ:1C*^1!P^2:1H^0??A', '1 three or more', '0 of the tenth');
    expect(deal.calls.map(({ call, alert, explanation }) => [call, alert, explanation]).slice(0, 3)).toEqual([
      ['1C', true, 'three or more'],
      ['P', undefined, undefined],
      ['1H', undefined, 'of the tenth'],
    ]);
  });

  test('that can’t be read is told from there on, and how many calls were left out', () => {
    expect(auction('NZ:1C8DP2H^')).toEqual([
      'N',
      'None',
      '1C',
      ['callUnreadable', 2, { text: '8DP2H^' }],
      ['callsLeftOut', 2, { count: 3 }],
    ]);
  });
});

describe('C', () => {
  const contract = (text: string): unknown => {
    const { deal, told } = read(`C ${text}`);
    const { contract: found, declarer } = deal.record.header;
    return [found && `${found.level}${found.strain}${found.doubling}`, declarer, ...told];
  };

  test('has a doubled and a redoubled contract, and declarer with and without a colon', () => {
    expect(contract('4H:S')).toEqual(['4H1', 'S']);
    expect(contract('4HX:S')).toEqual(['4H2', 'S']);
    for (const text of ['4HR:S', '4HXX:S', '4hr:s', '4HRS', '4 H XX : S'])
      expect(contract(text), text).toEqual(['4H4', 'S']);
    for (const text of ['3N:W', '3NT:W', '3NTW', '3n : w'])
      expect(contract(text), text).toEqual(['3NT1', 'W']);
  });

  test('that is none is told', () => {
    for (const text of ['x4H:S', '8H', '4Z'])
      expect(contract(text), text).toEqual([null, null, ['contractUnreadable', 2, { text }]]);
    expect(contract('P')).toEqual([null, null]);
  });
});

describe('P', () => {
  const four = `H ${HANDS}`;
  const play = (text: string): Read => read(four, 'C 4H:S', `P ${text}`, '1 slow', '0 tenth');

  test('has blanks, alerts, notes and opinions between the cards', () => {
    expect(played(play('SK 4 8* A^1!:H4 H8 ^0 HA?? H6'))).toBe(
      'WSK NS4 ES8 SSA(slow\n!) SH4 WH8(tenth) NHA(??) EH6',
    );
  });

  test('that can’t be read is told from there on, and how many cards were left out', () => {
    expect(play('SK48A:H48Z6A').told).toEqual([
      ['cardUnreadable', 4, { text: 'Z6A' }],
      ['cardsLeftOut', 4, { count: 2 }],
    ]);
    expect(play('SK48A:7').told).toEqual([['cardUnreadable', 4, { text: '7' }]]);
  });
});

test('other labels: the number of the board, a result, names and paragraphs', () => {
  const board = (text: string): string => {
    const { deals } = parseRbn(`B ${text}\nH ${HANDS}`);
    return deals[0]!.record.header.deal.board;
  };
  expect(['7', 'No 12', '#3', '007', 'Board 7'].map(board)).toEqual(['7', '12', '3', '007', '']);
  const named = (text: string): unknown => {
    const { names, room } = read(`N ${text}`).deal.record.header;
    return [names, room];
  };
  expect(named('Ann + Cem : Wim + Eva : C')).toEqual([{ N: 'Ann', S: 'Cem', W: 'Wim', E: 'Eva' }, 'closed']);
  expect(named('Ann:+Eva:x')).toEqual([{ N: 'Ann', E: 'Eva' }, undefined]);
  expect(read('R x9').told).toEqual([['resultUnreadable', 2, { text: 'x9' }]]);
  // No label of the notation has a letter right behind it.
  expect(read('Hello there').told).toEqual([['textIgnored', 2, { text: 'Hello there' }]]);
  expect(read('? there').told).toEqual([['textIgnored', 2, { text: '? there' }]]);
});
