/** Invented deals and their play, made without the program's own reading of the Laws: what the engine says is held against it. */

import { array, constantFrom, nat, record, shuffledSubarray, type Arbitrary } from 'fast-check';
import { wholeNumber } from '../../scripts/wholeNumber.mjs';
import { CARDS, type Card } from '../../src/domain/card.ts';
import { STRAINS, type Contract, type Level, type Strain } from '../../src/domain/contract.ts';
import { handOf } from '../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../src/domain/seat.ts';
import type { CardPlayed, Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import type { Edition } from '../../src/lawbook/editions.ts';

export interface InventedDeal {
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly contract: Contract;
  readonly declarer: Seat;
  /** Numbers that decide, one a card, which of the allowed cards is played. */
  readonly dice: readonly number[];
}

export const inventedDeal: Arbitrary<InventedDeal> = record({
  pack: shuffledSubarray([...CARDS], { minLength: 52, maxLength: 52 }),
  level: constantFrom<Level>(1, 2, 3, 4, 5, 6, 7),
  strain: constantFrom<Strain>(...STRAINS),
  doubling: constantFrom<1 | 2 | 4>(1, 2, 4),
  declarer: constantFrom<Seat>(...SEATS),
  dice: array(nat(999), { minLength: 52, maxLength: 52 }),
}).map(({ pack, level, strain, doubling, declarer, dice }) => ({
  hands: {
    N: pack.slice(0, 13),
    E: pack.slice(13, 26),
    S: pack.slice(26, 39),
    W: pack.slice(39),
  },
  contract: { level, strain, doubling },
  declarer,
  dice,
}));

export function recordOf(deal: InventedDeal, events: readonly Fact[], edition: Edition = '2017'): DealRecord {
  const { N, E, S, W } = deal.hands;
  return {
    header: {
      title: 'Invented',
      edition,
      deal: {
        board: '1',
        dealer: 'N',
        vulnerable: 'None',
        hands: { N: handOf(N), E: handOf(E), S: handOf(S), W: handOf(W) },
      },
      contract: deal.contract,
      declarer: deal.declarer,
      auction: null,
    },
    events,
  };
}

const after = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] ?? seat;
const power = (card: Card): number => '23456789TJQKA'.indexOf(card[1] ?? '');

export interface PlayedCard {
  readonly fact: CardPlayed;
  readonly trick: number;
  readonly led: boolean;
  /** Every card that follows suit, or every card of the hand when none does. */
  readonly allowed: readonly Card[];
  /** Cards of another suit held though the suit led is held too. */
  readonly revoking: readonly Card[];
  /** Still held before this card. */
  readonly held: readonly Card[];
}

export interface PlayedDeal {
  readonly cards: readonly PlayedCard[];
  /** The hand that won each trick, the first at 0. */
  readonly winners: readonly Seat[];
}

/** Plays a deal out. `instead`: at that card, if it can be, a revoke with the card its die chooses. */
export function playedOut(deal: InventedDeal, instead = -1): PlayedDeal {
  const held = { N: [...deal.hands.N], E: [...deal.hands.E], S: [...deal.hands.S], W: [...deal.hands.W] };
  const trump = deal.contract.strain;
  const cards: PlayedCard[] = [];
  const winners: Seat[] = [];
  let leader = after(deal.declarer, 1);
  for (let trick = 1; trick <= 13; trick++) {
    const lying: { seat: Seat; card: Card }[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const seat = after(leader, turn);
      const led = lying[0]?.card[0];
      const inSuit = held[seat].filter((card) => card[0] === led);
      const allowed = inSuit.length > 0 ? inSuit : [...held[seat]];
      const revoking = held[seat].filter((card) => !allowed.includes(card));
      const from = cards.length === instead && revoking.length > 0 ? revoking : allowed;
      const card = from[(deal.dice[cards.length] ?? 0) % from.length] as Card;
      cards.push({
        fact: { type: 'CardPlayed', seat, card },
        trick,
        led: turn === 0,
        allowed,
        revoking,
        held: [...held[seat]],
      });
      held[seat].splice(held[seat].indexOf(card), 1);
      lying.push({ seat, card });
    }
    const value = ({ card }: { card: Card }) =>
      card[0] === trump ? 100 + power(card) : card[0] === lying[0]?.card[0] ? power(card) : -1;
    leader = lying.reduce((best, each) => (value(each) > value(best) ? each : best)).seat;
    winners.push(leader);
  }
  return { cards, winners };
}

/** So many generated inputs in `npm test`; `RUNS=20 npm run unit` tries twenty times as many. */
export const times = (count: number): number =>
  count * Math.max(1, wholeNumber('RUNS', process.env.RUNS ?? '1'));
