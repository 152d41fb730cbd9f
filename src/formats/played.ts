/** Facts of play by number, and who wins a trick: what a reader needs to put cards into time order. No opinion on legality. */

import { CARDS, type Card } from '../domain/card.ts';
import type { Contract } from '../domain/contract.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import type { CardPlayed, Fact } from '../events/event.ts';

/** One fact for each seat and card, shared by all deals that are read: plain plays differ in nothing else. */
const PLAYS: readonly CardPlayed[] = SEATS.flatMap((seat) =>
  CARDS.map((card): CardPlayed => Object.freeze({ type: 'CardPlayed', seat, card })),
);

/** The play of a card by a seat, both by number. */
export function playOf(seat: number, card: number, note = ''): CardPlayed {
  const play = PLAYS[seat * 52 + card] as CardPlayed;
  return note === '' ? play : { ...play, note };
}

export function seatNumber(seat: Seat): number {
  return SEAT_NUMBER[seat];
}

const SEAT_NUMBER: Readonly<Record<Seat, number>> = { N: 0, E: 1, S: 2, W: 3 };

/** Number of the trump suit (clubs 0), or -1 at notrump and while the contract is unknown. */
export function trumpNumber(contract: Contract | null): number {
  return contract === null ? -1 : 'CDHS'.indexOf(contract.strain);
}

const SUIT_OF = Uint8Array.from(CARDS, (_card, index) => Math.floor(index / 13));

/** True when `card` beats the `best` so far of a trick. */
export function beats(card: number, best: number, trump: number): boolean {
  return SUIT_OF[card] === SUIT_OF[best] ? card > best : SUIT_OF[card] === trump;
}

export function cardOfNumber(number: number): Card {
  return CARDS[number] as Card;
}

/**
 * The end of a record that says how many tricks declarer made in all: a claim by declarer, agreed. Who spoke is not
 * recorded, so `note` keeps the record's own words for it.
 * @param tricks what declarer's side wins from the trick in progress on
 */
export function agreedClaim(declarer: Seat, tricks: number, note: string): readonly [Fact, Fact] {
  const opponent = SEATS[(SEAT_NUMBER[declarer] + 1) % 4] as Seat;
  return [
    { type: 'ClaimMade', by: declarer, kind: tricks === 0 ? 'concession' : 'claim', tricks, note },
    { type: 'ClaimAgreed', by: opponent, status: 'agreed' },
  ];
}

/** The note of a claim that a reader made of the number of tricks a file gives. */
export function isReadersClaim(note: string | undefined): boolean {
  return note !== undefined && /^(?:\*|mc\|\d{1,2}\|)$/.test(note);
}
