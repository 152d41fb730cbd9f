/**
 * The tricks that a play brings if nobody errs afterwards, where penalty cards lie: the double-dummy solver does not know declarer's
 * choices about them. Declarer chooses what is best for his side, whoever claims. Exact, unless the search reaches its limit of cards.
 */

import {
  boardKey,
  claimBoards,
  choicesOn,
  isNamedOn,
  playOn,
  takeBack,
  turnOn,
  type ClaimBoard,
} from './board.ts';
import { afterCard, tricksLeft, type ClaimEnding } from './ending.ts';
import { choicesFor, type InForce } from './rules.ts';

const NONE_APART = (): boolean => false;

/**
 * All tricks of the side after this card with best play by all; null if the search reached its limit.
 * @param side 0 for North–South, 1 for East–West
 */
export function bestBehind(ending: ClaimEnding, side: number, card: number, most: number): number | null {
  const { ending: after, winner } = afterCard(ending, card);
  const won = winner !== null && winner % 2 === side ? 1 : 0;
  const boards = claimBoards(after);
  const isDeclarers = boards[0]?.state?.declarers === side;
  const known = new Map<string, { low: number; high: number }>();
  let left = most;

  /** True when the side can take that many tricks against any play of the others; null if the limit was reached first. */
  function canTake(board: ClaimBoard, tricks: number): boolean | null {
    if (tricks <= 0) return true;
    if (tricks > board.left) return false;
    // A key tells boards apart only between two tricks.
    if (board.count > 0) return afterChoice(board, tricks);
    const key = boardKey(board, NONE_APART);
    const { low, high } = known.get(key) ?? { low: 0, high: board.left };
    if (tricks <= low) return true;
    if (tricks > high) return false;
    const answer = afterChoice(board, tricks);
    if (answer !== null) known.set(key, answer ? { low: tricks, high } : { low, high: tricks - 1 });
    return answer;
  }

  function afterChoice(board: ClaimBoard, tricks: number): boolean | null {
    const { state, leader, count } = board;
    const choices = state === null || count > 0 ? null : choicesFor(state, leader);
    if (choices === null) return played(board, tricks);
    const answers = choices.values();
    const answer = settled(state?.declarers === side, () => {
      const next = answers.next();
      if (next.done === true) return undefined;
      board.state = next.value;
      return played(board, tricks);
    });
    board.state = state;
    return answer;
  }

  function played(board: ClaimBoard, tricks: number): boolean | null {
    const cards = choicesOn(board, NONE_APART).toReversed().values();
    return settled(chooserOn(board) === side, () => {
      const next = cards.next();
      if (next.done === true) return undefined;
      if (--left < 0) return null;
      const taken = playOn(board, next.value);
      const more = taken.winner >= 0 && taken.winner % 2 === side ? 1 : 0;
      const answer = canTake(board, tricks - more);
      takeBack(board, taken);
      return answer;
    });
  }

  /** The most tricks that the side can take from this board. */
  function mostOn(board: ClaimBoard): number | null {
    let tricks = 0;
    while (tricks < board.left) {
      const answer = canTake(board, tricks + 1);
      if (answer === null) return null;
      if (!answer) break;
      tricks++;
    }
    return tricks;
  }

  if (tricksLeft(after) === 0) return won;
  const found = boards.map(mostOn);
  if (found.some((tricks) => tricks === null)) return null;
  const tricks = found as readonly number[];
  return won + (isDeclarers ? Math.max(...tricks) : Math.min(...tricks));
}

/** If the side chooses, true when one answer is true; if the others choose, true when all are. Null if answers that are null decide it. */
function settled(isOwn: boolean, next: () => boolean | null | undefined): boolean | null {
  let isOpen = false;
  for (let answer = next(); answer !== undefined; answer = next()) {
    if (answer === isOwn) return isOwn;
    if (answer === null) isOpen = true;
  }
  return isOpen ? null : !isOwn;
}

/** The side that decides which card is played: the side in turn, or declarer's if a defender has several penalty cards to play (51A). */
function chooserOn(board: ClaimBoard): number {
  return isNamedOn(board) ? (board.state as InForce).declarers : turnOn(board) % 2;
}
