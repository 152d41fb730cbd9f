/** Random deals played out legally, the same for everybody: a seeded generator, so that figures can be compared. */

import { CARDS, type Card } from '../../src/domain/card.ts';
import { handOf, type Hand } from '../../src/domain/hand.ts';
import { parseContract, type Contract } from '../../src/domain/contract.ts';
import { SEATS, nextSeat, type BySeat, type Seat } from '../../src/domain/seat.ts';
import type { CardPlayed } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';

/** Numbers in [0, 1) from a seed (mulberry32, public domain). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

function shuffled(random: () => number): Card[] {
  const cards = [...CARDS];
  for (let index = cards.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [cards[index], cards[other]] = [cards[other] as Card, cards[index] as Card];
  }
  return cards;
}

function beats(card: Card, best: Card, trump: string): boolean {
  if (card[0] === best[0])
    return '23456789TJQKA'.indexOf(card[1] as string) > '23456789TJQKA'.indexOf(best[1] as string);
  return card[0] === trump;
}

/** Four random hands and 52 legal plays of them. */
export function playedOut(
  random: () => number,
  declarer: Seat,
  strain: string,
): { hands: BySeat<Hand>; plays: CardPlayed[] } {
  const cards = shuffled(random);
  const held: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  for (const [index, seat] of SEATS.entries()) held[seat] = cards.slice(index * 13, index * 13 + 13);
  const hands: BySeat<Hand> = {
    N: handOf(held.N),
    E: handOf(held.E),
    S: handOf(held.S),
    W: handOf(held.W),
  };
  const plays: CardPlayed[] = [];
  let leader = nextSeat(declarer);
  for (let trick = 0; trick < 13; trick++) {
    let seat = leader;
    let led = '';
    let best: { seat: Seat; card: Card } | null = null;
    for (let place = 0; place < 4; place++) {
      const following = held[seat].filter((card) => card[0] === led);
      const legal = following.length > 0 ? following : held[seat];
      const card = legal[Math.floor(random() * legal.length)] as Card;
      held[seat] = held[seat].filter((other) => other !== card);
      plays.push({ type: 'CardPlayed', seat, card });
      if (best === null) {
        led = card[0] as string;
        best = { seat, card };
      } else if (beats(card, best.card, strain)) best = { seat, card };
      seat = nextSeat(seat);
    }
    leader = (best as { seat: Seat }).seat;
  }
  return { hands, plays };
}

/** One complete deal: four hands, a contract, 52 legal plays. */
export function playedDeal(random: () => number, board = 1): DealRecord {
  const strain = STRAINS[Math.floor(random() * 5)] as string;
  const declarer = SEATS[Math.floor(random() * 4)] as Seat;
  const contract = parseContract(`${1 + Math.floor(random() * 7)}${strain}`) as Contract;
  const { hands, plays } = playedOut(random, declarer, strain);
  return {
    header: {
      title: `Board ${board}`,
      edition: '2017',
      deal: { board: String(board), dealer: 'N', vulnerable: 'None', hands },
      contract,
      declarer,
      auction: null,
    },
    events: plays,
  };
}
