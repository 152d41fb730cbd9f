/** Where each card is at a position: played, in the trick, a penalty card, lying loose, or taken back. */

import type { Card } from '../../domain/card.ts';
import type { Seat } from '../../domain/seat.ts';
import { allTricks } from '../../domain/table.ts';
import type { Fact } from '../../events/event.ts';
import { whereabouts, type CardAt } from '../../picture/lie.ts';
import type { Moment } from '../replay.ts';

const UNDEALT = { N: null, E: null, S: null, W: null };

/** Every card that is not simply in its hand. */
export function cardStates({ table, penaltyCards, ifSo }: Moment): ReadonlyMap<Card, CardAt> {
  return whereabouts({
    dealt: UNDEALT,
    tricks: allTricks(table),
    penaltyCards: penaltyCards.map(({ owner, card, kind }) => [owner, card, kind]),
    doubtful: penaltyCards.flatMap(({ card, case: id }) => (ifSo.has(id) ? [card] : [])),
    loose: table.loose.map(({ seat, card }) => [seat, card]),
    known: [],
  });
}

/** Cards taken back since the trick in progress began and not played again: drawn as ghosts. */
export function withdrawnNow(events: readonly Fact[], moment: Moment): readonly { seat: Seat; card: Card }[] {
  const standing = new Set(
    [...cardStates(moment)].filter(([, { spot }]) => spot === 'trick').map(([card]) => card),
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
