/**
 * What can be said of a card of the claimer's side without an opinion: it is led from below, it leaves a trump out, it discards a winner.
 * Directors rule out lines by such words; which of them are normal only people may say, so each is a fact and none a verdict.
 */

import { beats, suitOfNumber } from '../../domain/numbers.ts';
import { bestPlace, countOn, topOn, turnOn, type ClaimBoard } from './board.ts';

export const PLAY_FACTS = [
  /** The hand leads a low card of a suit though it holds a higher one that is worth more, and partner has no winner there. */
  'fromBelow',
  /** An opponent can beat the card led in its suit, and partner has no winner there. */
  'loserLed',
  /** Another suit is led though an opponent holds a trump and the hand could lead one. */
  'trumpLeftOut',
  /** A trump is led while an opponent holds one. */
  'trumpLed',
  /** A trump is led though no opponent holds one. */
  'trumpNotNeeded',
  /** The side wins so far, with this card or partner's, but an opponent yet to play can beat it; the hand holds one that nobody can. */
  'finesse',
  /** The hand could win the trick, partner does not win it and need not, and the card does not win it. */
  'winDeclined',
  /** The card beats partner's, which nobody else could beat any more; or it ruffs where partner, yet to play, wins in any case. */
  'partnerBeaten',
  /** A card is thrown away that no opponent can beat in its suit. */
  'winnerDiscarded',
] as const;
export type PlayFact = (typeof PLAY_FACTS)[number];

/** In the order of {@link PLAY_FACTS}. `card` is legal for the hand in turn, which belongs to the claimer's side. */
export function playFactsOf(board: ClaimBoard, card: number): readonly PlayFact[] {
  return board.count === 0 ? ofLead(board, card) : ofFollowing(board, card);
}

function ofLead(board: ClaimBoard, card: number): readonly PlayFact[] {
  const { trump, owner } = board;
  const turn = turnOn(board);
  const suit = suitOfNumber(card);
  const top = theirTop(board, turn, suit);
  const partnerWins = topOn(board, (turn + 2) % 4, suit) > top;
  const facts: PlayFact[] = [];
  if (!partnerWins && isBelow(owner, turn, card)) facts.push('fromBelow');
  if (!partnerWins && top > card) facts.push('loserLed');
  if (trump >= 0 && suit !== trump && countOn(board, turn, trump) > 0 && theirTop(board, turn, trump) >= 0)
    facts.push('trumpLeftOut');
  if (suit === trump) facts.push(top >= 0 ? 'trumpLed' : 'trumpNotNeeded');
  return facts;
}

/** The hand holds a higher card of the suit, and an opponent one between. */
function isBelow(owner: Int8Array, turn: number, card: number): boolean {
  let between = false;
  const end = suitOfNumber(card) * 13 + 13;
  for (let other = card + 1; other < end; other++) {
    const who = owner[other] as number;
    if (who === (turn + 1) % 4 || who === (turn + 3) % 4) between = true;
    if (who === turn && between) return true;
  }
  return false;
}

function ofFollowing(board: ClaimBoard, card: number): readonly PlayFact[] {
  const { played, trump, count } = board;
  const turn = turnOn(board);
  const place = bestPlace(board, count);
  const best = played[place] as number;
  const led = suitOfNumber(played[0] as number);
  const byPartner = (count - place) % 2 === 0;
  const wins = beats(card, best, trump);
  const facts: PlayFact[] = [];
  const winner = bestOf(board, turn, led);
  const canWin = winner >= 0 && beats(winner, best, trump);
  const top = wins ? card : best;
  const isAhead = wins || byPartner;
  if (
    isAhead &&
    card !== winner &&
    canWin &&
    canBeBeaten(board, top, led) &&
    !canBeBeaten(board, winner, led)
  )
    facts.push('finesse');
  const suit = suitOfNumber(card);
  const isPartners = willBePartners(board, best, led);
  if (!byPartner && !wins && canWin && !isPartners) facts.push('winDeclined');
  if (wins && (byPartner ? !canBeBeaten(board, best, led) : isPartners && suit !== led))
    facts.push('partnerBeaten');
  if (suit !== led && suit !== trump && theirTop(board, turn, suit) < card) facts.push('winnerDiscarded');
  return facts;
}

/** The card with which the hand wins if it can: its highest of the suit led, else its highest trump; -1 for none. */
function bestOf(board: ClaimBoard, turn: number, led: number): number {
  if (countOn(board, turn, led) > 0) return topOn(board, turn, led);
  return board.trump < 0 ? -1 : topOn(board, turn, board.trump);
}

/** An opponent who plays after the hand in turn can beat that card. */
function canBeBeaten(board: ClaimBoard, card: number, led: number): boolean {
  for (let place = board.count + 1; place < 4; place++) {
    const seat = (board.leader + place) % 4;
    if ((place - board.count) % 2 === 0) continue;
    const top = bestOf(board, seat, led);
    if (top >= 0 && beats(top, card, board.trump)) return true;
  }
  return false;
}

/** Partner plays last to an opponent's lead, must follow, and holds a card that wins, whatever the opponent between them plays. */
function willBePartners(board: ClaimBoard, best: number, led: number): boolean {
  if (board.count !== 1) return false;
  const [between, partner] = [(board.leader + 2) % 4, (board.leader + 3) % 4];
  if (countOn(board, partner, led) === 0) return false;
  const card = topOn(board, partner, led);
  const other = bestOf(board, between, led);
  return card > best && (other < 0 || !beats(other, card, board.trump));
}

/** The highest card of a suit in the opponents' hands; -1 for none. */
function theirTop(board: ClaimBoard, turn: number, suit: number): number {
  return Math.max(topOn(board, (turn + 1) % 4, suit), topOn(board, (turn + 3) % 4, suit));
}
