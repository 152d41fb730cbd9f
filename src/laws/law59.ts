/** Law 59: inability to lead or play as required. 2017, 2007. The hand may play any otherwise legal card, and the restriction ends. */

import { isKnownHand } from '../domain/table.ts';
import { cite, type Effect, type Standing } from './step.ts';
import type { LegalCards } from './legal.ts';
import { ofCard } from './finding.ts';

/** A card led or played under a restriction that the hand could not obey. `legal`: with the card still in the hand. */
export function watchStanding59(standing: Standing, legal: LegalCards): Effect[] {
  const { seat, card, trick, led } = standing;
  if (!isKnownHand(standing.before, seat) || !legal.cannotComply) return [];
  return [
    cite({
      key: 'restriction.cannotComply',
      laws: led ? ['59'] : ['59', '57B'],
      ...ofCard(seat, card),
      trick,
      procedure: true,
      weighed: [{ law: '61A', why: 'couldNotComply' }],
    }),
  ];
}
