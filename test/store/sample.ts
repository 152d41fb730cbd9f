/** Deals to store: invented, and no matter to the store whether they make sense. */

import { readHands } from '../../src/domain/deal.ts';
import { SEATS } from '../../src/domain/seat.ts';
import { CARDS } from '../../src/domain/card.ts';
import type { Fact } from '../../src/events/event.ts';
import type { RecordHeader } from '../../src/events/record.ts';

export function headerNamed(title: string): RecordHeader {
  const { hands } = readHands('N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54');
  return {
    title,
    edition: '2017',
    deal: { board: '2', dealer: 'E', vulnerable: 'NS', hands },
    contract: null,
    declarer: 'S',
    auction: null,
    notes: '♠ “quoted” \u2067 <b>not markup</b> \ud83c',
  };
}

/** `count` different facts, numbered from `from`. */
export function facts(count: number, from = 0): Fact[] {
  return Array.from({ length: count }, (_, index): Fact => {
    const n = from + index;
    const seat = SEATS[n % 4] ?? 'N';
    if (n % 10 === 9) return { type: 'StatementMade', by: seat, text: `Statement ${n}`, status: 'disputed' };
    return { type: 'CardPlayed', seat, card: CARDS[n % 52] ?? 'SA' };
  });
}

export const why = (text = 'The score was entered for the wrong side'): Fact & { type: 'StatementMade' } => ({
  type: 'StatementMade',
  by: 'director',
  text,
});
