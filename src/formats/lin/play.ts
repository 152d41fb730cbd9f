/** Converts cards in order of time to facts with seats. LIN names no seats; they follow from the rotation and the hands. */

import type { Contract } from '../../domain/contract.ts';
import { beats, cardNumber, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import type { Seat } from '../../domain/seat.ts';
import type { CardPlayed, Fact, UnknownPlayed } from '../../events/event.ts';
import type { HandsReader } from '../hands.ts';
import { leadersBehind, type GappedPlay, type SeatedCards } from '../leaders.ts';
import { missingPlayOf, playOf } from '../played.ts';
import { UNREAD_CARD, type BoardCard } from './board.ts';

export interface SeatedPlay {
  readonly events: Fact[];
  readonly lines: number[];
  /** The number of complete tricks, and of those that declarer's side won. */
  readonly tricks: number;
  readonly won: number;
  /** The hand of the opening lead could not be found. */
  readonly leaderUnknown: boolean;
  /** The number of cards before the first that could not be read, if play goes on after it; otherwise null. */
  readonly cardsBeforeGap: number | null;
}

/**
 * A card of the hand in turn is that hand's. A card of another hand that has none in this trick yet is taken as that hand's,
 * out of turn, and play goes on from there, unless the rest of the trick shows that the hand in turn played and only the
 * card is wrong. Anything else (repeated, in nobody's hand) stays with the hand in turn, where it shows as a card not held.
 * A card that could not be read becomes one that nobody remembers, if play goes on after it. Whoever holds the next lead won its trick.
 */
export function seatPlay(
  cards: readonly BoardCard[],
  hands: HandsReader,
  contract: Contract | null,
  declarer: Seat | null,
): SeatedPlay {
  const trump = trumpNumber(contract);
  const side = declarer === null ? -1 : seatNumber(declarer) % 2;
  const events: Fact[] = [];
  const lines: number[] = [];
  const used = new Uint8Array(52);
  let leaderUnknown = false;
  let turn = declarer === null ? -1 : (seatNumber(declarer) + 1) % 4;
  let inTrick: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  let count = 0;
  let winner = -1;
  let best = -1;
  let tricks = 0;
  let won = 0;
  /** A card of this trick could not be read. */
  let isUnread = false;
  /** The winner of the trick before is only a guess. */
  let isGuess = false;
  /** The leader of each trick from the first with an unread card on; null before that. */
  let leaders: readonly number[] | null = null;
  let cardsBeforeGap: number | null = null;
  const end = cards.findLastIndex(({ card }) => card !== UNREAD_CARD) + 1;
  for (let index = 0; index < end; index++) {
    const { card, line, note } = cards[index] as BoardCard;
    const owner = used[card] === 1 ? -1 : ownerOf(card, hands);
    if (turn === -1) {
      leaderUnknown = owner === -1;
      turn = Math.max(owner, 0);
    }
    if (isGuess) {
      isGuess = false;
      turn = leaders?.[events.length / 4] ?? turn;
      tricks++;
      if (turn % 2 === side) won++;
    }
    let seat = turn;
    if (owner !== -1 && owner !== turn && !inTrick[owner]) {
      const rest = cards.slice(index + 1, index + 4 - count);
      const asOwner = fitting(rest, hands, inTrick, owner);
      seat = fitting(rest, hands, inTrick, turn) > asOwner ? turn : owner;
    }
    if (card === UNREAD_CARD) {
      isUnread = true;
      cardsBeforeGap ??= events.length;
      events.push(missingPlayOf(seat));
    } else {
      used[card] = 1;
      events.push(playOf(seat, card, note));
      if (best === -1 || beats(card, best, trump)) {
        winner = seat;
        best = card;
      }
    }
    lines.push(line);
    inTrick[seat] = true;
    count++;
    if (count === 4) {
      if (isUnread && leaders === null)
        leaders = leadersBehind(gappedPlay(events, cards.slice(0, end), hands, trump));
      if (!isUnread) {
        tricks++;
        if (winner % 2 === side) won++;
      }
      isGuess = isUnread;
      inTrick = [false, false, false, false];
      count = 0;
      best = -1;
      turn = winner;
      isUnread = false;
      continue;
    }
    turn = nextWithout(inTrick, seat);
  }
  return { events, lines, tricks, won, leaderUnknown, cardsBeforeGap };
}

type InTrick = readonly [boolean, boolean, boolean, boolean];

/** The seat of the hand that was dealt the card; -1 for none. */
function ownerOf(card: number, hands: HandsReader): number {
  return card === UNREAD_CARD ? -1 : hands.ownerOf(card);
}

/** The play from the last of these full tricks on, which lacks a card. */
function gappedPlay(
  events: readonly Fact[],
  cards: readonly BoardCard[],
  hands: HandsReader,
  trump: number,
): GappedPlay {
  const rows: number[][] = [];
  for (const [index, event] of (events as readonly (CardPlayed | UnknownPlayed)[]).entries()) {
    if (index % 4 === 0) rows.push([-1, -1, -1, -1]);
    if (event.card !== undefined) (rows.at(-1) as number[])[seatNumber(event.seat)] = cardNumber(event.card);
  }
  const known = rows.length;
  for (let index = events.length; index < cards.length; index += 4) {
    const row = [-1, -1, -1, -1];
    for (const { card } of cards.slice(index, index + 4)) {
      const owner = ownerOf(card, hands);
      if (owner !== -1) row[owner] = card;
    }
    rows.push(row);
  }
  const ledBy = (row: number, leader: number): SeatedCards => {
    if (row < known) return rows[row] as SeatedCards;
    return [0, 1, 2, 3].map((seat) => {
      const card = cards[row * 4 + ((seat - leader + 4) % 4)]?.card ?? UNREAD_CARD;
      return card === UNREAD_CARD ? -1 : card;
    });
  };
  const misfits = (row: number, leader: number): number =>
    ledBy(row, leader).filter((card, seat) => card !== -1 && !hands.mayHold(seat, card)).length;
  return {
    rows,
    first: known - 1,
    leader: seatNumber((events.at(-4) as CardPlayed).seat),
    mayLead: (row, seat) => [0, 1, 2, 3].every((other) => misfits(row, seat) <= misfits(row, other)),
    ledBy,
    lacks: (row, leader, seat) => row * 4 + ((seat - leader + 4) % 4) < cards.length,
    trump,
    hands,
  };
}

/** The next hand clockwise without a card in the trick. */
function nextWithout(inTrick: InTrick, seat: number): number {
  let next = (seat + 1) % 4;
  while (inTrick[next] && next !== seat) next = (next + 1) % 4;
  return next;
}

/** How many of the next cards are in hands without a card in the trick, after `seat` has played. */
function fitting(rest: readonly BoardCard[], hands: HandsReader, inTrick: InTrick, seat: number): number {
  const filled: [boolean, boolean, boolean, boolean] = [...inTrick];
  filled[seat] = true;
  let count = 0;
  for (const { card } of rest) {
    const owner = ownerOf(card, hands);
    if (owner === -1 || filled[owner]) continue;
    filled[owner] = true;
    count++;
  }
  return count;
}
