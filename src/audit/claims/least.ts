/**
 * The fewest tricks that the claimer's side takes from an ending if nobody plays for tricks: the minimum over all lines that the
 * statement leaves open and that nobody has marked as not normal. Exact, unless the search reaches its limit of cards.
 */

import { claimBoard, claimBoards, playOn, takeBack, turnOn, type ClaimBoard } from './board.ts';
import { afterCard, equalsIn, legalIn, tricksLeft, turnIn, type ClaimEnding } from './ending.ts';
import { openCards, type NotNormal } from './open.ts';
import { playFactsOf, type PlayFact } from './playFacts.ts';
import { possibleLines } from './possible.ts';
import { choicesFor } from './rules.ts';
import { isDueOn, nextStated } from './stated.ts';

/** A point on a line. */
export interface LineAt {
  readonly ending: ClaimEnding;
  /** The number of stated cards that have been played. */
  readonly next: number;
}

export interface OpenPlay {
  /** Equal cards, from the top. */
  readonly cards: readonly number[];
  readonly facts: readonly PlayFact[];
  /** Somebody has marked the play, or one of its facts. */
  readonly isMarked: boolean;
  /** The statement requires this card. */
  readonly isStated: boolean;
}

/** The fewest tricks, and a line with that many. */
interface LeastTricks {
  readonly tricks: number;
  readonly line: readonly number[];
  /** False if the limit was reached: there may be a line with fewer. */
  readonly isWhole: boolean;
}

/** The search over the lines of one claim. It keeps the results of endings in a transposition table. */
export interface LineSearch {
  /** The plays of the hand in turn. For the claimer's side, only the stated card if it is due. */
  readonly plays: (at: LineAt) => readonly OpenPlay[];
  readonly after: (at: LineAt, card: number) => LineAt & { readonly won: number };
  /** @param most the limit of cards to try */
  readonly least: (at: LineAt, most: number) => LeastTricks;
}

/**
 * A search for lines of this claim, which knows nothing about any ending yet.
 * @param side of the claimer: 0 for North–South, 1 for East–West
 */
export function searchLines(side: number, stated: readonly number[], notNormal: NotNormal): LineSearch {
  const cards = openCards(side, stated, notNormal);
  const { open, isMarked } = cards;
  const { isPossible, limitTo } = possibleLines(side, stated, notNormal.facts.size > 0, cards);

  function plays({ ending, next }: LineAt): readonly OpenPlay[] {
    const groups = equalsIn(ending, legalIn(ending));
    const board = claimBoard(ending);
    const boards = claimBoards(ending);
    // If declarer's choice leaves the hand only marked plays, these are open.
    const forced = new Set(
      ending.rules === null ? [] : boards.flatMap((one) => open(one, nextStated(one, side, stated, next))),
    );
    const isOut = (cards: readonly number[], facts: readonly PlayFact[]): boolean =>
      isMarked(ending, cards, facts) && !cards.some((card) => forced.has(card));
    if (turnIn(ending) % 2 !== side)
      return groups.map((cards) => ({ cards, facts: [], isMarked: isOut(cards, []), isStated: false }));
    const due = stated[nextStated(board, side, stated, next)];
    if (due !== undefined && boards.every((one) => isDueOn(one, due)))
      return [{ cards: [due], facts: playFactsOf(board, due), isMarked: false, isStated: true }];
    const pending = new Set(stated.slice(nextStated(board, side, stated, next)));
    // A card that the statement needs later is kept if another can be played.
    const free = groups
      .map((cards) => cards.filter((card) => !pending.has(card)))
      .filter((cards) => cards.length > 0);
    return (free.length > 0 ? free : groups).map((cards): OpenPlay => {
      const facts = playFactsOf(board, cards.at(-1) as number);
      return { cards, facts, isMarked: isOut(cards, facts), isStated: false };
    });
  }

  function after({ ending: before, next: from }: LineAt, card: number): LineAt & { readonly won: number } {
    const next = nextStated(claimBoard(before), side, stated, from);
    const { ending, winner } = afterCard(before, card);
    const isStatedCard = turnIn(before) % 2 === side && stated[next] === card;
    return {
      ending,
      next: isStatedCard ? next + 1 : next,
      won: winner !== null && winner % 2 === side ? 1 : 0,
    };
  }

  /** The minimum over the ways in which declarer may have chosen. */
  function least(at: LineAt, most: number): LeastTricks {
    const found = claimBoards(at.ending).map((board) => leastOn(board, at, most));
    const tricks = Math.min(...found.map((one) => one.tricks));
    const { line } = found.find((one) => one.tricks === tricks) as LeastTricks;
    return { tricks, line, isWhole: found.every(({ isWhole }) => isWhole) };
  }

  function leastOn(board: ClaimBoard, at: LineAt, most: number): LeastTricks {
    limitTo(most);
    let tricks = tricksLeft(at.ending);
    let isWhole = true;
    for (let fewer = tricks - 1; fewer >= 0; fewer--) {
      const answer = isPossible(board, at.next, fewer);
      if (answer === true) tricks = fewer;
      if (answer === null) isWhole = false;
      if (answer !== true) break;
    }
    limitTo(most);
    return { tricks, line: lineOf(board, at.next, tricks), isWhole };
  }

  /** A line with at most that many tricks, as far as it is found within the limit. */
  function lineOf(board: ClaimBoard, from: number, tricks: number): readonly number[] {
    const line: number[] = [];
    let next = from;
    let allowed = tricks;
    while (board.left > 0) {
      next = nextStated(board, side, stated, next);
      let isFound = false;
      chooseFor(board, next, allowed);
      for (const card of open(board, next)) {
        const ofSide = turnOn(board) % 2 === side;
        const taken = playOn(board, card);
        const won = taken.winner >= 0 && taken.winner % 2 === side ? 1 : 0;
        const then = ofSide && stated[next] === card ? next + 1 : next;
        if (isPossible(board, then, allowed - won) === true) {
          line.push(card);
          allowed -= won;
          next = then;
          isFound = true;
          break;
        }
        takeBack(board, taken);
      }
      if (!isFound) return line;
    }
    return line;
  }

  /** Makes the choice of declarer's about the lead that keeps the line possible. */
  function chooseFor(board: ClaimBoard, next: number, allowed: number): void {
    const { state } = board;
    if (state === null || board.count > 0) return;
    board.state =
      choicesFor(state, board.leader)?.find((choice) => {
        board.state = choice;
        return isPossible(board, next, allowed) === true;
      }) ?? state;
  }

  return { plays, after, least };
}
