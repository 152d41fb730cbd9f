/**
 * Which cards a forgotten card may have been, and whether the forgotten cards fit at all. Only possession decides: nobody is assumed to
 * have followed suit or to have kept any other duty.
 */

import { CARDS, SUITS, suitOf, suitShown, isRemembered, type Card, type Suit } from '../domain/card.ts';
import { cardsOf, holds } from '../domain/hand.ts';
import { SEATS, type Seat, type Side } from '../domain/seat.ts';
import { isWonByLead } from '../domain/forgotten.ts';
import { allTricks, undecidedTricks, type Table } from '../domain/table.ts';
import type { Trick } from '../domain/trick.ts';

/** A place in a trick whose card is not remembered. */
export interface Gap {
  readonly seat: Seat;
  readonly trick: number;
  /** The cards it may have been; empty where the record contradicts itself. */
  readonly cards: readonly Card[];
}

/** Gaps that are filled from the same cards: those of one hand, or of all hands that the record does not show. */
export interface Pool {
  readonly cards: readonly Card[];
  readonly gaps: readonly GapIn[];
}

/** A gap, with its suit where somebody remembers that. */
export interface GapIn {
  readonly seat: Seat;
  readonly trick: Trick;
  readonly suit: Suit | null;
}

/**
 * The gaps of the play with the cards that may fill them: a pool for each hand shown, and one for all hands not shown together. A pool
 * without gaps is left out.
 */
export function poolsOf(table: Table): Pool[] {
  const known = SEATS.filter((seat) => table.deal.hands[seat] !== null);
  const hidden = SEATS.filter((seat) => table.deal.hands[seat] === null);
  return [
    ...known.map((seat) => ({ cards: cardsOf(table.hands[seat]), gaps: gapsOf(table, [seat]) })),
    ...(hidden.length === 0 ? [] : [{ cards: notShown(table), gaps: gapsOf(table, hidden) }]),
  ].filter(({ gaps }) => gaps.length > 0);
}

function gapsOf(table: Table, seats: readonly Seat[]): Pool['gaps'] {
  return allTricks(table).flatMap((trick) =>
    seats.flatMap((seat) => {
      const placed = trick[seat];
      return placed === null || isRemembered(placed) ? [] : [{ seat, trick, suit: suitShown(placed) }];
    }),
  );
}

/** Cards that no shown hand was dealt and that nobody is known to have played. */
function notShown(table: Table): Card[] {
  const dealt = SEATS.flatMap((seat) => table.deal.hands[seat] ?? []);
  const played = new Set(allTricks(table).flatMap((trick) => SEATS.map((seat) => trick[seat])));
  return CARDS.filter((card) => !played.has(card) && !dealt.some((hand) => holds(hand, card)));
}

const ofSuit = (cards: readonly Card[], suit: Suit): number =>
  cards.filter((card) => suitOf(card) === suit).length;

/** True when each gap can be filled with a card of its own. */
export function canFillGaps({ cards, gaps }: Pool): boolean {
  return (
    gaps.length <= cards.length &&
    SUITS.every((suit) => gaps.filter((gap) => gap.suit === suit).length <= ofSuit(cards, suit))
  );
}

/** True when the forgotten cards can all have been played by the hands that are said to have played them. */
export function cardsFit(table: Table): boolean {
  return table.forgotten === null || poolsOf(table).every(canFillGaps);
}

/** Every gap in the tricks that are told one by one, with the cards it may have been. */
export function gapsIn(table: Table): Gap[] {
  if (table.forgotten === null) return [];
  return poolsOf(table).flatMap((pool) =>
    pool.gaps
      .filter(({ trick }) => trick.skipped === undefined)
      .map((gap) => ({ seat: gap.seat, trick: gap.trick.number, cards: mayBe(gap, pool) })),
  );
}

/** The cards for this gap that leave enough cards for all other gaps. */
function mayBe(gap: Pool['gaps'][number], { cards, gaps }: Pool): Card[] {
  const others = gaps.filter((other) => other !== gap);
  return cards.filter(
    (card) =>
      (gap.suit === null || gap.suit === suitOf(card)) &&
      canFillGaps({ cards: cards.filter((other) => other !== card), gaps: others }),
  );
}

/** The tricks that each side has certainly won, and the most that it can have won. */
type BySide = { readonly [side in Side]: { readonly least: number; readonly most: number } };

export interface TricksKnown extends BySide {
  /** The number of tricks whose winner nobody can tell. */
  readonly undecided: number;
  /** A trick counts for the side that led to the next one, although a card of it is forgotten and the other side may have won it. */
  readonly byLeads: boolean;
}

/** The least and the most tricks that each side can have won by now. */
export function tricksKnown(table: Table): TricksKnown {
  const undecided = undecidedTricks(table).length;
  const { NS, EW } = table.won;
  return {
    NS: { least: NS, most: NS + undecided },
    EW: { least: EW, most: EW + undecided },
    undecided,
    byLeads: allTricks(table).some((trick) => isWonByLead(table, trick)),
  };
}
