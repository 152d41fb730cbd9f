/** A deal in which ten things go wrong, for the cost of lifecycles. */

import { readHands } from '../../src/domain/deal.ts';
import { parseContract } from '../../src/domain/contract.ts';
import type { Card } from '../../src/domain/card.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { nextSeat, type Seat } from '../../src/domain/seat.ts';

function run(seat: Seat, cards: string): Fact[] {
  let next = seat;
  return cards.split(' ').map((card): Fact => {
    const fact: Fact = { type: 'CardPlayed', seat: next, card: card as Card };
    next = nextSeat(next);
    return fact;
  });
}

/** Exposed cards, restrictions, leads out of turn, revokes corrected and established, a claim doubted and settled. */
export function irregularDeal(): DealRecord {
  const { hands } = readHands('N:Q94.AK7.KT83.Q52 AJ2.T63.A52.JT86 T76.QJ4.QJ9.AK43 K853.9852.764.97');
  const events: Fact[] = [
    ...run('W', 'H2 H7 HT HJ'),
    { type: 'CardExposed', seat: 'W', card: 'S5', manner: 'dropped' },
    ...run('S', 'S6 SK S4 S2'),
    { type: 'CardExposed', seat: 'E', card: 'D5', manner: 'dropped' },
    { type: 'CardExposed', seat: 'E', card: 'H6', manner: 'dropped' },
    { type: 'ChoiceMade', by: 'S', option: 'forbid:DH' },
    { type: 'CardPlayed', seat: 'E', card: 'C6' },
    { type: 'ChoiceMade', by: 'S', option: 'refuse' },
    { type: 'ChoiceMade', by: 'S', option: 'free' },
    ...run('W', 'C9 C2 C6 CA'),
    ...run('S', 'D9 C7'),
    { type: 'AttentionDrawn', by: 'S', to: 'revoke', trick: 4, seat: 'W' },
    { type: 'DirectorCalled', by: 'S' },
    { type: 'CardWithdrawn', seat: 'W', card: 'C7' },
    ...run('W', 'D4 D3 D2'),
    { type: 'CardPlayed', seat: 'N', card: 'SQ' },
    { type: 'ChoiceMade', by: 'W', option: 'refuse' },
    ...run('S', 'DQ D6 D8 C8'),
    ...run('S', 'DJ D7 DK DA'),
    ...run('E', 'CJ CK S5 C5'),
    { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 5 },
    { type: 'ClaimDoubted', by: 'W' },
    { type: 'QuestionAnswered', question: 'normalLine', answer: 4, by: 'director' },
    { type: 'HandReturned' },
    { type: 'QuestionAnswered', question: 'withoutRevoke', answer: 9, by: 'director' },
  ];
  return {
    header: {
      title: 'Ten irregularities',
      edition: '2017',
      deal: { board: '1', dealer: 'S', vulnerable: 'None', hands },
      contract: parseContract('3NT'),
      declarer: 'S',
      auction: null,
    },
    events,
  };
}
