/**
 * What the line that brings fewest depends on: each thing that somebody may find not to be normal in it, or that the opponents must find, with
 * what the lines come to without it. Both readings are given; which of them holds, people say.
 */

import { searchLines, type LineAt, type LineSearch } from './least.ts';
import { tricksLeft, turnIn } from './ending.ts';
import { markOf, type NotNormal } from './open.ts';
import type { PlayFact } from './playFacts.ts';

/** The fewest tricks in all on the lines that are left; `isWhole` false: perhaps fewer. */
interface Otherwise {
  readonly tricks: number;
  readonly isWhole: boolean;
}

export interface DependsOn {
  /** True of a card of the claimer's side on the line, where the hand could have played another; what is left if it is not normal, where that is more. */
  readonly facts: readonly (Otherwise & { readonly fact: PlayFact })[];
  /** What is left if nothing of that kind on the line is normal, where that is more than without each one; null otherwise. */
  readonly together: (Otherwise & { readonly facts: readonly PlayFact[] }) | null;
  /** Cards of the opponents on the line; what is left if that card is not found there, where that is more. Looked for in short endings. */
  readonly opponents: readonly { readonly seat: number; readonly card: number; readonly tricks: number }[];
}

/** A part of the tries of one play: this many searches begin anew. */
const PART = 5;

/** The opponents play half of the cards: each of them begins a search of its own. */
const MOST_TRICKS = 5;

/**
 * The facts and the cards of the opponents without which the line with the fewest tricks would bring more.
 * @param fewest on the line, in all
 * @param won on the way to `at`
 * @param most so many cards are tried for a play
 */
export function dependsOn(
  at: LineAt,
  { tricks: fewest, line }: { readonly tricks: number; readonly line: readonly number[] },
  won: number,
  side: number,
  stated: readonly number[],
  notNormal: NotNormal,
  most: number,
): DependsOn {
  const without = (facts: readonly PlayFact[], cards: readonly string[]): Otherwise => {
    const { tricks, isWhole } = searchLines(side, stated, {
      facts: new Set([...notNormal.facts, ...facts]),
      cards: new Set([...notNormal.cards, ...cards]),
    }).least(at, Math.ceil(most / PART));
    return { tricks: won + tricks, isWhole };
  };
  const { facts, opponents } = chosenOn(at, line, side, searchLines(side, stated, notNormal));
  const single = facts.map((fact) => ({ fact, ...without([fact], []) }));
  const all = facts.length < 2 ? null : { facts, ...without(facts, []) };
  const highest = Math.max(fewest, ...single.map(({ tricks }) => tricks));
  return {
    facts: single.filter(({ tricks }) => tricks > fewest),
    together: all !== null && all.tricks > highest ? all : null,
    opponents: (tricksLeft(at.ending) > MOST_TRICKS ? [] : opponents).flatMap(({ mark, seat, card }) => {
      const { tricks, isWhole } = without([], [mark]);
      return isWhole && tricks > fewest ? [{ seat, card, tricks }] : [];
    }),
  };
}

/** The cards of the line where the hand in turn could have played another that nobody has marked. */
function chosenOn(
  from: LineAt,
  line: readonly number[],
  side: number,
  search: LineSearch,
): {
  readonly facts: readonly PlayFact[];
  readonly opponents: readonly { readonly mark: string; readonly seat: number; readonly card: number }[];
} {
  const facts = new Set<PlayFact>();
  const opponents: { readonly mark: string; readonly seat: number; readonly card: number }[] = [];
  let at = from;
  for (const card of line) {
    const { ending } = at;
    const seat = turnIn(ending);
    const open = search.plays(at).filter(({ isMarked }) => !isMarked);
    const played = open.find(({ cards }) => cards.includes(card));
    if (open.length > 1 && played !== undefined && !played.isStated) {
      if (seat % 2 === side) for (const fact of played.facts) facts.add(fact);
      else opponents.push({ mark: markOf(ending, card), seat, card });
    }
    at = search.after(at, card);
  }
  return { facts: [...facts], opponents };
}
