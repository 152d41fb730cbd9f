/**
 * A trick in doubt: its leader led out of turn, or a card of it was not in the hand that is said to have played it. Then nobody knows for
 * certain who had to follow and who won, and nobody is accused because of it.
 */

import { beats, suitOfNumber } from '../domain/numbers.ts';

/** Seats and cards by number; hands as they are after the trick. */
export interface TrickInDoubt {
  /** The card of each seat, -1 for a seat without one. */
  readonly cards: readonly number[];
  /** True for a seat whose card it can't have played. */
  readonly strange: readonly boolean[];
  readonly leader: number;
  readonly trump: number;
  /** True when this hand may have held a card of the suit (clubs 0) beside the one it played. */
  readonly mayHold: (seat: number, suit: number) => boolean;
}

export interface Doubt {
  /** With another leader, or another card led, everybody would have followed suit. */
  readonly explained: boolean;
  /** For each seat whether it may have won the trick. */
  readonly winners: readonly boolean[];
}

const ANY = [true, true, true, true] as const;

/** The possible winners of a trick in doubt. */
export function doubtOf(trick: TrickInDoubt): Doubt {
  if (trick.strange[trick.leader] === true) return { explained: true, winners: ANY };
  const winners = [...trick.strange];
  winners[winnerLedBy(trick, trick.leader)] = true;
  let explained = false;
  for (let leader = 0; leader < 4; leader++) {
    if (leader === trick.leader || trick.strange[leader] === true || !allFollow(trick, leader)) continue;
    explained = true;
    winners[winnerLedBy(trick, leader)] = true;
  }
  return { explained, winners };
}

function allFollow({ cards, strange, mayHold }: TrickInDoubt, leader: number): boolean {
  const led = cards[leader] as number;
  if (led === -1) return false;
  const suit = suitOfNumber(led);
  return cards.every(
    (card, seat) =>
      card === -1 || strange[seat] === true || suitOfNumber(card) === suit || !mayHold(seat, suit),
  );
}

function winnerLedBy({ cards, strange, trump }: TrickInDoubt, leader: number): number {
  let winner = leader;
  for (let step = 1; step < 4; step++) {
    const seat = (leader + step) % 4;
    const card = cards[seat] as number;
    if (card !== -1 && strange[seat] !== true && beats(card, cards[winner] as number, trump)) winner = seat;
  }
  return winner;
}
