/**
 * Ways to fill the gaps: a card for each card of the play that nobody remembers. Only possession limits them, as in `memory.ts`: a hand
 * may also fail to follow suit, so a way may contain a revoke.
 */

import { isRemembered, suitOf, type Card, type Placed } from '../domain/card.ts';
import { isLedByNoWinner } from '../domain/forgotten.ts';
import { cardsOf } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { allTricks, type Table } from '../domain/table.ts';
import type { RestoredCard } from './knowledge.ts';
import { canFillGaps, poolsOf, type GapIn, type Pool } from './memory.ts';

export interface Completion {
  /** In the order of the tricks. */
  readonly cards: readonly RestoredCard[];
  /** Tricks in which a hand did not follow suit though it could (61A, 44C). Only for hands that the record shows, and for leads that stood. */
  readonly revokes: readonly { readonly seat: Seat; readonly trick: number }[];
}

export interface Completions {
  /** Null if there are more than {@link COUNTED}. */
  readonly count: number | null;
  /** All ways if they are few, otherwise some examples. */
  readonly shown: readonly Completion[];
}

export const COUNTED = 1_000_000;
/** Up to this many ways are all listed. */
const FEW = 20;
const EXAMPLES = 3;

interface NamedGap extends GapIn {
  readonly pool: Pool;
}

/**
 * The ways to fill every gap of the tricks told; null where every card is told, where tricks are left out altogether, and where no way
 * is left.
 */
export function completionsOf(table: Table): Completions | null {
  if (table.forgotten === null) return null;
  const pools = poolsOf(table);
  const gaps = pools
    .flatMap((pool) => pool.gaps.map((gap): NamedGap => ({ ...gap, pool })))
    .toSorted((one, other) => one.trick.number - other.trick.number);
  if (gaps.length === 0 || gaps.some(({ trick }) => trick.skipped !== undefined) || !pools.every(canFillGaps))
    return null;
  const count = pools.reduce((ways, pool) => ways * waysIn(pool), 1);
  const few = count <= FEW;
  const [first, ...later] = gaps as [NamedGap, ...NamedGap[]];
  const shown = few
    ? fill(gaps, new Map(), FEW)
    : choicesFor(first, gaps, new Map())
        .slice(0, EXAMPLES)
        .flatMap((card) => fill(later, new Map([[first, card]]), 1));
  return {
    count: count > COUNTED ? null : count,
    shown: shown.map((way) => completionWith(way, gaps, table)),
  };
}

type Way = ReadonlyMap<NamedGap, Card>;

/** The number of ways: in each suit first the gaps of that suit, then the gaps without a suit from the cards that are left. */
function waysIn({ cards, gaps }: Pool): number {
  let ways = 1;
  const taken = new Map<string, number>();
  const free = (suit: string | null): number =>
    cards.filter((card) => suit === null || suitOf(card) === suit).length;
  for (const { suit } of gaps) {
    if (suit === null) continue;
    const before = taken.get(suit) ?? 0;
    ways *= free(suit) - before;
    taken.set(suit, before + 1);
  }
  let left = free(null) - [...taken.values()].reduce((sum, one) => sum + one, 0);
  for (const { suit } of gaps) if (suit === null) ways *= left--;
  return ways;
}

/** The first ways to fill these gaps, by backtracking; cards in the order of the pack. */
function fill(gaps: readonly NamedGap[], before: Way, most: number): readonly Way[] {
  const [gap, ...later] = gaps;
  if (gap === undefined) return [before];
  const found: Way[] = [];
  for (const card of choicesFor(gap, gaps, before)) {
    if (found.length >= most) break;
    found.push(...fill(later, new Map([...before, [gap, card]]), most - found.length));
  }
  return found;
}

/** The cards for the first gap that leave enough cards for the other gaps. */
function choicesFor({ pool, suit }: NamedGap, gaps: readonly NamedGap[], before: Way): readonly Card[] {
  const used = new Set(before.values());
  const left = pool.cards.filter((card) => !used.has(card));
  const others = gaps.filter((other) => other.pool === pool).slice(1);
  return left.filter(
    (card) =>
      (suit === null || suitOf(card) === suit) &&
      canFillGaps({ cards: left.filter((other) => other !== card), gaps: others }),
  );
}

function completionWith(way: Way, gaps: readonly NamedGap[], table: Table): Completion {
  const cards = gaps.map((gap): RestoredCard => {
    const { seat, trick } = gap;
    return { seat, trick: trick.number, card: way.get(gap) as Card };
  });
  const played = (seat: Seat, number: number, placed: Placed | null): Card | null =>
    cards.find((one) => one.seat === seat && one.trick === number)?.card ??
    (isRemembered(placed) ? placed : null);
  const tricks = allTricks(table);
  const revokes = tricks.flatMap((trick) => {
    if (isLedByNoWinner(table, trick)) return [];
    const led = played(trick.leader, trick.number, trick[trick.leader]);
    return SEATS.flatMap((seat) => {
      const dealt = table.deal.hands[seat];
      const card = played(seat, trick.number, trick[seat]);
      if (dealt === null || led === null || card === null || suitOf(card) === suitOf(led)) return [];
      const gone = new Set(
        tricks
          .filter(({ number }) => number < trick.number)
          .map((earlier) => played(seat, earlier.number, earlier[seat])),
      );
      const held = cardsOf(dealt).some((other) => suitOf(other) === suitOf(led) && !gone.has(other));
      return held ? [{ seat, trick: trick.number }] : [];
    });
  });
  return { cards, revokes };
}
