/** Cards missing from a record, behind which nobody knows who led: no player who kept the law may be accused. */

import { describe, expect, test } from 'vitest';
import { parseLin } from '../../src/formats/lin/parse.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { CardPlayed } from '../../src/events/event.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { inventDeal, linBoard, pbnGame, playRows } from './synthetic.ts';

/** The deal as a file of each format, without these cards of its play. */
function without(seed: number, from: number, to: number, hidden: ReadonlySet<number> = new Set()) {
  const deal = inventDeal(seed);
  const gone = deal.plays.slice(from, to).map(({ card }) => card as string);
  const rows = playRows(deal).map((row) => row.map((card) => (gone.includes(card) ? '-' : card)));
  let lin = linBoard(deal);
  for (const card of gone) lin = lin.replace(`pc|${card}|`, 'pc|??|');
  const pbn = pbnGame(deal, 52, rows).replace(/(?<=\[Deal "[NESW]:)[^"]*/, (hands) =>
    hands
      .split(' ')
      .map((hand, at) => (hidden.has(at) ? '-' : hand))
      .join(' '),
  );
  return { pbn: parsePbn(pbn), lin: parseLin(lin), deal };
}

const lawful = (seed: number, from: number, to: number, hidden?: ReadonlySet<number>): string[] =>
  Object.entries(without(seed, from, to, hidden))
    .filter(([format]) => format !== 'deal')
    .flatMap(([format, read]) =>
      timelineOf((read as ReturnType<typeof parsePbn>).deals[0]!.record)
        .findings.filter(({ laws }) => laws.length > 0)
        .map(({ key }) => `${format} ${seed} ${from}: ${key}`),
    );

describe('behind several missing cards nobody is accused', () => {
  test.each([
    ['the lead and a card of the trick before', 5, [4, 9]],
    ['all cards of a trick whose leader nobody knows', 8, [39, 44]],
    ['the leader’s card, after a trick that is missing', 9, [24, 29]],
    ['three cards of the trick before the last', 2, [42, 47]],
    ['a card that beat the one led', 4, [9, 14]],
  ] as const)('%s', (_what, seed, [from, to]) => {
    expect(lawful(seed, from, to)).toEqual([]);
  });

  test('five in a row, anywhere in eight deals', () => {
    for (let seed = 60; seed < 68; seed++)
      for (let from = seed % 3; from < 47; from += 3) expect(lawful(seed, from, from + 5)).toEqual([]);
  });

  test.each([[[1, 3]], [[0, 2]], [[0, 1, 2]]])('where the hands %j are not recorded', (hidden) => {
    for (let seed = 60; seed < 66; seed++)
      for (let from = seed % 5; from < 47; from += 5)
        expect(lawful(seed, from, from + 5, new Set(hidden))).toEqual([]);
  });

  test('one to thirteen in a row', () => {
    for (let seed = 20; seed < 46; seed++)
      expect(lawful(seed, 2 * (seed - 20), 3 * (seed - 20) + 1)).toEqual([]);
  });
});

/** The record of a deal that ends in the middle of the play, with gaps everywhere: one card of five is missing, in no order. */
function broken(seed: number) {
  const deal = inventDeal(seed);
  const end = 6 + ((seed * 17) % 46);
  const gone = deal.plays
    .filter((_play, at) => at >= end || Math.floor((at * 7919 + seed * 104_729) / 8) % 5 === 0)
    .map(({ card }) => card as string);
  const rows = playRows(deal).map((row) => row.map((card) => (gone.includes(card) ? '-' : card)));
  const last = rows.findLastIndex((row) => row.some((card) => card !== '-'));
  return { deal, record: parsePbn(pbnGame(deal, 52, rows.slice(0, last + 1))).deals[0]!.record };
}

test.each([3000, 3050, 3900])(
  'in records that end in the middle of the play, with gaps everywhere, nobody is accused',
  (first) => {
    for (let seed = first; seed < first + 50; seed++) {
      const { findings } = timelineOf(broken(seed).record);
      expect(
        findings.filter(({ key }) => key.startsWith('revoke')).map(({ key }) => `${seed}: ${key}`),
      ).toEqual([]);
    }
  },
);

test.each([
  ['the winner’s card is there rather than missing', 3058],
  ['a hand follows rather than perhaps holding the suit', 3265],
  ['more cards of the suit are left than the hand has gaps', 6377],
])('each trick is led by the hand that led it, where %s', (_where, seed) => {
  const { deal, record } = broken(seed);
  const plays = record.events.filter(({ type }) => type === 'CardPlayed') as readonly CardPlayed[];
  const leaders = plays.filter((_play, at) => at % 4 === 0).map((play) => play.seat);
  expect(leaders.slice(1)).toEqual(deal.winners.slice(0, leaders.length - 1));
});

test('every card that stands in the record goes to the hand that was dealt it', () => {
  for (let seed = 1; seed < 30; seed++) {
    const { deal, ...files } = without(seed, seed, seed + 6);
    for (const { deals } of Object.values(files)) {
      const played = deals[0]!.record.events.flatMap((event) =>
        event.type === 'CardPlayed' && event.card !== undefined ? [[event.seat, event.card] as const] : [],
      );
      expect(played).toHaveLength(46);
      for (const [seat, card] of played) expect(deal.hands[seat]).toContain(card);
    }
  }
});

test('a lead out of turn that the record declares stays the lead behind a gap', () => {
  const deal = inventDeal(3);
  const rows = playRows(deal);
  const leader = deal.plays[8]!;
  rows[1] = ['-', '-', '-', '-'];
  rows[2] = rows[2]!.map((card) => (card === leader.card ? `^L ${card}` : card));
  const { events } = parsePbn(pbnGame(deal, 52, rows)).deals[0]!.record;
  expect(events[8]).toMatchObject({ seat: leader.seat, card: leader.card });
});
