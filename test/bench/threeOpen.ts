/** A deal of 52 cards with three irregularities that stay open while it is played: a penalty card and two revokes. */

import { suitOf } from '../../src/domain/card.ts';
import { nextSeat, partnerOf, SEATS, type Seat } from '../../src/domain/seat.ts';
import type { CardPlayed, Fact } from '../../src/events/event.ts';
import { isKnownPlay } from '../../src/events/remembered.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { openMatters } from '../../src/replay/view.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { playedDeal } from './deals.ts';

/** A discard played where that hand could follow, and the card it should have followed with in its place. */
function withRevoke(cards: readonly CardPlayed[], seat: Seat, trump: string): readonly CardPlayed[] | null {
  for (const [early, one] of cards.entries()) {
    const led = suitOf((cards[early - (early % 4)] as CardPlayed).card);
    if (early % 4 === 0 || one.seat !== seat || suitOf(one.card) !== led || led === trump) continue;
    const late = cards.findIndex((other, place) => {
      const suit = suitOf(other.card);
      const ledThen = suitOf((cards[place - (place % 4)] as CardPlayed).card);
      return (
        place > early + 4 &&
        place % 4 > 0 &&
        other.seat === seat &&
        suit !== ledThen &&
        suit !== trump &&
        suit !== led
      );
    });
    const other = cards[late];
    if (other === undefined) continue;
    return cards.with(early, { ...one, card: other.card }).with(late, { ...other, card: one.card });
  }
  return null;
}

/** The first that the chance gives; after the second trick three things are open in it until near the end. */
export function threeOpen(random: () => number): DealRecord {
  for (let board = 1; ; board++) {
    const { header, events } = playedDeal(random, board);
    const { declarer, contract } = header;
    if (declarer === null || contract === null) continue;
    let cards: readonly CardPlayed[] | null = events.filter(isKnownPlay);
    const defenders = SEATS.filter((seat) => seat !== declarer && seat !== partnerOf(declarer));
    for (const seat of [nextSeat(declarer), declarer]) cards &&= withRevoke(cards, seat, contract.strain);
    if (cards === null) continue;
    const last = cards.findLast(({ seat }) => seat === defenders[1]) as CardPlayed;
    const exposed: Fact = {
      type: 'CardExposed',
      seat: last.seat,
      card: last.card,
      manner: 'dropped',
    };
    const record = { header, events: [exposed, ...cards] };
    const { positions } = timelineOf(record);
    const open = positions.slice(20, 45).map((position) => openMatters(position).length);
    if (open.every((count) => count === 3)) return record;
  }
}
