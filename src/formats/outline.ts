/**
 * The part of a deal that other formats can express: calls, rows of cards and a number of tricks. Cards are where they lay in the end;
 * what happened before is left to the loss report.
 */

import { readAuction } from '../domain/auction.ts';
import { CARDS, isRemembered, suitOf, type Card } from '../domain/card.ts';
import type { Contract } from '../domain/contract.ts';
import { countCards, EMPTY_HAND, isVoid, withoutCard } from '../domain/hand.ts';
import { beats, trumpNumber } from '../domain/numbers.ts';
import { clockwiseFrom, nextSeat, sideOf, type Seat } from '../domain/seat.ts';
import { allTricks } from '../domain/table.ts';
import type { CardPlayed, ClaimMade, Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { isReadersClaim } from '../events/readersClaim.ts';
import type { DealRecord } from '../events/record.ts';
import { lastPosition, timelineOf, type Timeline } from '../replay/timeline.ts';
import { isPlayOver } from '../laws/law69.ts';
import { resultAt, revokes } from '../replay/view.ts';
import type { ReadCall, ReadDeal } from './readDeal.ts';
import { callsOf, isInRotation } from './writtenCalls.ts';

/** A deal as a writer needs it; the result of a reader is one. */
export type WrittenDeal = Pick<ReadDeal, 'record'> &
  Partial<Pick<ReadDeal, 'calls' | 'tags' | 'tables' | 'extras'>>;

interface StandingCard {
  readonly seat: Seat;
  readonly card: Card;
  /** The number of the event that played it; -1 if it was called. */
  readonly event: number;
}

export interface StandingTrick {
  /** In the order of play. */
  readonly cards: readonly StandingCard[];
  /** True if the winner of the trick before did not lead it; for the opening lead, if the hand at declarer's left did not. */
  readonly outOfTurn: boolean;
}

export interface Outline {
  readonly calls: readonly ReadCall[];
  /** False if a player was skipped, so that the seats don't follow from the dealer. */
  readonly inRotation: boolean;
  readonly auctionOver: boolean;
  readonly passedOut: boolean;
  readonly contract: Contract | null;
  /** At the end, because 54A may have changed it. */
  readonly declarer: Seat | null;
  readonly tricks: readonly StandingTrick[];
  /**
   * Declarer's tricks in all if a counting claim ended the play, or if play is over and nobody remembers one of its cards; otherwise null.
   */
  readonly claimed: number | null;
  /** Declarer's tricks if all cards are in tricks; otherwise null. */
  readonly played: number | null;
  /** Numbers of the events whose cards are in no trick. */
  readonly notStanding: readonly number[];
  /** The cards of established revokes. */
  readonly revokes: ReadonlySet<Card>;
  /** Folded on the first call. */
  readonly timeline: () => Timeline;
}

/** Memoised by record: a writer, its loss report and the check of its output all need the outline, but the record is folded once. */
const known = new WeakMap<DealRecord, { readonly calls: WrittenDeal['calls']; readonly outline: Outline }>();

/** The outline of a deal. It is memoised by record and calls, which never change. */
export function outlineOf(deal: WrittenDeal): Outline {
  const before = known.get(deal.record);
  if (before !== undefined && before.calls === deal.calls) return before.outline;
  const outline = outlined(deal);
  known.set(deal.record, { calls: deal.calls, outline });
  return outline;
}

function outlined(deal: WrittenDeal): Outline {
  const { record } = deal;
  let folded: Timeline | null = null;
  const timeline = (): Timeline => (folded ??= timelineOf(record));
  const plain = plainPlay(record.events);
  // A contract that was called at the table is not in the header.
  const isFromCalls =
    record.header.contract === null && record.events.some(({ type }) => type === 'CallMade');
  const { contract, declarer } =
    plain === null || isFromCalls ? lastPosition(timeline()).table : record.header;
  const standing = plain?.rows ?? rowsOnTable(record.events, timeline());
  // No other format has forgotten cards, so the play ends before the first one.
  const gap = plain === null ? firstGap(timeline()) : null;
  const rows = gap === null ? standing : rowsBefore(standing, gap);
  const followed = plain !== null && allFollowed(record, rows);
  const { tricks, won } = withLeaders(rows, contract, declarer);
  const stands = new Set(standing.flatMap((row) => row.map(({ event }) => event)));
  const complete = rows.length > 0 && rows.length * 4 >= cardsDealt(record) && rows.at(-1)?.length === 4;
  const calls = callsOf(record, deal.calls);
  const auction = readAuction(
    calls[0]?.seat ?? 'N',
    calls.map(({ call }) => call),
  );
  const inRotation = isInRotation(record, calls);
  return {
    calls,
    inRotation,
    auctionOver: auction.over,
    passedOut: contract === null && inRotation && auction.passedOut,
    contract,
    declarer,
    tricks,
    claimed: complete
      ? null
      : plain?.claim === undefined
        ? gap === null
          ? claimedAt(record, timeline)
          : resultOf(timeline())
        : totalOf(plain.claim, declarer, won, rows, cardsDealt(record) / 4),
    played: complete && declarer !== null ? won : null,
    notStanding: record.events.flatMap((fact, index) =>
      isKnownPlay(fact) && !stands.has(index) ? [index] : [],
    ),
    revokes: followed
      ? new Set()
      : new Set(
          revokes(lastPosition(timeline())).flatMap(({ card, state }) =>
            state === 'established' && isRemembered(card) ? [card] : [],
          ),
        ),
    timeline,
  };
}

/** 52, or fewer in an end position. */
export function cardsDealt({ header }: DealRecord): number {
  let most = 0;
  for (const hand of Object.values(header.deal.hands))
    most = Math.max(most, hand === null ? 0 : countCards(hand));
  return most === 0 || most > 13 ? 52 : most * 4;
}

type Row = readonly StandingCard[];

/** The plays in rows of four, and a claim that was agreed or comes from a file. Null if only the Laws can tell where a card lies. */
function plainPlay(events: readonly Fact[]): { rows: Row[]; claim?: ClaimMade } | null {
  const rows: StandingCard[][] = [];
  let claim: ClaimMade | undefined;
  for (const [event, fact] of events.entries()) {
    if (claim !== undefined) {
      if (fact.type !== 'ClaimAgreed' || event !== events.length - 1) return null;
    } else if (fact.type === 'ClaimMade') claim = fact;
    else if (isKnownPlay(fact) && isPlainPlay(fact)) {
      const { seat, card } = fact;
      const row = rows.at(-1);
      if (row === undefined || row.length === 4) rows.push([{ seat, card, event }]);
      else if (row.some((each) => each.seat === seat)) return null;
      else row.push({ seat, card, event });
    } else if (fact.type !== 'CallMade' || rows.length > 0) return null;
  }
  if (claim === undefined) return { rows };
  return isReadersClaim(claim.note) || events.at(-1)?.type === 'ClaimAgreed' ? { rows, claim } : null;
}

/** True if the fact says only who played which card, apart from notes on it. */
export function isPlainPlay(fact: CardPlayed): boolean {
  return (
    fact.as === undefined &&
    fact.faceDown === undefined &&
    fact.together === undefined &&
    fact.trick === undefined
  );
}

function rowsOnTable(events: readonly Fact[], timeline: Timeline): Row[] {
  const { table } = lastPosition(timeline);
  return allTricks(table)
    .map((trick) =>
      clockwiseFrom(trick.leader).flatMap((seat): StandingCard[] => {
        const card = trick[seat];
        if (!isRemembered(card)) return [];
        const event = events.findLastIndex(
          (fact) => fact.type === 'CardPlayed' && fact.seat === seat && fact.card === card,
        );
        return [{ seat, card, event }];
      }),
    )
    .filter((row) => row.length > 0);
}

/** True when every card follows suit or comes from a hand that could not: then no revoke need be looked for. */
function allFollowed({ header }: DealRecord, rows: readonly Row[]): boolean {
  const { N, E, S, W } = header.deal.hands;
  const left = { N: N ?? EMPTY_HAND, E: E ?? EMPTY_HAND, S: S ?? EMPTY_HAND, W: W ?? EMPTY_HAND };
  for (const row of rows) {
    const [first] = row;
    for (const { seat, card } of row) {
      const suit = suitOf(first?.card ?? card);
      if (suitOf(card) !== suit && !isVoid(left[seat], suit)) return false;
      left[seat] = withoutCard(left[seat], card);
    }
  }
  return true;
}

/** Finds the tricks led out of turn, and the number of tricks that declarer's side won. */
function withLeaders(
  rows: readonly Row[],
  contract: Contract | null,
  declarer: Seat | null,
): { tricks: StandingTrick[]; won: number } {
  const trump = trumpNumber(contract);
  let expected = declarer === null ? null : nextSeat(declarer);
  let won = 0;
  const tricks = rows.map((row): StandingTrick => {
    const [first] = row;
    const outOfTurn = expected !== null && first !== undefined && first.seat !== expected;
    let winner = first;
    for (const each of row.slice(1))
      if (winner === undefined || beats(CARDS.indexOf(each.card), CARDS.indexOf(winner.card), trump))
        winner = each;
    if (
      winner !== undefined &&
      declarer !== null &&
      row.length === 4 &&
      sideOf(winner.seat) === sideOf(declarer)
    )
      won++;
    expected = winner?.seat ?? expected;
    return { cards: row, outOfTurn };
  });
  return { tricks, won };
}

/** Declarer's tricks in all, from the claimed tricks of the claimer's side. */
function totalOf(
  claim: ClaimMade,
  declarer: Seat | null,
  won: number,
  rows: readonly Row[],
  total: number,
): number | null {
  if (declarer === null) return null;
  const left = total - rows.filter((row) => row.length === 4).length;
  const more = sideOf(claim.by) === sideOf(declarer) ? claim.tricks : left - claim.tricks;
  return more < 0 || more > left ? null : won + more;
}

/** The first trick with a forgotten card, and the number of cards played to it before that one. */
function firstGap(timeline: Timeline): { readonly trick: number; readonly cards: number } | null {
  for (const trick of allTricks(lastPosition(timeline).table)) {
    const cards = clockwiseFrom(trick.leader).findIndex((seat) => {
      const placed = trick[seat];
      return placed !== null && !isRemembered(placed);
    });
    if (cards >= 0) return { trick: trick.number, cards };
  }
  return null;
}

function rowsBefore(rows: readonly Row[], gap: { readonly trick: number; readonly cards: number }): Row[] {
  const whole = rows.slice(0, gap.trick - 1);
  const row = rows[gap.trick - 1]?.slice(0, gap.cards) ?? [];
  return row.length === 0 ? whole : [...whole, row];
}

/** Declarer's tricks if play is over and the record tells them; otherwise null. */
function resultOf(timeline: Timeline): number | null {
  const end = lastPosition(timeline);
  return isPlayOver(end) ? (resultAt(end)?.declarerTricks ?? null) : null;
}

function claimedAt({ events }: DealRecord, timeline: () => Timeline): number | null {
  if (!events.some((fact) => fact.type === 'ClaimMade')) return null;
  return resultAt(lastPosition(timeline()))?.declarerTricks ?? null;
}
