/** Where each card is at a position: in the hand, played, in the trick, a penalty card, or lying loose. */

import type { Card } from '../../domain/card.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { Moment } from '../replay.ts';

export interface CardState {
  readonly place: 'hand' | 'played' | 'trick' | 'minor' | 'major' | 'loose';
  /** The trick it was played to. */
  readonly trick?: number;
}

/** Every card that is not simply in its hand. */
export function cardStates(moment: Moment): ReadonlyMap<Card, CardState> {
  const states = new Map<Card, CardState>();
  const { table } = moment;
  for (const trick of table.earlier) {
    for (const seat of SEATS) {
      const card = trick[seat];
      if (card !== null) states.set(card, { place: 'played', trick: trick.number });
    }
  }
  if (table.trick !== null) {
    for (const seat of SEATS) {
      const card = table.trick[seat];
      if (card !== null) states.set(card, { place: 'trick', trick: table.trick.number });
    }
  }
  for (const { card, kind } of moment.penaltyCards) if (!states.has(card)) states.set(card, { place: kind });
  for (const { card } of table.loose) if (!states.has(card)) states.set(card, { place: 'loose' });
  return states;
}

/** Cards taken back since the trick in progress began and not played again: drawn as ghosts. */
export function withdrawnNow(events: readonly Fact[], moment: Moment): readonly { seat: Seat; card: Card }[] {
  const standing = new Set(
    [...cardStates(moment)].filter(([, state]) => state.place === 'trick').map(([card]) => card),
  );
  const penalty = new Set(moment.penaltyCards.map(({ card }) => card));
  const ghosts: { seat: Seat; card: Card }[] = [];
  for (let at = moment.at - 1; at >= 0 && moment.at - at <= 6; at--) {
    const fact = events[at];
    if (fact?.type !== 'CardWithdrawn') continue;
    if (!standing.has(fact.card) && !penalty.has(fact.card))
      ghosts.push({ seat: fact.seat, card: fact.card });
  }
  return ghosts;
}
