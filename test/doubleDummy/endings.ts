/** Random small endings, with and without rules in force, in the middle of a trick or at its beginning: the solver beside {@link tried}. */

import type { RulesInForce } from '../../src/audit/doubleDummy/rules.ts';
import { tricksAfter, tricksOf, type SolverStanding } from '../../src/audit/doubleDummy/solver.ts';
import { after, legalIn, tried, type Ending } from './bruteForce.ts';

function below(random: () => number, count: number): number {
  return Math.floor(random() * count);
}

/** So many cards to each hand, out of few suits at times; some of the first trick may be played. */
export function randomEnding(random: () => number, each: number): Ending {
  const suits = 2 + below(random, 3);
  const deck = Array.from({ length: suits * 13 }, (_, card) => card);
  for (let index = deck.length - 1; index > 0; index--) {
    const other = below(random, index + 1);
    [deck[index], deck[other]] = [deck[other] as number, deck[index] as number];
  }
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(seat * each, (seat + 1) * each));
  let ending: Ending = { hands, trump: below(random, 5) - 1, leader: below(random, 4), played: [] };
  const kind = below(random, 4);
  if (kind === 1 || kind === 3) {
    const lasts = random() < 0.5;
    const one = 2 ** below(random, 4);
    ending = { ...ending, lead: { seat: below(random, 4), suits: lasts ? 15 - one : one, lasts } };
  }
  if (kind >= 2) {
    const seat = below(random, 4);
    ending = { ...ending, penalty: { seat, card: hands[seat]?.[below(random, each)] as number } };
  }
  for (let place = below(random, 4); place > 0; place--) {
    const legal = legalIn(ending);
    [ending] = after(ending, legal[below(random, legal.length)] as number);
  }
  return ending;
}

export function standingOf({ hands, trump, leader, played, lead, penalty }: Ending): SolverStanding {
  const held = Array<number>(16).fill(0);
  for (const [seat, cards] of hands.entries())
    for (const card of cards) {
      const at = seat * 4 + Math.floor(card / 13);
      held[at] = (held[at] as number) + 2 ** (card % 13);
    }
  const rules: RulesInForce = {
    ...(lead === undefined ? {} : { lead }),
    ...(penalty === undefined ? {} : { penalty }),
  };
  return { held, trump, leader, played, ...(Object.keys(rules).length > 0 ? { rules } : {}) };
}

/** What the solver and the trying of everything say: all of the ending, and after each legal card. Equal when the solver is right. */
export function compared(ending: Ending, near: number): readonly [solver: string, tried: string] {
  const cards = legalIn(ending);
  const standing = standingOf(ending);
  const all = tricksOf(standing, near);
  const each = tricksAfter(standing, cards, near);
  const byTrying = cards.map((card) => {
    const [next, won] = after(ending, card);
    return won + tried(next);
  });
  return [`${all}: ${each.join(' ')}`, `${tried(ending)}: ${byTrying.join(' ')}`];
}
