/** The board of a search, with the owner of each card. It is changed in place: playing and taking back a card allocates nothing. */

import { beats, suitOfNumber } from '../../domain/numbers.ts';
import { statesIn, type ClaimEnding } from './ending.ts';
import { afterPlayed, afterTrick, countsAlone, dueOf, isPlayable, stateKey, type InForce } from './rules.ts';

/** Values of `owner` that are no seat: the card is in the trick in progress, or has been played to an earlier trick. */
const LIES = 4;
const GONE = 5;

export interface ClaimBoard {
  /** By card: the seat that holds it, {@link LIES} or {@link GONE}. */
  readonly owner: Int8Array;
  /** Cards in each hand, by seat times four plus suit. */
  readonly lengths: Int8Array;
  readonly trump: number;
  /** The restrictions and penalty cards in force; null for none. Declarer's choice about a lead comes before the lead. */
  state: InForce | null;
  leader: number;
  /** The number of cards in the trick in progress, and the cards. */
  count: number;
  readonly played: Int8Array;
  /** Tricks left, with the one in progress. */
  left: number;
  /** For each suit the lowest rank that was compared with another one since the last reset; 13 for none. */
  readonly compared: Int8Array;
}

/** One for each way in which declarer may have chosen, also about the lead that is due. */
export function claimBoards(ending: ClaimEnding): readonly ClaimBoard[] {
  const states = statesIn(ending);
  return states === null ? [claimBoard(ending)] : states.map((state) => ({ ...claimBoard(ending), state }));
}

/** The board of an ending whose penalty cards and restrictions don't matter, or with a single state of them. */
export function claimBoard({ hands, trump, leader, played, rules }: ClaimEnding): ClaimBoard {
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
    state: rules?.[0] ?? null,
    leader,
    count: played.length,
    played: lying,
    left: (hands[leader] as readonly number[]).length + (played.length > 0 ? 1 : 0),
    compared: new Int8Array(4).fill(13),
  };
}

/** The seat in turn, by number. */
export const turnOn = ({ leader, count }: ClaimBoard): number => (leader + count) % 4;

/** Everything that is needed to take a card back. */
export interface CardTaken {
  readonly card: number;
  readonly seat: number;
  readonly leader: number;
  readonly count: number;
  readonly state: InForce | null;
  readonly lying: readonly [number, number, number, number];
  /** The winner of the trick if this was its fourth card, otherwise -1. */
  readonly winner: number;
}

/** Plays the card from the hand in turn, and returns what {@link takeBack} needs. The fourth card ends the trick. */
export function playOn(board: ClaimBoard, card: number): CardTaken {
  const { owner, lengths, leader, count, state, played } = board;
  const seat = turnOn(board);
  const lying = [played[0], played[1], played[2], played[3]] as [number, number, number, number];
  const at = seat * 4 + suitOfNumber(card);
  lengths[at] = (lengths[at] as number) - 1;
  owner[card] = LIES;
  played[count] = card;
  if (state !== null) board.state = afterPlayed(state, card);
  let winner = -1;
  if (count < 3) board.count = count + 1;
  else {
    winner = (leader + bestPlace(board, 4)) % 4;
    for (const one of played) owner[one] = GONE;
    if (board.state !== null) board.state = afterTrick(board.state, leader, winner);
    board.leader = winner;
    board.count = 0;
    board.left -= 1;
  }
  return { card, seat, leader, count, state, lying, winner };
}

/** Undoes {@link playOn}. Only the last card may be taken back. */
export function takeBack(board: ClaimBoard, taken: CardTaken): void {
  const { owner, lengths, played } = board;
  const { card, seat, leader, count, state, lying, winner } = taken;
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
  board.state = state;
}

/**
 * True if the first card, of the same suit, is higher than the second; -1 is no card. Notes that the result depends on the rank of the
 * higher one.
 */
export function isHigher(board: ClaimBoard, card: number, other: number): boolean {
  if (card >= 0 && other >= 0) compare(board, Math.max(card, other));
  return card > other;
}

/** Notes that the result depends on where this card and each higher one of its suit are. */
export function compare({ compared }: ClaimBoard, card: number): void {
  const suit = suitOfNumber(card);
  compared[suit] = Math.min(compared[suit] as number, card - suit * 13);
}

/** The place of the winning card among the first `count`. */
export function bestPlace({ played, trump }: ClaimBoard, count: number): number {
  let best = 0;
  for (let place = 1; place < count; place++)
    if (beats(played[place] as number, played[best] as number, trump)) best = place;
  return best;
}

/** The number of cards that the hand holds in the suit. */
export function countOn({ lengths }: ClaimBoard, seat: number, suit: number): number {
  return lengths[seat * 4 + suit] as number;
}

/** The highest card of a suit in a hand; -1 for none. */
export function topOn({ owner }: ClaimBoard, seat: number, suit: number): number {
  for (let card = suit * 13 + 12; card >= suit * 13; card--) if (owner[card] === seat) return card;
  return -1;
}

/** True when the hand in turn may play the card, which it holds; the same rule as `legalIn`. */
export function mayPlay(board: ClaimBoard, card: number, turn: number): boolean {
  const { state, count, played } = board;
  const led = count === 0 ? -1 : suitOfNumber(played[0] as number);
  if (state !== null) return isPlayable(state, turn, card, led, suitsOn(board, turn));
  return led < 0 || suitOfNumber(card) === led || countOn(board, turn, led) === 0;
}

/** 51A: more than one penalty card of the hand in turn may be played, and declarer names which. */
export function isNamedOn(board: ClaimBoard): boolean {
  const { state, count, played } = board;
  if (state === null) return false;
  const turn = turnOn(board);
  const led = count === 0 ? -1 : suitOfNumber(played[0] as number);
  return dueOf(state, turn, led, suitsOn(board, turn)).length > 1;
}

/** The suits in a hand, as bits. */
function suitsOn(board: ClaimBoard, seat: number): number {
  let bits = 0;
  for (let suit = 0; suit < 4; suit++) if (countOn(board, seat, suit) > 0) bits += 2 ** suit;
  return bits;
}

/**
 * One card of each group of equal cards that the hand in turn may play: the lowest. `isApart`: the card is a group of its own. Clubs
 * first, each suit from the bottom.
 */
export function choicesOn(board: ClaimBoard, isApart: (card: number) => boolean): number[] {
  const { owner, count, played, state } = board;
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
      else if (isApart(card) || (state !== null && countsAlone(state, card, turn))) {
        if (mayPlay(board, card, turn)) found.push(card);
        isSame = false;
      } else if (!isSame && (state === null || mayPlay(board, card, turn))) {
        found.push(card);
        isSame = true;
      }
    }
  }
  return found;
}

/** The highest card that is worth the same as this one of the hand in turn. */
export function topOfGroup(board: ClaimBoard, card: number): number {
  const turn = turnOn(board);
  const end = suitOfNumber(card) * 13 + 13;
  let top = card;
  for (let other = card + 1; other < end; other++) {
    const who = board.owner[other];
    if (who === turn) top = other;
    else if (who !== GONE) break;
  }
  return top;
}

/**
 * Two boards at the beginning of a trick with the same key are worth the same: of each suit, whose the cards are from the bottom, and which
 * of them count as themselves.
 */
export function boardKey(board: ClaimBoard, isApart: (card: number) => boolean): string {
  const { owner, leader, state } = board;
  let key = state === null ? String(leader) : `${leader}${stateKey(state)}`;
  for (let card = 0; card < 52; card++) {
    if (card % 13 === 0) key += '.';
    const who = owner[card] as number;
    if (who === GONE) continue;
    key += who;
    if (isApart(card) || (state !== null && countsAlone(state, card, who))) key += `<${card}>`;
  }
  return key;
}
