/**
 * The fewest tricks the claimer's side can take from an ending when nobody at all plays for it: over every line that the stated one leaves
 * open and that nobody has marked as not normal. Exact, unless more cards would have to be tried than the limit allows.
 */

import {
  boardKey,
  boardOf,
  boardsOf,
  choicesOn,
  playOn,
  takeBack,
  turnOn,
  type ClaimBoard,
} from './board.ts';
import { afterCard, cardsKey, equalsIn, legalIn, tricksLeft, turnIn, type ClaimEnding } from './ending.ts';
import { playFactsOf, type PlayFact } from './playFacts.ts';
import { choicesFor } from './rules.ts';
import { isDueOn, nextStated } from './stated.ts';

/** What people have found not to be normal. */
export interface NotNormal {
  /** Every card of the claimer's side of which this is true. */
  readonly facts: ReadonlySet<PlayFact>;
  /** One card in one ending, of either side: {@link markOf}. */
  readonly cards: ReadonlySet<string>;
}

/** A card in an ending, by which it is marked; the same in every line that leads there, whatever declarer has chosen on the way. */
export function markOf(ending: ClaimEnding, card: number): string {
  return `${cardsKey(ending)} ${card}`;
}

/** The card of a mark, and how many cards the hands hold in its ending. */
function placeOf(mark: string): { readonly card: number; readonly cards: number } {
  const [ending = '', card = ''] = mark.split(' ');
  return { card: Number(card), cards: ending.replaceAll(/[^NESW]/g, '').length };
}

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

/** @param side of the claimer: 0 for North–South, 1 for East–West */
export function searchLines(side: number, stated: readonly number[], notNormal: NotNormal): LineSearch {
  /** By key, the fewest and the most that the fewest tricks can be. */
  const known = new Map<string, { low: number; high: number }>();
  /** Of each marked card, in how large an ending it is: only there a mark is looked up. */
  const markedAt = [...notNormal.cards].map(placeOf);
  let left = 0;

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

  function isMarked(ending: ClaimEnding, cards: readonly number[], facts: readonly PlayFact[]): boolean {
    return (
      facts.some((fact) => notNormal.facts.has(fact)) ||
      (notNormal.cards.size > 0 && cards.some((card) => notNormal.cards.has(markOf(ending, card))))
    );
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

  /** What may be played; where everything is marked, everything stays open: somebody must play a card. */
  function open(board: ClaimBoard, next: number): readonly number[] {
    const isApart = (card: number): boolean => stated.includes(card) && stated.indexOf(card) >= next;
    const ofSide = turnOn(board) % 2 === side;
    const due = stated[next];
    if (ofSide && due !== undefined && isDueOn(board, due)) return [due];
    const choices = choicesOn(board, isApart);
    const free = ofSide && next < stated.length ? choices.filter((card) => !isApart(card)) : choices;
    const all = free.length > 0 ? free : choices;
    // The side's low cards and the opponents' high ones first: so lines that bring few are found soon.
    all.sort((one, other) => (ofSide ? 1 : -1) * ((one % 13) - (other % 13)));
    const hasFacts = ofSide && notNormal.facts.size > 0;
    const hasCards = markedAt.some(
      ({ cards, card }) => cards === heldOn(board) && board.owner[card] === turnOn(board),
    );
    if (!hasFacts && !hasCards) return all;
    const ending = hasCards ? endingOf(board) : null;
    const normal = all.filter((card) => {
      const facts = hasFacts ? playFactsOf(board, card) : [];
      if (facts.some((fact) => notNormal.facts.has(fact))) return false;
      if (ending === null) return true;
      const group = equalsIn(ending, legalIn(ending)).find((cards) => cards.includes(card)) ?? [card];
      return !isMarked(ending, group, facts);
    });
    return normal.length > 0 ? normal : all;
  }

  /** Whether some line brings at most so many; null where the limit was reached first. */
  function isPossible(board: ClaimBoard, from: number, tricks: number): boolean | null {
    if (tricks < 0) return false;
    if (tricks >= board.left) return true;
    const next = from >= stated.length ? from : nextStated(board, side, stated, from);
    const atTrick = board.count === 0;
    const key = atTrick
      ? `${next} ${boardKey(board, (card) => next < stated.length && stated.indexOf(card) >= next)}`
      : '';
    const found = atTrick ? known.get(key) : undefined;
    if (found !== undefined && tricks >= found.high) return true;
    if (found !== undefined && tricks < found.low) return false;
    const { state } = board;
    const choices = atTrick && state !== null ? choicesFor(state, board.leader) : null;
    let answer: boolean | null = false;
    for (const choice of choices ?? []) {
      board.state = choice;
      const one = isPossible(board, next, tricks);
      if (one !== false) answer = one;
      if (one === true) break;
    }
    board.state = state;
    for (const card of choices === null ? open(board, next) : []) {
      if (--left < 0) return null;
      const ofSide = turnOn(board) % 2 === side;
      const taken = playOn(board, card);
      const won = taken.winner >= 0 && taken.winner % 2 === side ? 1 : 0;
      const one = isPossible(board, ofSide && stated[next] === card ? next + 1 : next, tricks - won);
      takeBack(board, taken);
      if (one === true) {
        answer = true;
        break;
      }
      if (one === null) answer = null;
    }
    if (atTrick && answer !== null) {
      const { low, high } = known.get(key) ?? { low: 0, high: board.left };
      known.set(
        key,
        answer ? { low, high: Math.min(high, tricks) } : { low: Math.max(low, tricks + 1), high },
      );
    }
    return answer;
  }

  /** Of the ways in which declarer may have chosen, the one that brings fewest. */
  function least(at: LineAt, most: number): LeastTricks {
    const found = boardsOf(at.ending).map((board) => leastOn(board, at, most));
    const tricks = Math.min(...found.map((one) => one.tricks));
    const { line } = found.find((one) => one.tricks === tricks) as LeastTricks;
    return { tricks, line, isWhole: found.every(({ isWhole }) => isWhole) };
  }

  function leastOn(board: ClaimBoard, at: LineAt, most: number): LeastTricks {
    left = most;
    let tricks = tricksLeft(at.ending);
    let isWhole = true;
    for (let fewer = tricks - 1; fewer >= 0; fewer--) {
      const answer = isPossible(board, at.next, fewer);
      if (answer === true) tricks = fewer;
      if (answer === null) isWhole = false;
      if (answer !== true) break;
    }
    left = most;
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

/** Cards in the four hands. */
function heldOn({ left, count }: ClaimBoard): number {
  return left * 4 - count;
}

/** Only where single cards are marked, which is told by their ending. */
function endingOf(board: ClaimBoard): ClaimEnding {
  const hands: number[][] = [[], [], [], []];
  for (let card = 51; card >= 0; card--) hands[board.owner[card] as number]?.push(card);
  return {
    hands,
    trump: board.trump,
    leader: board.leader,
    played: Array.from(board.played.subarray(0, board.count)),
    rules: board.state === null ? null : [board.state],
  };
}
