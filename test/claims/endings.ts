/** Endings for tests of claims: random ones, and a slow second way to count what they bring. */

import { afterCard, isOver, legalIn, turnIn, type ClaimEnding } from '../../src/analysis/claims/ending.ts';

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
