/** Records with cards nobody remembers. */

import { expect } from 'vitest';
import { CARDS, suitOf, type Card } from '../../src/domain/card.ts';
import { formatHands } from '../../src/domain/deal.ts';
import { handOf } from '../../src/domain/hand.ts';
import { nextSeat, SEATS, type Seat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { seeded } from '../bench/deals.ts';

/** A deal of which the records below play some cards. */
const HANDS = 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432';

/** A record of these entries, as a case file writes them. */
export function recordOf(events: readonly unknown[], hands = HANDS): DealRecord {
  const { record, problems } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'Memory',
      edition: '2017',
      deal: { board: 1, dealer: 'S', vulnerable: 'None', hands },
      contract: '4H',
      declarer: 'S',
      events,
    }),
  );
  expect(problems).toEqual([]);
  return record as DealRecord;
}

/** Three cards a hand, some of them played, some of those forgotten; the same for the same number. */
export function ending(number: number): DealRecord {
  const random = seeded(number);
  const pack52 = [...CARDS].sort(() => random() - 0.5);
  const hands = Object.fromEntries(
    SEATS.map((seat, index) => [seat, pack52.slice(index * 3, index * 3 + 3)]),
  ) as Record<Seat, Card[]>;
  const left = Object.fromEntries(SEATS.map((seat) => [seat, [...hands[seat]]])) as Record<Seat, Card[]>;
  const events: Fact[] = [];
  let seat: Seat = 'W';
  for (let count = 4 + Math.floor(random() * 9); count > 0 && events.length < 12; count--) {
    const card = left[seat].splice(Math.floor(random() * left[seat].length), 1)[0] as Card;
    const die = random();
    if (die < 0.45) events.push({ type: 'CardPlayed', seat, card });
    else if (die < 0.7) events.push({ type: 'CardPlayed', seat, suit: suitOf(card) });
    else events.push({ type: 'CardPlayed', seat });
    seat = nextSeat(seat);
  }
  const dealt = Object.fromEntries(SEATS.map((each) => [each, handOf(hands[each])]));
  return { ...recordOf([], formatHands(dealt as never)), events };
}
