/** Tricks at double dummy: against a published solver’s answers, and against trying everything in small endings. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileAudit } from '../../src/analysis/fileAudit.ts';
import { a12DoubleDummy } from '../../src/analysis/checks/a12DoubleDummy.ts';
import { doubleDummyOf, tricksOf } from '../../src/analysis/doubleDummy/doubleDummy.ts';
import { Solver } from '../../src/analysis/doubleDummy/solver.ts';
import { readHands } from '../../src/domain/deal.ts';
import { SEATS } from '../../src/domain/seat.ts';
import { readFile } from '../../src/formats/read.ts';
import { seeded } from '../bench/deals.ts';

/**
 * Random deals, and the tricks of N E S W as declarer in S H D C NT, a hexadecimal digit each: computed with DDS 2.9.0 (Bo
 * Haglund and Soren Hein, Apache-2.0), which knows nothing of ours.
 */
const KNOWN: readonly (readonly [deal: string, tricks: string])[] = [
  ['N:T943.AK3.T4.AQ96 K62.J96.765.KJT4 8.QT542.KQ9832.5 AQJ75.87.AJ.8732', '4848b2b2b2b248486666'],
  ['N:K87.K3.A9742.QJ3 AQ93.T9.85.T7654 JT654.AJ62.K6.K9 2.Q8754.QJT3.A82', 'a3a37676858575758584'],
  ['N:QT4.KT75.K72.542 AK97.A3.85.AQJT3 J83.842.QJT963.6 652.QJ96.A4.K987', '2b2b393967671b1b2a2a'],
  ['N:Q84.87542.J6.A83 T972.J.KT8732.K4 A65.A96.A954.Q52 KJ3.KQT3.Q.JT976', '67677676575767677676'],
];
const STRAINS = ['S', 'H', 'D', 'C', 'NT'] as const;

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
  test.each(KNOWN)('%s', (text, known) => {
    const { hands } = readHands(text);
    for (const [number, strain] of STRAINS.entries()) {
      const declarer = SEATS[(number + text.length) % 4] as (typeof SEATS)[number];
      const enough = doubleDummyOf(hands, declarer, strain);
      const tricks = Number.parseInt(known.charAt(number * 4 + SEATS.indexOf(declarer)), 16);
      expect(enough === null ? null : tricksOf(enough, tricks + (number % 2)), `${strain} ${declarer}`).toBe(
        tricks,
      );
    }
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
