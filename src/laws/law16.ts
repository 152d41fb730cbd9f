/**
 * Law 16B where a player looks at his partner's hand. 2017, 2007. Sight of an opponent's hand is left to the director: who sees it by
 * accident may use it, who looks for it behaves badly (Law 74). Who may use what of withdrawn cards is kept by law50E.ts.
 */

import { isPartnersHand } from './cardsSeen.ts';
import { isEndedByClaim } from './law69.ts';
import { cite, type Effect, type Step } from './step.ts';

/** 16B: the finding that what the player has seen of his partner's cards may not be used. */
export function watch16(step: Step): Effect[] {
  const { fact, before } = step;
  if (fact.type !== 'HandSeen' || !isPartnersHand(before, fact) || isEndedByClaim(step)) return [];
  const { by, of } = fact;
  return [cite({ key: 'exposed.partnersHandSeen', laws: ['16B'], params: { by, of }, seat: by })];
}
