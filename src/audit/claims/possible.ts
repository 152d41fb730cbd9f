/**
 * Whether the claimer's side can come to so few tricks on a line that is open. What is found out of an ending holds for each other one in which the
 * ranks that mattered lie alike: see `matters.ts`.
 */

import { suitOfNumber } from '../../domain/numbers.ts';
import {
  boardKey,
  countOn,
  playOn,
  takeBack,
  topOfGroup,
  turnOn,
  type CardTaken,
  type ClaimBoard,
} from './board.ts';
import { endingKey, knownEndings, lower, noRanks, NOTHING, type EndingKey, type Ranks } from './matters.ts';
import { heldOn, type OpenCards } from './open.ts';
import { choicesFor, type InForce } from './rules.ts';
import { nextStated } from './stated.ts';

export interface PossibleLines {
  /**
   * Whether some line brings at most so many; null where the limit was reached first.
   * @param from how many of the stated cards are behind
   */
  readonly isPossible: (board: ClaimBoard, from: number, tricks: number) => boolean | null;
  /** So many cards are tried from now on. */
  readonly limitTo: (most: number) => void;
}

/**
 * A search that asks whether a line brings at most so many tricks. It knows nothing yet, and {@link PossibleLines.limitTo} must be
 * called first.
 * @param hasFacts cards are marked by what is true of them
 */
export function possibleLines(
  side: number,
  stated: readonly number[],
  hasFacts: boolean,
  { candidates, open, hasMarkedFact, hasMarkedCards }: OpenCards,
): PossibleLines {
  const known = knownEndings();
  /** By the number of cards in the hands, what the last answer rests on. */
  const restsOn = Array.from({ length: 53 }, noRanks);
  /** The suits of the stated cards from each on: there it is the card that matters, whatever its rank, and the key has them whole. */
  const named = [...stated, -1].map((_card, from) => new Set(stated.slice(from).map(suitOfNumber)));
  let left = 0;

  function isPossible(board: ClaimBoard, from: number, tricks: number): boolean | null {
    const ranks = restsOn[heldOn(board)] as Ranks;
    ranks.fill(NOTHING);
    if (tricks < 0) return false;
    if (tricks >= board.left) return true;
    if (board.count === 0 && tricks < trumpTricks(board, side)) return false;
    const next = from >= stated.length ? from : nextStated(board, side, stated, from);
    const at = board.count === 0 ? keyOn(board, next) : null;
    const found = at === null ? null : known.find(at, tricks, ranks);
    if (found !== null) return found;
    const choices = at === null || board.state === null ? null : choicesFor(board.state, board.leader);
    const answer =
      choices === null ? played(board, next, tricks, ranks) : chosen(board, choices, next, tricks);
    if (isExact(board)) ranks.fill(0);
    if (at !== null && answer !== null) known.keep(at, tricks, answer, ranks);
    return answer;
  }

  /** Declarer chooses about the lead first. */
  function chosen(
    board: ClaimBoard,
    choices: readonly InForce[],
    next: number,
    tricks: number,
  ): boolean | null {
    const { state } = board;
    let answer: boolean | null = false;
    for (const choice of choices) {
      board.state = choice;
      const one = isPossible(board, next, tricks);
      if (one !== false) answer = one;
      if (one === true) break;
    }
    board.state = state;
    return answer;
  }

  function played(board: ClaimBoard, next: number, tricks: number, ranks: Ranks): boolean | null {
    const turn = turnOn(board);
    const isAlone = isExact(board);
    const all = isAlone ? open(board, next) : candidates(board, next);
    const isAsked = !isAlone && hasFacts && turn % 2 === side && all[0] !== stated[next];
    const normal = tried(all, isAsked);
    return normal === undefined ? (tried(all, false) as boolean | null) : normal;

    /** Undefined where each card is marked. */
    function tried(cards: readonly number[], isMarkAsked: boolean): boolean | null | undefined {
      const behind = restsOn[heldOn(board) - 1] as Ranks;
      const asked = noRanks();
      /** Of each suit, cards of the hand below that rank have brought nothing. */
      const inVain = new Int8Array(4);
      let answer: boolean | null | undefined;
      for (const card of cards) {
        const suit = suitOfNumber(card);
        if (card % 13 < (inVain[suit] as number)) continue;
        asked.fill(NOTHING);
        if (isMarkAsked) {
          board.compared.fill(NOTHING);
          const isMarked = hasMarkedFact(board, card);
          asked.set(board.compared);
          if (isMarked) {
            lower(ranks, asked);
            continue;
          }
        }
        if (--left < 0) return null;
        const taken = playOn(board, card);
        const won = taken.winner >= 0 && taken.winner % 2 === side ? 1 : 0;
        const then = turn % 2 === side && stated[next] === card ? next + 1 : next;
        const one = isPossible(board, then, tricks - won);
        takeBack(board, taken);
        lower(behind, asked);
        if (taken.winner >= 0) compareWinner(behind, taken);
        if (one === true) {
          // Where each card was marked, it rests on that, too.
          if (isMarkAsked || !isAsked) ranks.set(behind);
          else lower(ranks, behind);
          return true;
        }
        answer = one === null || answer === null ? null : false;
        lower(ranks, behind);
        if (!isAlone && named[next]?.has(suit) !== true && card % 13 < (behind[suit] as number))
          inVain[suit] = Math.max(inVain[suit] as number, behind[suit] as number);
      }
      for (const card of cards) wholeGroup(ranks, board, card);
      return answer;
    }
  }

  function keyOn(board: ClaimBoard, next: number): EndingKey {
    const isNamed = (card: number): boolean => next < stated.length && stated.indexOf(card) >= next;
    if (isExact(board)) return { key: `${next} ${boardKey(board, isNamed)}`, owners: [], ranks: [] };
    const suits = [...(named[next] ?? [])].map((suit) => {
      let whose = '';
      for (let card = suit * 13; card < suit * 13 + 13; card++)
        if ((board.owner[card] as number) < 4) whose += isNamed(card) ? `<${card}>` : board.owner[card];
      return whose;
    });
    return endingKey(board, `${next} ${suits.join('.')}`);
  }

  /** Penalty cards, restrictions and marks on single cards do not show in ranks. */
  function isExact(board: ClaimBoard): boolean {
    return board.state !== null || hasMarkedCards(board);
  }

  const limitTo = (most: number): void => {
    left = most;
  };
  return { isPossible, limitTo };
}

/** Each trump of a hand wins its trick for the side unless a trump of the opponents falls on it: so many tricks are sure, whatever is played. */
function trumpTricks(board: ClaimBoard, side: number): number {
  const { trump } = board;
  if (trump < 0) return 0;
  const own = Math.max(countOn(board, side, trump), countOn(board, side + 2, trump));
  return own - countOn(board, 1 - side, trump) - countOn(board, 3 - side, trump);
}

/** The card that won a trick matters where another of its suit lay there. */
function compareWinner(ranks: Ranks, { lying, card, leader, winner }: CardTaken): void {
  const trick = [lying[0], lying[1], lying[2], card];
  const best = trick[(winner - leader + 4) % 4] as number;
  const suit = suitOfNumber(best);
  if (trick.some((one) => one !== best && suitOfNumber(one) === suit))
    ranks[suit] = Math.min(ranks[suit] as number, best % 13);
}

/** One card was tried for all that are worth the same: if one of them matters, that they are next to each other does, too. */
function wholeGroup(ranks: Ranks, board: ClaimBoard, card: number): void {
  const suit = suitOfNumber(card);
  const lowest = ranks[suit] as number;
  if (lowest > card % 13 && lowest <= topOfGroup(board, card) % 13) ranks[suit] = card % 13;
}
