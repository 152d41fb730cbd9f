/** What both solvers are asked, in the words of each; and what ours answers. */

import { CARDS, suitOf, type Card } from '../../../src/domain/card.ts';
import { formatHands } from '../../../src/domain/deal.ts';
import { handOf, type Hand } from '../../../src/domain/hand.ts';
import { clockwiseFrom, nextSeat, SEATS, sideOf, type BySeat } from '../../../src/domain/seat.ts';
import { isFull } from '../../../src/domain/trick.ts';
import { cardsAtDoubleDummy, doubleDummyAlong } from '../../../src/audit/doubleDummy/along.ts';
import { strainsOf } from '../../../src/audit/doubleDummy/doubleDummy.ts';
import { isKnownPlay } from '../../../src/events/remembered.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import type { Position } from '../../../src/replay/position.ts';
import { timelineOf, type Timeline } from '../../../src/replay/timeline.ts';
import { playedDeal } from '../../bench/deals.ts';

/** The native order of strains; hands from North. */
const NATIVE_STRAINS = ['S', 'H', 'D', 'C', 'NT'] as const;

export interface Question {
  /** For the native solver. */
  readonly native: string;
  /** The same answer, word for word, from ours. */
  readonly ours: () => readonly string[];
}

export type Hands = BySeat<Hand>;

const handsText = (hands: Hands): string => formatHands(hands).replaceAll(' ', '_');

/** The twenty results of four hands. */
export function tableQuestion(hands: Hands): Question {
  return {
    native: `T ${handsText(hands)}`,
    ours: () => {
      const results = new Map(strainsOf(hands));
      return NATIVE_STRAINS.flatMap((strain) => SEATS.map((seat) => String(results.get(strain)?.[seat])));
    },
  };
}

/** Every card is allowed that follows suit: no irregularity is in it. */
export function playedTimeline(random: () => number, board: number): Timeline {
  return timelineOf(playedDeal(random, board));
}

function trumpAndLeader({ header }: DealRecord): { readonly trump: number; readonly leader: number } {
  const { contract, declarer } = header;
  if (contract === null || declarer === null) throw new Error('no contract');
  return { trump: NATIVE_STRAINS.indexOf(contract.strain), leader: SEATS.indexOf(nextSeat(declarer)) };
}

/** Declarer's tricks before the first card and after each of the first 48; of the last trick nothing is to be decided. */
export function playQuestion({ record, positions }: Timeline): Question {
  const { trump, leader } = trumpAndLeader(record);
  const { deal } = record.header;
  const cards = record.events.filter(isKnownPlay).map(({ card }) => card);
  return {
    native: `P ${trump} ${leader} ${handsText(deal.hands as Hands)} ${cards.slice(0, 48).join('')}`,
    ours: () => {
      const along = doubleDummyAlong(deal);
      return positions.slice(0, 49).map((position) => String(along(position)));
    },
  };
}

/** For each legal card the tricks of its player's side, from the trick in progress on. */
export function cardsQuestion({ record }: Timeline, position: Position): Question | null {
  const { table } = position;
  const { turn, trick } = table;
  if (turn === null) return null;
  const { trump } = trumpAndLeader(record);
  const inProgress = trick === null || isFull(trick) ? null : trick;
  const leader = inProgress?.leader ?? turn;
  const lying = inProgress === null ? [] : clockwiseFrom(leader).flatMap((seat) => inProgress[seat] ?? []);
  return {
    native: `C ${trump} ${SEATS.indexOf(leader)} ${handsText(table.hands)} ${lying.join('') || '-'}`,
    ours: () => {
      const { declarer, won } = table;
      const side = sideOf(turn);
      const isDeclaring = declarer !== null && sideOf(declarer) === side;
      const found = cardsAtDoubleDummy(position, record.header.deal) ?? [];
      return found.map(({ card, tricks }) => `${card}=${(isDeclaring ? tricks : 13 - tricks) - won[side]}`);
    },
  };
}

/** The native solver tells cards in an order of its own. */
export const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

/** Hands with long suits and voids: cards are dealt one suit after the other, each mostly to the hand that has most of it. */
export function skewedHands(random: () => number): Hands {
  const held: Record<string, Card[]> = { N: [], E: [], S: [], W: [] };
  const pack = SEATS.flatMap((_seat, index) => CARDS.slice(index * 13, index * 13 + 13));
  for (const card of pack.toSorted(() => random() - 0.5)) {
    const open = SEATS.filter((seat) => (held[seat]?.length ?? 13) < 13);
    const weight = (seat: string): number =>
      1 + 3 * (held[seat] ?? []).filter((other) => suitOf(other) === suitOf(card)).length;
    let place = random() * open.reduce((sum, seat) => sum + weight(seat), 0);
    const owner = open.find((seat) => (place -= weight(seat)) < 0) ?? open.at(-1);
    if (owner !== undefined) held[owner]?.push(card);
  }
  const [N, E, S, W] = SEATS.map((seat) => handOf(held[seat] ?? []));
  return { N, E, S, W } as Hands;
}
