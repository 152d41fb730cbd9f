/** Cards nobody remembered, or suits of them, that the rest of the record leaves no choice about. */

import { isRemembered, suitOf, suitShown, type Card, type Placed } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { trickAt, type Table } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { isUnknownPlay } from '../events/remembered.ts';
import type { Finding } from '../laws/finding.ts';
import { cardsFit, gapsIn } from './memory.ts';
import type { Position } from './position.ts';

/** By number of the event. Nothing follows from a record that contradicts itself. */
export function inferredIn(
  positions: readonly Position[],
  findings: readonly Finding[],
): Readonly<Record<number, Placed>> {
  const { table } = positions.at(-1) as Position;
  const isDoubted = findings.some(
    ({ key, record }) =>
      record === 'cardNotHeld' ||
      record === 'cardTwice' ||
      record === 'badDeal' ||
      key === 'record.cardsDoNotFit',
  );
  if (isDoubted || !cardsFit(table)) return {};
  const found: Record<number, Placed> = {};
  for (const { seat, trick, cards } of gapsIn(table)) {
    const placed = common(cards);
    const at = placed === null ? -1 : madeAt(positions, seat, trick);
    if (placed !== null && at > 0) found[at - 1] = placed;
  }
  return found;
}

/** A card that its player took back by name was the one he had just played, although nobody remembered it then. */
export function withdrawnIn(
  positions: readonly Position[],
  events: readonly Fact[],
): Readonly<Record<number, Placed>> {
  const found: Record<number, Placed> = {};
  for (const [index, fact] of events.entries()) {
    const trick = positions[index]?.table.trick ?? null;
    if (fact.type !== 'CardWithdrawn' || trick === null) continue;
    const { seat, card } = fact;
    const placed = trick[seat];
    if (placed === null || isRemembered(placed) || (suitShown(placed) ?? suitOf(card)) !== suitOf(card))
      continue;
    const at = madeAt(positions.slice(0, index + 1), seat, trick.number);
    if (at > 0) found[at - 1] = card;
  }
  return found;
}

/** The only card it may have been, or the suit of all of them; null where they have nothing in common. */
function common(cards: readonly Card[]): Placed | null {
  const [one, ...others] = cards;
  if (one === undefined) return null;
  if (others.length === 0) return one;
  return others.every((other) => suitOf(other) === suitOf(one)) ? `${suitOf(one)}?` : null;
}

/** The first position with the gap there; -1 where there is none. */
function madeAt(positions: readonly Position[], seat: Seat, trick: number): number {
  return positions.findIndex(
    ({ table }, index) =>
      isGapAt(table, seat, trick) && !isGapAt(positions[index - 1]?.table ?? table, seat, trick),
  );
}

function isGapAt(table: Table, seat: Seat, trick: number): boolean {
  const placed = trickAt(table, trick)?.[seat] ?? null;
  return placed !== null && !isRemembered(placed);
}

/** The play with the card it must have been, or its suit; every other fact as it is. */
export function filledWith(fact: Fact, placed: Placed | undefined): Fact {
  if (placed === undefined || !isUnknownPlay(fact)) return fact;
  const { suit: known, ...rest } = fact;
  if (isRemembered(placed)) return { ...rest, card: placed };
  const suit = known ?? suitShown(placed);
  return suit === null ? fact : { ...rest, suit };
}
