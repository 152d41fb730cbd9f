/** The cards that may not be shown to a viewer: those of closed hands that nobody has shown or played. */

import type { Card } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { SEATS } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { visibleSeats, type Perspective } from './perspective.ts';

/**
 * A test of which cards may not be shown through somebody's eyes: those of closed hands that no fact has shown.
 * @param facts what has happened so far
 */
export function hiddenFrom(
  perspective: Perspective,
  { declarer, dummySpread, trick, hands }: Table,
  facts: readonly Fact[],
): (card: Card) => boolean {
  const seen = visibleSeats(perspective, declarer, dummySpread || trick !== null);
  const closed = SEATS.filter(
    (seat) => !seen.includes(seat) && !facts.some((fact) => fact.type === 'HandFaced' && fact.seat === seat),
  );
  if (closed.length === 0) return () => false;
  const shown = new Set(facts.flatMap((fact) => ('card' in fact ? [fact.card] : [])));
  return (card) => !shown.has(card) && closed.some((seat) => holds(hands[seat], card));
}
