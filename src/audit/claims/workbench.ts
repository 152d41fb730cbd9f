/**
 * The workbench for a contested claim: how far the statement goes, what each card may bring, and where it needs one opponent to hold a
 * certain card. Plain data in and out, for a worker. People say which lines are normal, and mark the others here.
 */

import type { Suit } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { claimBoards, isNamedOn } from './board.ts';
import { choicesOnLine, type ChoiceOnLine } from './choicesOnLine.ts';
import { dependsOn, type DependsOn } from './dependsOn.ts';
import { isOver, legalIn, turnIn, type ClaimEnding } from './ending.ts';
import { searchLines, type LineAt, type LineSearch, type OpenPlay } from './least.ts';
import { needingOneOpponent, sideTricks, type OneOpponent } from './oneOpponent.ts';
import type { PlayFact } from './playFacts.ts';
import { followStated, type StatedFollowed } from './stated.ts';

export interface WorkAsked {
  readonly ending: ClaimEnding;
  /** The claimer's side: 0 for North–South, 1 for East–West. */
  readonly side: number;
  /** Tricks claimed for that side, with the trick in progress. */
  readonly claimed: number;
  readonly shownOut: readonly { readonly seat: Seat; readonly suit: Suit }[];
  /** The claimer's cards in the order of the statement. */
  readonly stated: readonly number[];
  /** All cards played since the claim, up to the ending on screen. */
  readonly walked: readonly number[];
  /** The marks for what is not normal: facts, and single cards by `markOf`. */
  readonly facts: readonly PlayFact[];
  readonly cards: readonly string[];
}

export interface PlayWeighed extends OpenPlay {
  /** The tricks of the claimer's side since the claim if nobody errs after this card; null if the search takes too long. */
  readonly best: number | null;
  /** The fewest tricks on any unmarked line after this card. */
  readonly fewest: number;
  /** False if there may be a line with fewer. */
  readonly isWhole: boolean;
}

export interface Worked {
  /** The statement as far as it goes; null without one. */
  readonly followed: StatedFollowed | null;
  /** The cards that could be played: an illegal card ends the walk. */
  readonly walked: readonly number[];
  readonly ending: ClaimEnding;
  /** Tricks of the claimer's side up to here. */
  readonly won: number;
  /** The hand in turn; null when everything is played. */
  readonly turn: number | null;
  /** 51A: declarer names which of that hand's penalty cards is played. */
  readonly isNamed: boolean;
  readonly plays: readonly PlayWeighed[];
  /** The fewest tricks on an unmarked line, and such a line from the ending on. */
  readonly fewest: { readonly tricks: number; readonly line: readonly number[]; readonly isWhole: boolean };
  /** Declarer's choices about penalty cards (50D2, 51), for each line from the claim on. */
  readonly choices: {
    readonly followed: readonly ChoiceOnLine[];
    readonly walked: readonly ChoiceOnLine[];
    /** For the cards walked, followed by the line with the fewest tricks. */
    readonly fewest: readonly ChoiceOnLine[];
  };
  /** What that line depends on; null if it loses no trick. */
  readonly depends: DependsOn | null;
  /** Null if the search takes too long. */
  readonly oneOpponent: readonly OneOpponent[] | null;
}

/** The default limit of cards to try for each play: at most some seconds for the longest ending. */
const MOST_TRIED = 150_000;

/** The limit for the lines after it. Higher, because one entry of the table stands for many endings. */
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
    isNamed: claimBoards(at.ending).every(isNamedOn),
    plays: plays.map(({ line: _line, ...play }) => play),
    fewest,
    choices: choicesOn(fewest.line),
    depends: losesOn({ fewest }, claimed) ? dependsOn(at, fewest, won, side, stated, notNormal, most) : null,
    oneOpponent: needingOneOpponent(at, side, claimed - won, search, asked.shownOut, most),
  };
}

/** The minimum over the plays that are not marked, or over all plays if all are marked. */
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

/** A play with the line after it that brings the fewest tricks. */
interface PlayOnLine extends PlayWeighed {
  readonly line: readonly number[];
}

/** Marked plays last; then those that certainly lose most first; then those after which most may be lost. */
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

/** The question of 70 and 71: true if an unmarked line brings fewer tricks than claimed. */
export function losesOn({ fewest }: Pick<Worked, 'fewest'>, claimed: number): boolean {
  return fewest.tricks < claimed;
}
