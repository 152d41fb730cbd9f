/**
 * What the line with the fewest tricks depends on: each fact in it that somebody may judge not to be normal, and each card that the
 * opponents must find, with the number of tricks without it. The program shows both results; people decide which applies.
 */

import { searchLines, type LineAt, type LineSearch } from './least.ts';
import { tricksLeft, turnIn } from './ending.ts';
import { markOf, type NotNormal } from './open.ts';
import type { PlayFact } from './playFacts.ts';

/** The fewest tricks on the remaining lines. `isWhole` is false if there may be fewer. */
interface Otherwise {
  readonly tricks: number;
  readonly isWhole: boolean;
}

export interface DependsOn {
  /** Facts about cards of the claimer's side that had an alternative; and the tricks if the fact is not normal, if they are more. */
  readonly facts: readonly (Otherwise & { readonly fact: PlayFact })[];
  /** The tricks if none of these facts is normal, if they are more than without each single one; otherwise null. */
  readonly together: (Otherwise & { readonly facts: readonly PlayFact[] }) | null;
  /** The opponents' cards on the line, and the tricks if the opponent does not find that card, if they are more. Only in short endings. */
  readonly opponents: readonly { readonly seat: number; readonly card: number; readonly tricks: number }[];
}

/** Each of these searches gets this fraction of the limit of one play, because each starts from nothing. */
const PART = 5;

/** In longer endings the opponents' cards are not examined: each of them needs a search of its own. */
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

/** The cards of the line for which the hand had an alternative that nobody has marked. */
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
