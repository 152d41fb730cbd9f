/**
 * The fewest tricks the claimer's side can take from an ending when nobody at all plays for it: over every line that the stated one leaves
 * open and that nobody has marked as not normal. Exact, unless more cards would have to be tried than the limit allows.
 */

import { boardOf, boardsOf, playOn, takeBack, turnOn, type ClaimBoard } from './board.ts';
import { afterCard, equalsIn, legalIn, tricksLeft, turnIn, type ClaimEnding } from './ending.ts';
import { openCards, type NotNormal } from './open.ts';
import { playFactsOf, type PlayFact } from './playFacts.ts';
import { possibleLines } from './possible.ts';
import { choicesFor } from './rules.ts';
import { isDueOn, nextStated } from './stated.ts';

/** Where a line has come to. */
export interface LineAt {
  readonly ending: ClaimEnding;
  /** How many of the stated cards are behind it. */
  readonly next: number;
}

export interface OpenPlay {
  /** Worth the same, from the top. */
  readonly cards: readonly number[];
  readonly facts: readonly PlayFact[];
  /** Somebody has marked it, or one of its facts. */
  readonly isMarked: boolean;
  /** The stated line asks for this card. */
  readonly isStated: boolean;
}

/** The fewest tricks, and a line that brings them. */
interface LeastTricks {
  readonly tricks: number;
  readonly line: readonly number[];
  /** False where the limit was reached: there may be a line that brings fewer. */
  readonly isWhole: boolean;
}

/** The search over the lines of one claim: what it has found out about an ending it keeps. */
export interface LineSearch {
  /** What the hand in turn may play. Of the claimer's side only the stated card where it is due. */
  readonly plays: (at: LineAt) => readonly OpenPlay[];
  readonly after: (at: LineAt, card: number) => LineAt & { readonly won: number };
  /** @param most so many cards are tried */
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
    const board = boardOf(ending);
    const boards = boardsOf(ending);
    // By a choice of declarer's the hand may have nothing left but what is marked: then it is open.
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
    // A card that the line names for later is not thrown away before.
    const free = groups
      .map((cards) => cards.filter((card) => !pending.has(card)))
      .filter((cards) => cards.length > 0);
    return (free.length > 0 ? free : groups).map((cards): OpenPlay => {
      const facts = playFactsOf(board, cards.at(-1) as number);
      return { cards, facts, isMarked: isOut(cards, facts), isStated: false };
    });
  }

  function after({ ending: before, next: from }: LineAt, card: number): LineAt & { readonly won: number } {
    const next = nextStated(boardOf(before), side, stated, from);
    const { ending, winner } = afterCard(before, card);
    const isStatedCard = turnIn(before) % 2 === side && stated[next] === card;
    return {
      ending,
      next: isStatedCard ? next + 1 : next,
      won: winner !== null && winner % 2 === side ? 1 : 0,
    };
  }

  /** Of the ways in which declarer may have chosen, the one that brings fewest. */
  function least(at: LineAt, most: number): LeastTricks {
    const found = boardsOf(at.ending).map((board) => leastOn(board, at, most));
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

  /** A line that brings at most so many, as far as the limit lets it be found again. */
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

  /** Declarer chooses about the lead so that the line goes on. */
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
