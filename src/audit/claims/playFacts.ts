/**
 * Facts about a card of the claimer's side that need no opinion: it is led from below a winner, it leaves a trump out, it discards a
 * winner. Directors exclude lines by such facts, but only people can say which lines are normal.
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
  /** The card beats partner's card, which nobody else could beat; or it ruffs although partner, who plays later, wins in any case. */
  'partnerBeaten',
  /** A card is discarded that no opponent can beat in its suit, though the hand could discard another or ruff an opponent's trick. */
  'winnerDiscarded',
  /** Two winners of a suit fall on one trick, or one on a trick that an opponent has won, and the suit brings one trick fewer for it. */
  'winnerWasted',
  /** Without the discarded card one hand of the side can't be reached from the other any more, though it still holds a winner. */
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
  // A loser led for partner to ruff loses nothing. A low card led for it from below a winner still counts as led from below.
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

/** Partner has no card of the suit led, but a trump, and no opponent without the suit has a higher trump. */
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

/** The hand holds a higher card of the suit, and an opponent holds one between them. */
function isBelow(board: ClaimBoard, card: number): boolean {
  const turn = turnOn(board);
  const { owner } = board;
  let other = topOn(board, turn, suitOfNumber(card)) - 1;
  while (other > card && owner[other] !== (turn + 1) % 4 && owner[other] !== (turn + 3) % 4) other--;
  // A single card is the highest of its hand, so no rank above it was compared.
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

/** Like `beats`, for the trick in progress; notes the ranks that it compares. */
function isBeating(board: ClaimBoard, card: number, best: number): boolean {
  return suitOfNumber(card) === suitOfNumber(best)
    ? isHigher(board, card, best)
    : beats(card, best, board.trump);
}

/** True when the two cards of a hand differ; notes the ranks that it compares. */
function isOther(board: ClaimBoard, card: number, winner: number): boolean {
  if (suitOfNumber(card) === suitOfNumber(winner)) compare(board, winner);
  return card !== winner;
}

/** True when the hand holds another card than a winner. A trump counts if partner does not win the trick. */
function hasOtherThan(board: ClaimBoard, turn: number, isPartners: boolean): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const cards = countOn(board, turn, suit);
    if (cards === 0 || (suit === board.trump && isPartners)) continue;
    if (suit === board.trump || winnersOn(board, turn, suit, theirTop(board, turn, suit)) < cards)
      return true;
  }
  return false;
}

/** True when, without that card, a hand with a winner can't be reached from the other. `isPartners`: partner has the next lead. */
function isLastEntry(board: ClaimBoard, card: number, isPartners: boolean): boolean {
  const turn = turnOn(board);
  const partner = (turn + 2) % 4;
  const isLast = (from: number, to: number): boolean =>
    entries(board, from, to, -1) > 0 && entries(board, from, to, card) === 0;
  return isLast(partner, turn) || (!isPartners && isLast(turn, partner));
}

/** In how many suits the first hand can reach a winner or a ruff of the second; -1 if that has no winner. `without`: a discarded card. */
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

/** The lowest card of a suit in a hand (`step` 1), or the highest (`step` -1), without one card; -1 for none. */
function endOn({ owner }: ClaimBoard, seat: number, suit: number, without: number, step: 1 | -1): number {
  for (let rank = step === 1 ? 0 : 12; rank >= 0 && rank < 13; rank += step) {
    const card = suit * 13 + rank;
    if (owner[card] === seat && card !== without) return card;
  }
  return -1;
}

/** A side can't win more tricks in a suit than its longer hand has cards there: a further winner is wasted. */
function isWastedLead(board: ClaimBoard, card: number, top: number): boolean {
  const partner = (turnOn(board) + 2) % 4;
  const suit = suitOfNumber(card);
  const theirs = winnersOn(board, partner, suit, top);
  if (isHigher(board, top, card) || theirs === 0 || theirs < countOn(board, partner, suit)) return false;
  return winnersOn(board, turnOn(board), suit, top) + theirs <= longerOn(board, suit);
}

/** `partners`: partner's card if it wins so far, otherwise -1. A hand with only winners of the suit can't avoid playing one. */
function isWastedBehind(board: ClaimBoard, card: number, partners: number, wins: boolean): boolean {
  const turn = turnOn(board);
  const suit = suitOfNumber(card);
  const top = theirTop(board, turn, suit);
  const own = winnersOn(board, turn, suit, top);
  if (isHigher(board, top, card) || own === countOn(board, turn, suit)) return false;
  const behind = winnersOn(board, (turn + 2) % 4, suit, top);
  // Partner plays later and also has only winners.
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

/** The number of cards of the suit in a hand that are higher than that card. */
function winnersOn(board: ClaimBoard, seat: number, suit: number, top: number): number {
  const { owner } = board;
  let winners = 0;
  if (top >= 0) compare(board, top);
  for (let card = Math.max(top, suit * 13); card < suit * 13 + 13; card++)
    if (owner[card] === seat) winners++;
  return winners;
}

/** The number of cards of the suit in the longer hand of the side in turn. */
function longerOn(board: ClaimBoard, suit: number): number {
  const turn = turnOn(board);
  return Math.max(countOn(board, turn, suit), countOn(board, (turn + 2) % 4, suit));
}

/** The hand's best card for this trick: its highest of the suit led, otherwise its highest trump; -1 for none. */
function bestOf(board: ClaimBoard, turn: number, led: number): number {
  if (countOn(board, turn, led) > 0) return topOn(board, turn, led);
  return board.trump < 0 ? -1 : topOn(board, turn, board.trump);
}

/** True when an opponent who plays later can beat the card. */
function canBeBeaten(board: ClaimBoard, card: number, led: number): boolean {
  for (let place = board.count + 1; place < 4; place++) {
    const seat = (board.leader + place) % 4;
    if ((place - board.count) % 2 === 0) continue;
    const top = bestOf(board, seat, led);
    if (top >= 0 && isBeating(board, top, card)) return true;
  }
  return false;
}

/** True when partner plays last to an opponent's lead, must follow, and holds a card that wins whatever is played before it. */
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
