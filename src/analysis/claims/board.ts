/** An ending that a search plays on and takes back, card by card: who holds each of the 52 cards. Nothing is made anew for a card. */

import { beats, suitOfNumber } from '../../domain/numbers.ts';
import type { ClaimEnding } from './ending.ts';

/** In the trick in progress; gone. */
const LIES = 4;
const GONE = 5;

export interface ClaimBoard {
  /** By card: the seat that holds it, {@link LIES} or {@link GONE}. */
  readonly owner: Int8Array;
  /** Cards in each hand, by seat times four plus suit. */
  readonly lengths: Int8Array;
  readonly trump: number;
  readonly rules: ClaimEnding['rules'];
  leader: number;
  /** The trick in progress: how many cards, and which. */
  count: number;
  readonly played: Int8Array;
  /** Tricks left, the one in progress included. */
  left: number;
  /** The lead restriction is over. */
  leadOver: boolean;
}

export function boardOf({ hands, trump, leader, played, rules }: ClaimEnding): ClaimBoard {
  const owner = new Int8Array(52).fill(GONE);
  const lengths = new Int8Array(16);
  for (const [seat, hand] of hands.entries())
    for (const card of hand) {
      owner[card] = seat;
      const at = seat * 4 + suitOfNumber(card);
      lengths[at] = (lengths[at] as number) + 1;
    }
  const lying = new Int8Array(4);
  for (const [place, card] of played.entries()) {
    lying[place] = card;
    owner[card] = LIES;
  }
  return {
    owner,
    lengths,
    trump,
    rules,
    leader,
    count: played.length,
    played: lying,
    left: (hands[leader] as readonly number[]).length + (played.length > 0 ? 1 : 0),
    leadOver: rules?.lead?.isOver === true,
  };
}

export const turnOn = ({ leader, count }: ClaimBoard): number => (leader + count) % 4;

/** What is needed to take a card back. */
export interface CardTaken {
  readonly card: number;
  readonly seat: number;
  readonly leader: number;
  readonly count: number;
  readonly leadOver: boolean;
  readonly lying: readonly [number, number, number, number];
  /** Who won the trick, if it was the fourth card; -1 otherwise. */
  readonly winner: number;
}

export function playOn(board: ClaimBoard, card: number): CardTaken {
  const { owner, lengths, leader, count, leadOver, played } = board;
  const seat = turnOn(board);
  const lying = [played[0], played[1], played[2], played[3]] as [number, number, number, number];
  const at = seat * 4 + suitOfNumber(card);
  lengths[at] = (lengths[at] as number) - 1;
  owner[card] = LIES;
  played[count] = card;
  let winner = -1;
  if (count < 3) board.count = count + 1;
  else {
    winner = (leader + bestPlace(board, 4)) % 4;
    for (const one of played) owner[one] = GONE;
    const lead = board.rules?.lead;
    if (lead?.seat === leader && (winner !== leader || !lead.lasts)) board.leadOver = true;
    board.leader = winner;
    board.count = 0;
    board.left -= 1;
  }
  return { card, seat, leader, count, leadOver, lying, winner };
}

export function takeBack(board: ClaimBoard, taken: CardTaken): void {
  const { owner, lengths, played } = board;
  const { card, seat, leader, count, leadOver, lying, winner } = taken;
  if (winner >= 0) {
    for (const one of played) owner[one] = LIES;
    board.left += 1;
  }
  owner[card] = seat;
  const at = seat * 4 + suitOfNumber(card);
  lengths[at] = (lengths[at] as number) + 1;
  played.set(lying);
  board.leader = leader;
  board.count = count;
  board.leadOver = leadOver;
}

/** The place of the card that wins among the first so many. */
export function bestPlace({ played, trump }: ClaimBoard, count: number): number {
  let best = 0;
  for (let place = 1; place < count; place++)
    if (beats(played[place] as number, played[best] as number, trump)) best = place;
  return best;
}

export function countOn({ lengths }: ClaimBoard, seat: number, suit: number): number {
  return lengths[seat * 4 + suit] as number;
}

/** The highest card of a suit in a hand; -1 for none. */
export function topOn({ owner }: ClaimBoard, seat: number, suit: number): number {
  for (let card = suit * 13 + 12; card >= suit * 13; card--) if (owner[card] === seat) return card;
  return -1;
}

/** Whether the hand in turn may play the card it holds: as `legalIn` has it. */
export function mayPlay(board: ClaimBoard, card: number, turn: number): boolean {
  const { rules, count, played } = board;
  const suit = suitOfNumber(card);
  if (count > 0) {
    const led = suitOfNumber(played[0] as number);
    if (suit !== led && countOn(board, turn, led) > 0) return false;
  }
  const lead = rules?.lead;
  if (count === 0 && lead?.seat === turn && !board.leadOver) {
    const allows = (one: number): boolean => Math.floor(lead.suits / 2 ** one) % 2 === 1;
    if (!allows(suit) && [0, 1, 2, 3].some((one) => allows(one) && countOn(board, turn, one) > 0))
      return false;
  }
  const penalty = rules?.penalty;
  if (penalty?.seat !== turn || penalty.card === card || board.owner[penalty.card] !== turn) return true;
  return !mayPlay(
    { ...board, rules: rules?.lead === undefined ? null : { lead: rules.lead } },
    penalty.card,
    turn,
  );
}

/**
 * Of the cards the hand in turn may play one of each group that is worth the same, the lowest of it; `isApart`: the card counts as itself.
 * Clubs first, each suit from the bottom.
 */
export function choicesOn(board: ClaimBoard, isApart: (card: number) => boolean): number[] {
  const { owner, count, played } = board;
  const turn = turnOn(board);
  const led = count === 0 ? -1 : suitOfNumber(played[0] as number);
  const only = led >= 0 && countOn(board, turn, led) > 0 ? led : -1;
  const found: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    if ((only >= 0 && suit !== only) || countOn(board, turn, suit) === 0) continue;
    let isSame = false;
    for (let card = suit * 13; card < suit * 13 + 13; card++) {
      const who = owner[card];
      if (who === GONE) continue;
      if (who !== turn) isSame = false;
      else if (isApart(card)) {
        if (mayPlay(board, card, turn)) found.push(card);
        isSame = false;
      } else if (!isSame && (board.rules === null || mayPlay(board, card, turn))) {
        found.push(card);
        isSame = true;
      }
    }
  }
  return found;
}

/**
 * Two boards at the beginning of a trick with the same key are worth the same: of each suit, whose the cards are from the bottom, and which
 * of them count as themselves.
 */
export function boardKey(board: ClaimBoard, isApart: (card: number) => boolean): string {
  const { owner, leader, rules, leadOver } = board;
  let key = leadOver ? String(leader) : `${leader}!`;
  for (let card = 0; card < 52; card++) {
    if (card % 13 === 0) key += '.';
    const who = owner[card] as number;
    if (who === GONE) continue;
    key += who;
    if (isApart(card) || card === rules?.penalty?.card) key += `<${card}>`;
  }
  return key;
}
