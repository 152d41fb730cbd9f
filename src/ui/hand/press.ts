/** A card under somebody’s finger: a press plays it, a long press or the menu key says that something else happened with it. */

import type { Card, Unremembered } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';

export interface CardPressed {
  readonly seat: Seat;
  /** Null where the hand is not known, so that the card has still to be chosen. */
  readonly card: Card | null;
  /** It was played, and nobody remembers which card it was. */
  readonly forgotten?: Unremembered;
  /** Something else happened with the card than that it was played in turn. */
  readonly more: boolean;
}

/** Sends `card-pressed`. A long press is the browser’s own: it asks for a menu, and ours is another. */
export function pressed(event: Event, detail: CardPressed): void {
  event.preventDefault();
  event.target?.dispatchEvent(new CustomEvent('card-pressed', { detail, bubbles: true, composed: true }));
}
