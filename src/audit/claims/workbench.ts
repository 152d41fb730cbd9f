/**
 * What a director looks at when a claim is contested: the stated line as far as it goes, what each card may bring, and where it takes one
 * opponent to hold a certain card. Plain data in and out, so that a worker can do it. Which lines are normal people say: here they are marked.
 */

import type { Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { boardsOf, isNamedOn } from './board.ts';
import { choicesOnLine, type ChoiceOnLine } from './choicesOnLine.ts';
import { dependsOn, type DependsOn } from './dependsOn.ts';
import { isOver, legalIn, turnIn, type ClaimEnding } from './ending.ts';
import { searchLines, type LineAt, type LineSearch, type OpenPlay } from './least.ts';
import { needingOneOpponent, sideTricks, type OneOpponent } from './oneOpponent.ts';
import type { PlayFact } from './playFacts.ts';
import { followStated, type StatedFollowed } from './stated.ts';

export interface WorkAsked {
  readonly ending: ClaimEnding;
  /** Of the claimer: 0 for North–South, 1 for East–West. */
  readonly side: number;
  /** Tricks claimed for that side, from the trick in progress on. */
  readonly claimed: number;
  readonly shownOut: readonly { readonly seat: Seat; readonly suit: Suit }[];
  /** Cards of the claimer's side in the order in which the line names them. */
  readonly stated: readonly number[];
  /** Every card played from the claim on, to the ending looked at. */
  readonly walked: readonly number[];
  /** What somebody has marked as not normal: facts, and single cards by `markOf`. */
  readonly facts: readonly PlayFact[];
  readonly cards: readonly string[];
}

export interface PlayWeighed extends OpenPlay {
  /** The claimer's side in all, from the claim on, when nobody errs after this card; null where that is more than can be looked at. */
  readonly best: number | null;
  /** The fewest on any line behind it that is not marked. */
  readonly fewest: number;
  /** False: there may be a line with fewer. */
  readonly isWhole: boolean;
}

export interface Worked {
  /** The stated line, where one is given. */
  readonly followed: StatedFollowed | null;
  /** Cards that could be walked: an illegal one ends the walk. */
  readonly walked: readonly number[];
  readonly ending: ClaimEnding;
  /** Tricks of the claimer's side on the way there. */
  readonly won: number;
  /** The hand in turn; null when everything is played. */
  readonly turn: number | null;
  /** 51A: declarer names which of that hand's penalty cards is played. */
  readonly isNamed: boolean;
  readonly plays: readonly PlayWeighed[];
  /** The fewest tricks in all on a line that is not marked, and such a line from the ending on. */
  readonly fewest: { readonly tricks: number; readonly line: readonly number[]; readonly isWhole: boolean };
  /** What declarer chose about penalty cards (50D2, 51), each line from the claim on. */
  readonly choices: {
    readonly followed: readonly ChoiceOnLine[];
    readonly walked: readonly ChoiceOnLine[];
    /** What was walked, and the line that brings fewest behind it. */
    readonly fewest: readonly ChoiceOnLine[];
  };
  /** What that line depends on; null where it loses nothing. */
  readonly depends: DependsOn | null;
  /** Null where that is more than can be looked at. */
  readonly oneOpponent: readonly OneOpponent[] | null;
}

/** So many cards are tried for each play, by default: some seconds at most for the longest ending. */
const MOST_TRIED = 150_000;

/** So many for the lines behind it, where one ending stands for many. */
const MOST_ON_LINES = 500_000;

/**
 * All that the screen shows of a claim at this point: the stated line, the plays with the fewest tricks behind each, and what those
 * depend on.
 * @param most so many cards are tried for each play
 * @param mostOnLines so many for the lines behind it
 */
export function workOn(asked: WorkAsked, most = MOST_TRIED, mostOnLines = MOST_ON_LINES): Worked {
  const { side, stated, claimed } = asked;
  const notNormal = { facts: new Set(asked.facts), cards: new Set(asked.cards) };
  const search = searchLines(side, stated, notNormal);
  const followed = stated.length === 0 ? null : followStated(asked.ending, side, stated);
  const { at, won, walked } = walkedTo(asked, search);
  const common = { followed, walked, ending: at.ending, won };
  const choicesOn = (line: readonly number[]): Worked['choices'] => ({
    followed: choicesOnLine(asked.ending, followed?.cards ?? []),
    walked: choicesOnLine(asked.ending, walked),
    fewest: choicesOnLine(asked.ending, [...walked, ...line]),
  });
  if (isOver(at.ending))
    return {
      ...common,
      choices: choicesOn([]),
      turn: null,
      isNamed: false,
      plays: [],
      fewest: { tricks: won, line: [], isWhole: true },
      depends: null,
      oneOpponent: [],
    };
  const plays = playsAt(at, won, side, search, most, mostOnLines);
  const fewest = fewestOf(plays);
  return {
    ...common,
    turn: turnIn(at.ending),
    isNamed: boardsOf(at.ending).every(isNamedOn),
    plays: plays.map(({ line: _line, ...play }) => play),
    fewest,
    choices: choicesOn(fewest.line),
    depends: losesOn({ fewest }, claimed) ? dependsOn(at, fewest, won, side, stated, notNormal, most) : null,
    oneOpponent: needingOneOpponent(at, side, claimed - won, search, asked.shownOut, most),
  };
}

/** Of the plays that are not marked; where all are, of all. */
function fewestOf(plays: readonly PlayOnLine[]): Worked['fewest'] {
  const normal = plays.filter(({ isMarked }) => !isMarked);
  const open = normal.length > 0 ? normal : plays;
  const least = Math.min(...open.map(({ fewest }) => fewest));
  const found = open.find(({ fewest }) => fewest === least) as PlayOnLine;
  return {
    tricks: least,
    line: [found.cards[0] as number, ...found.line],
    isWhole: open.every(({ isWhole }) => isWhole),
  };
}

function walkedTo(
  { ending, walked }: WorkAsked,
  search: LineSearch,
): { readonly at: LineAt; readonly won: number; readonly walked: readonly number[] } {
  let at: LineAt = { ending, next: 0 };
  let won = 0;
  const cards: number[] = [];
  for (const card of walked) {
    if (isOver(at.ending) || !legalIn(at.ending).includes(card)) break;
    const { won: more, ...then } = search.after(at, card);
    cards.push(card);
    won += more;
    at = then;
  }
  return { at, won, walked: cards };
}

/** With the line behind it that brings the fewest. */
interface PlayOnLine extends PlayWeighed {
  readonly line: readonly number[];
}

/** Those that are marked last; then those that lose most at once; then those behind which most may be lost. */
function playsAt(
  at: LineAt,
  won: number,
  side: number,
  search: LineSearch,
  most: number,
  mostOnLines: number,
): readonly PlayOnLine[] {
  const plays = search.plays(at);
  const best = sideTricks(
    at.ending,
    side,
    plays.map(({ cards }) => cards),
    most,
  );
  return plays
    .map((play, index): PlayOnLine => {
      const { won: more, ...then } = search.after(at, play.cards[0] as number);
      const { tricks, isWhole, line } = search.least(then, mostOnLines);
      const behind = best[index] ?? null;
      return {
        ...play,
        best: behind === null ? null : won + behind,
        fewest: won + more + tricks,
        isWhole,
        line,
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.isMarked) - Number(other.isMarked) ||
        (one.best ?? 0) - (other.best ?? 0) ||
        one.fewest - other.fewest ||
        (other.cards[0] as number) - (one.cards[0] as number),
    );
}

/** The question of 70 and 71: may it come to less than the claim on a line that nobody has marked? */
export function losesOn({ fewest }: Pick<Worked, 'fewest'>, claimed: number): boolean {
  return fewest.tricks < claimed;
}
