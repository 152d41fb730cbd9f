/**
 * What can be said of a card of the claimer's side without an opinion: it is led from below, it leaves a trump out, it discards a winner.
 * Directors rule out lines by such words; which of them are normal only people may say, so each is a fact and none a verdict.
 */

import { beats, suitOfNumber } from '../../domain/numbers.ts';
import { bestPlace, compare, countOn, isHigher, topOn, turnOn, type ClaimBoard } from './board.ts';

export const PLAY_FACTS = [
  /** The hand leads a low card of a suit though it holds a higher one that is worth more, and partner has no winner there; no loser for partner to ruff. */
  'fromBelow',
  /** An opponent can beat the card led in its suit, and partner neither has a winner there nor ruffs. */
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
  /** A card is thrown away that no opponent can beat in its suit, and the hand has something else to throw, or to ruff an opponent's trick with. */
  'winnerDiscarded',
  /** Two winners of a suit come to one trick, or one falls on a trick that an opponent has won, and the suit brings a trick fewer for it. */
  'winnerWasted',
  /** A card is thrown away without which one hand of the side can no more be reached from the other, though it still holds a winner. */
  'entryDiscarded',
] as const;
export type PlayFact = (typeof PLAY_FACTS)[number];

const EVERY: ReadonlySet<PlayFact> = new Set(PLAY_FACTS);

/**
 * In the order of {@link PLAY_FACTS}. `card` is legal for the hand in turn, which belongs to the claimer's side. Which ranks that rests on is left
 * in `compared` of the board. `asked`: the others are not looked at.
 */
export function playFactsOf(
  board: ClaimBoard,
  card: number,
  asked: ReadonlySet<PlayFact> = EVERY,
): readonly PlayFact[] {
  return board.count === 0 ? ofLead(board, card, asked) : ofFollowing(board, card, asked);
}

function ofLead(board: ClaimBoard, card: number, asked: ReadonlySet<PlayFact>): readonly PlayFact[] {
  const { trump } = board;
  const turn = turnOn(board);
  const suit = suitOfNumber(card);
  const top = theirTop(board, turn, suit);
  const isPartners = (): boolean => isHigher(board, topOn(board, (turn + 2) % 4, suit), top);
  const facts: PlayFact[] = [];
  // A loser led to partner's trump loses nothing; a low card led so instead of a winner is still led from below it.
  if (
    asked.has('fromBelow') &&
    !isPartners() &&
    isBelow(board, card) &&
    !(partnerRuffs(board, suit) && isHigher(board, top, topOn(board, turn, suit)))
  )
    facts.push('fromBelow');
  if (asked.has('loserLed') && isHigher(board, top, card) && !isPartners() && !partnerRuffs(board, suit))
    facts.push('loserLed');
  if (trump >= 0 && suit !== trump && countOn(board, turn, trump) > 0 && theirTop(board, turn, trump) >= 0)
    facts.push('trumpLeftOut');
  if (suit === trump) facts.push(top >= 0 ? 'trumpLed' : 'trumpNotNeeded');
  if (asked.has('winnerWasted') && isWastedLead(board, card, top)) facts.push('winnerWasted');
  return facts.filter((fact) => asked.has(fact));
}

/** Partner has no card of the suit led, but a trump, and no opponent without the suit a higher one. */
function partnerRuffs(board: ClaimBoard, led: number): boolean {
  const { trump } = board;
  const turn = turnOn(board);
  const partner = (turn + 2) % 4;
  if (trump < 0 || led === trump || countOn(board, partner, led) > 0) return false;
  const ruff = topOn(board, partner, trump);
  return (
    ruff >= 0 &&
    [(turn + 1) % 4, (turn + 3) % 4].every(
      (seat) => countOn(board, seat, led) > 0 || isHigher(board, ruff, topOn(board, seat, trump)),
    )
  );
}

/** The hand holds a higher card of the suit, and an opponent one between. */
function isBelow(board: ClaimBoard, card: number): boolean {
  const turn = turnOn(board);
  const { owner } = board;
  let other = topOn(board, turn, suitOfNumber(card)) - 1;
  while (other > card && owner[other] !== (turn + 1) % 4 && owner[other] !== (turn + 3) % 4) other--;
  // The hand's only card is its highest, whatever lies above it.
  if (other > card || countOn(board, turn, suitOfNumber(card)) > 1) compare(board, Math.max(other, card));
  return other > card;
}

function ofFollowing(board: ClaimBoard, card: number, asked: ReadonlySet<PlayFact>): readonly PlayFact[] {
  const { played, trump, count } = board;
  const turn = turnOn(board);
  const place = bestPlace(board, count);
  const best = played[place] as number;
  const led = suitOfNumber(played[0] as number);
  const byPartner = (count - place) % 2 === 0;
  if (
    count > 1 &&
    played.subarray(0, count).some((one) => one !== best && suitOfNumber(one) === suitOfNumber(best))
  )
    compare(board, best);
  const wins = isBeating(board, card, best);
  const facts: PlayFact[] = [];
  const winner = bestOf(board, turn, led);
  const canWin = winner >= 0 && isBeating(board, winner, best);
  const top = wins ? card : best;
  const isAhead = wins || byPartner;
  if (
    asked.has('finesse') &&
    isAhead &&
    canWin &&
    isOther(board, card, winner) &&
    canBeBeaten(board, top, led) &&
    !canBeBeaten(board, winner, led)
  )
    facts.push('finesse');
  const suit = suitOfNumber(card);
  const isPartners = willBePartners(board, best, led);
  if (!byPartner && !wins && canWin && !isPartners) facts.push('winDeclined');
  if (
    asked.has('partnerBeaten') &&
    wins &&
    (byPartner ? !canBeBeaten(board, best, led) : isPartners && suit !== led)
  )
    facts.push('partnerBeaten');
  const isThrown = suit !== led && suit !== trump;
  if (
    asked.has('winnerDiscarded') &&
    isThrown &&
    isHigher(board, card, theirTop(board, turn, suit)) &&
    hasOtherThan(board, turn, isPartners || byPartner)
  )
    facts.push('winnerDiscarded');
  if (asked.has('winnerWasted') && suit === led && isWastedBehind(board, card, byPartner ? best : -1, wins))
    facts.push('winnerWasted');
  if (
    asked.has('entryDiscarded') &&
    isThrown &&
    isLastEntry(board, card, isPartners || (byPartner && !canBeBeaten(board, best, led)))
  )
    facts.push('entryDiscarded');
  return facts.filter((fact) => asked.has(fact));
}

/** As `beats`, of the trick in progress. */
function isBeating(board: ClaimBoard, card: number, best: number): boolean {
  return suitOfNumber(card) === suitOfNumber(best)
    ? isHigher(board, card, best)
    : beats(card, best, board.trump);
}

/** Of two cards of a hand, whether they are not the same one. */
function isOther(board: ClaimBoard, card: number, winner: number): boolean {
  if (suitOfNumber(card) === suitOfNumber(winner)) compare(board, winner);
  return card !== winner;
}

/** The hand holds a card that is no winner; a trump counts where the trick is not partner's. */
function hasOtherThan(board: ClaimBoard, turn: number, isPartners: boolean): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const cards = countOn(board, turn, suit);
    if (cards === 0 || (suit === board.trump && isPartners)) continue;
    if (suit === board.trump || winnersOn(board, turn, suit, theirTop(board, turn, suit)) < cards)
      return true;
  }
  return false;
}

/** Without that card one of the two hands, which holds a winner then, cannot be reached from the other any more; `isPartners`: partner has the lead next. */
function isLastEntry(board: ClaimBoard, card: number, isPartners: boolean): boolean {
  const turn = turnOn(board);
  const partner = (turn + 2) % 4;
  const isLast = (from: number, to: number): boolean =>
    entries(board, from, to, -1) > 0 && entries(board, from, to, card) === 0;
  return isLast(partner, turn) || (!isPartners && isLast(turn, partner));
}

/** By how many suits the first hand can cross to a winner or a ruff of the second; -1 where that holds no winner. `without`: a card thrown away. */
function entries(board: ClaimBoard, from: number, to: number, without: number): number {
  const { trump } = board;
  let suits = 0;
  let hasWinner = false;
  for (let suit = 0; suit < 4; suit++) {
    const low = endOn(board, from, suit, without, 1);
    const high = endOn(board, to, suit, without, -1);
    const wins = isHigher(board, high, theirTop(board, to, suit));
    if (high >= 0 && wins) hasWinner = true;
    const ruffs = trump >= 0 && suit !== trump && high < 0 && countOn(board, to, trump) > 0;
    if (low >= 0 && (ruffs || (wins && isHigher(board, high, low)))) suits++;
  }
  return hasWinner ? suits : -1;
}

/** The lowest card of a suit in a hand (`step` 1), or the highest (`step` -1), as if that one were gone; -1 for none. */
function endOn({ owner }: ClaimBoard, seat: number, suit: number, without: number, step: 1 | -1): number {
  for (let rank = step === 1 ? 0 : 12; rank >= 0 && rank < 13; rank += step) {
    const card = suit * 13 + rank;
    if (owner[card] === seat && card !== without) return card;
  }
  return -1;
}

/** A suit brings a side as many tricks as it has winners there, but no more than its longer hand has cards. */
function isWastedLead(board: ClaimBoard, card: number, top: number): boolean {
  const partner = (turnOn(board) + 2) % 4;
  const suit = suitOfNumber(card);
  const theirs = winnersOn(board, partner, suit, top);
  if (isHigher(board, top, card) || theirs === 0 || theirs < countOn(board, partner, suit)) return false;
  return winnersOn(board, turnOn(board), suit, top) + theirs <= longerOn(board, suit);
}

/** `partners`: the card with which partner wins so far; -1 for none. A hand that holds nothing but winners of the suit wastes none. */
function isWastedBehind(board: ClaimBoard, card: number, partners: number, wins: boolean): boolean {
  const turn = turnOn(board);
  const suit = suitOfNumber(card);
  const top = theirTop(board, turn, suit);
  const own = winnersOn(board, turn, suit, top);
  if (isHigher(board, top, card) || own === countOn(board, turn, suit)) return false;
  const behind = winnersOn(board, (turn + 2) % 4, suit, top);
  // Partner, yet to play, has nothing but winners either.
  if (wins && board.count === 1)
    return (
      behind > 0 && behind === countOn(board, (turn + 2) % 4, suit) && own + behind <= longerOn(board, suit)
    );
  const isBesides = partners >= 0 && suitOfNumber(partners) === suit && isHigher(board, partners, top);
  if (wins && !isBesides) return false;
  const played = board.count > 1 ? 1 : 0;
  const longer = Math.max(countOn(board, turn, suit), countOn(board, (turn + 2) % 4, suit) + played);
  return isBesides ? own + behind + 1 <= longer : own + behind < longer;
}

/** How many cards of the suit a hand holds that are higher than that one. */
function winnersOn(board: ClaimBoard, seat: number, suit: number, top: number): number {
  const { owner } = board;
  let winners = 0;
  if (top >= 0) compare(board, top);
  for (let card = Math.max(top, suit * 13); card < suit * 13 + 13; card++)
    if (owner[card] === seat) winners++;
  return winners;
}

/** The cards of the suit in the longer of the two hands of the side in turn. */
function longerOn(board: ClaimBoard, suit: number): number {
  const turn = turnOn(board);
  return Math.max(countOn(board, turn, suit), countOn(board, (turn + 2) % 4, suit));
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
    if (top >= 0 && isBeating(board, top, card)) return true;
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
  return isHigher(board, card, best) && (other < 0 || !isBeating(board, other, card));
}

/** The highest card of a suit in the opponents' hands; -1 for none. */
function theirTop(board: ClaimBoard, turn: number, suit: number): number {
  return Math.max(topOn(board, (turn + 1) % 4, suit), topOn(board, (turn + 3) % 4, suit));
}
