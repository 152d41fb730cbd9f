/** Cards nobody remembered that the rest of the record leaves no choice about. */

import { isRemembered, type Card } from '../domain/card.ts';
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
): Readonly<Record<number, Card>> {
  const { table } = positions.at(-1) as Position;
  const isDoubted = findings.some(
    ({ key, record }) =>
      record === 'cardNotHeld' ||
      record === 'cardTwice' ||
      record === 'badDeal' ||
      key === 'record.cardsDoNotFit',
  );
  if (isDoubted || !cardsFit(table)) return {};
  const found: Record<number, Card> = {};
  for (const { seat, trick, cards } of gapsIn(table)) {
    const [only, ...others] = cards;
    if (only === undefined || others.length > 0) continue;
    const at = positions.findIndex(
      (position, index) =>
        isGapAt(position.table, seat, trick) && !isGapAt(positions[index - 1]?.table ?? table, seat, trick),
    );
    if (at > 0) found[at - 1] = only;
  }
  return found;
}

function isGapAt(table: Table, seat: Seat, trick: number): boolean {
  const placed = trickAt(table, trick)?.[seat] ?? null;
  return placed !== null && !isRemembered(placed);
}

/** The play with the card it must have been; every other fact as it is. */
export function filledWith(fact: Fact, card: Card | undefined): Fact {
  if (card === undefined || !isUnknownPlay(fact)) return fact;
  const { suit: _known, ...rest } = fact;
  return { ...rest, card };
}
