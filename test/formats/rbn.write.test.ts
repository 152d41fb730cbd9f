/** RBN written: alerts, notes and names in their places, labels that stand, and text that looks like labels. */

import { expect, test } from 'vitest';
import { formatHands } from '../../src/domain/deal.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import { parseRbn } from '../../src/formats/rbn/readRbn.ts';
import { writeRbn } from '../../src/formats/rbn/writeRbn.ts';
import { readFile } from '../../src/formats/read.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { writeFile } from '../../src/formats/write.ts';
import { inventDeal, pbnGame } from './synthetic.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';
const codes = (items: readonly { code: string }[]): string[] => items.map(({ code }) => code);

function deal(more: object, conditions: object = { board: 7, dealer: 'E', vulnerable: 'EW' }): ReadDeal {
  const { deals, problems } = readCaseFile(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: '',
      deal: { hands: HANDS, ...conditions },
      contract: '4HX',
      declarer: 'S',
      auction: ['P', '1H', '2S', '4H', 'X', 'P', 'P', 'P'],
      events: ['W: SK S4 S8 SA', 'S: H3 H8 H2 H6'],
      ...more,
    }),
  );
  expect(problems).toEqual([]);
  return deals[0]!;
}

test('the text, label by label', () => {
  const { text, losses } = writeRbn([
    deal({
      event: 'Cup: final',
      session: '2',
      room: 'open',
      scoring: 'I',
      names: { N: 'Ann', S: 'Cem', W: 'Wim', E: 'Eva' },
      calls: [
        { call: 2, alert: true, explanation: 'five or more' },
        { call: 3, explanation: 'weak' },
      ],
      events: [
        { type: 'CardPlayed', seat: 'W', card: 'SK', note: 'weak' },
        'N: S4 S8 SA',
        { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9, note: '*' },
        { type: 'ClaimAgreed', by: 'W', status: 'agreed' },
      ],
      notes: 'one\n{two}',
    }),
  ]);
  expect(text.split('\n')).toEqual([
    '% RBN version 3.2',
    'E Cup:: final',
    'S 2',
    'F I',
    'N Ann+Cem:Wim+Eva:O',
    'B 7',
    'H W:KQ6532.8.QJ84.54:T74.A92.AK53.K87:J98.KJ76.T92.Q92:',
    'A EE:P1H*^12S^24H:XA',
    '1 five or more',
    '2 weak',
    'C 4HX:S',
    'P SK^148A',
    '1 weak',
    'R 10',
    '{one}',
    '{{two}}',
    '',
    '',
  ]);
  expect(codes(losses)).toEqual([]);
});

test('what one deal has the next does not inherit', () => {
  const deals = [deal({ event: 'Cup', session: '1', scoring: 'I', names: { N: 'Ann' } }), deal({}, {})];
  const back = parseRbn(writeRbn(deals).text).deals;
  expect(
    back.map(({ record: { header } }) => [header.event, header.session, header.names, header.deal.board]),
  ).toEqual([
    ['Cup', '1', { N: 'Ann' }, '7'],
    [undefined, undefined, undefined, ''],
  ]);
});

test('text that looks like labels, blank lines, braces and links stays text', () => {
  const hostile = 'x\n\nH N:...:...:...:\r\n% RBN\n}{ <b>&amp;</b> ::: \u2028P SA';
  const read = deal({
    event: hostile,
    notes: hostile,
    names: { W: hostile },
    scoring: hostile,
    session: hostile,
  });
  const { text, losses } = writeRbn([read]);
  const { deals, problems } = parseRbn(text);
  expect(problems).toEqual([]);
  expect(deals).toHaveLength(1);
  expect(formatHands(deals[0]!.record.header.deal.hands)).toBe(formatHands(read.record.header.deal.hands));
  expect(deals[0]!.record.events).toEqual(read.record.events);
  // Only what differs when it is read again.
  expect(codes(losses).sort()).toEqual(['event', 'names', 'notes', 'scoring', 'session']);
});

test('what has no place is told: a name’s plus, a call’s note, an eleventh note, a dealer nobody knows', () => {
  const lossesOf = (more: object, conditions?: object): string[] =>
    codes(writeRbn([deal(more, conditions)]).losses);
  expect(lossesOf({ names: { S: 'Cem+Can' } })).toEqual(['names']);
  const unknown = { board: 7, dealer: 'E', vulnerable: 'EW', hands: HANDS.replace('T74.A92.AK53.K87', '-') };
  expect(lossesOf({}, unknown)).toEqual(['unknownHand']);
  expect(lossesOf({}, { ...unknown, hands: 'N:- - A.QT543.76.AJT63 KQ6532.8.QJ84.54' })).toEqual([]);
  expect(lossesOf({ calls: [{ call: 5, note: 'after a pause' }] })).toEqual(['callRemark']);
  const notes = Array.from({ length: 8 }, (_none, index) => ({
    call: index + 1,
    explanation: `meaning ${index}`,
  }));
  expect(lossesOf({ calls: notes })).toEqual([]);
  const plays = ['WSK', 'NS4', 'ES8', 'SSA', 'SH3', 'WH8', 'NH2', 'EH6', 'ES9', 'SC3', 'WS2'].map((play) => ({
    type: 'CardPlayed',
    seat: play[0],
    card: play.slice(1),
    note: play,
  }));
  expect(lossesOf({ events: plays.slice(0, 10) })).not.toContain('cardNote');
  expect(lossesOf({ events: plays })).toContain('cardNote');
  expect(
    lossesOf({ auction: undefined, events: [], contract: null, declarer: null }, { vulnerable: 'All' }),
  ).toEqual(['conditions']);
});

test('a file of its own kind comes back the same, and converting goes by the name’s ending', () => {
  const { deals } = parsePbn([1, 2, 3].map((seed) => pbnGame(inventDeal(seed), seed * 17)).join('\n'));
  const once = writeFile('rbn', deals).files[0]!.bytes;
  const again = readFile('a.rbn', once);
  expect(again.format).toBe('rbn');
  expect(writeRbn(again.deals).text).toBe(new TextDecoder().decode(once));
});
