/**
 * Whether the claimer's side can end with at most a given number of tricks on an open line. A transposition table with partition search:
 * see `matters.ts`.
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
   * True when some line brings at most that many tricks; null if the limit was reached first.
   * @param from the number of stated cards that have been played
   */
  readonly isPossible: (board: ClaimBoard, from: number, tricks: number) => boolean | null;
  /** Sets the number of cards that may still be tried. */
  readonly limitTo: (most: number) => void;
}

/**
 * A search that asks whether a line brings at most a number of tricks. {@link PossibleLines.limitTo} must be called first.
 * @param hasFacts cards are marked by what is true of them
 */
export function possibleLines(
  side: number,
  stated: readonly number[],
  hasFacts: boolean,
  { candidates, open, hasMarkedFact, hasMarkedCards }: OpenCards,
): PossibleLines {
  const known = knownEndings();
  /** By the number of cards in the hands: the ranks on which the last answer rests. */
  const restsOn = Array.from({ length: 53 }, noRanks);
  /** By the number of stated cards played: the suits of the others. In these suits each card counts by itself, so the key has them whole. */
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

  /** Tries each choice of declarer's about the lead. */
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

    /** Undefined if every card is marked. */
    function tried(cards: readonly number[], isMarkAsked: boolean): boolean | null | undefined {
      const behind = restsOn[heldOn(board) - 1] as Ranks;
      const asked = noRanks();
      /** For each suit: cards of the hand below this rank fail like one that was tried. */
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
          // All cards were marked, so the answer rests on the marks, too.
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

  /** True when the result depends on more than ranks: on penalty cards, restrictions, or marks on single cards. */
  function isExact(board: ClaimBoard): boolean {
    return board.state !== null || hasMarkedCards(board);
  }

  const limitTo = (most: number): void => {
    left = most;
  };
  return { isPossible, limitTo };
}

/** Each trump of the longer hand wins a trick unless one of the opponents' trumps falls on it: a lower bound that holds for every line. */
function trumpTricks(board: ClaimBoard, side: number): number {
  const { trump } = board;
  if (trump < 0) return 0;
  const own = Math.max(countOn(board, side, trump), countOn(board, side + 2, trump));
  return own - countOn(board, 1 - side, trump) - countOn(board, 3 - side, trump);
}

/** The rank of the winning card matters if another card of its suit was in the trick. */
function compareWinner(ranks: Ranks, { lying, card, leader, winner }: CardTaken): void {
  const trick = [lying[0], lying[1], lying[2], card];
  const best = trick[(winner - leader + 4) % 4] as number;
  const suit = suitOfNumber(best);
  if (trick.some((one) => one !== best && suitOfNumber(one) === suit))
    ranks[suit] = Math.min(ranks[suit] as number, best % 13);
}

/** One card was tried for a group of equal cards. If its rank matters, it also matters that the group is consecutive. */
function wholeGroup(ranks: Ranks, board: ClaimBoard, card: number): void {
  const suit = suitOfNumber(card);
  const lowest = ranks[suit] as number;
  if (lowest > card % 13 && lowest <= topOfGroup(board, card) % 13) ranks[suit] = card % 13;
}
