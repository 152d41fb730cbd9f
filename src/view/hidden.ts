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
  { declarer, dummySpread, trick, hands, loose }: Table,
  facts: readonly Fact[],
): (card: Card) => boolean {
  const seen = visibleSeats(perspective, declarer, dummySpread || trick !== null);
  // Also a player who spreads his hand as if he were dummy has shown it (49).
  const faced = facts.flatMap((fact) =>
    fact.type === 'HandFaced' || fact.type === 'DummySpread' ? [fact.seat] : [],
  );
  const closed = SEATS.filter((seat) => !seen.includes(seat) && !faced.includes(seat));
  if (closed.length === 0) return () => false;
  // A lead may lie on the table before its entry: of two at the same moment the one that people found to be first is read first (58A).
  const shown = new Set([...facts, ...loose].flatMap((one) => ('card' in one ? [one.card] : [])));
  return (card) => !shown.has(card) && closed.some((seat) => holds(hands[seat], card));
}
