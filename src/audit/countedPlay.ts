/**
 * The play of a record, read by counting alone: who held the cards, whose turn it was, who could have followed. It knows no law but the
 * order of play: a second opinion beside the fold, without findings in a clean deal.
 */

import { CARDS, type Card } from '../domain/card.ts';
import { countCards, numbersOf } from '../domain/hand.ts';
import { beats, cardNumber, seatNumber, suitOfNumber, trumpNumber } from '../domain/numbers.ts';
import { SEATS, sideOf, type Seat } from '../domain/seat.ts';
import type { CardPlayed, UnknownPlayed } from '../events/event.ts';
import type { DealRecord } from '../events/record.ts';
import { doubtOf, type Doubt } from './doubt.ts';

export type PlayFaultKind = 'notHeld' | 'twice' | 'turn' | 'lead' | 'openingLead' | 'fifth' | 'revoke';

export interface PlayFault {
  readonly kind: PlayFaultKind;
  readonly seat: Seat;
  readonly card: Card;
  /** 1 to 13. */
  readonly trick: number;
  /** Number of the event, from 0. */
  readonly at: number;
  /** The hand whose turn it was; for a card not held, the hand that was dealt it. */
  readonly other: Seat | null;
  /** For a revoke: the cards of the suit led that the hand still held, from the highest down. */
  readonly could: readonly Card[];
}

export interface CountedPlay {
  readonly faults: readonly PlayFault[];
  /** The number of cards led or played, with those after a missing one. */
  readonly cards: number;
  /**
   * The number of full tricks; `won`: those of declarer's side, null without contract or declarer, or if full tricks follow a missing
   * card.
   */
  readonly tricks: number;
  readonly won: number | null;
  /** The number of full tricks from the first one whose winner is in doubt: each of them may have gone to the other side. */
  readonly doubtful: number;
  /** When each hand has one card left: the hand that will win the last trick. */
  readonly lastTrick: Seat | null;
  /** The number of events counted: all, or those before a missing card. */
  readonly events: number;
  /** All 52 cards are known, thirteen to each hand. */
  readonly complete: boolean;
}

const NO_CARDS: readonly Card[] = [];
const NO_FAULTS: readonly PlayFault[] = [];

/** A fault for which the hand had no other card to play. `other`: a seat by number, -1 for none. */
function faultOf(
  kind: PlayFaultKind,
  { seat, card }: CardPlayed,
  at: number,
  trick: number,
  other: number,
  could: readonly Card[] = NO_CARDS,
): PlayFault {
  return { kind, seat, card, trick, at, other: other === -1 ? null : (SEATS[other] as Seat), could };
}

/** Shared by all deals and reset for each: a session has thousands. */
const owner = new Int8Array(52);
const played = new Uint8Array(52);
const left = new Int8Array(16);
const inTrick = new Int8Array(4);
/** For each hand the number of cards it is said to have played but can't have. */
const doubtful = new Int8Array(4);
/** The latest card of each hand. */
const latest = new Int8Array(4);
/** Seats whose card in this trick was not their own. */
const misplaced = new Int8Array(4);

/** Fills the tables from the hands; true if they are four times thirteen different cards. */
function deal(record: DealRecord): boolean {
  owner.fill(-1);
  played.fill(0);
  left.fill(0);
  const { hands } = record.header.deal;
  let complete = true;
  for (let seat = 0; seat < 4; seat++) {
    const hand = hands[SEATS[seat] as Seat];
    if (hand === null) {
      complete = false;
      continue;
    }
    const cards = numbersOf(hand);
    for (const card of cards) {
      if (owner[card] !== -1) complete = false;
      owner[card] = seat;
      const index = seat * 4 + suitOfNumber(card);
      left[index] = (left[index] as number) + 1;
    }
    if (cards.length !== 13) complete = false;
  }
  return complete;
}

/**
 * True for a record of plain cards, which can be counted without folding it.
 * @param withGap a card that the file lacks is plain, too: nothing behind it is counted
 */
export function isPlain(record: DealRecord, withGap = false): boolean {
  for (const event of record.events) {
    if (event.type === 'ClaimMade' || event.type === 'ClaimAgreed' || event.type === 'CallMade') continue;
    if (event.type !== 'CardPlayed' || (event.card === undefined && !withGap)) return false;
    if (event.as !== undefined || event.faceDown === true || event.together === true) return false;
    if (event.trick !== undefined) return false;
  }
  return true;
}

/**
 * Counts through the play of a record; `declarer` and contract as it states them.
 * @param until cards to count, where one is missing after them: from there on nobody can say whose trick it was
 * @param trumpsInDoubt the auction names another strain, so that a reader of rows may have found the wrong order: no trick is sure
 */
export function countedPlay(record: DealRecord, until = Infinity, trumpsInDoubt = false): CountedPlay {
  const { contract, declarer } = record.header;
  const complete = deal(record);
  const trump = trumpNumber(contract);
  const side = declarer === null ? null : sideOf(declarer);
  let faults: PlayFault[] | null = null;
  let turn = declarer === null ? -1 : (seatNumber(declarer) + 1) % 4;
  let cards = 0;
  let tricks = 0;
  let won = 0;
  let count = 0;
  let best = -1;
  let winner = -1;
  let led = -1;
  let leader = -1;
  /** A card was misplaced in this trick or an earlier one: a reader of rows may have had the wrong order since. */
  let misread = trumpsInDoubt;
  let ledOutOfTurn = false;
  /** The trick before, if its winner is not certain. */
  let before: Doubt | null = null;
  let doubtfulFrom = trumpsInDoubt ? 1 : 14;
  inTrick.fill(0);
  doubtful.fill(0);
  misplaced.fill(0);
  const { events } = record;
  let end = events.length;
  // A hand was passed over in this trick, so later hands are not to blame for the order.
  let disordered = false;
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as CardPlayed | UnknownPlayed;
    if (event.type !== 'CardPlayed') continue;
    if (event.card === undefined || cards >= until) {
      // A card that nobody remembers counts as missing.
      until = Math.min(until, cards);
      end = Math.min(end, at);
      cards++;
      continue;
    }
    const seat = seatNumber(event.seat);
    const card = cardNumber(event.card);
    const suit = suitOfNumber(card);
    const trick = tricks + 1;
    if (turn === -1) turn = seat;
    if (count === 0 && before !== null && before.winners[seat] === true) {
      // The lead to this trick shows who won the last one.
      if (seat !== turn && sideOf(SEATS[seat] as Seat) !== sideOf(SEATS[turn] as Seat))
        won += sideOf(SEATS[seat] as Seat) === side ? 1 : -1;
      turn = seat;
    }
    before = null;
    if (count === 0) {
      leader = seat;
      ledOutOfTurn = seat !== turn;
    }
    if (inTrick[seat] === 1) (faults ??= []).push(faultOf('fifth', event, at, trick, turn));
    else if (seat !== turn && !disordered && (contract !== null || count > 0 || cards === 0)) {
      (faults ??= []).push(
        faultOf(count > 0 ? 'turn' : cards === 0 ? 'openingLead' : 'lead', event, at, trick, turn),
      );
      disordered = true;
    }
    const holder = owner[card] as number;
    const strange = holder !== seat && (holder !== -1 || record.header.deal.hands[event.seat] !== null);
    const again = played[card] === 1;
    if (again) (faults ??= []).push(faultOf('twice', event, at, trick, holder));
    else if (strange) (faults ??= []).push(faultOf('notHeld', event, at, trick, holder));
    // The hand really played another card instead of each one it can't have played, perhaps one of the suit led.
    else if (count > 0 && suit !== led && (left[seat * 4 + led] as number) > (doubtful[seat] as number))
      (faults ??= []).push(faultOf('revoke', event, at, trick, -1, stillHeld(seat, led)));
    if (strange || again) {
      doubtful[seat] = (doubtful[seat] as number) + 1;
      misplaced[seat] = 1;
      misread = true;
    }
    // The card stays playable for its owner, because somebody else is said to have played it.
    if (!strange) played[card] = 1;
    if (holder === seat && !again) left[seat * 4 + suit] = (left[seat * 4 + suit] as number) - 1;
    if (count === 0) led = suit;
    if (count === 0 || beats(card, best, trump)) {
      best = card;
      winner = seat;
    }
    inTrick[seat] = 1;
    latest[seat] = card;
    cards++;
    count++;
    if (count === 4) {
      tricks++;
      if (sideOf(SEATS[winner] as Seat) === side) won++;
      if (misread || ledOutOfTurn) {
        before = doubtAbout(leader, trump);
        if (before.explained) faults = withoutRevokes(faults, tricks);
        if (before.winners.filter(Boolean).length > 1) doubtfulFrom = Math.min(doubtfulFrom, tricks);
        misplaced.fill(0);
      }
      for (let each = 0; each < 4; each++) inTrick[each] = 0;
      disordered = false;
      count = 0;
      turn = winner;
      continue;
    }
    turn = (seat + 1) % 4;
    while (inTrick[turn] === 1) turn = (turn + 1) % 4;
  }
  if (count > 0 && (misread || ledOutOfTurn) && doubtAbout(leader, trump).explained)
    faults = withoutRevokes(faults, tricks + 1);
  return {
    faults: faults ?? NO_FAULTS,
    cards,
    tricks,
    won: declarer === null || contract === null || cards >= until + 4 ? null : won,
    doubtful: Math.max(0, tricks + 1 - doubtfulFrom),
    lastTrick: complete && tricks === 12 && contract !== null ? lastWinner(trump, count, turn) : null,
    complete,
    events: end,
  };
}

/** The open points of the trick on the table. */
function doubtAbout(leader: number, trump: number): Doubt {
  return doubtOf({
    cards: [...latest].map((card, seat) => (inTrick[seat] === 1 ? card : -1)),
    strange: [...misplaced].map((each) => each === 1),
    leader,
    trump,
    mayHold: (seat, suit) => (left[seat * 4 + suit] as number) > (doubtful[seat] as number),
  });
}

function withoutRevokes(faults: PlayFault[] | null, trick: number): PlayFault[] | null {
  return faults?.filter((fault) => fault.kind !== 'revoke' || fault.trick !== trick) ?? null;
}

function stillHeld(seat: number, suit: number): readonly Card[] {
  const cards: Card[] = [];
  for (let number = suit * 13 + 12; number >= suit * 13; number--)
    if (owner[number] === seat && played[number] === 0) cards.push(CARDS[number] as Card);
  return cards;
}

/** The winner of the thirteenth trick, of which `begun` cards are played. Null unless every hand has one card. */
function lastWinner(trump: number, begun: number, turn: number): Seat | null {
  const leader = (turn - begun + 4) % 4;
  const last = [...latest];
  for (let seat = 0; seat < 4; seat++) if (inTrick[seat] === 0) last[seat] = -1;
  for (let card = 0; card < 52; card++) {
    if (played[card] === 1) continue;
    const seat = owner[card] as number;
    if (seat === -1 || last[seat] !== -1) return null;
    last[seat] = card;
  }
  if (last.includes(-1)) return null;
  let best = last[leader] as number;
  let winner = leader;
  for (let step = 1; step < 4; step++) {
    const seat = (leader + step) % 4;
    const card = last[seat] as number;
    if (beats(card, best, trump)) {
      best = card;
      winner = seat;
    }
  }
  return SEATS[winner] as Seat;
}

/** The number of cards each hand was dealt, where it is shown. */
export function dealtCounts(record: DealRecord): readonly { readonly seat: Seat; readonly count: number }[] {
  return SEATS.flatMap((seat) => {
    const hand = record.header.deal.hands[seat];
    return hand === null ? [] : [{ seat, count: countCards(hand) }];
  });
}
