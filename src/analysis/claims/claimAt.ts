/** A claim or concession as it was made: what is left to play, who had shown out, which trumps are out. Nothing is decided. */

import { cardOfNumber, cardNumber, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import { isRemembered, suitOf, type Card, type Suit } from '../../domain/card.ts';
import { cardsOf, type Hand } from '../../domain/hand.ts';
import { otherSide, SEATS, seatsOf, sideOf, type Seat } from '../../domain/seat.ts';
import { allTricks, trickNumber, type Table } from '../../domain/table.ts';
import type { Fact } from '../../events/event.ts';
import type { Position } from '../../replay/position.ts';
import { standingAt } from '../doubleDummy/standing.ts';
import type { ClaimEnding } from './ending.ts';

/** A claim that can be worked on. */
export interface ClaimStanding {
  /** Number of the event. */
  readonly at: number;
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  /** Of the claimer's side, from the trick in progress on. */
  readonly tricks: number;
  /** The trick from which they count. */
  readonly trick: number;
  readonly statement: string | null;
  /** 0 for North–South, 1 for East–West. */
  readonly side: number;
  readonly ending: ClaimEnding;
  /** 70C: the trumps the opponents hold, the highest first, by hand. */
  readonly trumpsOut: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  /** 70E1: the suits to which an opponent has failed to follow already. */
  readonly shownOut: readonly { readonly seat: Seat; readonly suit: Suit }[];
}

/** A claim of a record, with the number of its event. */
interface ClaimFound {
  readonly at: number;
  readonly standing: ClaimStanding | null;
}

/** The claims of a record, in order of time; null for one whose cards nobody knows, or that a law in force makes more than the search can weigh. */
export function claimsIn(facts: readonly Fact[], positions: readonly Position[]): readonly ClaimFound[] {
  return facts.flatMap((fact, at): readonly ClaimFound[] => {
    const position = positions[at];
    if (fact.type !== 'ClaimMade' || position === undefined) return [];
    const { table } = position;
    const standing = standingAt(position, table.deal);
    if (standing === null) return [{ at, standing: null }];
    const { trump, leader, played, rules } = standing;
    return [
      {
        at,
        standing: {
          at,
          by: fact.by,
          kind: fact.kind,
          tricks: fact.tricks,
          trick: trickNumber(table),
          statement: fact.statement ?? null,
          side: seatNumber(fact.by) % 2,
          ending: {
            hands: SEATS.map((seat) => numbersOf(table.hands[seat])),
            trump,
            leader,
            played,
            rules: rules === undefined || Object.keys(rules).length === 0 ? null : rules,
          },
          trumpsOut: trumpsOutAt(table, fact.by),
          shownOut: shownOutAt(table, fact.by),
        },
      },
    ];
  });
}

/** By suit and from the top, spades first: the order of an ending. */
export function numbersOf(hand: Hand): readonly number[] {
  return cardsOf(hand)
    .map(cardNumber)
    .toSorted((one, other) => other - one);
}

function trumpsOutAt(table: Table, by: Seat): ClaimStanding['trumpsOut'] {
  const trump = trumpNumber(table.contract);
  if (trump < 0) return [];
  return seatsOf(otherSide(sideOf(by))).flatMap((seat) => {
    const cards = numbersOf(table.hands[seat])
      .filter((card) => Math.floor(card / 13) === trump)
      .map(cardOfNumber);
    return cards.length === 0 ? [] : [{ seat, cards }];
  });
}

function shownOutAt(table: Table, by: Seat): ClaimStanding['shownOut'] {
  const found = new Map<string, { readonly seat: Seat; readonly suit: Suit }>();
  for (const trick of allTricks(table)) {
    const led = trick[trick.leader];
    if (!isRemembered(led)) continue;
    for (const seat of seatsOf(otherSide(sideOf(by)))) {
      const card = trick[seat];
      if (isRemembered(card) && suitOf(card) !== suitOf(led))
        found.set(seat + suitOf(led), { seat, suit: suitOf(led) });
    }
  }
  return [...found.values()];
}
