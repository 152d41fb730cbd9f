/** Tricks at double dummy: against a published solver’s answers, and against trying everything in small endings. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileAudit } from '../../src/analysis/fileAudit.ts';
import { a12DoubleDummy } from '../../src/analysis/checks/a12DoubleDummy.ts';
import { doubleDummyOf, tricksOf } from '../../src/analysis/doubleDummy/doubleDummy.ts';
import { Solver } from '../../src/analysis/doubleDummy/solver.ts';
import { readHands } from '../../src/domain/deal.ts';
import type { Strain } from '../../src/domain/contract.ts';
import type { Seat } from '../../src/domain/seat.ts';
import { readFile } from '../../src/formats/read.ts';
import { seeded } from '../bench/deals.ts';

/** Random deals with declarer, strain and tricks: computed with DDS 2.9.0 (Bo Haglund and Soren Hein), which knows nothing of ours. */
const KNOWN: readonly (readonly [deal: string, declarer: Seat, strain: Strain, tricks: number])[] = [
  ['N:J984.6.A765.QT42 T76.KQJ.42.J8653 A3.A987432.T3.K9 KQ52.T5.KQJ98.A7', 'N', 'S', 5],
  ['N:3.J9653.J96.T643 J98.AT4.Q875.K87 AK642.KQ72.2.J95 QT75.8.AKT43.AQ2', 'E', 'D', 10],
  ['N:8.AJ852.K74.QJ62 T4.KQ4.865.KT754 K5.T6.QJT932.983 AQJ97632.973.A.A', 'S', 'C', 5],
  ['N:AT76.A754.T862.T K8.KQJ98.K93.A86 9432.632.54.QJ92 QJ5.T.AQJ7.K7543', 'W', 'NT', 11],
  ['N:74.KT6.AJ964.864 KQ95.QJ84.872.K5 JT863.A.53.AT973 A2.97532.KQT.QJ2', 'W', 'S', 6],
  ['N:K5.J76.KQ763.QT4 974.KQ84.T952.J6 J32.T32.A8.AK983 AQT86.A95.J4.752', 'N', 'H', 5],
  ['N:AT743.3.KJ.AKT83 KQ9.AQJT82.T53.9 5.K9.AQ9872.Q764 J862.7654.64.J52', 'N', 'D', 12],
  ['N:QJ864.QJ8.A.J965 T93.KT7632.J2.K8 K2.A9.T87654.AQ7 A75.54.KQ93.T432', 'E', 'NT', 2],
  ['N:J32.Q82.9642.K65 AQ75.KT.AJ85.T97 T64.AJ654..AQJ32 K98.973.KQT73.84', 'N', 'NT', 4],
  ['N:3.KQ9873.K63.K42 Q654.54.A.JT8765 AKJ98.T.J8742.AQ T72.AJ62.QT95.93', 'E', 'H', 3],
  ['N:T4.863.765.KQ543 AKQ2.KQJ.T83.A92 J865.T9752.AQ.86 973.A4.KJ942.JT7', 'E', 'D', 11],
  ['N:7654.K962.975.Q3 AK2.AQT874.Q4.J8 JT.5.AKJ8.AKT965 Q983.J3.T632.742', 'S', 'C', 9],
  ['N:KT762.97.762.KQ5 J9.AQ4.AKJ9.J432 AQ54.KJ8.53.T987 83.T6532.QT84.A6', 'W', 'S', 4],
  ['N:AKQT52.KQ83..KJ4 J9.J52.AK82.A853 763.A97.Q965.T92 84.T64.JT743.Q76', 'E', 'NT', 3],
  ['N:K.82.AJ853.AQJ63 QJ9754.T.6.T8742 A.KJ9764.974.K95 T8632.AQ53.KQT2.', 'E', 'S', 11],
  ['N:JT985.AT.96.9743 AK7.K8742.43.A62 432.J5.Q872.KQJ5 Q6.Q963.AKJT5.T8', 'S', 'D', 1],
  ['N:754.J6.AKQ963.87 AJ.AK42.T85.AQ65 T9.Q98753.J72.K3 KQ8632.T.4.JT942', 'W', 'NT', 7],
  ['N:KJ64.J.752.96432 T732.KT3.T43.Q87 AQ85.Q6.AQ6.AKJT 9.A987542.KJ98.5', 'N', 'H', 3],
  ['N:Q976.A6.T98764.6 AK.J42.AK.AKJ872 32.KQ93.QJ32.T54 JT854.T875.5.Q93', 'E', 'D', 4],
  ['N:J754.J92.AQJT2.T 832.KT83.6543.84 AQ96.64.7.KQJ752 KT.AQ75.K98.A963', 'E', 'C', 3],
  ['N:KJT7.5.T943.KJ93 Q2.AQ982.KJ6.542 A84.K73.A75.AT76 9653.JT64.Q82.Q8', 'W', 'D', 3],
  ['N:QT942..AK764.J52 .K875.T9852.AKQ6 AJ865.Q2.QJ3.987 K73.AJT9643..T43', 'N', 'NT', 2],
  ['N:KQ954.A3.T6543.Q T72.QJ972.A7.AJ8 J863.K864.K2.KT2 A.T5.QJ98.976543', 'E', 'S', 3],
  ['N:K85.K6.KQ7432.42 Q643.754.AT5.K73 A2.QT8.96.JT9865 JT97.AJ932.J8.AQ', 'E', 'H', 8],
];

/** Every card of every hand tried: North–South’s tricks. */
function tried(held: number[], trump: number, seat: number, trick: readonly (readonly number[])[]): number {
  if (trick.length === 4) {
    let best = trick[0] as readonly number[];
    for (const played of trick.slice(1)) {
      const [, suit = 0, rank = 0] = played;
      if (suit === best[1] ? rank > (best[2] ?? 0) : suit === trump) best = played;
    }
    const winner = best[0] as number;
    const won = winner % 2 === 0 ? 1 : 0;
    return held.every((mask) => mask === 0) ? won : won + tried(held, trump, winner, []);
  }
  const led = trick[0]?.[1] ?? -1;
  const follows = led !== -1 && held[seat * 4 + led] !== 0;
  const values: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    if (follows && suit !== led) continue;
    const place = seat * 4 + suit;
    const mine = held[place] as number;
    for (let rank = 0; rank < 13; rank++) {
      const card = 2 ** rank;
      if (Math.floor(mine / card) % 2 === 0) continue;
      held[place] = mine - card;
      values.push(tried(held, trump, (seat + 1) % 4, [...trick, [seat, suit, rank]]));
      held[place] = mine;
    }
  }
  return seat % 2 === 0 ? Math.max(...values) : Math.min(...values);
}

/** So many cards to each hand. */
function ending(random: () => number, each: number): number[] {
  const cards = Array.from({ length: 52 }, (_, card) => ({ card, place: random() }));
  const held = Array<number>(16).fill(0);
  for (const [index, { card }] of cards
    .toSorted((one, other) => one.place - other.place)
    .slice(0, each * 4)
    .entries()) {
    const place = Math.floor(index / each) * 4 + Math.floor(card / 13);
    held[place] = (held[place] ?? 0) + 2 ** (card % 13);
  }
  return held;
}

describe('double dummy', () => {
  test.each(KNOWN)('%s: %s, %s', (text, declarer, strain, tricks) => {
    const enough = doubleDummyOf(readHands(text).hands, declarer, strain);
    expect(enough === null ? null : tricksOf(enough, tricks)).toBe(tricks);
  });

  test('endings: what trying everything finds', () => {
    const random = seeded(5);
    const solver = new Solver();
    for (let round = 0; round < 120; round++) {
      const each = round % 10 === 0 ? 4 : 3;
      const held = ending(random, each);
      const trump = Math.floor(random() * 5) - 1;
      const leader = Math.floor(random() * 4);
      const tricks = tried([...held], trump, leader, []);
      solver.begin(held, trump);
      for (let need = 1; need <= each; need++)
        expect(solver.isEnough(leader, need), `${held.join()} ${trump} ${leader} ${need}`).toBe(
          need <= tricks,
        );
    }
  });

  test('within a trick: what trying everything finds, with the cards on the table out of the hands', () => {
    const random = seeded(9);
    const solver = new Solver();
    for (let round = 0; round < 120; round++) {
      const each = 3;
      const held = ending(random, each);
      const trump = Math.floor(random() * 5) - 1;
      const leader = Math.floor(random() * 4);
      solver.begin(held, trump);
      const played: [seat: number, suit: number, rank: number][] = [];
      for (let place = 0; place <= round % 3; place++) {
        const seat = (leader + place) % 4;
        const cards = Array.from({ length: 52 }, (_, card) => [Math.floor(card / 13), card % 13] as const);
        const mine = cards.filter(([suit, rank]) => ((held[seat * 4 + suit] ?? 0) >> rank) % 2 === 1);
        const legal = mine.filter(([suit]) => suit === played[0]?.[1]);
        const choice = legal.length > 0 ? legal : mine;
        const [suit, rank] = choice[Math.floor(random() * choice.length)] as readonly [number, number];
        held[seat * 4 + suit] = (held[seat * 4 + suit] ?? 0) - 2 ** rank;
        played.push([seat, suit, rank]);
      }
      const tricks = tried([...held], trump, (leader + played.length) % 4, played);
      for (let need = 1; need <= each; need++) {
        solver.goOn(held);
        const enough = solver.isEnoughWithin(
          leader,
          played.map(([, suit, rank]) => [suit, rank]),
          need,
        );
        expect(enough, `${held.join()} ${trump} ${played.join(' ')} ${need}`).toBe(need <= tricks);
      }
    }
  });

  test('hands that are not four times thirteen are not solved', () => {
    expect(doubleDummyOf(readHands('N:AT7.J7..AKT86543 9.T85.AT976543.2 - -').hands, 'N', 'NT')).toBeNull();
  });
});

describe('A12', () => {
  const told = (file: string): unknown[] => {
    const audit = new FileAudit([a12DoubleDummy]);
    const bytes = readFileSync(`fixtures/sessions/${file}`);
    const findings = readFile(file, bytes).deals.flatMap((deal) => audit.hear(deal));
    return [...findings, ...audit.finish()]
      .filter(({ check }) => check === 'A12')
      .map(({ deal, params }) => [deal, params['declarer'], params['tricks'], params['doubleDummy']]);
  };

  test('three tricks away, above or below', () => {
    expect(told('A12-guilty-tricks-nobody-can-take.pbn')).toEqual([
      [0, 'N', 7, 10],
      [1, 'S', 12, 9],
    ]);
  });

  test('nearer, or where two hands are not known', () => {
    expect(told('A12-innocent-two-tricks-off.pbn')).toEqual([]);
  });
});
