/**
 * Follows the statement of a claim card by card, against the play of the opponents that makes it fail soonest. What becomes impossible is
 * left out, and the rest of the statement holds (WBF Laws Committee, 2001-11-01, number 3).
 */

import { suitOfNumber } from '../../domain/numbers.ts';
import { claimBoards, countOn, mayPlay, topOn, turnOn, type ClaimBoard } from './board.ts';
import {
  afterCard,
  equalsIn,
  isOver,
  legalIn,
  statesIn,
  turnIn,
  winningPlace,
  type ClaimEnding,
} from './ending.ts';

/** Why the stated card cannot be played. */
type StatedFault =
  /** Neither hand of the claimer's side holds it. */
  | 'notHeld'
  /** An opponent has the lead. */
  | 'lostTheLead'
  /** The lead is in the other hand of the side. */
  | 'otherHandLeads'
  /** The hand must follow suit. */
  | 'mustFollow'
  /** A restriction, or a penalty card of the hand on lead, comes first. */
  | 'mayNotLead'
  /** No trick is left. */
  | 'noTrickLeft';

export interface StatedFollowed {
  /** Every card played, until the line ends or fails. */
  readonly cards: readonly number[];
  /** Tricks won by the claimer's side so far. */
  readonly won: number;
  readonly fault: {
    readonly reason: StatedFault;
    /** The index of the stated card that fails, from 0. */
    readonly step: number;
    readonly card: number;
    /** The hand that has the lead or must follow. */
    readonly seat: number;
    /** The opponents' card that took the last trick, if one did. */
    readonly by: number | null;
  } | null;
}

/** The limit of the opponents' plays that are tried: enough for any ending of eight cards. */
const MOST = 20_000;

/** The number of the next stated card: those that neither hand of the side holds any more are left out. */
export function nextStated(
  { owner }: ClaimBoard,
  side: number,
  stated: readonly number[],
  from: number,
): number {
  let next = from;
  while (next < stated.length) {
    const who = owner[stated[next] as number] as number;
    if (who === side || who === side + 2) break;
    next++;
  }
  return next;
}

/**
 * True when the stated card is to be played now: its hand is in turn and the card is legal. A winner of another suit that partner
 * can still be led to is not thrown away: who names it means to cross to it.
 */
export function isDueOn(board: ClaimBoard, card: number): boolean {
  const turn = turnOn(board);
  if (board.owner[card] !== turn || !mayPlay(board, card, turn)) return false;
  if (board.count === 0) return true;
  const suit = suitOfNumber(card);
  if (suit === suitOfNumber(board.played[0] as number) || suit === board.trump) return true;
  if (countOn(board, (turn + 2) % 4, suit) === 0) return true;
  return Math.max(topOn(board, (turn + 1) % 4, suit), topOn(board, (turn + 3) % 4, suit)) > card;
}

interface StatedSoFar {
  readonly ending: ClaimEnding;
  readonly next: number;
  readonly cards: readonly number[];
  readonly won: number;
  readonly lastLost: number | null;
}

/**
 * Follows the stated line against the replies that break it soonest; `fault` is null if it reaches its end.
 * @param side 0 for North–South, 1 for East–West
 * @param stated cards of the claimer's side in the order in which they were named
 */
export function followStated(start: ClaimEnding, side: number, stated: readonly number[]): StatedFollowed {
  let looked = 0;
  const follow = (at: StatedSoFar): StatedFollowed => {
    const { ending, next, cards, won } = at;
    const card = stated[next];
    // All stated cards have been played, and the last trick is complete.
    if (card === undefined && ending.played.length === 0) return { cards, won, fault: null };
    const states = statesIn(ending);
    // If a defender claims, declarer's choices are tried like opponents' plays.
    if (states !== null && states.length > 1 && states[0]?.declarers !== side)
      return soonestOf(states, (state) => follow({ ...at, ending: { ...ending, rules: [state] } }));
    const turn = turnIn(ending);
    const fault = card === undefined ? null : faultAt(at, card);
    if (fault !== null && card !== undefined)
      return { cards, won, fault: { reason: fault, step: next, card, seat: turn, by: at.lastLost } };
    if (turn % 2 === side) {
      const isDue = card !== undefined && claimBoards(ending).some((board) => isDueOn(board, card));
      return follow(played(at, isDue ? card : ownCard(ending, stated)));
    }
    // Of two equally good replies the lower card is named.
    const replies = equalsIn(ending, legalIn(ending))
      .map((cards) => cards.at(-1) as number)
      .toSorted((one, other) => (one % 13) - (other % 13));
    return soonestOf(replies, (reply) => follow(played(at, reply)));
  };

  const soonestOf = <Reply>(
    replies: readonly Reply[],
    followed: (reply: Reply) => StatedFollowed,
  ): StatedFollowed => {
    let soonest: StatedFollowed | null = null;
    for (const reply of replies) {
      if (soonest !== null && ++looked > MOST) break;
      const found = followed(reply);
      if (soonest === null || isSooner(found, soonest)) soonest = found;
    }
    return soonest as StatedFollowed;
  };

  const holdsFor = ({ hands }: ClaimEnding, card: number): boolean =>
    [side, side + 2].some((seat) => hands[seat]?.includes(card) === true);

  const faultAt = ({ ending, cards }: StatedSoFar, card: number): StatedFault | null => {
    if (!holdsFor(ending, card)) return 'notHeld';
    if (isOver(ending)) return 'noTrickLeft';
    const turn = turnIn(ending);
    const isHeld = ending.hands[turn]?.includes(card) === true;
    if (ending.played.length === 0) {
      // If an opponent leads first after the claim, the claimer has not lost the lead.
      if (turn % 2 !== side) return cards.length === 0 ? null : 'lostTheLead';
      if (!isHeld) return 'otherHandLeads';
      return legalIn(ending).includes(card) ? null : 'mayNotLead';
    }
    // If the stated card is a trump and the hand that follows has the suit led, it is no ruff but comes later.
    return turn % 2 === side &&
      isHeld &&
      suitOfNumber(card) === ending.trump &&
      !legalIn(ending).includes(card) &&
      suitOfNumber(ending.played[0] as number) !== ending.trump
      ? 'mustFollow'
      : null;
  };

  const played = ({ ending, next, cards, won, lastLost }: StatedSoFar, one: number): StatedSoFar => {
    const after = afterCard(ending, one);
    const { winner } = after;
    const trick = [...ending.played, one];
    const best = winner === null ? null : (trick[winningPlace(trick, ending.trump)] as number);
    return {
      ending: after.ending,
      next: one === stated[next] ? next + 1 : next,
      cards: [...cards, one],
      won: won + (winner !== null && winner % 2 === side ? 1 : 0),
      lastLost: winner === null ? lastLost : winner % 2 === side ? null : best,
    };
  };

  return follow({ ending: start, next: 0, cards: [], won: 0, lastLost: null });
}

/** A fault comes before none, an earlier step before a later one, then fewer tricks before more. */
function isSooner(one: StatedFollowed, other: StatedFollowed): boolean {
  const [first, second] = [one.fault?.step ?? Infinity, other.fault?.step ?? Infinity];
  if (first !== second) return first < second;
  return one.won < other.won;
}

/** The card that the statement does not name: the lowest of the suit led, otherwise the lowest that is no trump and is not needed later. */
function ownCard(ending: ClaimEnding, stated: readonly number[]): number {
  const legal = legalIn(ending);
  const lowest = (cards: readonly number[]): number | undefined =>
    cards.toSorted((one, other) => (one % 13) - (other % 13))[0];
  const spare = legal.filter((card) => !stated.includes(card));
  return (
    lowest(spare.filter((card) => suitOfNumber(card) !== ending.trump)) ??
    lowest(spare) ??
    (lowest(legal) as number)
  );
}
