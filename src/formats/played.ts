/** Facts of play as readers make them. Whether a play was legal is not checked. */

import { CARDS, type Card } from '../domain/card.ts';
import { nextSeat, SEATS, type Seat } from '../domain/seat.ts';
import type { CardPlayed, Fact } from '../events/event.ts';
import { unknownPlay } from '../events/remembered.ts';

/** One frozen fact for each seat and card, shared by all deals: plain plays have no other fields. */
const PLAYS: readonly CardPlayed[] = SEATS.flatMap((seat) =>
  CARDS.map((card): CardPlayed => Object.freeze({ type: 'CardPlayed', seat, card })),
);

/** The play of a card by a seat, both by number. */
export function playOf(seat: number, card: number, note = ''): CardPlayed {
  const play = PLAYS[seat * 52 + card] as CardPlayed;
  return note === '' ? play : { ...play, note };
}

/** The play of a card that the record lacks, by a seat by number. */
export function missingPlayOf(seat: number): Fact {
  return unknownPlay(SEATS[seat] as Seat, '??');
}

/** Where a record has only the lead and a result: the card led, and a claim of the rest if declarer's tricks are known. */
export function leadAndClaim(lead: Card | null, declarer: Seat | null, tricks: number | null): Fact[] {
  if (lead === null || declarer === null) return [];
  const events: Fact[] = [{ type: 'CardPlayed', seat: nextSeat(declarer), card: lead }];
  if (tricks !== null) events.push(recordedClaim(declarer, tricks, '*'));
  return events;
}

/**
 * The claim that ends a record with declarer's total of tricks; a concession for no trick. Who claimed and who agreed is not recorded:
 * declarer is entered because a claim needs a player, and `note` keeps the record's own words.
 * @param tricks what declarer's side wins from the trick in progress on
 */
export function recordedClaim(declarer: Seat, tricks: number, note: string): Fact {
  return { type: 'ClaimMade', by: declarer, kind: tricks === 0 ? 'concession' : 'claim', tricks, note };
}
