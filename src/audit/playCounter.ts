/** The counting behind `countedPlay.ts`: one card after the other, without objects for tricks or positions. */

import type { Card } from '../domain/card.ts';
import { numbersOf } from '../domain/hand.ts';
import { beats, cardNumber, cardOfNumber, seatNumber, suitOfNumber, trumpNumber } from '../domain/numbers.ts';
import { SEATS, sideOf, type Seat, type Side } from '../domain/seat.ts';
import type { CardPlayed } from '../events/event.ts';
import type { DealRecord } from '../events/record.ts';
import { doubtOf, type Doubt } from './doubt.ts';
import type { CountedPlay, PlayFault, PlayFaultKind } from './playFault.ts';

const NO_CARDS: readonly Card[] = [];
const NO_FAULTS: readonly PlayFault[] = [];

/** Counts the play of one record card by card. Seats, cards and suits are numbers as in `domain/numbers.ts`; -1 stands for none. */
export class PlayCounter {
  /** The hand that was dealt each card. */
  private readonly owner = new Int8Array(52);
  private readonly played = new Uint8Array(52);
  /** The number of cards of each suit that each hand has left: seat times 4 plus suit. */
  private readonly left = new Int8Array(16);
  /** For each hand the number of cards it is said to have played but can't have. */
  private readonly doubtful = new Int8Array(4);
  private readonly inTrick = new Int8Array(4);
  /** The latest card of each hand. */
  private readonly latest = new Int8Array(4);
  /** Seats whose card in this trick was not their own. */
  private readonly misplaced = new Int8Array(4);
  private hands: DealRecord['header']['deal']['hands'] | null = null;
  private complete = false;
  private hasContract = false;
  private trump = -1;
  private side: Side | null = null;
  private faults: PlayFault[] | null = null;
  private turn = -1;
  private cards = 0;
  private tricks = 0;
  private won = 0;
  /** The number of cards in the trick in progress, its best card, the hand that played this, the suit led and the hand that led. */
  private count = 0;
  private best = -1;
  private winner = -1;
  private led = -1;
  private leader = -1;
  private ledOutOfTurn = false;
  /** A hand was passed over in this trick, so later hands are not to blame for the order. */
  private disordered = false;
  /** A card was misplaced in this trick or an earlier one: a reader of rows may have had the wrong order since. */
  private misread = false;
  /** The trick before, if its winner is not certain. */
  private before: Doubt | null = null;
  private doubtfulFrom = 14;

  /** Forgets the record before. One counter serves all deals, because a session has thousands. */
  begin({ header: { deal, contract, declarer } }: DealRecord, trumpsInDoubt: boolean): void {
    this.hands = deal.hands;
    this.deal();
    this.hasContract = contract !== null;
    this.trump = trumpNumber(contract);
    this.side = declarer === null ? null : sideOf(declarer);
    this.faults = null;
    this.turn = declarer === null ? -1 : (seatNumber(declarer) + 1) % 4;
    this.cards = 0;
    this.tricks = 0;
    this.won = 0;
    this.ledOutOfTurn = false;
    this.misread = trumpsInDoubt;
    this.before = null;
    this.doubtfulFrom = trumpsInDoubt ? 1 : 14;
    this.latest.fill(-1);
    this.doubtful.fill(0);
    this.misplaced.fill(0);
    this.clearTrick();
  }

  /** Fills the tables from the hands, which are complete if they are four times thirteen different cards. */
  private deal(): void {
    const { owner, left } = this;
    owner.fill(-1);
    this.played.fill(0);
    left.fill(0);
    this.complete = true;
    for (let seat = 0; seat < 4; seat++) {
      const hand = this.hands?.[SEATS[seat] as Seat] ?? null;
      if (hand === null) {
        this.complete = false;
        continue;
      }
      const cards = numbersOf(hand);
      for (const card of cards) {
        if (owner[card] !== -1) this.complete = false;
        owner[card] = seat;
        const index = seat * 4 + suitOfNumber(card);
        left[index] = (left[index] as number) + 1;
      }
      if (cards.length !== 13) this.complete = false;
    }
  }

  private clearTrick(): void {
    this.inTrick.fill(0);
    this.count = 0;
    this.disordered = false;
  }

  /** A card that is missing: the turn stays. */
  skip(): void {
    this.cards++;
  }

  /** The next card of the record. `at`: the number of its event. */
  add(event: CardPlayed, at: number): void {
    const seat = seatNumber(event.seat);
    const card = cardNumber(event.card);
    if (this.turn === -1) this.turn = seat;
    if (this.count === 0) this.beginTrick(seat);
    this.before = null;
    this.checkTurn(event, at, seat);
    this.checkCard(event, at, seat, card);
    this.put(seat, card);
    if (this.count === 4) {
      this.endTrick();
      return;
    }
    this.turn = (seat + 1) % 4;
    while (this.inTrick[this.turn] === 1) this.turn = (this.turn + 1) % 4;
  }

  private beginTrick(seat: number): void {
    if (this.before?.winners[seat] === true) {
      // The lead to this trick shows who won the last one.
      const shown = sideOf(SEATS[seat] as Seat);
      if (shown !== sideOf(SEATS[this.turn] as Seat)) this.won += shown === this.side ? 1 : -1;
      this.turn = seat;
    }
    this.leader = seat;
    this.ledOutOfTurn = seat !== this.turn;
  }

  private checkTurn(event: CardPlayed, at: number, seat: number): void {
    const { count, cards, turn } = this;
    if (this.inTrick[seat] === 1) this.fault('fifth', event, at, turn);
    else if (seat !== turn && !this.disordered && (this.hasContract || count > 0 || cards === 0)) {
      this.fault(count > 0 ? 'turn' : cards === 0 ? 'openingLead' : 'lead', event, at, turn);
      this.disordered = true;
    }
  }

  /** Whether the hand had this card, and whether it could have followed suit. */
  private checkCard(event: CardPlayed, at: number, seat: number, card: number): void {
    const { owner, left, led } = this;
    const suit = suitOfNumber(card);
    const holder = owner[card] as number;
    const strange = holder !== seat && (holder !== -1 || this.hands?.[event.seat] !== null);
    const again = this.played[card] === 1;
    if (again) this.fault('twice', event, at, holder);
    else if (strange) this.fault('notHeld', event, at, holder);
    // The hand really played another card instead of each one it can't have played, perhaps one of the suit led.
    else if (this.count > 0 && suit !== led && this.mayHold(seat, led))
      this.fault('revoke', event, at, -1, this.stillHeld(seat, led));
    if (strange || again) {
      this.doubtful[seat] = (this.doubtful[seat] as number) + 1;
      this.misplaced[seat] = 1;
      this.misread = true;
    }
    // The card stays playable for its owner, because somebody else is said to have played it.
    if (!strange) this.played[card] = 1;
    if (holder === seat && !again) left[seat * 4 + suit] = (left[seat * 4 + suit] as number) - 1;
  }

  private put(seat: number, card: number): void {
    if (this.count === 0) this.led = suitOfNumber(card);
    if (this.count === 0 || beats(card, this.best, this.trump)) {
      this.best = card;
      this.winner = seat;
    }
    this.inTrick[seat] = 1;
    this.latest[seat] = card;
    this.cards++;
    this.count++;
  }

  private endTrick(): void {
    this.tricks++;
    if (sideOf(SEATS[this.winner] as Seat) === this.side) this.won++;
    if (this.misread || this.ledOutOfTurn) {
      this.before = this.doubtAbout();
      if (this.before.explained) this.excuseRevokes(this.tricks);
      if (this.before.winners.filter(Boolean).length > 1)
        this.doubtfulFrom = Math.min(this.doubtfulFrom, this.tricks);
      this.misplaced.fill(0);
    }
    this.clearTrick();
    this.turn = this.winner;
  }

  /** What was counted. `events`: the number of events counted; `hasGap`: full tricks follow a missing card. */
  counted(events: number, hasGap: boolean): CountedPlay {
    const { count, tricks, side } = this;
    if (count > 0 && (this.misread || this.ledOutOfTurn) && this.doubtAbout().explained)
      this.excuseRevokes(tricks + 1);
    return {
      faults: this.faults ?? NO_FAULTS,
      cards: this.cards,
      tricks,
      won: side === null || !this.hasContract || hasGap ? null : this.won,
      doubtful: Math.max(0, tricks + 1 - this.doubtfulFrom),
      lastTrick: this.complete && tricks === 12 && this.hasContract ? this.lastWinner() : null,
      complete: this.complete,
      events,
    };
  }

  /** `other`: the seat that the fault is held against. `could`: other cards that the hand had to play. */
  private fault(
    kind: PlayFaultKind,
    { seat, card }: CardPlayed,
    at: number,
    other: number,
    could: readonly Card[] = NO_CARDS,
  ): void {
    const trick = this.tricks + 1;
    const against = other === -1 ? null : (SEATS[other] as Seat);
    (this.faults ??= []).push({ kind, seat, card, trick, at, other: against, could });
  }

  private excuseRevokes(trick: number): void {
    this.faults = this.faults?.filter((fault) => fault.kind !== 'revoke' || fault.trick !== trick) ?? null;
  }

  /** The open points of the trick on the table. */
  private doubtAbout(): Doubt {
    return doubtOf({
      cards: [...this.latest].map((card, seat) => (this.inTrick[seat] === 1 ? card : -1)),
      strange: [...this.misplaced].map((each) => each === 1),
      leader: this.leader,
      trump: this.trump,
      mayHold: (seat, suit) => this.mayHold(seat, suit),
    });
  }

  /** True when the hand has more cards of the suit than it can have played instead of those it can't have played. */
  private mayHold(seat: number, suit: number): boolean {
    return (this.left[seat * 4 + suit] as number) > (this.doubtful[seat] as number);
  }

  /** The cards of the suit that the hand has left, from the highest down. */
  private stillHeld(seat: number, suit: number): readonly Card[] {
    const cards: Card[] = [];
    for (let number = suit * 13 + 12; number >= suit * 13; number--)
      if (this.owner[number] === seat && this.played[number] === 0) cards.push(cardOfNumber(number));
    return cards;
  }

  /** The winner of the thirteenth trick. Null unless every hand has one card, played or not. */
  private lastWinner(): Seat | null {
    const leader = (this.turn - this.count + 4) % 4;
    const last = [...this.latest];
    for (let seat = 0; seat < 4; seat++) if (this.inTrick[seat] === 0) last[seat] = -1;
    for (let card = 0; card < 52; card++) {
      if (this.played[card] === 1) continue;
      const seat = this.owner[card] as number;
      if (seat === -1 || last[seat] !== -1) return null;
      last[seat] = card;
    }
    if (last.includes(-1)) return null;
    let best = last[leader] as number;
    let winner = leader;
    for (let step = 1; step < 4; step++) {
      const seat = (leader + step) % 4;
      const card = last[seat] as number;
      if (beats(card, best, this.trump)) {
        best = card;
        winner = seat;
      }
    }
    return SEATS[winner] as Seat;
  }
}
