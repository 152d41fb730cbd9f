/** Endings for tests of claims: random ones, and a slow second way to count what they bring. */

import { afterCard, isOver, legalIn, turnIn, type ClaimEnding } from '../../src/audit/claims/ending.ts';
import { inForceAt, type InForce } from '../../src/audit/claims/rules.ts';
import type { Card } from '../../src/domain/card.ts';
import { cardNumber, type LyingCard } from '../../src/domain/numbers.ts';

/** A generator of numbers below a bound that begins anew from the same seed (Park and Miller). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export function randomEnding(seed: number, cards: number): ClaimEnding {
  const below = chance(seed * 7919 + 1);
  const pack = Array.from({ length: 52 }, (_unused, card) => card);
  for (let from = 51; from > 0; from--) {
    const other = below(from + 1);
    [pack[from], pack[other]] = [pack[other] as number, pack[from] as number];
  }
  const hands = [0, 1, 2, 3].map((seat) =>
    pack.slice(seat * cards, seat * cards + cards).sort((one, two) => two - one),
  );
  const trump = below(5) - 1;
  return { hands, trump, leader: below(4), played: [], rules: null };
}

/** Every card of every hand tried: the side's tricks, with its own cards chosen by `own` and the opponents' by `theirs`. */
export function tried(
  ending: ClaimEnding,
  side: number,
  own: 'most' | 'least',
  isOpen: (ending: ClaimEnding, card: number) => boolean = () => true,
): number {
  if (isOver(ending)) return 0;
  const ofSide = turnIn(ending) % 2 === side;
  const legal = legalIn(ending);
  const open = ofSide ? legal.filter((card) => isOpen(ending, card)) : legal;
  const values = (open.length > 0 ? open : legal).map((card) => {
    const { ending: next, winner } = afterCard(ending, card);
    return (winner !== null && winner % 2 === side ? 1 : 0) + tried(next, side, own, isOpen);
  });
  return ofSide && own === 'most' ? Math.max(...values) : Math.min(...values);
}

/** East and West defend: one to three penalty cards, some of them minor. */
export function withPenaltyCards(seed: number, cards: number): ClaimEnding {
  const ending = randomEnding(seed, cards);
  const below = chance(seed * 31 + 7);
  const lying: LyingCard[] = [1, 3].flatMap((seat) => {
    const held = ending.hands[seat] as readonly number[];
    const many = below(3);
    const taken = held.slice(0, many);
    const isMinor = many === 1 && (taken[0] as number) % 13 < 8 && below(2) === 0;
    return taken.map((card) => ({ seat, card, isMinor }));
  });
  const lead = below(3) === 0 ? { seat: below(4), suits: 1 + below(14), lasts: below(2) === 0 } : null;
  const state = inForceAt({ lead, lying, declarers: 0, isChosen: below(4) === 0, named: -1 });
  return { ...ending, rules: state === null ? null : [state] };
}

export const numbers = (cards: string): number[] =>
  cards
    .split(' ')
    .map((card) => cardNumber(card as Card))
    .sort((one, other) => other - one);

export interface Laid {
  readonly hands: readonly [string, string, string, string];
  readonly leader: number;
  readonly lying: readonly [number, Card, 'major' | 'minor'][];
  readonly trump?: number;
}

/** North and South declare. */
export const laid = ({ hands, leader, lying, trump = -1 }: Laid): ClaimEnding => {
  const cards = lying.map(([seat, card, kind]) => ({
    seat,
    card: cardNumber(card),
    isMinor: kind === 'minor',
  }));
  return {
    hands: hands.map(numbers),
    trump,
    leader,
    played: [],
    rules: [inForceAt({ lead: null, lying: cards, declarers: 0, isChosen: false, named: -1 }) as InForce],
  };
};
