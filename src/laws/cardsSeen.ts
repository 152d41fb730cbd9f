/** Cards that somebody saw before the auction began. They are not exposed cards of Law 24, but information from elsewhere (16D1). */

import { isDummy, type CardOfHand, type Table } from '../domain/table.ts';
import type { Seat } from '../domain/seat.ts';
import { cardsOf } from '../domain/hand.ts';
import type { CardExposed, CardPlayed, FactOf } from '../events/event.ts';
import { withFirst } from './repeats.ts';

export interface CardsSeen {
  readonly happened: { readonly auctionBegun?: true; readonly dummyFaced?: true };
  /** Cards seen before anybody called (16D1). */
  readonly seenBeforeAuction: readonly CardOfHand[];
}

function isSameCard(one: CardOfHand, other: CardOfHand): boolean {
  return one.seat === other.seat && one.card === other.card;
}

function isFacingAsDummy(table: Table, seat: Seat): boolean {
  return table.phase !== 'auction' && isDummy(table, seat);
}

function withDummyFaced<Kept extends CardsSeen>(ledger: Kept): Kept {
  return { ...ledger, happened: { ...ledger.happened, dummyFaced: true } };
}

/**
 * The ledger after a card was shown, dropped or led: nothing changes once somebody has called, unless dummy begins to spread his hand after
 * the auction (54C).
 */
export function seenBefore<Kept extends CardsSeen>(
  ledger: Kept,
  fact: CardExposed | CardPlayed,
  table: Table,
): Kept {
  const { seat, card } = fact;
  if (fact.type === 'CardExposed' && fact.seenByPartner === false) return ledger;
  if (fact.type === 'CardExposed' && fact.manner === 'spreading' && isFacingAsDummy(table, seat))
    return withDummyFaced(ledger);
  if (table.phase !== 'auction' || ledger.happened.auctionBegun) return ledger;
  return { ...ledger, seenBeforeAuction: withFirst(ledger.seenBeforeAuction, { seat, card }, isSameCard) };
}

/**
 * The ledger after a whole hand was faced: before the auction its cards are noted, and those of an unknown hand can't be. After the
 * auction it is noted that the hand is dummy's (54C).
 */
export function handSeenBefore<Kept extends CardsSeen>(
  ledger: Kept,
  { seat }: FactOf<'HandFaced' | 'DummySpread'>,
  table: Table,
): Kept {
  if (isFacingAsDummy(table, seat)) return withDummyFaced(ledger);
  if (table.phase !== 'auction' || ledger.happened.auctionBegun) return ledger;
  return cardsOf(table.hands[seat]).reduce(
    (seen, card) => ({
      ...seen,
      seenBeforeAuction: withFirst(seen.seenBeforeAuction, { seat, card }, isSameCard),
    }),
    ledger,
  );
}
